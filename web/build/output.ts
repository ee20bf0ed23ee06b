import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Work = (this: Rolldown.PluginContext, folder: string, bundle: Rolldown.OutputBundle) => void | Promise<void>;

/** A plugin that works on the folder of the finished build; several take their turns in their order. */
export function afterwards(name: string, work: Work): Plugin {
  return {
    name,
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }, bundle) {
        return work.call(this, dir!, bundle);
      },
    },
  };
}

/** A file of the finished build, named as the browser asks for it: relative to index.html. */
export interface OutputFile {
  readonly name: string;
  readonly path: string;
  readonly content: Buffer;
}

/** Every file below a folder, in an order that does not depend on the file system. */
export function filesIn(folder: string): OutputFile[] {
  return readdirSync(folder, { recursive: true })
    .map((entry) => join(folder, String(entry)))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ name: relative(folder, path).split(sep).join('/'), path, content: readFileSync(path) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Compressed as servers send it, and to the same bytes on every system: gzip's header would name the system. */
export function gzip(content: Buffer): Buffer {
  const packed = gzipSync(content, { level: 9 });
  packed[9] = 255;
  return packed;
}
