import { describe, expect, it } from 'vitest';
import { MISS_MS, RUN_MS, STORM_LADDER, Storm, joinedMaps, nextTechnique, reachOf, tallies } from './storm';

describe('a run', () => {
  it('lasts three minutes of its own clock; a miss costs time and not the run', () => {
    let now = 0;
    const storm = new Storm(() => now);
    storm.clock.start();
    now = 60_000;
    expect(storm.left).toBe(RUN_MS - 60_000);
    storm.clock.stop();
    now = 90_000;
    expect(storm.left).toBe(RUN_MS - 60_000);
    storm.miss('x-wing');
    expect(storm.left).toBe(RUN_MS - 60_000 - MISS_MS);
    expect(storm.isOver).toBe(false);
    storm.clock.start();
    now = 90_000 + 115_000;
    expect(storm.left).toBe(0);
    expect(storm.isOver).toBe(true);
  });

  it('counts what is found, and how much of it in a row', () => {
    const storm = new Storm(() => 7);
    storm.hit('full-house');
    storm.hit('full-house');
    storm.miss('x-wing');
    storm.hit('x-wing');
    expect(storm.combo).toBe(1);
    expect(storm.result()).toEqual({ at: 7, found: 3, missed: 1, combo: 2 });
    expect(tallies(storm.outcomes)).toEqual({
      'full-house': { found: 2, missed: 0 },
      'x-wing': { found: 1, missed: 1 },
    });
  });
});

describe('the map of techniques', () => {
  it('adds up', () => {
    const a = { 'x-wing': { found: 1, missed: 2 } };
    const b = { 'x-wing': { found: 3, missed: 0 }, 'xy-wing': { found: 0, missed: 1 } };
    expect(joinedMaps(a, b)).toEqual({ 'x-wing': { found: 4, missed: 2 }, 'xy-wing': { found: 0, missed: 1 } });
    expect(joinedMaps({}, {})).toEqual({});
  });
});

describe('the ladder of techniques', () => {
  it('reaches as far as the levels that were solved, and two above what was found', () => {
    expect(reachOf({}, [])).toBe(3);
    expect(reachOf({}, ['beginner', 'medium'])).toBe(9);
    expect(reachOf({}, ['extreme'])).toBe(STORM_LADDER.length);
    expect(reachOf({ pointing: { found: 2, missed: 1 } }, [])).toBe(6);
    expect(reachOf({ pointing: { found: 2, missed: 2 } }, [])).toBe(3);
    expect(reachOf({ 'xy-chain': { found: 9, missed: 0 } }, [])).toBe(STORM_LADDER.length);
  });

  it('begins easily and rises with each position', () => {
    const drawn = (count: number): Set<string> =>
      new Set(Array.from({ length: 200 }, (_, i) => nextTechnique({}, 20, count, '', i / 200)));
    expect([...drawn(0)]).toEqual(['full-house', 'hidden-single']);
    expect(drawn(3).size).toBe(5);
    expect(drawn(100).size).toBe(20);
  });

  it('never has the same twice in a row, and never more than it reaches', () => {
    for (let i = 0; i < 100; i++) {
      const technique = nextTechnique({}, 4, 50, 'pointing', i / 100);
      expect(technique).not.toBe('pointing');
      expect(STORM_LADDER.indexOf(technique as 'x-wing')).toBeLessThan(4);
    }
  });

  it('has more of what is missed', () => {
    const map = { 'full-house': { found: 20, missed: 0 }, 'hidden-single': { found: 0, missed: 20 } };
    const drawn = Array.from({ length: 100 }, (_, i) => nextTechnique(map, 2, 0, '', i / 100));
    expect(drawn.filter((technique) => technique === 'hidden-single').length).toBeGreaterThan(60);
  });
});
