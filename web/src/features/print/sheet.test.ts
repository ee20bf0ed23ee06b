import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LEVELS, type Puzzle } from '@/domain/puzzle';
import { engine } from '@/engine/client';
import { MOST_IN_BOOK, bookFile, usualBook } from './book';
import { askForPdf, gameAddress } from './pdf';
import { countsOf, isGood, kindsOf, makeMore, makePuzzles } from './puzzles';
import { MOST_PUZZLES, askForSheet, usualSheet } from './sheet';

const PUZZLE: Puzzle = { board: '4', givens: '1.3..........4.2', source: 'made', level: 'easy' };

function answerWith(status: number, type: string, body: BodyInit = '%PDF'): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function never(): AbortSignal {
  return new AbortController().signal;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a worksheet', () => {
  it('is asked for as the player wants it', async () => {
    const fetched = answerWith(200, 'application/pdf');
    const sheet = { ...usualSheet(), title: ' Monday ' };
    const answer = await askForSheet([PUZZLE, PUZZLE], sheet, 'zh', never());
    expect(answer.kind === 'made' && answer.pdf.size).toBe(4);
    const [url, request] = fetched.mock.calls[0] as unknown as [URL, RequestInit];
    expect(url.pathname).toBe('/print');
    expect(request.headers).toMatchObject({ 'Accept-Language': 'zh' });
    expect(JSON.parse(request.body as string)).toEqual({
      puzzles: [PUZZLE.givens, PUZZLE.givens],
      board: '4',
      language: 'zh',
      paper: 'a4',
      perPage: '2',
      answers: 'end',
      hints: false,
      candidates: false,
      look: 'normal',
      large: false,
      title: 'Monday',
      address: gameAddress(),
    });
  });

  it('has one large puzzle on a page, and no hints where there are no answers', async () => {
    const fetched = answerWith(200, 'application/pdf');
    const sheet = { ...usualSheet(), large: true, qr: false, hints: true, answers: 'none' } as const;
    await askForSheet([PUZZLE], sheet, 'en', never());
    const [, request] = fetched.mock.calls[0] as unknown as [URL, RequestInit];
    const body = JSON.parse(request.body as string) as object;
    expect(body).toMatchObject({ large: true, hints: false });
    expect(body).not.toHaveProperty('perPage');
    expect(body).not.toHaveProperty('address');
    expect(body).not.toHaveProperty('title');
  });

  it('has so many puzzles of each level, from the easiest on, and tells how far it is', async () => {
    const ask = vi.spyOn(engine, 'ask').mockImplementation((_, request) => {
      const { level, board = '9' } = request as { level?: string; board?: string };
      return Promise.resolve({ board, puzzle: `${level}`, level, id: 'x' } as never);
    });
    const told: number[] = [];
    const made = await makePuzzles(9, countsOf(LEVELS, { hard: 1, easy: 2 }), never(), (count) => told.push(count));
    expect(made.map(({ level }) => level)).toEqual(['easy', 'easy', 'hard']);
    expect(told).toEqual([0, 1, 2, 3]);
    const more = await makeMore(PUZZLE, 2, never());
    expect(more.map(({ board, level }) => [board, level])).toEqual([
      ['4', 'easy'],
      ['4', 'easy'],
    ]);
    expect(ask).toHaveBeenCalledTimes(5);
  });

  it('has puzzles by their empty cells where a board has no levels', async () => {
    const ask = vi
      .spyOn(engine, 'ask')
      .mockImplementation(() => Promise.resolve({ board: '2x3', puzzle: 'p', id: 'x' } as never));
    const made = await makePuzzles(6, countsOf(kindsOf(6), { many: 1, few: 1 }), never(), vi.fn());
    expect(made.map(({ board, level }) => [board, level])).toEqual([
      ['2x3', undefined],
      ['2x3', undefined],
    ]);
    expect(ask.mock.calls.map(([, request]) => request)).toMatchObject([
      { size: 6, emptiness: 'few' },
      { size: 6, emptiness: 'many' },
    ]);
  });

  it('needs some puzzles, and not too many', () => {
    expect(isGood(countsOf(LEVELS, { easy: 1 }), 60)).toBe(true);
    expect(isGood(countsOf(LEVELS, { easy: 30, extreme: 30 }), 60)).toBe(true);
    expect(isGood(countsOf(LEVELS, { easy: 30, extreme: 31 }), 60)).toBe(false);
    expect(isGood(countsOf(LEVELS, {}), 60)).toBe(false);
    expect(isGood(countsOf(LEVELS, { easy: 1.5 }), 60)).toBe(false);
    expect(isGood(countsOf(LEVELS, { easy: -1, hard: 3 }), 60)).toBe(false);
    expect(isGood(countsOf(LEVELS, { easy: NaN }), 60)).toBe(false);
  });
});

describe('the server', () => {
  it('takes as many puzzles as are offered', () => {
    const most = (name: string): number => {
      const source = readFileSync(`../server/src/main/java/io/shudu/server/${name}.java`, 'utf8');
      return Number(/MOST_PUZZLES = (\d+);/.exec(source)![1]);
    };
    expect(most('Worksheet')).toBe(MOST_PUZZLES);
    expect(most('WebBook')).toBe(MOST_IN_BOOK);
  });

  it('says why it refuses', async () => {
    answerWith(400, 'application/problem+json', JSON.stringify({ detail: 'title: no font has it' }));
    expect(await askForPdf('print', {}, 'en', never())).toEqual({ kind: 'refused', why: 'title: no font has it' });
  });

  it('is missing where nothing answers, or a host of files alone', async () => {
    answerWith(200, 'text/html');
    expect(await askForPdf('print', {}, 'en', never())).toEqual({ kind: 'noServer' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await askForPdf('print/book', {}, 'en', never())).toEqual({ kind: 'noServer' });
  });

  it('gives no half of a file', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('%PDF'));
        controller.error(new TypeError('broken off'));
      },
    });
    answerWith(200, 'application/pdf', broken);
    expect(await askForPdf('print', {}, 'en', never())).toEqual({ kind: 'noServer' });
  });

  it('is not waited for by those who call it off', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('aborted', 'AbortError')));
    controller.abort();
    await expect(askForPdf('print', {}, 'en', controller.signal)).rejects.toThrow('abort');
  });
});

describe('a book', () => {
  it('is a file that the command line reads, too', () => {
    const choice = {
      ...usualBook('zh', 7),
      title: '  ',
      author: ' A ',
      counts: countsOf(LEVELS, { hard: 3, easy: 2 }),
      qr: true,
    };
    expect(bookFile(choice, '数独')).toEqual({
      title: '数独',
      subtitle: '',
      author: 'A',
      language: 'zh',
      trim: '6x9',
      bleed: false,
      seed: 7,
      perPage: 1,
      look: 'black',
      answers: 'full',
      introduction: true,
      techniques: ['hidden-single', 'naked-single', 'pointing', 'naked-pair', 'x-wing'],
      link: gameAddress(),
      chapters: [
        { level: 'easy', count: 2, symmetry: 'rot180' },
        { level: 'hard', count: 3, symmetry: 'rot180' },
      ],
    });
  });
});
