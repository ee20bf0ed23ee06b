import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../src/screens.ts', import.meta.url), 'utf8');

/** The screens that are fetched when they are gone to, as `src/screens.ts` has them: name and file below `src`. */
export const SCREENS: Record<string, string> = Object.fromEntries(
  [...source.matchAll(/(\w+): \(\) => import\('\.\/([^']+)'\)/g)].map(([, name, file]) => [name!, file!]),
);
