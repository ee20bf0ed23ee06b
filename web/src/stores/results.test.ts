import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '@/domain/result';
import { useResults } from './results';

const DAY = 24 * 3600 * 1000;
const result = (key: string, day: number, points = 10): Result => ({
  ...{ key, at: day * DAY, board: '9', time: 1000, effort: 10, points, assist: 'pure' },
  ...{ hints: 0, checks: 0, reveals: 0, techniques: {} },
});

function reload() {
  setActivePinia(createPinia());
  return useResults();
}

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

describe('results', () => {
  it('are there again after a reload, the oldest first', () => {
    const results = useResults();
    [result('c', 70), result('a', 3), result('b', 5)].forEach(results.add);
    expect(reload().all.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(useResults().has('b')).toBe(true);
    expect(useResults().has('x')).toBe(false);
  });

  it('are kept in one piece for each month', () => {
    [result('a', 3), result('b', 5), result('c', 70)].forEach(useResults().add);
    expect(Object.keys(localStorage).sort()).toEqual(['shudu.results.1970-01', 'shudu.results.1970-03']);
  });

  it('count once for each game, the later one', () => {
    [result('a', 3), result('a', 70, 20)].forEach(useResults().add);
    expect(reload().all).toEqual([result('a', 70, 20)]);
    expect(Object.keys(localStorage)).toEqual(['shudu.results.1970-03']);
  });

  it('that cannot be read are left out', () => {
    localStorage.setItem('shudu.results.1970-01', JSON.stringify([result('a', 3), { key: 'b' }]));
    localStorage.setItem('shudu.results.1970-02', '"text"');
    expect(reload().all).toEqual([result('a', 3)]);
  });

  it('that were deleted do not come back, and neither do the games before', () => {
    const results = useResults();
    results.add(result('a', 3));
    expect(results.counts(1)).toBe(true);
    const before = Date.now();
    results.forgetAll();
    expect(results.all).toEqual([]);
    expect(reload().all).toEqual([]);
    expect(useResults().counts(before)).toBe(false);
    expect(useResults().counts(Date.now() + 1000)).toBe(true);
  });

  it('are taken from a file if they are new', () => {
    const results = useResults();
    results.add(result('a', 3));
    expect(results.importAll([result('a', 3, 99), result('b', 4), result('b', 4), 'text'])).toBe(1);
    expect(reload().all).toEqual([result('a', 3), result('b', 4)]);
  });
});
