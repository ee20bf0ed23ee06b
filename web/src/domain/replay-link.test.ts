import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contents } from '@/testing/boards';
import { games as played, play } from '@/testing/gestures';
import { writeLine } from './digits';
import { Game } from './game';
import { LONGEST, readReplay, writeReplay } from './replay-link';

const PUZZLE = { board: '4', givens: '1..4...2.1..4...', source: 'made', level: 'easy' } as const;

function gameOf(...placed: [tick: number, cell: number, digit: number][]): Game {
  const game = Game.start(PUZZLE, 'k', 0);
  for (const [tick, key, after] of placed) {
    const before = game.board.get('value', key);
    game.history.push({ kind: 'digit', time: tick * 100, edits: [{ layer: 'value', key, before, after }] });
  }
  return game;
}

function reread(game: Game): Game {
  const copy = readReplay(writeReplay(game));
  if (typeof copy === 'string') {
    throw new Error(copy);
  }
  return copy;
}

describe('a replay in a link', () => {
  it('has every move of the game', () => {
    fc.assert(
      fc.property(played, ({ board, steps }) => {
        const game = Game.start({ board: board.shape.id, givens: writeLine(board.givens), source: 'typed' }, 'k', 7);
        play(game.history, game.board, steps);
        game.history.goTo(game.history.moves.length);
        const copy = reread(game);
        expect(copy.history.moves.map(({ edits }) => edits)).toEqual(game.history.moves.map(({ edits }) => edits));
        expect(contents(copy.board)).toEqual(contents(game.board));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the level, the times and the kinds of moves', () => {
    const game = gameOf([5, 1, 2], [90_000, 2, 3]);
    game.history.push({
      kind: 'hint',
      time: 9_000_049,
      edits: [{ layer: 'value', key: 4, before: 0, after: 3 }],
    });
    const copy = reread(game);
    expect(copy.puzzle).toMatchObject({ board: '4', givens: PUZZLE.givens, level: 'easy' });
    expect(copy.history.moves.map(({ time }) => time)).toEqual([500, 9_000_000, 9_000_000]);
    expect(copy.history.moves.map(({ kind }) => kind)).toEqual(['digit', 'digit', 'hint']);
    expect(copy.solved).toBe(false);
  });

  it('leaves out moves that were undone', () => {
    const game = gameOf([1, 1, 2], [2, 2, 3]);
    game.history.undo();
    expect(reread(game).history.moves).toHaveLength(1);
  });

  it('is short, and made of characters that nobody escapes', () => {
    const link = writeReplay(gameOf([5, 1, 2], [9, 2, 3]));
    expect(link).toMatch(/^4\/[\w.-]+\/1[\w-]+$/);
    expect(link.length).toBeLessThan(40);
  });

  it('tells only the digits of a game that is too long for a link', () => {
    const game = gameOf([5, 1, 2]);
    for (let i = 0; i < 1500; i++) {
      game.history.push({
        kind: 'note',
        time: 600 + i,
        edits: [{ layer: 'centre', key: 2, before: i % 2 ? 8 : 0, after: i % 2 ? 0 : 8 }],
      });
    }
    expect(writeReplay(game).length).toBeLessThan(LONGEST);
    expect(reread(game).history.moves).toHaveLength(1);
  });

  it('that is not whole is told as that', () => {
    const link = writeReplay(gameOf([5, 1, 2], [9, 2, 3], [12, 4, 3]));
    for (let length = link.lastIndexOf('/') + 1; length < link.length; length++) {
      expect(readReplay(link.slice(0, length)), link.slice(0, length)).toBe('damaged');
    }
    expect(readReplay(`${link}A`)).toBe('damaged');
    expect(readReplay(link.slice(0, -4) + (link.at(-4) === 'A' ? 'B' : 'A') + link.slice(-3))).toBe('damaged');
    expect(readReplay(link.slice(0, link.lastIndexOf('/')))).toBe('form');
    expect(readReplay('')).toBe('form');
    expect(readReplay('9/123/1AAAA')).toBe('puzzle');
    expect(readReplay(link.replace(/\/1([\w-]+)$/, '/2$1'))).toBe('newer');
  });

  it('never breaks, whatever is in it', () => {
    const text = fc.stringMatching(/^[\w-]*$/);
    fc.assert(
      fc.property(text, (tail) => {
        const read = readReplay(`4/1b4c2a1b4c/1${tail}`);
        return typeof read === 'string' || read instanceof Game;
      }),
    );
  });
});
