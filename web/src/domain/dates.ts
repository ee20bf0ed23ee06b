/**
 * Days of the calendar as texts such as `2026-11-15`, which can be compared. A day is the player's own: what their
 * clock shows where they are. Counting days must not depend on hours, so it is done far from any midnight.
 */
export type Day = string;

/** The day that it is at a time where the player is. */
export function dayAt(time: Date): Day {
  return textOf(time.getFullYear(), time.getMonth() + 1, time.getDate());
}

/** A day from somewhere that cannot be trusted, or null. */
export function asDay(value: unknown): Day | null {
  return typeof value === 'string' && /^(19[7-9]|[2-9]\d\d)\d-\d\d-\d\d$/.test(value) && addDays(value, 0) === value
    ? value
    : null;
}

export function addDays(day: Day, days: number): Day {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + days);
  return textOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Monday is 0. */
export function weekdayOf(day: Day): number {
  return (noon(day).getUTCDay() + 6) % 7;
}

/** The week of a day, from Monday on. */
export function weekOf(day: Day): Day[] {
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, i) => addDays(monday, i));
}

/** A month such as `2026-11`. */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, months: number): Month {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return textOf(Math.floor(number / 12), (number % 12) + 1, 1).slice(0, 7);
}

export function daysOf(month: Month): Day[] {
  const first = `${month}-01`;
  const days = Array.from({ length: 31 }, (_, i) => addDays(first, i));
  return days.filter((day) => monthOf(day) === month);
}

/** A day as a time, for writing it in words: the middle of it in the time zone UTC, which has to be named then. */
export function noon(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}

function textOf(year: number, month: number, day: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
