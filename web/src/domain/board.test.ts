import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHAPES, boardOf, boards, contents, emptyBoard, finished } from '@/testing/boards';
import { Board, type Edit } from './board';
import { digitsIn, setOf } from './digits';

const put = (layer: Edit['layer'], key: number, after: number, before = 0): Edit => ({ layer, key, before, after });

/** A finished board of 4, and another solution of the same puzzle: two digits change places in a rectangle. */
const ONE = '1234 3412 2143 4321';
const FOUR = '12.. 34.. 21.. 43..';

describe('a board', () => {
  it('shows givens first and counts what is filled', () => {
    const board = boardOf('4', '1... .... .... ....');
    board.apply([put('value', 5, 3)]);
    expect([board.digit(0), board.digit(5), board.digit(1)]).toEqual([1, 3, 0]);
    expect([board.isGiven(0), board.isGiven(5)]).toEqual([true, false]);
    expect(board.filledCount()).toBe(2);
    expect(board.digits().filter((digit) => digit !== 0)).toEqual([1, 3]);
    expect(board.cellsWith(3)).toEqual([5]);
  });

  it('takes edits back in the opposite order', () => {
    const board = emptyBoard(SHAPES[0]!);
    const edits = [put('value', 3, 1), put('value', 3, 2, 1), put('corner', 3, 6), put('line', 7, 1)];
    board.apply(edits);
    expect(board.get('value', 3)).toBe(2);
    board.revert(edits);
    expect(Object.values(contents(board)).flat()).toEqual([]);
  });

  it.each(SHAPES)('of board $id keeps lines and candidate colours apart', (shape) => {
    const board = emptyBoard(shape);
    const last = shape.cellCount - 1;
    expect(board.lineKey(last, 0)).toBe(board.lineKey(0, last));
    expect(board.lineEnds(board.lineKey(last, 3))).toEqual([3, last]);
    const tints = [0, 1, last].flatMap((cell) => [1, shape.side].map((digit) => board.tintKey(cell, digit)));
    expect(new Set(tints).size).toBe(6);
  });
});

describe('candidates', () => {
  it('are the digits that no peer holds, whatever the cell itself holds', () => {
    const board = boardOf('4', '1... ..2. .... 3...');
    expect(digitsIn(board.candidates(4))).toEqual([4]);
    board.apply([put('value', 4, 2)]);
    expect(digitsIn(board.candidates(4))).toEqual([4]);
    expect(digitsIn(board.candidates(5))).toEqual([3, 4]);
  });

  it('always include the digit of a solution', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const solution = finished(board.shape);
        board.givens.forEach((_, cell) => {
          const candidates = digitsIn(board.candidates(cell));
          expect(candidates).toContain(solution[cell]);
          expect(board.shape.peers(cell).some((peer) => candidates.includes(board.digit(peer)))).toBe(false);
        });
      }),
      { numRuns: 30 },
    );
  });
});

describe('clashes', () => {
  const houseOf = (board: Board, cell: number): string => {
    const { house } = board.clashes().get(cell)!;
    return `${house.kind} ${house.index}`;
  };

  it('name both cells and the house', () => {
    const board = boardOf('4', '1..1 .... .... 1...');
    expect([...board.clashes().keys()].sort((a, b) => a - b)).toEqual([0, 3, 12]);
    expect(houseOf(board, 3)).toBe('row 0');
    expect(houseOf(board, 12)).toBe('column 0');
    expect(board.clashes().get(12)!.other).toBe(0);
  });

  it('are seen in boxes', () => {
    const board = boardOf('2x3', '1..... ..1... ...... ...... ...... ......');
    expect(houseOf(board, 0)).toBe('box 0');
    expect(houseOf(board, 8)).toBe('box 0');
  });

  it('are exactly the cells whose digit a peer holds', () => {
    const entries = fc.array(fc.tuple(fc.nat(35), fc.integer({ min: 1, max: 6 })), { maxLength: 20 });
    fc.assert(
      fc.property(entries, (list) => {
        const board = emptyBoard(SHAPES[1]!);
        board.apply(list.map(([cell, digit]) => put('value', cell, digit, board.digit(cell))));
        const clashes = board.clashes();
        for (let cell = 0; cell < 36; cell++) {
          const digit = board.digit(cell);
          const clashing = digit !== 0 && board.shape.peers(cell).some((peer) => board.digit(peer) === digit);
          expect(clashes.has(cell)).toBe(clashing);
        }
        for (const { cell, other, house } of clashes.values()) {
          expect(board.digit(other)).toBe(board.digit(cell));
          expect(house.cells).toEqual(expect.arrayContaining([cell, other]));
        }
      }),
    );
  });
});

describe('notes', () => {
  it('are dead where a peer holds the digit', () => {
    const board = boardOf('4', '1... .... .... ....');
    board.apply([put('corner', 1, setOf([1, 2])), put('centre', 1, setOf([3])), put('centre', 10, setOf([1]))]);
    expect(digitsIn(board.deadNotes(1))).toEqual([1]);
    expect(board.deadNotes(10)).toBe(0);
    board.apply([put('value', 1, 4)]);
    expect(board.deadNotes(1)).toBe(0);
  });

  it('of both kinds count as notes', () => {
    const board = emptyBoard(SHAPES[0]!);
    board.apply([put('corner', 1, setOf([1])), put('centre', 1, setOf([3]))]);
    expect([1, 2, 3].map((digit) => board.hasNote(1, digit))).toEqual([true, false, true]);
  });
});

describe('what is left', () => {
  it('counts down, and never below nothing', () => {
    const board = boardOf('4', '1..1 1..1 .... ....');
    expect(board.remaining(1)).toBe(0);
    board.apply([put('value', 10, 1)]);
    expect(board.remaining(1)).toBe(0);
    expect(board.remaining(2)).toBe(4);
  });
});

describe('the end', () => {
  it.each(SHAPES)('of board $id is any full board without a clash', (shape) => {
    const solution = finished(shape);
    expect(new Board(shape, solution).isSolved()).toBe(true);
    const hole = new Board(shape, [0, ...solution.slice(1)]);
    expect([hole.isComplete(), hole.isSolved()]).toEqual([false, false]);
    hole.apply([put('value', 0, solution[0] === 1 ? 2 : 1)]);
    expect([hole.isComplete(), hole.isSolved()]).toEqual([true, false]);
  });

  it('is reached by every solution of a puzzle that has several', () => {
    const solutions = [ONE, '1243 3421 2134 4312'].map((text) => boardOf('4', text).digits());
    for (const solution of solutions) {
      const board = boardOf('4', FOUR);
      board.apply(solution.flatMap((digit, cell) => (board.isGiven(cell) ? [] : [put('value', cell, digit)])));
      expect(board.isSolved()).toBe(true);
    }
  });
});
