import { describe, expect, it } from 'vitest';
import type { Result } from '@/domain/result';
import { assistMix, byGroup, groupOf, halfYear, newestTechnique, profile, running, totals, weakest } from './figures';

let number = 0;
const result = (more: Partial<Result> = {}): Result => ({
  ...{ key: `k${number++}`, at: 0, board: '9', level: 'hard', time: 60_000, effort: 100, points: 90, assist: 'pure' },
  ...{ hints: 0, checks: 0, reveals: 0, techniques: {} },
  ...more,
});

const at = (day: number, hour = 12): number => new Date(2026, 4, day, hour).getTime();

describe('totals', () => {
  it('count puzzles, hours, points and help', () => {
    const results = [
      result({ time: 3_600_000, hints: 2, assist: 'guided' }),
      result({ time: 1_800_000, checks: 3, assist: 'checked' }),
      result(),
      result({ time: 0, reveals: 1, assist: 'shown' }),
    ];
    expect(totals(results)).toMatchObject({ solved: 4, alone: 0.5, points: 360, hints: 2, checks: 3, reveals: 1 });
    expect(totals(results).hours).toBeCloseTo(1.517, 2);
    expect(totals([])).toMatchObject({ solved: 0, alone: 0, hours: 0 });
  });

  it('tell the mix of classes', () => {
    const mix = assistMix([result(), result(), result({ assist: 'notes' })]);
    expect(mix).toEqual({ pure: 2, checked: 0, notes: 1, guided: 0, shown: 0 });
  });
});

describe('the newest technique', () => {
  it('is the last that was found for the first time', () => {
    const found = (technique: string, times = 1) => result({ techniques: { [technique]: [times, times, 1000] } });
    const results = [found('pointing'), found('x-wing'), found('pointing'), found('full-house')];
    expect(newestTechnique(results)).toBe('x-wing');
    expect(newestTechnique([...results, result({ techniques: { 'xy-wing': [2, 0, 0] } })])).toBe('x-wing');
    expect(newestTechnique([found('full-house')])).toBeNull();
  });
});

describe('groups', () => {
  it('are the levels of the usual board, and other boards', () => {
    expect(groupOf({ board: '9', level: 'easy' })).toEqual({ id: 'easy', level: 'easy', board: '9' });
    expect(groupOf({ board: '16', level: 'easy' })).toEqual({ id: '16', board: '16' });
    expect(groupOf({ board: '9' })).toEqual({ id: '9', board: '9' });
  });

  it('have count, median, best and trend, in the order of levels and sizes', () => {
    const results = [
      result({ board: '16', time: 0 }),
      result({ time: 30_000 }),
      result({ time: 10_000 }),
      result({ time: 20_000, assist: 'notes' }),
      result({ level: 'easy', time: 5000 }),
      result({ board: '4' }),
    ];
    expect(byGroup(results).map(({ id }) => id)).toEqual(['easy', 'hard', '4', '16']);
    expect(byGroup(results)[1]).toMatchObject({
      solved: 3,
      median: 20_000,
      best: 10_000,
      trend: [30_000, 20_000, 20_000],
      mix: { pure: 2, notes: 1 },
    });
    expect(byGroup(results)[3]).toMatchObject({ solved: 1, median: null, best: null, trend: [] });
  });

  it('have a trend over twelve games', () => {
    const times = [100, ...Array<number>(12).fill(7)];
    expect(running(times).at(-1)).toBe(7);
    expect(running([1, 2, 3])).toEqual([1, 1.5, 2]);
  });
});

describe('the profile', () => {
  const ORDER = ['full-house', 'hidden-single', 'naked-single', 'pointing', 'naked-pair', 'hidden-pair', 'x-wing'];
  const results = [
    result({ techniques: { 'x-wing': [2, 1, 90_000], 'hidden-single': [10, 10, 2000], 'full-house': [10, 9, 1000] } }),
    result({ techniques: { 'x-wing': [2, 0, 0], 'naked-pair': [1, 1, 5000], 'hidden-pair': [3, 1, 9000] } }),
    result({ techniques: { 'brand-new': [1, 0, 0] } }),
  ];

  it('sums up by families, in the order of ease', () => {
    expect(profile(results, ORDER)).toEqual([
      { family: 'singles', technique: 'full-house', there: 20, found: 19, delay: 2000 },
      { family: 'pairs', technique: 'hidden-pair', there: 4, found: 2, delay: 7000 },
      { family: null, technique: 'x-wing', there: 4, found: 1, delay: 90_000 },
      { family: null, technique: 'brand-new', there: 1, found: 0, delay: null },
    ]);
  });

  it('knows the weakest line that tells something', () => {
    expect(weakest(profile(results, ORDER))?.technique).toBe('x-wing');
    expect(weakest([])).toBeNull();
    expect(weakest(profile([result({ techniques: { pointing: [5, 5, 1] } })], ORDER))).toBeNull();
  });
});

describe('half a year', () => {
  it('is weeks from Monday, up to today', () => {
    // A Wednesday.
    const weeks = halfYear([result({ at: at(13) }), result({ at: at(13, 1) }), result({ at: at(11) })], at(13, 15));
    expect(weeks).toHaveLength(26);
    expect(weeks.slice(0, -1).every((week) => week.length === 7)).toBe(true);
    expect(weeks.at(-1)!.map(({ solved }) => solved)).toEqual([1, 0, 2]);
    expect(weeks.at(-1)![0]!.date.getDay()).toBe(1);
    expect(weeks[0]![0]!.date.getDay()).toBe(1);
  });

  it('has today also before noon', () => {
    expect(halfYear([], at(13, 1)).at(-1)).toHaveLength(3);
  });
});

describe('thousands of games', () => {
  it('are counted', () => {
    const techniques = { 'full-house': [20, 20, 1000], 'x-wing': [1, 1, 5000] } as const;
    const results = Array.from({ length: 5000 }, (_, i) => result({ at: at(1) + i, techniques }));
    expect(byGroup(results)[0]).toMatchObject({ solved: 5000 });
    expect(profile(results, []).map(({ there }) => there)).toEqual([100_000, 5000]);
  });
});
