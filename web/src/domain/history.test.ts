import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING, SHAPES, boardOf, contents, emptyBoard } from '@/testing/boards';
import { type Gesture, editsOf, games, play } from '@/testing/gestures';
import { Board } from './board';
import { writeLine } from './digits';
import { History, type SavedHistory } from './history';
import { enterDigit, fillNotes, toggleNote } from './moves';

const FOUR = SHAPES[0]!;

/** Any game, played. */
const played = games.map(({ board, steps }) => {
  const history = new History(board);
  play(history, board, steps);
  return { board, history, steps };
});

function start(): { board: Board; history: History; enter: (cell: number, digit: number) => boolean } {
  const board = emptyBoard(FOUR);
  const history = new History(board);
  const enter = (cell: number, digit: number): boolean =>
    history.push({ kind: 'digit', time: 0, edits: enterDigit(board, [cell], digit, true) });
  return { board, history, enter };
}

/** A log with a past, a future, checkpoints and a branch. */
function busy(): ReturnType<typeof start> {
  const game = start();
  [0, 1, 2, 3].forEach((cell) => game.enter(cell, cell + 1));
  game.history.goTo(1);
  game.history.setCheckpoint();
  game.enter(5, 4);
  game.enter(6, 3);
  game.history.setCheckpoint();
  game.history.undo();
  return game;
}

function restored(board: Board, saved: unknown): { board: Board; history: History } {
  const copy = new Board(board.shape, board.givens);
  const history = new History(copy);
  history.restore(JSON.parse(JSON.stringify(saved)) as SavedHistory);
  return { board: copy, history };
}

describe('a gesture', () => {
  it('is exactly one step back and one step forth, and none if it changes nothing', () => {
    fc.assert(
      fc.property(games, ({ board, steps }) => {
        const history = new History(board);
        for (const step of steps) {
          if (step.kind === 'go-to' || step.kind === 'checkpoint') {
            play(history, board, [step]);
            continue;
          }
          const before = contents(board);
          const { at, moves } = history;
          const log = [...moves];
          const made = history.push({ kind: step.kind, time: 0, edits: editsOf(step as Gesture, board, history) });
          const now = contents(board);
          if (made) {
            expect(now).not.toEqual(before);
            expect([history.at, history.moves.length]).toEqual([at + 1, at + 1]);
            history.undo();
            expect(contents(board)).toEqual(before);
            history.redo();
            expect(contents(board)).toEqual(now);
          } else {
            expect(now).toEqual(before);
            expect([history.at, history.moves]).toEqual([at, log]);
          }
        }
      }),
    );
  });

  it('that changes nothing keeps what can be redone', () => {
    const { board, history, enter } = start();
    enter(0, 1);
    history.undo();
    expect(history.push({ kind: 'note', time: 0, edits: [] })).toBe(false);
    const same = { layer: 'value', key: 3, before: 0, after: 0 } as const;
    expect(history.push({ kind: 'digit', time: 0, edits: [same] })).toBe(false);
    expect(history.canRedo).toBe(true);
    history.redo();
    expect(board.digit(0)).toBe(1);
  });

  it('with cleaned notes is one step: one undo brings all notes back', () => {
    const board = emptyBoard(FOUR);
    const history = new History(board);
    history.push({ kind: 'fill', time: 0, edits: fillNotes(board, board.givens.keys()) });
    const before = contents(board);
    history.push({ kind: 'digit', time: 0, edits: enterDigit(board, [0], 1, true) });
    expect(board.hasNote(1, 1)).toBe(false);
    history.undo();
    expect(contents(board)).toEqual(before);
  });
});

