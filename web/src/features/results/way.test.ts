import { describe, expect, it } from 'vitest';
import { Game } from '@/domain/game';
import { momentAt, timeAt, wayOf } from './way';

function gameOf(...placed: [second: number, cell: number, digit: number][]): Game {
  const game = Game.start({ board: '4', givens: '1..4...2.1..4...', source: 'typed' }, 'key', 0);
  for (const [second, key, after] of placed) {
    const before = game.board.get('value', key);
    game.history.push({ kind: 'digit', time: second * 1000, edits: [{ layer: 'value', key, before, after }] });
  }
  return game;
}

describe('the way to the solution', () => {
  it('counts the filled cells over time', () => {
    const way = wayOf(gameOf([1, 1, 2], [5, 2, 3], [6, 2, 0], [9, 2, 3], [40, 4, 3]));
    expect(way).toMatchObject({ end: 40_000, most: 3, timed: true });
    expect(way.steps.map(({ count }) => count)).toEqual([1, 2, 1, 2, 3]);
    expect(way.stalls).toEqual([{ move: 4, from: 9000, to: 40_000 }]);
  });

  it('finds the moment of a time and the time of a moment', () => {
    const way = wayOf(gameOf([1, 1, 2], [5, 2, 3]));
    expect([0, 999, 1000, 4999, 5000, 9000].map((time) => momentAt(way, time))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([0, 1, 2].map((move) => timeAt(way, move))).toEqual([0, 1000, 5000]);
  });

  it('takes moves for time if nobody measured it', () => {
    const way = wayOf(gameOf([0, 1, 2], [0, 2, 3]));
    expect(way).toMatchObject({ end: 2, timed: false, stalls: [] });
    expect(timeAt(way, 1)).toBe(1);
  });

  it('may be empty', () => {
    expect(wayOf(gameOf())).toEqual({ steps: [], end: 1, most: 1, stalls: [], timed: false });
  });
});
