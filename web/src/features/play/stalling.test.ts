import { describe, expect, it } from 'vitest';
import { stallTime } from './stalling';

const movesEvery = (seconds: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ time: (i + 1) * seconds * 1000 }));

describe('how long a player may think', () => {
  it('is a minute and a half before anything is known', () => {
    expect(stallTime([])).toBe(90_000);
    expect(stallTime(movesEvery(5, 5))).toBe(90_000);
  });

  it('follows the pace of the player', () => {
    expect(stallTime(movesEvery(20, 10))).toBe(60_000);
    expect(stallTime(movesEvery(40, 10))).toBe(120_000);
  });

  it('is never too short nor too long', () => {
    expect(stallTime(movesEvery(2, 20))).toBe(45_000);
    expect(stallTime(movesEvery(300, 20))).toBe(240_000);
  });

  it('does not count what is done in one go', () => {
    const pairs = movesEvery(30, 8).flatMap(({ time }) => [{ time }, { time: time + 100 }]);
    expect(stallTime(pairs)).toBe(89_700);
  });
});
