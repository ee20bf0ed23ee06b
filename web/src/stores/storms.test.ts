import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StormResult } from '@/domain/storm';
import { useStorms } from './storms';

beforeEach(() => localStorage.clear());

function newPage(): ReturnType<typeof useStorms> {
  setActivePinia(createPinia());
  return useStorms();
}

function run(at: number, found: number): StormResult {
  return { at, found, missed: 1, combo: found };
}

describe('storms', () => {
  it('are there again after a reload, with the best and the map', () => {
    const storms = newPage();
    storms.add(run(1, 7), [
      { technique: 'x-wing', found: true },
      { technique: 'x-wing', found: false },
    ]);
    storms.add(run(2, 5), [{ technique: 'x-wing', found: true }]);
    const again = newPage();
    expect(again.runs.map(({ at }) => at)).toEqual([2, 1]);
    expect(again.best).toBe(7);
    expect(again.map).toEqual({ 'x-wing': { found: 2, missed: 1 } });
  });

  it('that are old go, but not the best', () => {
    const storms = newPage();
    storms.add(run(0, 30), []);
    for (let at = 1; at <= 120; at++) {
      storms.add(run(at, 3), []);
    }
    expect(storms.runs).toHaveLength(100);
    expect(storms.best).toBe(30);
  });

  it('come from a file, once', () => {
    const storms = newPage();
    storms.add(run(1, 7), [{ technique: 'x-wing', found: true }]);
    const file: unknown = JSON.parse(JSON.stringify(storms.all));
    localStorage.clear();
    const other = newPage();
    other.add(run(2, 4), [{ technique: 'x-wing', found: false }]);
    other.importAll(file);
    other.importAll(file);
    expect(other.runs.map(({ at }) => at)).toEqual([2, 1]);
    expect(other.map).toEqual({ 'x-wing': { found: 1, missed: 1 } });
  });

  it('from rubbish are none, and can be forgotten', () => {
    localStorage.setItem('shudu.storms', '{"runs":[1,null,{"at":1}],"map":7}');
    const storms = newPage();
    expect([storms.runs, storms.map, storms.best]).toEqual([[], {}, 0]);
    storms.importAll(null);
    storms.add(run(1, 2), []);
    storms.forgetAll();
    expect(newPage().runs).toEqual([]);
  });
});
