import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Puzzle } from '@/domain/puzzle';
import { engine } from '@/engine/client';
import { type Worksheet, printPages } from './worksheet';

const PUZZLE: Puzzle = { board: '4', givens: '1.3..........4.2', source: 'made', level: 'easy' };
const SHEET: Worksheet = { paper: 'a4', perPage: '2', answers: 'end', large: false, qr: true, more: 0 };
const ADDRESS = 'http://game.test/';

function answerWith(status: number, type: string): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(new Response('%PDF', { status, headers: { 'Content-Type': type } })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a worksheet', () => {
  it('is asked for as the player wants it', async () => {
    const fetched = answerWith(200, 'application/pdf');
    const ask = vi.spyOn(engine, 'ask').mockResolvedValue({ puzzle: '.2..3...........' });
    const blob = await printPages(PUZZLE, { ...SHEET, more: 2 }, 'zh', ADDRESS);
    expect(blob?.size).toBe(4);
    expect(ask).toHaveBeenCalledTimes(2);
    const [url, request] = fetched.mock.calls[0] as unknown as [URL, RequestInit];
    expect(String(url)).toBe('http://game.test/print');
    expect(JSON.parse(request.body as string)).toEqual({
      puzzles: [PUZZLE.givens, '.2..3...........', '.2..3...........'],
      board: '4',
      language: 'zh',
      paper: 'a4',
      perPage: '2',
      answers: 'end',
      large: false,
      address: ADDRESS,
    });
  });

  it('is left to the browser where there is no server, or no answer', async () => {
    answerWith(429, 'application/problem+json');
    expect(await printPages(PUZZLE, SHEET, 'en', ADDRESS)).toBeNull();
    // A host of files alone answers every path with the page.
    answerWith(200, 'text/html');
    expect(await printPages(PUZZLE, SHEET, 'en', ADDRESS)).toBeNull();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await printPages(PUZZLE, { ...SHEET, large: true, qr: false }, 'en', ADDRESS)).toBeNull();
  });
});
