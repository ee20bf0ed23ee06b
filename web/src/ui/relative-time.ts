const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, in words: `now`, `5 minutes ago`, `yesterday`. Times are milliseconds. */
export function relativeTime(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // A clock that was set back makes no future.
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', Infinity];
  return words.format(-Math.floor(seconds / length), unit);
}
