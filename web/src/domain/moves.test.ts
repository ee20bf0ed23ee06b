import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHAPES, boardOf, boards, cellsOf, contents, digitsOf, emptyBoard } from '@/testing/boards';
import { editsOf, games, gesturesOn, play } from '@/testing/gestures';
import type { Board, Edit } from './board';
import { digitsIn, setOf } from './digits';
import { History, type Move } from './history';
import {
  COLOURS,
  MOST_COLOURS,
  clearAll,
  clearTop,
  cornersToCentre,
  enterDigit,
  fillNotes,
  reapply,
  reset,
  setNotes,
  takeStep,
  toggleColour,
  toggleLines,
  toggleNote,
  toggleTint,
} from './moves';

const [FOUR, SIX] = SHAPES as [(typeof SHAPES)[0], (typeof SHAPES)[0]];

function notes(board: Board, layer: 'corner' | 'centre', cell: number): number[] {
  return digitsIn(board.get(layer, cell));
}

/** A board on which gestures were made one after the other. */
function after(board: Board, ...gestures: ((board: Board) => Edit[])[]): Board {
  gestures.forEach((gesture) => board.apply(gesture(board)));
  return board;
}

/** A whole branch of entries. */
function branch(...entries: [cell: number, digit: number][]): Move[] {
  return entries.map(([key, digit]) => ({
    kind: 'digit',
    time: 0,
    edits: [{ layer: 'value', key, before: 0, after: digit }],
  }));
}

