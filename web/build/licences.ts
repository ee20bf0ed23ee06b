import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The file with the terms of everything that is built in. */
export const LICENCES = 'licences.txt';

/**
 * Adds the terms of what TeaVM compiled into the engine, which no package of npm names. Its licence is the one that
 * this project has, too.
 */
export function licences(): Plugin {
  const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
  return {
    name: 'shudu-licences',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        const terms = read('browser/target/engine/shudu-engine.licences.txt') + read('LICENSE').trimStart();
        appendFileSync(join(dir!, LICENCES), terms);
      },
    },
  };
}
