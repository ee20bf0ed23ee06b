import { describe, expect, it, vi } from 'vitest';
import { engine, questions } from '@/testing/engine';
import { MODES, Race } from './race';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

describe('a race', () => {
  it('has the twelve modes of the command line', () => {
    expect(MODES).toEqual(['CFF', 'CFA', 'CSF', 'CSA', 'CRF', 'CRA', 'BFF', 'BFA', 'BSF', 'BSA', 'BRF', 'BRA']);
  });

  it('runs all modes to the end, in slices, and finds what there is', { timeout: 30_000 }, async () => {
    const race = new Race({ fixed: 7 });
    await race.run();
    for (const { mode, state, found, nodes } of race.lanes.value) {
      expect([mode, state, found]).toEqual([mode, 'done', mode.endsWith('A') ? 320 : 1]);
      expect(nodes).toBeGreaterThan(40);
    }
    const least = Math.min(...race.lanes.value.map(({ nodes }) => nodes));
    expect(race.winner?.nodes).toBe(least);
    const budgets = questions('search').map((request) => (request as { budget: number }).budget);
    expect(budgets.slice(0, 12)).toEqual(Array<number>(12).fill(500));
    expect(Math.max(...budgets)).toBeGreaterThan(500);
  });

  it('does not go on once it is stopped', async () => {
    const race = new Race({ fixed: 1 });
    engine.ask.mockClear();
    engine.ask.mockImplementationOnce(() => {
      race.stop();
      return Promise.reject(new Error('stopped'));
    });
    await expect(race.run()).rejects.toThrow('stopped');
    expect(questions('search')).toHaveLength(1);
    expect([race.isOver, race.winner]).toEqual([false, null]);
  });
});