describe('going back and forth', () => {
  it('undoes everything to the empty board and redoes it to the same one', () => {
    fc.assert(
      fc.property(played, ({ board, history }) => {
        history.goTo(history.moves.length);
        const end = contents(board);
        let undone = 0;
        while (history.undo()) {
          undone++;
        }
        expect(undone).toBe(history.moves.length);
        expect(contents(board)).toEqual(NOTHING);
        expect([history.canUndo, history.at]).toEqual([false, 0]);
        while (history.redo());
        expect(contents(board)).toEqual(end);
        expect([history.canRedo, history.at]).toEqual([false, undone]);
      }),
    );
  });

  it('goes to any place, and no further than there are moves', () => {
    const { board, history, enter } = start();
    enter(0, 1);
    enter(5, 2);
    history.goTo(1);
    expect([board.digit(0), board.digit(5)]).toEqual([1, 0]);
    history.goTo(99);
    expect(history.at).toBe(2);
    history.goTo(-1);
    expect(history.at).toBe(0);
  });

  it('tells which move it undid or redid', () => {
    const { history, enter } = start();
    enter(0, 1);
    expect(history.undo()).toBe(history.moves[0]);
    expect(history.undo()).toBeNull();
    expect(history.redo()).toBe(history.moves[0]);
    expect(history.redo()).toBeNull();
  });
});

describe('a branch', () => {
  it('is what was undone and then overtaken', () => {
    const { history, enter } = start();
    [0, 1, 2].forEach((cell) => enter(cell, cell + 1));
    const [, second, third] = history.moves;
    history.goTo(1);
    enter(5, 4);
    expect(history.moves).toHaveLength(2);
    expect(history.branch).toEqual([second, third]);
  });

  it('is not pushed out by correcting a slip', () => {
    const { history, enter } = start();
    [0, 1, 2].forEach((cell) => enter(cell, cell + 1));
    history.goTo(1);
    enter(5, 4);
    const { branch } = history;
    history.undo();
    enter(5, 3);
    expect(history.branch).toEqual(branch);
  });
});

describe('checkpoints', () => {
  it('are found behind the present, each once', () => {
    const { history, enter } = start();
    history.setCheckpoint();
    enter(0, 1);
    history.setCheckpoint();
    history.setCheckpoint();
    expect(history.checkpoints).toEqual([0, 1]);
    expect(history.lastCheckpoint()).toBe(0);
    enter(1, 2);
    expect(history.lastCheckpoint()).toBe(1);
    history.goTo(0);
    expect(history.lastCheckpoint()).toBeNull();
  });

  it('go with the moves that a new one overtakes, except at the fork', () => {
    const { history, enter } = start();
    enter(0, 1);
    history.setCheckpoint();
    enter(1, 2);
    history.setCheckpoint();
    history.goTo(1);
    enter(2, 3);
    expect(history.checkpoints).toEqual([1]);
  });
});

it('knows the positions up to now, each where it was last seen', () => {
  const { board, history, enter } = start();
  const empty = writeLine(board.givens);
  const one = `1${empty.slice(1)}`;
  enter(0, 1);
  enter(0, 1);
  history.push({ kind: 'note', time: 0, edits: toggleNote(board, [7], 'corner', 1) });
  expect([...history.positions()]).toEqual([
    [one, 1],
    [empty, 3],
  ]);
  history.goTo(1);
  expect([...history.positions()]).toEqual([
    [empty, 0],
    [one, 1],
  ]);
});

describe('entries', () => {
  it('come in the order in which they were last entered', () => {
    const { board, history, enter } = start();
    enter(3, 1);
    enter(0, 2);
    enter(3, 4);
    enter(9, 1);
    enter(0, 2);
    history.push({ kind: 'note', time: 0, edits: toggleNote(board, [7], 'corner', 1) });
    expect(history.entries()).toEqual([
      { cell: 3, digit: 4 },
      { cell: 9, digit: 1 },
    ]);
    history.goTo(2);
    expect(history.entries()).toEqual([
      { cell: 3, digit: 1 },
      { cell: 0, digit: 2 },
    ]);
  });

  it('are the values on the board, at every place of the log', () => {
    fc.assert(
      fc.property(played, ({ board, history }) => {
        for (let at = history.moves.length; at >= 0; at--) {
          history.goTo(at);
          const entries = history.entries().map(({ cell, digit }): [number, number] => [cell, digit]);
          expect(entries.sort(([a], [b]) => a - b)).toEqual(contents(board).value);
        }
      }),
    );
  });
});

