// Answers requests with the compiled engine. Its argument is the module. Each line of standard input is a JSON array of
// an operation and a request; each line of standard output is the answer as a JSON string. Without input it prints the
// names that the module exports.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const engine = await import(pathToFileURL(process.argv[2]));
if (process.argv[3] === '--exports') {
    console.log(Object.keys(engine).join('\n'));
} else {
    for await (const line of createInterface({ input: process.stdin })) {
        const [operation, request] = JSON.parse(line);
        let answer;
        try {
            answer = engine.answer(operation, request);
        } catch (error) {
            answer = `threw ${error?.stack ?? error}`;
        }
        process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
}
