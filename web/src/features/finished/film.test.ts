import { describe, expect, it } from 'vitest';
import type { Move } from '@/domain/history';
import { touchedCells, waitBefore } from './film';

const move = (time: number, ...edits: Move['edits']): Move => ({ kind: 'digit', time, edits });
const value = (key: number) => ({ layer: 'value', key, before: 0, after: 1 }) as const;
const note = (key: number) => ({ layer: 'centre', key, before: 0, after: 2 }) as const;

describe('a film', () => {
  it('waits in proportion to the thinking, within limits', () => {
    const moves = [move(8000), move(8100), move(90_000)];
    expect([0, 1, 2].map((next) => waitBefore(moves, next, 1))).toEqual([1000, 250, 1500]);
    expect(waitBefore(moves, 0, 4)).toBe(250);
    expect(waitBefore([], 0, 1)).toBe(250);
  });

  it('points at the digit that was placed, not at the notes that went with it', () => {
    expect(touchedCells(move(0, value(3), note(4), note(5)))).toEqual(new Set([3]));
    expect(touchedCells(move(0, note(4), note(5)))).toEqual(new Set([4, 5]));
    expect(touchedCells(undefined)).toEqual(new Set());
  });
});
