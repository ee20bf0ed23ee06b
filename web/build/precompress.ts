import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterwards, filesIn, gzip } from './output.ts';

const TEXT = /\.(html|js|css|json|svg|webmanifest|txt)$/;
/** Less than this fits into one packet anyway. */
const LEAST_BYTES = 1024;

/** Writes a `.br` and a `.gz` file beside each text of the build, so that servers need not compress on every request. */
export function precompress(): Plugin {
  return afterwards('shudu-precompress', (folder) => {
    for (const { name, path, content } of filesIn(folder)) {
      if (TEXT.test(name) && content.length >= LEAST_BYTES) {
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${path}.gz`, gzip(content));
      }
    }
  });
}
