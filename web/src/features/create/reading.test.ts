import type { ParseAnswer } from 'shudu-engine';
import { describe, expect, it, vi } from 'vitest';
import { setOf } from '@/domain/digits';
import { writeLink } from '@/domain/link';
import { EngineFailure } from '@/engine/answers';
import { emptyDraft, playedBoard } from './draft';
import { excerpt, linesOf, readText, shownOf } from './reading';

const givens = '1..4............';
const answer = (...puzzles: ParseAnswer['puzzles']) =>
  vi.fn(async (): Promise<ParseAnswer> => ({ puzzles, more: false }));

describe('a text of the engine', () => {
  it('becomes drafts and problems, each with its line', async () => {
    const error = { code: 'bad-puzzle', reason: 'wrong-length', line: 2, column: 0, args: ['80'] } as const;
    const parse = answer({ line: 1, puzzle: givens, board: '4' }, { line: 2, error: { ...error, args: ['80'] } });
    expect(await readText('…', parse)).toEqual({
      puzzles: [{ is: 'puzzle', line: 1, draft: { board: '4', givens, progress: [] } }],
      problems: [{ is: 'bad', line: 2, error }],
      more: false,
    });
    expect(parse).toHaveBeenCalledWith({ text: '…' });
  });

  it('keeps placed digits and pencil marks as progress', async () => {
    const candidates = Array.from({ length: 16 }, (_, cell) => (cell === 5 ? '23' : ''));
    const parse = answer({ line: 1, puzzle: givens, values: '12.4............', candidates, board: '4' });
    const board = playedBoard((await readText('…', parse)).puzzles[0]!.draft);
    expect([board.isGiven(0), board.isGiven(1), board.digit(1)]).toEqual([true, false, 2]);
    expect(board.get('centre', 5)).toBe(setOf([2, 3]));
  });

  it('tells what of it is not plain Sudoku', async () => {
    const text = { en: 'left out: cages', zh: '略去的有：框' };
    const parse = answer({ line: 1, puzzle: givens, board: '4', leftOut: { rules: ['cages'], text } });
    expect((await readText('…', parse)).puzzles[0]!.leftOut).toEqual(text);
  });

  it('may be of a board that is too large to play', async () => {
    const reading = await readText('…', answer({ line: 3, puzzle: '.'.repeat(36 * 36), board: '36' }));
    expect(reading.problems).toEqual([{ is: 'large', line: 3, board: '36' }]);
  });

  it('is a problem of its own if there is nothing in it, or if it is refused as a whole', async () => {
    expect((await readText(' ', answer())).problems).toEqual([{ is: 'empty', line: 1 }]);
    const refuse = () =>
      Promise.reject(new EngineFailure({ code: 'bad-puzzle', reason: 'too-long', line: 4, column: 0, args: ['9'] }));
    expect((await readText('…', refuse)).problems).toMatchObject([
      { is: 'bad', line: 4, error: { reason: 'too-long' } },
    ]);
  });

  it('is cut between lines if it is longer than the engine takes, and the cut is no problem', async () => {
    const bad = {
      line: 9,
      error: { code: 'bad-puzzle' as const, reason: 'bad-syntax', line: 9, column: 1, args: ['json', 'a value'] },
    };
    const parse = vi.fn(async (_: { text: string }) => ({
      puzzles: [{ line: 1, puzzle: givens, board: '4' }, bad],
      more: false,
    }));
    const reading = await readText(`${givens}\n`.repeat(200_000), parse);
    const { text } = parse.mock.calls[0]![0];
    expect(JSON.stringify({ text }).length).toBeLessThan(1_000_000);
    expect(text.endsWith(`\n${givens}\n`)).toBe(true);
    expect([reading.puzzles.length, reading.problems.length, reading.more]).toEqual([1, 0, true]);
    await readText('\0'.repeat(1_000_000), parse);
    expect(JSON.stringify(parse.mock.lastCall![0]).length).toBeLessThan(1_000_000);
  });

  it('passes on that the engine did not answer', async () => {
    await expect(readText('…', () => Promise.reject(new Error('worker')))).rejects.toThrow('worker');
  });
});

