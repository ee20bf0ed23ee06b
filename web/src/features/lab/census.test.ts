import { describe, expect, it, vi } from 'vitest';
import { Counting, GRID_METHODS, barLength } from './census';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

describe('a count', () => {
  it('tells fair methods from others', { timeout: 60_000 }, async () => {
    const counting = new Counting();
    await counting.run();
    expect([...counting.rows.value.keys()]).toEqual([...GRID_METHODS]);
    const row = (method: (typeof GRID_METHODS)[number]) => counting.rows.value.get(method)!;
    // Rotated boxes are all of one kind, so they are as far from equal chances as can be.
    expect(row('shift').distance).toBeGreaterThan(900_000);
    expect(row('shift').biased).toBe(true);
    expect(row('uniform').biased).toBe(false);
    expect(row('uniform').distance).toBeLessThan(3 * row('uniform').noise);
    expect([counting.count.value, counting.busy.value]).toEqual([200, false]);
  });
});

describe('a bar', () => {
  it('grows with the logarithm of the distance, from one in a hundred to all', () => {
    expect([barLength(1_000_000), barLength(100_000), barLength(10_000), barLength(0)]).toEqual([100, 50, 2, 2]);
  });
});
