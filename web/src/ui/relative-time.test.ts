import { expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const NOW = Date.UTC(2026, 5, 15, 12);
const HOUR = 3600_000;

it.each([
  [-HOUR, 'now'],
  [0, 'now'],
  [59_000, 'now'],
  [60_000, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [5 * HOUR, '5 hours ago'],
  [30 * HOUR, 'yesterday'],
  [24 * HOUR * 8, 'last week'],
  [24 * HOUR * 61, '2 months ago'],
  [24 * HOUR * 800, '2 years ago'],
])('%d ms ago is “%s”', (ago, words) => {
  expect(relativeTime(NOW - ago, NOW, 'en')).toBe(words);
});

it('speaks Chinese', () => {
  expect(relativeTime(NOW - 3 * HOUR, NOW, 'zh')).toBe('3小时前');
});
