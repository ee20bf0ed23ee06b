import { describe, expect, it } from 'vitest';
import type { Edit } from './board';
import { bit, setOf } from './digits';
import { foundAt } from './found-at';
import type { Move } from './history';

const move = (...edits: Edit[]): Move => ({ kind: 'digit', time: 0, edits });
const value = (key: number, after: number): Edit => ({ layer: 'value', key, before: 0, after });
const note = (key: number, before: number, after: number): Edit => ({ layer: 'centre', key, before, after });

const MOVES = [
  move(value(1, 5)),
  move(note(3, 0, setOf([2, 7]))),
  move(value(4, 2), note(3, setOf([2, 7]), bit(7))),
  move(note(5, setOf([2, 7]), bit(7))),
  move(value(1, 6)),
];

describe('when a step was found', () => {
  it('is when its digit was placed', () => {
    expect(foundAt(MOVES, 0, [{ cell: 1, digit: 6 }], [])).toBe(5);
    expect(foundAt(MOVES, 0, [{ cell: 1, digit: 5 }], [])).toBe(1);
    expect(foundAt(MOVES, 1, [{ cell: 1, digit: 5 }], [])).toBeNull();
  });

  it('is when one of its candidates was struck out by hand', () => {
    expect(foundAt(MOVES, 0, [], [{ cell: 3, digit: 2 }])).toBeNull();
    expect(
      foundAt(
        MOVES,
        0,
        [],
        [
          { cell: 3, digit: 2 },
          { cell: 5, digit: 2 },
        ],
      ),
    ).toBe(4);
    expect(foundAt(MOVES, 0, [], [{ cell: 5, digit: 7 }])).toBeNull();
  });
});