describe('every gesture', () => {
  it('only looks: the board changes when its edits are applied', () => {
    fc.assert(
      fc.property(games, ({ board, steps }) => {
        const history = new History(board);
        play(history, board, steps);
        const before = contents(board);
        for (const gesture of fc.sample(gesturesOn(board), 20)) {
          editsOf(gesture, board, history);
        }
        expect(contents(board)).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });

  it('starts from what is there, changes no key twice and no given', () => {
    fc.assert(
      fc.property(games, ({ board, steps }) => {
        const history = new History(board);
        play(history, board, steps);
        for (const gesture of fc.sample(gesturesOn(board), 20)) {
          const edits = editsOf(gesture, board, history);
          expect(edits.every(({ layer, key, before }) => board.get(layer, key) === before)).toBe(true);
          expect(new Set(edits.map(({ layer, key }) => `${layer} ${key}`)).size).toBe(edits.length);
          expect(edits.some(({ layer, key }) => layer === 'value' && board.isGiven(key))).toBe(false);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('leaves no given with a note and no cell with too many colours', () => {
    fc.assert(
      fc.property(games, ({ board, steps }) => {
        play(new History(board), board, steps);
        expect([...board.keys('corner'), ...board.keys('centre')].some((cell) => board.isGiven(cell))).toBe(false);
        const most = [...board.keys('colour')].map((cell) => digitsIn(board.get('colour', cell)).length);
        expect(Math.max(0, ...most)).toBeLessThanOrEqual(MOST_COLOURS);
      }),
    );
  });
});

describe('entering a digit', () => {
  it('fills the own cells among the selected ones', () => {
    const board = after(boardOf('4', '1... .... .... ....'), (b) => enterDigit(b, [0, 6, 9], 4, true));
    expect([0, 6, 9].map((cell) => board.digit(cell))).toEqual([1, 4, 4]);
  });

  it('replaces another digit, and takes out the same one', () => {
    const board = after(
      emptyBoard(FOUR),
      (b) => enterDigit(b, [5], 4, true),
      (b) => enterDigit(b, [5], 3, true),
    );
    expect(board.digit(5)).toBe(3);
    after(board, (b) => enterDigit(b, [5], 3, true));
    expect(board.digit(5)).toBe(0);
  });

  it('first completes a selection where only some cells have it', () => {
    const board = after(
      emptyBoard(FOUR),
      (b) => enterDigit(b, [5], 4, true),
      (b) => enterDigit(b, [5, 10], 4, true),
    );
    expect([board.digit(5), board.digit(10)]).toEqual([4, 4]);
  });

  it('takes it out of the notes of all peers if wanted, and of nobody else', () => {
    const everywhere = (b: Board): Edit[] => [
      ...toggleNote(b, b.givens.keys(), 'corner', 2),
      ...toggleNote(b, b.givens.keys(), 'centre', 2),
    ];
    const clean = after(emptyBoard(FOUR), everywhere, (b) => enterDigit(b, [5], 2, true));
    for (const cell of clean.givens.keys()) {
      const expected = FOUR.peers(5).includes(cell) ? [] : [2];
      expect(notes(clean, 'corner', cell)).toEqual(expected);
      expect(notes(clean, 'centre', cell)).toEqual(expected);
    }
    const kept = after(emptyBoard(FOUR), everywhere, (b) => enterDigit(b, [5], 2, false));
    expect([...kept.givens.keys()].every((cell) => kept.hasNote(cell, 2))).toBe(true);
  });

  it('with cleaning is brought back whole by reverting it once', () => {
    fc.assert(
      fc.property(
        boards.chain((board) => fc.tuple(fc.constant(board), cellsOf(board), digitsOf(board))),
        ([board, cell, digit]) => {
          after(board, (b) => fillNotes(b, b.givens.keys()));
          const before = contents(board);
          const edits = enterDigit(board, [cell], digit, true);
          board.apply(edits);
          expect(board.shape.peers(cell).some((peer) => !board.isGiven(cell) && board.hasNote(peer, digit))).toBe(
            false,
          );
          board.revert(edits);
          expect(contents(board)).toEqual(before);
        },
      ),
    );
  });
});

describe('notes', () => {
  it('are toggled where there is no digit', () => {
    const board = after(
      boardOf('4', '1... .... .... ....'),
      (b) => enterDigit(b, [1], 2, true),
      (b) => toggleNote(b, [0, 1, 2], 'corner', 3),
    );
    expect([0, 1, 2].map((cell) => notes(board, 'corner', cell))).toEqual([[], [], [3]]);
  });

  it('are added to all cells first, and removed only if all have them', () => {
    const board = after(
      emptyBoard(FOUR),
      (b) => toggleNote(b, [0], 'centre', 3),
      (b) => toggleNote(b, [0, 1], 'centre', 3),
    );
    expect([0, 1].map((cell) => notes(board, 'centre', cell))).toEqual([[3], [3]]);
    after(board, (b) => toggleNote(b, [0, 1], 'centre', 3));
    expect([0, 1].map((cell) => notes(board, 'centre', cell))).toEqual([[], []]);
  });

  it('of the two kinds are kept apart', () => {
    const board = after(
      emptyBoard(FOUR),
      (b) => toggleNote(b, [0], 'corner', 3),
      (b) => toggleNote(b, [0], 'centre', 3),
      (b) => toggleNote(b, [0], 'corner', 3),
    );
    expect([notes(board, 'corner', 0), notes(board, 'centre', 0)]).toEqual([[], [3]]);
  });

  it('of the simple kind are removed from whichever layer they are in', () => {
    const board = after(
      emptyBoard(FOUR),
      (b) => toggleNote(b, [0], 'corner', 3),
      (b) => toggleNote(b, [0], 'simple', 3),
    );
    expect(board.hasNote(0, 3)).toBe(false);
  });

  it('of the simple kind are not written a second time where they are seen already', () => {
    const board = after(
      emptyBoard(FOUR),
      (b) => toggleNote(b, [0], 'corner', 3),
      (b) => toggleNote(b, [0, 1], 'simple', 3),
    );
    expect([notes(board, 'corner', 0), notes(board, 'centre', 0), notes(board, 'centre', 1)]).toEqual([[3], [], [3]]);
  });

  it('and colours, lines and digits toggled twice are as before, in cells that are alike', () => {
    const gesture = fc.constantFrom('digit', 'corner', 'centre', 'simple', 'colour', 'line');
    fc.assert(
      fc.property(
        boards.chain((board) => fc.tuple(fc.constant(board), gesturesOn(board), gesture)),
        ([board, any, kind]) => {
          const history = new History(board);
          const before = contents(board);
          const move = { ...any, kind, clean: false };
          after(
            board,
            (b) => editsOf(move, b, history),
            (b) => editsOf(move, b, history),
          );
          expect(contents(board)).toEqual(before);
        },
      ),
    );
  });

  it('are set and removed by typed commands, but not under a digit', () => {
    const board = after(
      boardOf('4', '1... .... .... ....'),
      (b) => setNotes(b, 5, setOf([2, 3, 4]), 0),
      (b) => setNotes(b, 5, 0, setOf([3])),
    );
    expect(notes(board, 'centre', 5)).toEqual([2, 4]);
    expect(setNotes(board, 0, setOf([2]), 0)).toEqual([]);
  });

  it('are filled in with what is possible', () => {
    const board = after(
      boardOf('4', '12.. .... .... ....'),
      (b) => toggleNote(b, [2], 'centre', 1),
      (b) => fillNotes(b, b.givens.keys()),
    );
    expect(notes(board, 'centre', 2)).toEqual([3, 4]);
    expect(notes(board, 'centre', 15)).toEqual([1, 2, 3, 4]);
    expect(notes(board, 'centre', 0)).toEqual([]);
  });

  it('of one digit are filled in without touching the others', () => {
    const board = after(
      boardOf('4', '1... .... .... ....'),
      (b) => toggleNote(b, [1, 10], 'centre', 1),
      (b) => toggleNote(b, [1, 10], 'centre', 2),
      (b) => fillNotes(b, b.givens.keys(), 1),
    );
    expect(notes(board, 'centre', 1)).toEqual([2]);
    expect(notes(board, 'centre', 10)).toEqual([1, 2]);
    expect(notes(board, 'centre', 15)).toEqual([1]);
  });

  it('in corners become centre marks', () => {
    const board = after(
      emptyBoard(FOUR),
      (b) => toggleNote(b, [0], 'corner', 3),
      (b) => toggleNote(b, [0], 'centre', 1),
      (b) => cornersToCentre(b, [0, 1]),
    );
    expect([notes(board, 'corner', 0), notes(board, 'centre', 0)]).toEqual([[], [1, 3]]);
    expect(cornersToCentre(board, [0, 1])).toEqual([]);
  });
});

describe('colours', () => {
  const colours = (board: Board, cell: number): number[] => digitsIn(board.get('colour', cell));

  it('go on givens too, several on one cell', () => {
    const board = after(
      boardOf('4', '1... .... .... ....'),
      (b) => toggleColour(b, [0, 1], 2),
      (b) => toggleColour(b, [0], 5),
    );
    expect([colours(board, 0), colours(board, 1)]).toEqual([[2, 5], [2]]);
  });

  it('are no more than fit on a cell', () => {
    const board = emptyBoard(FOUR);
    for (let colour = 1; colour <= COLOURS; colour++) {
      after(board, (b) => toggleColour(b, [0], colour));
    }
    expect(colours(board, 0)).toEqual([1, 2, 3, 4]);
    after(
      board,
      (b) => toggleColour(b, [0], 1),
      (b) => toggleColour(b, [0], 7),
    );
    expect(colours(board, 0)).toEqual([2, 3, 4, 7]);
  });

  it('come off again though a full cell is selected with the others', () => {
    const board = emptyBoard(FOUR);
    [1, 2, 3, 4].forEach((colour) => after(board, (b) => toggleColour(b, [0], colour)));
    after(board, (b) => toggleColour(b, [0, 1], 7));
    expect([colours(board, 0), colours(board, 1)]).toEqual([[1, 2, 3, 4], [7]]);
    after(board, (b) => toggleColour(b, [0, 1], 7));
    expect([colours(board, 0), colours(board, 1)]).toEqual([[1, 2, 3, 4], []]);
  });

  it('of a candidate go where it is noted, one at a time', () => {
    const board = after(
      emptyBoard(FOUR),
      (b) => toggleNote(b, [0, 1], 'corner', 3),
      (b) => toggleTint(b, [0, 1, 2], 3, 1),
      (b) => toggleTint(b, [0], 3, 2),
    );
    const tints = [0, 1, 2].map((cell) => board.get('tint', board.tintKey(cell, 3)));
    expect(tints).toEqual([2, 1, 0]);
    after(board, (b) => toggleTint(b, [0], 3, 2));
    expect(board.get('tint', board.tintKey(0, 3))).toBe(0);
    expect(toggleTint(board, [5], 3, 1)).toEqual([]);
  });
});

describe('lines', () => {
  it('join cell to cell, once each, and are rubbed out by drawing them again', () => {
    const board = after(emptyBoard(SIX), (b) => toggleLines(b, [0, 1, 7, 1]));
    expect([...board.keys('line')].map((key) => board.lineEnds(key))).toEqual([
      [0, 1],
      [1, 7],
    ]);
    after(board, (b) => toggleLines(b, [7, 1, 0]));
    expect([...board.keys('line')]).toEqual([]);
  });

  it('are completed where some are missing, and none come from a single cell', () => {
    const board = after(
      emptyBoard(SIX),
      (b) => toggleLines(b, [0, 1]),
      (b) => toggleLines(b, [0, 1, 2]),
    );
    expect([...board.keys('line')]).toHaveLength(2);
    expect(toggleLines(board, [5])).toEqual([]);
    expect(toggleLines(board, [])).toEqual([]);
  });
});

describe('clearing', () => {
  const full = (): Board =>
    after(
      emptyBoard(FOUR),
      (b) => toggleNote(b, [0], 'corner', 1),
      (b) => toggleNote(b, [0], 'centre', 2),
      (b) => toggleTint(b, [0], 2, 3),
      (b) => toggleColour(b, [0], 4),
      (b) => toggleLines(b, [0, 5, 6]),
      (b) => enterDigit(b, [0], 3, false),
    );
  const layers = (board: Board): string[] =>
    Object.entries(contents(board)).flatMap(([layer, entries]) => (entries.length > 0 ? [layer] : []));

  it('takes the topmost layer at a time: value, centre, corner, then colours and lines', () => {
    const board = full();
    expect(layers(board)).toEqual(['value', 'corner', 'centre', 'colour', 'tint', 'line']);
    after(board, (b) => clearTop(b, [0]));
    expect(layers(board)).toEqual(['corner', 'centre', 'colour', 'tint', 'line']);
    after(board, (b) => clearTop(b, [0]));
    expect(layers(board)).toEqual(['corner', 'colour', 'tint', 'line']);
    after(board, (b) => clearTop(b, [0]));
    expect(layers(board)).toEqual(['colour', 'tint', 'line']);
    after(board, (b) => clearTop(b, [0]));
    expect([...board.keys('line')].map((key) => board.lineEnds(key))).toEqual([[5, 6]]);
    expect(clearTop(board, [0])).toEqual([]);
  });

  it('takes the same layer from all cells', () => {
    const board = after(
      emptyBoard(FOUR),
      (b) => enterDigit(b, [0], 1, false),
      (b) => toggleNote(b, [1], 'centre', 2),
    );
    after(board, (b) => clearTop(b, [0, 1]));
    expect([board.digit(0), board.hasNote(1, 2)]).toEqual([0, true]);
  });

  it('everything leaves only the cells around', () => {
    const board = after(
      full(),
      (b) => toggleNote(b, [1], 'corner', 1),
      (b) => clearAll(b, [0]),
    );
    expect(layers(board)).toEqual(['corner', 'line']);
    expect(notes(board, 'corner', 1)).toEqual([1]);
  });

  it('two ends of a line rubs it out once', () => {
    const board = after(emptyBoard(FOUR), (b) => toggleLines(b, [0, 1]));
    expect(clearAll(board, [0, 1])).toHaveLength(1);
    expect(clearTop(board, [0, 1])).toHaveLength(1);
  });

  it('the whole board leaves the givens', () => {
    fc.assert(
      fc.property(games, ({ board, steps }) => {
        play(new History(board), board, steps);
        after(board, reset);
        expect(layers(board)).toEqual([]);
        expect(board.digits()).toEqual(board.givens);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a step of logic', () => {
  const givens = '1... .... .... ...2';

  it('strikes candidates out of notes, and of what would be noted', () => {
    const board = after(
      boardOf('4', givens),
      (b) => setNotes(b, 1, setOf([2, 3]), 0),
      (b) => toggleNote(b, [1, 2], 'corner', 3),
    );
    const struck = [1, 2].map((cell) => ({ cell, digit: 3 }));
    after(board, (b) => takeStep(b, [], struck, true));
    expect([1, 2, 3].map((cell) => notes(board, 'centre', cell))).toEqual([[2], [2, 4], []]);
    expect([1, 2].map((cell) => notes(board, 'corner', cell))).toEqual([[], []]);
  });

  it('places digits, and cleans the notes around them if the player wants that', () => {
    for (const clean of [true, false]) {
      const board = after(boardOf('4', givens), (b) => setNotes(b, 3, setOf([3, 4]), 0));
      const placed = [
        { cell: 1, digit: 3 },
        { cell: 2, digit: 4 },
      ];
      after(board, (b) => takeStep(b, placed, [], clean));
      expect([board.digit(1), board.digit(2), notes(board, 'centre', 3)]).toEqual([3, 4, clean ? [] : [3, 4]]);
      // Cells without notes stay without.
      expect([...board.keys('centre')]).toEqual(clean ? [] : [3]);
    }
  });
});

describe('re-applying a branch', () => {
  const values = (edits: Edit[]): [number, number][] => edits.map(({ key, after: digit }) => [key, digit]);

  it('brings back what is still possible and leaves the rest', () => {
    const board = after(
      emptyBoard(FOUR),
      (b) => enterDigit(b, [0], 1, true),
      (b) => enterDigit(b, [5], 2, true),
    );
    const edits = reapply(board, branch([0, 3], [1, 1], [15, 2], [10, 3]));
    expect(values(edits)).toEqual([
      [15, 2],
      [10, 3],
    ]);
  });

  it('brings back the last digit of a cell, and none where it was cleared', () => {
    expect(values(reapply(emptyBoard(FOUR), branch([0, 3], [1, 2], [0, 4], [1, 0])))).toEqual([[0, 4]]);
  });

  it('never enters a digit that clashes', () => {
    const entries = (board: Board): fc.Arbitrary<[number, number][]> =>
      fc.array(fc.tuple(cellsOf(board), fc.integer({ min: 0, max: board.shape.side })), { maxLength: 40 });
    fc.assert(
      fc.property(
        boards.chain((board) => fc.tuple(fc.constant(board), entries(board))),
        ([board, list]) => {
          const own = list.filter(([cell]) => !board.isGiven(cell));
          const edits = reapply(board, branch(...own));
          board.apply(edits);
          expect(board.clashes().size).toBe(0);
          expect(edits.every((edit) => edit.before === 0 && edit.after !== 0)).toBe(true);
        },
      ),
    );
  });
});
