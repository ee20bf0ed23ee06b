import { describe, expect, it, vi } from 'vitest';
import { MOST_BYTES, readTextFile } from './text-file';

const file = (...bytes: number[]): Blob => new Blob([new Uint8Array(bytes)]);
const ascii = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));

describe('a file', () => {
  it('is read as UTF-8, with or without its mark', async () => {
    expect(await readTextFile(new Blob(['53..7 数独\n']))).toEqual({ text: '53..7 数独\n' });
    expect(await readTextFile(file(0xef, 0xbb, 0xbf, ...ascii('12')))).toEqual({ text: '12' });
    expect(await readTextFile(new Blob([]))).toEqual({ text: '' });
  });

  it('is read as UTF-16 if its mark says so', async () => {
    expect(await readTextFile(file(0xff, 0xfe, 0x31, 0, 0x2e, 0))).toEqual({ text: '1.' });
    expect(await readTextFile(file(0xfe, 0xff, 0, 0x31, 0, 0x2e))).toEqual({ text: '1.' });
  });

  it('may have some letters in another encoding', async () => {
    const comment = ascii('# from the caf').concat(0xe9, ...ascii(' on the corner\n1234'));
    expect(await readTextFile(file(...comment))).toHaveProperty('text');
  });

  it.each([
    ['a picture', [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a, 0, 0, 0, 0x0d]],
    ['a photograph', Array.from({ length: 600 }, (_, i) => 1 + ((i * 7919) % 255))],
    ['an archive', ascii('PK\x03\x04').concat(20, 8, 8)],
    ['a document', ascii('%PDF-1.7\n')],
  ])('is not read if it is %s', async (_, bytes) => {
    expect(await readTextFile(file(...bytes))).toEqual({ problem: 'binary' });
  });

  it('is refused before it is read if it is too large', async () => {
    const arrayBuffer = vi.fn();
    expect(await readTextFile({ size: MOST_BYTES + 1, arrayBuffer } as unknown as Blob)).toEqual({
      problem: 'too-large',
    });
    expect(arrayBuffer).not.toHaveBeenCalled();
  });

  it('may turn out to be a folder or gone', async () => {
    const gone = { size: 10, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
    expect(await readTextFile(gone)).toEqual({ problem: 'unreadable' });
  });
});
