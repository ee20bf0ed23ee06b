import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The version that the root pom gives to everything, as the game shows it: "0.1.0". */
export function version(): string {
  const pom = readFileSync(fileURLToPath(new URL('../../pom.xml', import.meta.url)), 'utf8');
  const found = /<revision>([^<-]+)/.exec(pom)?.[1];
  if (found === undefined) {
    throw new Error('pom.xml names no revision');
  }
  return found;
}
