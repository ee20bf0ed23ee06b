import { describe, expect, it } from 'vitest';
import { Board, type Layer } from './board';
import { allDigits, writeLine } from './digits';
import { linkProblem, readLink, writeLink } from './link';
import { COLOURS } from './moves';
import { EMPTINESS, type Puzzle } from './puzzle';
import { Shape } from './shape';

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomBoard(shape: Shape, next: (below: number) => number): { puzzle: Puzzle; board: Board } {
  const share = next(10);
  const digit = (): number => (next(10) < share ? 1 + next(shape.side) : 0);
  const givens = Array.from({ length: shape.cellCount }, digit);
  const board = new Board(shape, givens);
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const fill = (layer: Layer, after: number): void => board.apply([{ layer, key: cell, before: 0, after }]);
    if (givens[cell] === 0) {
      fill('value', digit());
      fill('corner', next(3) === 0 ? 2 * (1 + next(2 ** shape.side - 1)) : 0);
      fill('centre', next(3) === 0 ? 2 * (1 + next(2 ** shape.side - 1)) : 0);
    }
    fill('colour', next(5) === 0 ? 2 * (1 + next(2 ** COLOURS - 1)) : 0);
  }
  const emptiness = EMPTINESS[next(4)];
  const puzzle: Puzzle = {
    board: shape.id,
    givens: writeLine(givens),
    source: 'link',
    ...(emptiness && { emptiness }),
    ...(next(2) === 0 && { id: `search/5&row=${next(1e9)}?#é` }),
  };
  return { puzzle, board };
}

function layersOf(board: Board): Record<string, [number, number][]> {
  const layers = ['value', 'corner', 'centre', 'colour'] as const;
  return Object.fromEntries(
    layers.map((layer) => [
      layer,
      [...board.keys(layer)].sort((a, b) => a - b).map((key) => [key, board.get(layer, key)] as [number, number]),
    ]),
  );
}

const BOARDS = ['4', '2x3', '3x2', '9', '2x5', '3x4', '16', '25'];

describe('a link', () => {
  it.each(BOARDS)('brings back puzzle, values, notes and colours on board %s', (name) => {
    const next = numbers(name.length + Shape.named(name)!.cellCount);
    for (let i = 0; i < 50; i++) {
      const { puzzle, board } = randomBoard(Shape.named(name)!, next);
      const tail = writeLink(puzzle, board);
      const linked = readLink(tail)!;
      expect(linked.puzzle, tail).toEqual(puzzle);
      const copy = new Board(board.shape, board.givens);
      copy.apply(linked.progress);
      expect(layersOf(copy), tail).toEqual(layersOf(board));
      expect(linkProblem(tail)).toBeNull();
    }
  });

  it('holds no progress unless asked to', () => {
    const { puzzle } = randomBoard(Shape.of(3, 3), numbers(7));
    expect(readLink(writeLink(puzzle, null))).toEqual({ puzzle, progress: [] });
  });

  it('squeezes empty cells and needs no escapes', () => {
    const shape = Shape.of(3, 3);
    const puzzle: Puzzle = {
      board: '9',
      givens: '5' + '.'.repeat(79) + '9',
      source: 'made',
      emptiness: 'many',
      id: '1:9:6/row:0',
    };
    const board = new Board(shape, [5, ...Array<number>(79).fill(0), 9]);
    board.apply([
      { layer: 'value', key: 3, before: 0, after: 7 },
      { layer: 'centre', key: 40, before: 0, after: allDigits(9) },
      { layer: 'centre', key: 41, before: 0, after: 2 },
    ]);
    expect(writeLink(puzzle, board)).toBe('9/5zzza9?emptiness=many&id=1:9:6/row:0&values=c7zzy&centre=14.se-15.2');
  });

  it('is read with dots and zeros too', () => {
    expect(readLink('4/1...0000....0004')?.puzzle.givens).toBe('1..............4');
  });

  it('of version 0.1 is read', () => {
    const { puzzle } = readLink('3x3/5zzza9?level=hard')!;
    expect(puzzle).toMatchObject({ board: '9', emptiness: 'many' });
    expect(writeLink(puzzle, null)).toBe('9/5zzza9?emptiness=many');
  });

  it('passes over marks that cannot be', () => {
    const given = '4/1o';
    const marks = (query: string): number => readLink(`${given}?${query}`)!.progress.length;
    expect(marks('corner=1.u')).toBe(1);
    expect(marks('corner=0.2')).toBe(0); // on a given
    expect(marks('corner=1.1')).toBe(0); // no digit 0
    expect(marks('corner=1.w')).toBe(0); // no digit 5
    expect(marks('corner=g.2')).toBe(0); // no such cell
    expect(marks('colour=0.2')).toBe(1); // givens can be coloured
    expect(marks('colour=g.2')).toBe(0);
    expect(marks('values=2o')).toBe(0); // on a given
    expect(marks('values=a9n')).toBe(0); // no digit 9
  });
});

describe('rubbish', () => {
  it('is no puzzle, has a reason, and never throws', () => {
    const next = numbers(99);
    const letters = '0123456789abcxyzABCXYZ./?&=%~-é数 \n';
    for (let i = 0; i < 3000; i++) {
      let tail = next(2) === 0 ? '9/' : '';
      for (let length = next(40); length > 0; length--) {
        tail += letters.charAt(next(letters.length));
      }
      expect(readLink(tail) === null, tail).toBe(linkProblem(tail) !== null);
    }
  });

  it('survives damage at any place of a good link', () => {
    const next = numbers(3);
    const { puzzle, board } = randomBoard(Shape.of(3, 3), next);
    const tail = writeLink(puzzle, board);
    for (let i = 0; i < tail.length; i++) {
      const damaged = tail.slice(0, i) + '%é!~'.charAt(next(4)) + tail.slice(i + 1);
      expect(readLink(damaged) === null, damaged).toBe(linkProblem(damaged) !== null);
    }
  });

  it('is named for what it is', () => {
    expect(linkProblem('')).toEqual({ reason: 'empty' });
    expect(linkProblem('hello')).toEqual({ reason: 'form' });
    expect(linkProblem('6x6/1')).toEqual({ reason: 'board', board: '6x6', most: 25 });
    expect(linkProblem('4/1o5')).toEqual({ reason: 'symbol', symbol: '5', side: 4 });
    expect(linkProblem('9/53zz')).toEqual({ reason: 'cells', found: 54, needed: 81 });
  });

  /** `LinkMarksTest` of the engine has the same: a game in the terminal goes on here. */
  it('reads what the terminal writes', () => {
    const tail =
      '9/53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79' +
      '?id=1:9:x/y%2Bz%3D%25&values=b4zzz&corner=2.2-3.1w&centre=23.e8&colour=0.3m';
    const linked = readLink(tail)!;
    expect(linked.puzzle.id).toBe('1:9:x/y+z=%');
    expect(linked.progress.map(({ layer, key, after }) => [layer, key, after])).toEqual([
      ['value', 2, 4],
      ['corner', 2, 1 << 1],
      ['corner', 3, (1 << 2) | (1 << 6)],
      ['centre', 75, 1 << 9],
      ['colour', 0, (1 << 1) | (1 << 7)],
    ]);
  });
});
