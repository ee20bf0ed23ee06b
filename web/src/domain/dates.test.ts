import { describe, expect, it } from 'vitest';
import { addDays, addMonths, asDay, dayAt, daysOf, weekOf, weekdayOf } from './dates';

describe('days', () => {
  it('are those of the clock on the wall', () => {
    expect(dayAt(new Date(2026, 10, 15, 0, 0, 0))).toBe('2026-11-15');
    expect(dayAt(new Date(2026, 10, 15, 23, 59, 59))).toBe('2026-11-15');
    expect(dayAt(new Date(2026, 0, 1))).toBe('2026-01-01');
  });

  it('follow each other over months, years, leap days and changes of the clock', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
  });

  it('have a week that begins on Monday', () => {
    expect(weekdayOf('2026-11-15')).toBe(6);
    expect(weekdayOf('2026-11-16')).toBe(0);
    expect(weekOf('2026-11-15')).toEqual([
      '2026-11-09',
      '2026-11-10',
      '2026-11-11',
      '2026-11-12',
      '2026-11-13',
      '2026-11-14',
      '2026-11-15',
    ]);
  });

  it('fill their months', () => {
    expect(daysOf('2026-11')).toHaveLength(30);
    expect(daysOf('2028-02').at(-1)).toBe('2028-02-29');
    expect(addMonths('2026-11', 2)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-12', 0)).toBe('2026-12');
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '1969-12-31', '', 'today', 20261115, null])(
    'are not %s',
    (value) => {
      expect(asDay(value)).toBeNull();
    },
  );

  it('are read', () => {
    expect(asDay('2028-02-29')).toBe('2028-02-29');
  });
});
