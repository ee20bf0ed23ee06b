import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHAPES } from '@/testing/boards';
import { Shape } from './shape';
import { cellsAlong } from './walk';

const nine = Shape.named('9')!;

function names(...points: [number, number, number, number]): string {
  const [x, y, toX, toY] = points;
  return cellsAlong(nine, { x, y }, { x: toX, y: toY })
    .map((cell) => nine.cellName(cell))
    .join(' ');
}

describe('the cells along a way', () => {
  it('are all of a row, also at its edge, in the order of the way', () => {
    expect(names(0.5, 0.5, 4.5, 0.5)).toBe('r1c1 r1c2 r1c3 r1c4 r1c5');
    expect(names(4.5, 0.98, 0.5, 0.98)).toBe('r1c5 r1c4 r1c3 r1c2 r1c1');
    expect(names(2.5, 0.5, 2.5, 3.2)).toBe('r1c3 r2c3 r3c3 r4c3');
  });

  it('go diagonally although a hand does not hit the corners', () => {
    expect(names(0.5, 0.5, 3.6, 3.4)).toBe('r1c1 r2c2 r3c3 r4c4');
    expect(names(0.5, 0.5, 3.4, 3.6)).toBe('r1c1 r2c2 r3c3 r4c4');
    expect(names(0.5, 0.5, 3.5, 3.5)).toBe('r1c1 r2c2 r3c3 r4c4');
  });

  it('are those of a knight where the way is between', () => {
    expect(names(0.5, 0.5, 2.5, 1.5)).toBe('r1c1 r1c2 r2c2 r2c3');
  });

  it('leave out what is not on the board', () => {
    expect(names(7.5, 0.5, 12, 0.5)).toBe('r1c8 r1c9');
    expect(names(-3, 8.5, 1.5, 8.5)).toBe('r9c1 r9c2');
    expect(names(-3, -1, 12, -1)).toBe('');
  });

  it('are the one cell of a way that stays, unless it is a corner of it', () => {
    expect(names(0.5, 0.5, 0.5, 0.5)).toBe('r1c1');
    expect(names(0.01, 0.01, 0.02, 0.02)).toBe('');
  });

  it('are neighbours of each other on any way between middles, from its first cell to its last', () => {
    const ways = fc.constantFrom(...SHAPES).chain((shape) => {
      const cell = fc.integer({ min: 0, max: shape.cellCount - 1 });
      return fc.record({ shape: fc.constant(shape), from: cell, to: cell });
    });
    fc.assert(
      fc.property(ways, ({ shape, from, to }) => {
        const middle = (cell: number) => ({ x: shape.column(cell) + 0.5, y: shape.row(cell) + 0.5 });
        const cells = cellsAlong(shape, middle(from), middle(to));
        expect([cells[0], cells.at(-1)]).toEqual([from, to]);
        expect(new Set(cells).size).toBe(cells.length);
        for (let i = 1; i < cells.length; i++) {
          const [a, b] = [cells[i - 1]!, cells[i]!];
          const [rows, columns] = [shape.row(a) - shape.row(b), shape.column(a) - shape.column(b)];
          expect(Math.max(Math.abs(rows), Math.abs(columns))).toBe(1);
        }
      }),
    );
  });
});
