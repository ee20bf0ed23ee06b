import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '@/domain/game';
import type { Puzzle } from '@/domain/puzzle';
import { useGames } from '@/stores/games';
import { useResults } from '@/stores/results';
import { failNext } from '@/testing/engine';
import { countAll, keepOutcome, uncounted } from './keep';
import { outcomeOf } from './outcome';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

/** One solution: 1234 3412 2143 4321. */
const UNIQUE: Puzzle = { board: '4', givens: '1..4...2.1..4...', source: 'typed' };
const SOLUTION = '1234341221434321';
const TWO: Puzzle = { board: '4', givens: '12.....22....3..', source: 'typed' };

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

/** A game in which the digits of a solution were entered from the first cell on, one a second. */
function solved(puzzle: Puzzle = UNIQUE, solution = SOLUTION): Game {
  const game = useGames().start(puzzle);
  [...solution].forEach((symbol, cell) => {
    if (!game.board.isGiven(cell)) {
      const edits = [{ layer: 'value', key: cell, before: 0, after: Number(symbol) }] as const;
      game.history.push({ kind: 'digit', time: (game.history.at + 1) * 1000, edits });
    }
  });
  game.solved = true;
  useGames().keep(game);
  return game;
}

describe('the outcome of a game', () => {
  it('has the effort of the puzzle as points if there was no help', async () => {
    const { score, result, moments, way } = await outcomeOf(solved());
    // The weights of the published table, for the steps of the easiest way.
    const weights: Record<string, number> = { 'full-house': 4, 'hidden-single': 10, 'naked-single': 18 };
    const effort = [...way].reduce((sum, [technique, times]) => sum + weights[technique]! * times, 0);
    expect(score).toEqual({ effort, points: effort, assist: 'pure' });
    expect([...way.values()].reduce((sum, times) => sum + times, 0)).toBe(11);
    expect(result).toMatchObject({ board: '4', level: 'beginner', effort, points: effort, assist: 'pure', hints: 0 });
    expect(moments).toHaveLength(11);
    expect(moments.every(({ right }) => right)).toBe(true);
  });

  it('costs what the hints gave away', async () => {
    const game = solved();
    game.takeHint({ technique: 'naked-single', weight: 18, step: 'r1c2=2', stage: 5 });
    const { score } = await outcomeOf(game);
    expect(score).toMatchObject({ points: Math.round(score!.effort - 18 * 0.8), assist: 'guided' });
  });

  it('has no points for a puzzle with several solutions, but is a result', async () => {
    const { score, result, moments } = await outcomeOf(solved(TWO));
    expect([score, moments]).toEqual([null, []]);
    expect(result).toMatchObject({ assist: 'pure', techniques: {} });
    expect(result).not.toHaveProperty('points');
  });

  it('is about the whole game, even if somebody goes back in it meanwhile', async () => {
    const game = solved();
    const outcome = outcomeOf(game);
    game.history.goTo(2);
    expect((await outcome).moments).toHaveLength(11);
  });
});

describe('keeping', () => {
  it('writes down the score and the result once', async () => {
    const game = solved();
    const { touched } = game;
    await keepOutcome(game);
    expect(useGames().open(game.key)!.score).toMatchObject({ assist: 'pure' });
    expect(useGames().finished[0]).toMatchObject({ touched, score: { assist: 'pure' } });
    expect(useResults().all).toHaveLength(1);
    await keepOutcome(useGames().open(game.key)!);
    expect(useResults().all).toHaveLength(1);
  });

  it('does not bring back results that were deleted', async () => {
    const game = solved();
    await keepOutcome(game);
    useResults().forgetAll();
    await keepOutcome(useGames().open(game.key)!);
    expect([useResults().all, uncounted()]).toEqual([[], []]);
  });

  it('takes an answer that was shown for no result', async () => {
    const game = solved();
    game.help.answer = true;
    useGames().keep(game);
    await keepOutcome(game);
    expect(useResults().all).toEqual([]);
    expect(useGames().open(game.key)!.score).toBeNull();
  });

  it('counts earlier games, and goes on after a failure', async () => {
    const games = [solved(), solved(), solved()];
    const keys = uncounted();
    expect([...keys].sort()).toEqual(games.map(({ key }) => key).sort());
    failNext();
    const told: number[] = [];
    await countAll(keys, (done) => told.push(done) > 0);
    expect(told).toEqual([1, 2, 3]);
    expect(useResults().all).toHaveLength(2);
    expect(uncounted()).toHaveLength(1);
  });

  it('stops counting when it is told to', async () => {
    [solved(), solved()].map(({ key }) => key);
    await countAll(uncounted(), () => false);
    expect(useResults().all).toHaveLength(1);
  });
});
