import { describe, expect, it } from 'vitest';
import { type DayLog, type RungResult, asDaily, asDayLog, countingDays, countsFor, joined } from './daily';

const DAY = '2026-11-15';

function result(begun: string, ended = begun, key = 'k'): RungResult {
  return { key, time: 1000, assist: 'pure', hinted: [], begun, ended };
}

describe('a rung', () => {
  it('counts for its day if it was begun on it', () => {
    expect(countsFor(DAY, result(DAY))).toBe(true);
    expect(countsFor(DAY, result('2026-11-16'))).toBe(false);
  });

  it('counts for its day if midnight came in between', () => {
    expect(countsFor(DAY, result(DAY, '2026-11-16'))).toBe(true);
    expect(countsFor(DAY, result(DAY, '2026-11-17'))).toBe(false);
  });

  it('of an earlier day is played, but counts for no day', () => {
    const log: DayLog = { [DAY]: { easy: result('2026-11-20') }, '2026-11-20': { mini: result('2026-11-20') } };
    expect([...countingDays(log)]).toEqual(['2026-11-20']);
  });
});

describe('logs', () => {
  it('are joined; of a rung in both, the first result stays', () => {
    const a: DayLog = { [DAY]: { easy: result(DAY, DAY, 'first'), mini: result(DAY, '2026-11-17', 'late') } };
    const b: DayLog = {
      [DAY]: { easy: result(DAY, '2026-11-16', 'second'), mini: result(DAY, DAY, 'early'), hard: result(DAY) },
      '2026-11-16': { mini: result('2026-11-16') },
    };
    const both = joined(a, b);
    expect(both[DAY]!.easy!.key).toBe('first');
    expect(both[DAY]!.mini!.key).toBe('early');
    expect(both[DAY]!.hard).toBeDefined();
    expect(Object.keys(both)).toEqual([DAY, '2026-11-16']);
  });

  it('from a file are read as far as they are good', () => {
    const good = { [DAY]: { easy: result(DAY) } };
    expect(asDayLog(JSON.parse(JSON.stringify(good)))).toEqual(good);
    expect(asDayLog({ [DAY]: { easy: { begun: 'x', ended: DAY }, other: result(DAY), mini: null }, soon: {} })).toEqual(
      {
        [DAY]: {},
      },
    );
    expect([asDayLog(null), asDayLog('x'), asDayLog(7)]).toEqual([{}, {}, {}]);
  });
});

describe('what makes a game a daily one', () => {
  it('is read, or nothing', () => {
    expect(asDaily({ day: DAY, rung: 'mini', begun: DAY })).toEqual({ day: DAY, rung: 'mini', begun: DAY });
    expect(asDaily({ day: DAY, rung: 'huge', begun: DAY })).toBeNull();
    expect(asDaily({ day: '2026-02-30', rung: 'mini', begun: DAY })).toBeNull();
    expect([asDaily(undefined), asDaily(null), asDaily(3)]).toEqual([null, null, null]);
  });
});
