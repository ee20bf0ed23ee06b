import { describe, expect, it } from 'vitest';
import { SHAPES, boardOf } from '@/testing/boards';
import { add, edge, neighbour, nextBox, nextEmpty, nothing, of, only, rectangle, toggle } from './selection';
import { Shape } from './shape';

const nine = Shape.named('9')!;
const six = Shape.named('2x3')!;
const cells = (selection: { cells: ReadonlySet<number> }): number[] => [...selection.cells].sort((a, b) => a - b);

describe('a selection', () => {
  it('may be empty and still has a cursor', () => {
    expect(nothing(5)).toEqual({ cells: new Set(), cursor: 5, anchor: 5 });
    expect(nothing().cursor).toBe(0);
  });

  it('grows by cells without losing where a rectangle starts', () => {
    const grown = add(add(only(4), 5), 14);
    expect(cells(grown)).toEqual([4, 5, 14]);
    expect([grown.cursor, grown.anchor]).toEqual([14, 4]);
    expect(cells(add(grown, 5))).toEqual([4, 5, 14]);
  });

  it('gains and loses a cell, and leaves the first selection as it was', () => {
    const first = of([1, 2], 2);
    expect(cells(toggle(first, 3))).toEqual([1, 2, 3]);
    expect(cells(toggle(first, 1))).toEqual([2]);
    expect(toggle(first, 1).cursor).toBe(1);
    expect(cells(first)).toEqual([1, 2]);
  });

  it('is the rectangle between anchor and cell, in any direction', () => {
    const from = only(nine.cell(4, 4));
    expect(cells(rectangle(from, nine.cell(5, 6), nine))).toEqual([40, 41, 42, 49, 50, 51]);
    expect(cells(rectangle(from, nine.cell(3, 3), nine))).toEqual([30, 31, 39, 40]);
    expect(cells(rectangle(from, nine.cell(4, 4), nine))).toEqual([40]);
  });

  it('spans a smaller rectangle again when the cursor comes back', () => {
    const wide = rectangle(only(0), nine.cell(2, 2), nine);
    const narrow = rectangle(wide, nine.cell(1, 0), nine);
    expect(cells(narrow)).toEqual([0, 9]);
    expect([narrow.cursor, narrow.anchor]).toEqual([9, 0]);
  });
});

describe('a step', () => {
  it('goes to the neighbour', () => {
    const middle = nine.cell(4, 4);
    const all = (['up', 'down', 'left', 'right'] as const).map((way) => neighbour(nine, middle, way, false));
    expect(all).toEqual([31, 49, 39, 41]);
  });

  it('stays at the edge, or comes in on the other side of the same line', () => {
    expect(neighbour(nine, 0, 'left', false)).toBe(0);
    expect(neighbour(nine, 0, 'left', true)).toBe(8);
    expect(neighbour(nine, 0, 'up', true)).toBe(72);
    expect(neighbour(nine, 80, 'right', true)).toBe(72);
    expect(neighbour(nine, 80, 'down', true)).toBe(8);
    expect(neighbour(nine, 80, 'down', false)).toBe(80);
  });
});

describe('the next empty cell', () => {
  const board = boardOf('4', '.12. .... .34. ....');

  it('is found past filled ones', () => {
    expect(nextEmpty(board, 0, 'right')).toBe(3);
    expect(nextEmpty(board, 3, 'left')).toBe(0);
    expect(nextEmpty(board, 1, 'down')).toBe(5);
    expect(nextEmpty(board, 5, 'down')).toBe(13);
  });

  it('is nowhere beyond the edge: the cursor stays', () => {
    expect(nextEmpty(board, 3, 'right')).toBe(3);
    expect(nextEmpty(board, 2, 'up')).toBe(2);
    const full = boardOf('4', '.123 .... .... ....');
    expect(nextEmpty(full, 0, 'right')).toBe(0);
    expect(nextEmpty(full, 3, 'left')).toBe(0);
    expect(nextEmpty(full, 5, 'up')).toBe(5);
  });
});

describe('a box up or down', () => {
  it('is as many rows as a box has, and ends at the edge', () => {
    expect(nextBox(nine, nine.cell(4, 2), 'up')).toBe(nine.cell(1, 2));
    expect(nextBox(nine, nine.cell(4, 2), 'down')).toBe(nine.cell(7, 2));
    expect(nextBox(nine, nine.cell(1, 2), 'up')).toBe(nine.cell(0, 2));
    expect(nextBox(nine, nine.cell(7, 2), 'down')).toBe(nine.cell(8, 2));
    expect(nextBox(six, six.cell(1, 5), 'down')).toBe(six.cell(3, 5));
  });
});

describe('an edge', () => {
  it.each(SHAPES)('of board $id is the end of the row or of the board', (shape) => {
    const cell = shape.cell(1, 1);
    expect(edge(shape, cell, 'first', false)).toBe(shape.cell(1, 0));
    expect(edge(shape, cell, 'last', false)).toBe(shape.cell(1, shape.side - 1));
    expect(edge(shape, cell, 'first', true)).toBe(0);
    expect(edge(shape, cell, 'last', true)).toBe(shape.cellCount - 1);
  });
});
