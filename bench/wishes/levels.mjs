// How long the browser's engine takes for puzzles of a level, in Node: node levels.mjs ENGINE
import { pathToFileURL } from 'node:url';

const { answer } = await import(pathToFileURL(process.argv[2]).href);
const COUNT = 100;

function milliseconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function make(level, index) {
  const begun = milliseconds();
  const puzzle = JSON.parse(answer('generate', JSON.stringify({ level, seed: 1, index })));
  const spent = milliseconds() - begun;
  if (puzzle.level !== level) throw new Error(`${level}: ${JSON.stringify(puzzle)}`);
  return spent;
}

for (const level of ['beginner', 'easy', 'medium', 'hard', 'expert', 'extreme']) {
  // Some for the compiler.
  for (let index = 0; index < COUNT / 5; index++) make(level, COUNT + index);
  const times = Array.from({ length: COUNT }, (_, index) => make(level, index)).sort((a, b) => a - b);
  console.log(`| ${level} | ${COUNT} | ${times[COUNT / 2].toFixed(0)} | ${times[COUNT - 1].toFixed(0)} |`);
}
