import fc from 'fast-check';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import { useGames } from '@/stores/games';
import { load, store } from '@/stores/storage';
import { contents } from '@/testing/boards';
import { games as played, play } from '@/testing/gestures';
import { writeLine } from './digits';
import { Game } from './game';
import { enterDigit } from './moves';
import type { Puzzle } from './puzzle';

const PUZZLE: Puzzle = { board: '4', givens: '12..34..21..43..', source: 'made', emptiness: 'few' };

const NO_HELP = {
  ...{ hints: 0, reveals: 0, checks: 0, rewinds: 0, filledNotes: false, answer: false },
  ...{ taken: [], checked: [], revealed: [] },
};

function inJson(game: Game): unknown {
  return JSON.parse(JSON.stringify(game.save()));
}

describe('a game', () => {
  it('begins with the givens, no time and no help', () => {
    const game = Game.start(PUZZLE, 'k', 42);
    expect(game.board.digits().slice(0, 4)).toEqual([1, 2, 0, 0]);
    expect([game.clock.elapsed, game.solved, game.touched, game.key]).toEqual([0, false, 42, 'k']);
    expect(game.help).toEqual(NO_HELP);
  });

  it('does not begin without a puzzle', () => {
    expect(() => Game.start({ ...PUZZLE, givens: '12' }, 'k', 0)).toThrow('no puzzle');
  });

  it('makes moves, stamped with the time played', () => {
    const game = Game.start(PUZZLE, 'k', 0);
    expect(game.move('digit', enterDigit(game.board, [2], 3, true))).toBe(true);
    expect(game.history.moves[0]).toMatchObject({ kind: 'digit', time: 0 });
    expect(game.move('digit', enterDigit(game.board, [0], 3, true))).toBe(false);
  });

  it('is the same after saving, at any moment', () => {
    fc.assert(
      fc.property(played, fc.nat(30), ({ board, steps }, at) => {
        const game = Game.start({ board: board.shape.id, givens: writeLine(board.givens), source: 'typed' }, 'k', 7);
        play(game.history, game.board, steps);
        game.history.goTo(at);
        Object.assign(game.help, { hints: 2, reveals: 3, checks: 4, rewinds: 5, filledNotes: true, answer: true });
        game.help.taken = [{ technique: 'x-wing', weight: 130, step: 'r1c1<>2', stage: 3, at: 500 }];
        Object.assign(game.help, { checked: [{ part: 2, found: true }], revealed: [18, 0] });
        game.score = { effort: 400, points: 380, assist: 'shown' };
        const copy = Game.restore(inJson(game));
        expect(contents(copy.board)).toEqual(contents(game.board));
        expect(copy.save()).toEqual(game.save());
      }),
      { numRuns: 50 },
    );
  });

  it('notes in which quarter of the board it was checked', () => {
    const game = Game.start(PUZZLE, 'k', 0);
    game.takeCheck(false);
    game.move('digit', enterDigit(game.board, [2], 3, true));
    game.move('digit', enterDigit(game.board, [3], 4, true));
    game.takeCheck(true);
    expect(game.help).toMatchObject({
      checks: 2,
      checked: [
        { part: 0, found: false },
        { part: 1, found: true },
      ],
    });
  });

  it('reads no help and no score that make no sense', () => {
    const saved = inJson(Game.start(PUZZLE, 'k', 5)) as object;
    const help = { checked: [null, { part: 7 }, { part: 1 }], revealed: ['x', -1, 18] };
    const game = Game.restore({ ...saved, help, score: { effort: 1, points: 'x', assist: 'pure' } });
    expect(game.help).toMatchObject({ checked: [{ part: 1, found: false }], revealed: [18] });
    expect(game.score).toBeNull();
    expect(Game.restore({ ...saved, help: { checked: 1, revealed: 2 } }).help).toEqual(NO_HELP);
  });

  it('tells lists how far it is', () => {
    const game = Game.start(PUZZLE, 'k', 0);
    game.move('digit', enterDigit(game.board, [2], 3, true));
    expect(game.save()).toMatchObject({ filled: 9, values: [1, 2, 3, 0, 3, 4, 0, 0, 2, 1, 0, 0, 4, 3, 0, 0] });
  });

  it('takes numbers that make no sense for nothing', () => {
    const saved = {
      ...(inJson(Game.start(PUZZLE, 'k', 5)) as object),
      elapsed: -3,
      touched: 'x',
      solved: 1,
      help: null,
    };
    const game = Game.restore(saved);
    expect([game.clock.elapsed, game.touched, game.solved]).toEqual([0, 0, false]);
    expect(game.help).toEqual(NO_HELP);
  });

  it('keeps the hints that make sense', () => {
    const good = { technique: 'x-wing', weight: 130, step: 'r1c1<>2', stage: 6, at: 9 };
    const taken = [
      good,
      null,
      7,
      { ...good, technique: 3 },
      { ...good, stage: 0 },
      { ...good, stage: 1.5 },
      { ...good, weight: 'x' },
    ];
    const saved = inJson(Game.start(PUZZLE, 'k', 5)) as { help: object };
    const game = Game.restore({ ...saved, help: { ...saved.help, taken } });
    expect(game.help.taken).toEqual([good, { ...good, weight: 0 }]);
  });

  it('knows a hint again that comes a second time', () => {
    const game = Game.start(PUZZLE, 'k', 0);
    const hint = { technique: 'x-wing', weight: 130, step: 'r1c1<>2' };
    game.takeHint({ ...hint, stage: 2 });
    game.takeHint({ ...hint, step: 'r1c3<>2', stage: 1 });
    game.takeHint({ ...hint, stage: 4 });
    game.takeHint({ ...hint, stage: 3 });
    expect(game.help).toMatchObject({ hints: 2, taken: [{ stage: 4, at: 0 }, { stage: 1 }] });
  });

  it('is not restored from anything else', () => {
    const good = inJson(Game.start(PUZZLE, 'k', 5)) as Record<string, unknown>;
    for (const change of [{ version: 2 }, { key: 7 }, { puzzle: null }, { history: undefined }, { history: {} }]) {
      expect(() => Game.restore({ ...good, ...change })).toThrow();
    }
    for (const value of [undefined, null, 7, 'game', []]) {
      expect(() => Game.restore(value)).toThrow();
    }
  });
});

describe('a stored game that is corrupt', () => {
  beforeEach(() => {
    localStorage.clear();
    setActivePinia(createPinia());
  });

  it('is as good as absent, but stays stored', () => {
    const key = useGames().start(PUZZLE).key;
    const saved = load(`game.${key}`) as { history: { moves: unknown[]; at: number } };
    saved.history.moves = [['note', 0, 1, 2, 0, -2]];
    saved.history.at = 1;
    store(`game.${key}`, saved);
    setActivePinia(createPinia());
    const games = useGames();
    expect(games.open(key)).toBeNull();
    expect(games.all).toEqual([]);
    expect(load(`game.${key}`)).toEqual(saved);
  });
});
