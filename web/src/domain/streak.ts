import { type Day, type Month, addDays, monthOf } from './dates';

/** So many missed days of a month are rest days: they neither count nor end anything. */
export const RESTS_A_MONTH = 2;

/** Days in a row. */
export interface Streak {
  /** How many days were played, up to today; rest days are not counted. */
  readonly days: number;
  /** The most there ever were. */
  readonly best: number;
  /** Missed days that were rest days. */
  readonly rests: ReadonlySet<Day>;
  /** How many rest days are left this month. */
  readonly restsLeft: number;
}

/**
 * Goes over the calendar from the first day that was played. A missed day is a rest day as long as the month has some
 * left and there is a row to keep; else the row ends, and the next day played begins another. Today is not missed yet.
 * Nothing that happens later changes what an earlier day was.
 */
export function streakOf(played: ReadonlySet<Day>, today: Day): Streak {
  const rests = new Set<Day>();
  const used = new Map<Month, number>();
  let [days, best] = [0, 0];
  const all = [...played].sort();
  // Who has travelled west may have played a day that is still to come here.
  const last = [today, ...all.slice(-1)].sort().at(-1)!;
  for (let day = all[0] ?? addDays(last, 1); day <= last; day = addDays(day, 1)) {
    if (played.has(day)) {
      best = Math.max(best, ++days);
    } else if (day < today && days > 0) {
      const month = monthOf(day);
      const resting = used.get(month) ?? 0;
      if (resting < RESTS_A_MONTH) {
        used.set(month, resting + 1);
        rests.add(day);
      } else {
        days = 0;
      }
    }
  }
  return { days, best, rests, restsLeft: RESTS_A_MONTH - (used.get(monthOf(today)) ?? 0) };
}
