// How long the browser's engine takes for hints, in Node: node hints.mjs ENGINE REQUESTS, one request a line.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [engine, file] = process.argv.slice(2);
const { answer } = await import(pathToFileURL(engine).href);
const requests = readFileSync(file, 'utf8').trim().split('\n');

function milliseconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function ask(request) {
  const begun = milliseconds();
  const text = answer('hint', request);
  const spent = milliseconds() - begun;
  if (!text.includes('"technique"')) throw new Error(`${request}: ${text}`);
  return spent;
}

// Once for the compiler.
requests.slice(0, 2000).forEach(ask);
const times = requests.map(ask).sort((a, b) => a - b);
const at = (share) => times[Math.ceil(times.length * share) - 1].toFixed(1);
console.log(`| Node ${process.version} | ${times.length.toLocaleString('en')} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
