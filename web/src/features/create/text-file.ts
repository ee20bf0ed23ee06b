/** Larger files are no puzzles that anybody picks from by hand. */
export const MOST_BYTES = 5 * 1024 * 1024;

export type FileText = { text: string } | { problem: 'too-large' | 'binary' | 'unreadable' };

/** The text of a file; what is too large is not even read. */
export async function readTextFile(file: Blob): Promise<FileText> {
  if (file.size > MOST_BYTES) {
    return { problem: 'too-large' };
  }
  try {
    return decode(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { problem: 'unreadable' };
  }
}

/** UTF-8, or UTF-16 as some editors call "Unicode" and begin with a mark. */
function decode(bytes: Uint8Array): FileText {
  const mark = `${bytes[0]} ${bytes[1]}`;
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return looksBinary(text) ? { problem: 'binary' } : { text };
}

/** Pictures, archives and documents show themselves by control characters and broken letters. */
function looksBinary(text: string): boolean {
  const start = text.slice(0, 4096);
  if (start.includes('\0') || start.startsWith('%PDF-') || start.startsWith('PK\x03\x04')) {
    return true;
  }
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  const odd = start.match(/[\x01-\x08\x0e-\x1f\x7f\ufffd]/g)?.length ?? 0;
  return odd > start.length / 10;
}