describe('a saved log', () => {
  it('is restored with board, place, checkpoints and branch, wherever it was', () => {
    fc.assert(
      fc.property(played, fc.nat(30), ({ board, history }, at) => {
        history.goTo(at);
        const copy = restored(board, history.save());
        expect(contents(copy.board)).toEqual(contents(board));
        expect(copy.history.at).toBe(history.at);
        expect(copy.history.checkpoints).toEqual(history.checkpoints);
        expect(copy.history.moves).toEqual(history.moves);
        expect(copy.history.branch).toEqual(history.branch);
        history.goTo(history.moves.length);
        copy.history.goTo(history.moves.length);
        expect(contents(copy.board)).toEqual(contents(board));
        copy.history.goTo(0);
        expect(contents(copy.board)).toEqual(NOTHING);
      }),
    );
  });

  it('keeps kinds and times', () => {
    const { board, history } = start();
    history.push({ kind: 'digit', time: 1234, edits: enterDigit(board, [0], 1, true) });
    expect(restored(board, history.save()).history.moves[0]).toMatchObject({ kind: 'digit', time: 1234 });
  });

  it('has its checkpoints in order, and none beyond the log', () => {
    const { board, history } = busy();
    const saved = { ...history.save(), marks: [3, 1, 99, -1, 1, 1.5, 'x'] };
    expect(restored(board, saved).history.checkpoints).toEqual([1, 3]);
  });

  const good = busy().history.save();
  const one = (...edit: unknown[]): unknown => ({ ...good, moves: [['digit', 0, ...edit]], at: 1 });
  it.each<[string, unknown]>([
    ['nothing', null],
    ['no log', {}],
    ['a log that is no list', { ...good, moves: 'ab' }],
    ['a move that is none', { ...good, moves: [7] }],
    ['a move that is a text', { ...good, moves: ['ab'] }],
    ['a move of nothing', { ...good, moves: [['digit', 0]] }],
    ['a move without a time', { ...good, moves: [['digit', null, 0, 0, 0, 1]] }],
    ['a broken edit', one(0, 0, 0)],
    ['an unknown layer', one(9, 0, 0, 1)],
    ['a text for a number', one(0, '0', 0, 1)],
    ['a fraction', one(0, 0, 0, 1.5)],
    ['a cell beyond the board', one(0, 16, 0, 1)],
    ['a cell before the board', one(1, -1, 0, 2)],
    ['a digit beyond the board', one(0, 0, 0, 5)],
    ['a digit below nothing', one(0, 0, 0, -1)],
    ['a note below nothing', one(1, 0, 0, -2)],
    ['a note that no board has', one(2, 0, 0, 32)],
    ['a note of digit 0', one(2, 0, 0, 3)],
    ['a colour that there is not', one(3, 0, 0, 256)],
    ['a candidate colour for digit 0', one(4, 5, 0, 1)],
    ['a candidate colour that there is not', one(4, 1, 0, 8)],
    ['a line to itself', one(5, 17, 0, 1)],
    ['a line of two widths', one(5, 1, 0, 2)],
    ['an edit that starts from something else', one(0, 0, 2, 1)],
    ['a place before the start', { ...good, at: -1 }],
    ['a place after the end', { ...good, at: 99 }],
    ['a place between moves', { ...good, at: 1.5 }],
    ['no place', { ...good, at: undefined }],
    ['no checkpoints', { ...good, marks: undefined }],
    ['no branch', { ...good, aside: undefined }],
    ['a branch of another board', { ...good, aside: [['digit', 0, 0, 99, 0, 1]] }],
  ])('that holds %s is refused', (_, saved) => {
    expect(() => restored(emptyBoard(FOUR), good)).not.toThrow();
    expect(() => restored(emptyBoard(FOUR), saved)).toThrow();
  });

  it('that overwrites a given is refused', () => {
    const { board, history, enter } = start();
    enter(0, 1);
    expect(() => restored(boardOf('4', '.1.. .... .... ....'), history.save())).not.toThrow();
    expect(() => restored(boardOf('4', '2... .... .... ....'), history.save())).toThrow();
    expect(board.digit(0)).toBe(1);
  });
});
