import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates';
import { RESTS_A_MONTH, streakOf } from './streak';

/** Days of November 2026 by their numbers. */
function november(...days: number[]): Set<string> {
  return new Set(days.map((day) => `2026-11-${String(day).padStart(2, '0')}`));
}

function at(day: number): string {
  return [...november(day)][0]!;
}

describe('a streak', () => {
  it('is nothing without a day', () => {
    expect(streakOf(new Set(), at(15))).toMatchObject({ days: 0, best: 0, restsLeft: 2 });
  });

  it('counts today once it is played, and does not end while today is to come', () => {
    expect(streakOf(november(13, 14), at(15)).days).toBe(2);
    expect(streakOf(november(13, 14, 15), at(15)).days).toBe(3);
    expect(streakOf(november(13, 14), at(15)).rests.size).toBe(0);
  });

  it('goes on over two missed days of a month, which are rest days and not counted', () => {
    const streak = streakOf(november(3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15), at(15));
    expect(streak).toMatchObject({ days: 12, restsLeft: 1 });
    expect([...streak.rests]).toEqual([at(12)]);
    expect(streakOf(november(10, 13), at(13))).toMatchObject({ days: 2, restsLeft: 0 });
  });

  it('ends with the third missed day of a month', () => {
    expect(streakOf(november(10), at(13)).days).toBe(1);
    expect(streakOf(november(10), at(14))).toMatchObject({ days: 0, best: 1, restsLeft: 0 });
    expect(streakOf(november(2, 4, 6, 8), at(8))).toMatchObject({ days: 1, best: 3 });
  });

  it('has two rest days in every month', () => {
    const played = new Set(['2026-10-29', '2026-11-03', '2026-11-04']);
    const streak = streakOf(played, '2026-11-04');
    expect(streak.days).toBe(3);
    expect([...streak.rests]).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
  });

  it('spends no rest day where there is no row to keep', () => {
    // The first two are spent, the row ends on the 5th, and nothing is missed before the next one begins.
    const streak = streakOf(november(2, 20, 21), at(21));
    expect([...streak.rests]).toEqual([at(3), at(4)]);
    expect(streak.days).toBe(2);
  });

  it('holds for who flies west and plays tomorrow today', () => {
    expect(streakOf(november(13, 14, 15, 16), at(15)).days).toBe(4);
  });

  it('never changes what an earlier day was, and never has more rest days than a month allows', () => {
    const first = '2026-01-01';
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 120 }), (days) => {
        const played = new Set(days.flatMap((did, i) => (did ? [addDays(first, i)] : [])));
        const end = addDays(first, days.length - 1);
        const whole = streakOf(played, end);
        const half = addDays(first, days.length >> 1);
        const before = streakOf(new Set([...played].filter((day) => day <= half)), half);
        expect([...whole.rests].filter((day) => day < half)).toEqual([...before.rests]);
        const months = [...whole.rests].map((day) => day.slice(0, 7));
        months.forEach((month) =>
          expect(months.filter((other) => other === month).length).toBeLessThanOrEqual(RESTS_A_MONTH),
        );
        expect(whole.days).toBeLessThanOrEqual(whole.best);
        expect(whole.best).toBeLessThanOrEqual(played.size);
      }),
    );
  });
});
