import { readFileSync } from 'node:fs';

/** The version that the root pom gives to everything, as the game shows it: "0.1.0". */
export function version(): string {
  return inPom(/<revision>([^<-]+)/);
}

/** Where the project lives: its source, and the place for reports of bugs. */
export function home(): string {
  return inPom(/<project\.home>([^<]+)/);
}

function inPom(pattern: RegExp): string {
  const pom = readFileSync(new URL('../../pom.xml', import.meta.url), 'utf8');
  const found = pattern.exec(pom)?.[1];
  if (found === undefined) {
    throw new Error(`pom.xml has no ${pattern.source}`);
  }
  return found;
}