describe('links', () => {
  const tail = writeLink({ board: '4', givens, source: 'made' }, null);

  it('are read without the engine, wherever they stand', async () => {
    const parse = answer();
    const text = `Try this:\nhttps://example.org/shudu/#/p/${tail} and\n#/p/${tail}\n`;
    const { puzzles, problems } = await readText(text, parse);
    expect(puzzles.map(({ line }) => line)).toEqual([2, 3]);
    expect(puzzles[0]!.draft).toEqual({ ...emptyDraft('4'), givens });
    expect(problems).toEqual([]);
    expect(parse).not.toHaveBeenCalled();
  });

  it('keep their progress', async () => {
    const board = playedBoard({
      ...emptyDraft('4'),
      givens,
      progress: [{ layer: 'value', key: 1, before: 0, after: 2 }],
    });
    const { puzzles } = await readText(`#/p/${writeLink({ board: '4', givens, source: 'made' }, board)}`, answer());
    expect(playedBoard(puzzles[0]!.draft).digit(1)).toBe(2);
  });

  it('are told to be broken', async () => {
    const { problems } = await readText('x\n#/p/4/123 #/p/', answer());
    expect(problems).toEqual([
      { is: 'bad-link', line: 2, problem: { reason: 'cells', found: 3, needed: 16 } },
      { is: 'bad-link', line: 2, problem: { reason: 'empty' } },
    ]);
  });
});

it('cuts a piece out of a text around a place', () => {
  expect(excerpt(linesOf('a\r\n12x45\n'), 2, 3)).toEqual({ before: '12', at: 'x', after: '45' });
  expect(excerpt(['1😀2'], 1, 2)).toEqual({ before: '1', at: '😀', after: '2' });
  const long = '.'.repeat(40) + 'x' + '.'.repeat(40);
  expect(excerpt([long], 1, 41)).toEqual({ before: '…' + '.'.repeat(16), at: 'x', after: '.'.repeat(16) + '…' });
  for (const [line, column] of [
    [1, 0],
    [1, 6],
    [9, 1],
    [0, 0],
    [-1, -1],
  ] as const) {
    expect(excerpt(['12345'], line, column)).toBeNull();
  }
});

it('shows the first hundred puzzles, and fewer if they are large', () => {
  const many = (count: number, board: string) =>
    Array.from({ length: count }, (_, line) => ({ is: 'puzzle' as const, line, draft: emptyDraft(board) }));
  expect(shownOf(many(3, '9'))).toHaveLength(3);
  expect(shownOf(many(1000, '9'))).toHaveLength(100);
  expect(shownOf(many(1000, '25'))).toHaveLength(32);
});

/** Numbers as good as random, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('never fails on rubbish, whatever comes before, after and from the engine', async () => {
  const next = numbers(20240229);
  const pieces = [
    '#/p/',
    '9/',
    '3x3/',
    '2x2/',
    'a',
    'z',
    '.',
    '0',
    '9',
    'G',
    '?values=',
    '&centre=',
    '~',
    '-1.zzzz',
    '\n',
    '\0',
    '数',
    '😀',
    '\ud800',
    '%',
    '{',
    '|',
  ];
  const boards = ['4', '9', '0x0', '99x99', '', 'x', '36', '-1x3'];
  for (let run = 0; run < 2000; run++) {
    const text = Array.from({ length: next(40) }, () => pieces[next(pieces.length)]).join('');
    const rubbish = {
      line: next(3),
      puzzle: text,
      values: text,
      candidates: [text, text],
      board: boards[next(boards.length)]!,
    };
    const { puzzles, problems } = await readText(text, answer(rubbish));
    expect(puzzles.length + problems.length).toBeGreaterThan(0);
    for (const { draft } of puzzles) {
      expect(playedBoard(draft).digits()).toHaveLength(draft.givens.length);
    }
    excerpt(linesOf(text), next(5), next(50));
  }
});
