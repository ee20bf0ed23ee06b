import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterwards } from './output.ts';

/** The file with the terms of everything that is built in. */
export const LICENCES = 'licences.txt';

/** The fonts that are built in; style sheets name them, which the list of modules does not see. */
const FONTS = ['figtree', 'atkinson-hyperlegible-next'];

/**
 * Adds the terms of the fonts, and of what TeaVM compiled into the engine, which no package of npm names. Its licence is
 * the one that this project has, too.
 */
export function licences(): Plugin {
  const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  return afterwards('shudu-licences', (folder) => {
    const fonts = FONTS.map((name) => {
      const path = `web/node_modules/@fontsource-variable/${name}`;
      const { version } = JSON.parse(read(`${path}/package.json`)) as { version: string };
      return `\n## @fontsource-variable/${name} - ${version} (OFL-1.1)\n\n${read(`${path}/LICENSE`).trim()}\n\n`;
    }).join('');
    const terms = fonts + read('browser/target/engine/shudu-engine.licences.txt') + read('LICENSE').trimStart();
    appendFileSync(join(folder, LICENCES), terms);
  });
}
