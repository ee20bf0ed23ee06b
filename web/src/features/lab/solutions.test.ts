import { describe, expect, it } from 'vitest';
import { differing } from './solutions';

describe('cells that differ', () => {
  it('are those where one of the grids has another digit', () => {
    expect([...differing(['1234', '1243', '1234'])]).toEqual([2, 3]);
    expect([...differing(['1234', '2134', '1243'])]).toEqual([0, 1, 2, 3]);
  });

  it('are none of one grid, or of no grid', () => {
    expect([differing(['1234']).size, differing([]).size]).toEqual([0, 0]);
  });
});
