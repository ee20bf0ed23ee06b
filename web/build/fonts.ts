import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const ASCII = between(0x20, 0x7e);

/** The faces of the game, and the characters that are kept of each; all others come from the system. */
const FACES = {
  figtree: {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    text: `${ASCII}\u00a0·×°–—‘’“”…−←↑→↓`,
  },
  'atkinson-digits': {
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    text: `0123456789${between(0x41, 0x5a)}`,
  },
} as const;

/** Where the style sheet looks for them. */
const fontFile = (name: string): string => fileURLToPath(new URL(`../target/fonts/${name}.woff2`, import.meta.url));

/** Cuts the fonts down to what the game writes with them. */
export function fonts(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'shudu-fonts',
    async buildStart() {
      for (const [name, { file, text }] of Object.entries(FACES)) {
        const whole = readFileSync(resolve(file));
        const path = fontFile(name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, await subsetFont(whole, text, { targetFormat: 'woff2' }));
      }
    },
  };
}
