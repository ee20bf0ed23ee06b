import { describe, expect, it } from 'vitest';
import type { Level } from '@/domain/puzzle';
import type { GameSummary } from '@/stores/games';
import { usualTime } from './levels';

const game = (level: Level, elapsed: number, solved = true, board = '9') =>
  ({ solved, elapsed, puzzle: { level, board } }) as GameSummary;

describe('the usual time of a level', () => {
  it('is the middle of all solved games of this level', () => {
    const games = [game('hard', 30), game('hard', 10), game('hard', 20), game('easy', 1), game('hard', 99, false)];
    expect(usualTime(games, 'hard')).toBe(20);
    expect(usualTime([...games, game('hard', 40)], 'hard')).toBe(25);
  });

  it('is that of the usual board', () => {
    expect(usualTime([game('easy', 10, true, '2x3'), game('easy', 30)], 'easy')).toBe(30);
  });

  it('is unknown where none is solved, and not made of games without a clock', () => {
    expect(usualTime([game('hard', 0), game('hard', 50, false)], 'hard')).toBeNull();
  });
});
