import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

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
