import { describe, expect, it } from 'vitest';
import { SHAPES } from '@/testing/boards';
import { Shape } from './shape';

describe.each(SHAPES)('board $id', (shape) => {
  const cells = Array.from({ length: shape.cellCount }, (_, cell) => cell);

  it('has a row, a column and a box for each of its digits, and each cell in one of each', () => {
    expect(shape.side).toBe(shape.boxRows * shape.boxColumns);
    for (const kind of ['row', 'column', 'box'] as const) {
      const houses = shape.houses.filter((house) => house.kind === kind);
      expect(houses.map(({ index }) => index)).toEqual(cells.slice(0, shape.side));
      expect(houses.every((house) => house.cells.length === shape.side)).toBe(true);
      expect(houses.flatMap((house) => house.cells).sort((a, b) => a - b)).toEqual(cells);
    }
  });

  it('has boxes of neighbouring cells, numbered row by row', () => {
    for (const box of shape.houses.filter(({ kind }) => kind === 'box')) {
      const rows = new Set(box.cells.map((cell) => shape.row(cell)));
      const columns = new Set(box.cells.map((cell) => shape.column(cell)));
      expect([rows.size, columns.size]).toEqual([shape.boxRows, shape.boxColumns]);
      expect(Math.max(...rows) - Math.min(...rows)).toBe(shape.boxRows - 1);
      expect(Math.max(...columns) - Math.min(...columns)).toBe(shape.boxColumns - 1);
    }
    const firsts = shape.houses.filter(({ kind }) => kind === 'box').map((box) => box.cells[0]!);
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
  });

  it('knows the houses of each cell', () => {
    for (const cell of cells) {
      expect(shape.housesOf(cell)).toEqual(shape.houses.filter((house) => house.cells.includes(cell)));
    }
  });

  it('has as peers exactly the cells that share a house', () => {
    const count = 2 * (shape.side - 1) + (shape.boxRows - 1) * (shape.boxColumns - 1);
    for (const cell of cells) {
      const peers = shape.peers(cell);
      expect(peers).toHaveLength(count);
      expect(peers).not.toContain(cell);
      expect(peers.every((peer) => shape.peers(peer).includes(cell))).toBe(true);
    }
  });

  it('finds cells and itself by their names', () => {
    expect(cells.map((cell) => shape.cellNamed(shape.cellName(cell)))).toEqual(cells);
    expect(Shape.named(shape.id)).toBe(shape);
    expect(shape.cellNamed(`r${shape.side + 1}c1`)).toBeNull();
    expect(shape.cellNamed(`r1c${shape.side + 1}`)).toBeNull();
  });
});

describe('shapes', () => {
  it('have boxes that are as wide as named, not as tall', () => {
    const wide = Shape.named('2x3')!;
    expect(wide.houses[12]!.cells).toEqual([0, 1, 2, 6, 7, 8]);
    const tall = Shape.named('3x2')!;
    expect(tall.houses[12]!.cells).toEqual([0, 1, 6, 7, 12, 13]);
  });

  it('are named by their side, or by their boxes', () => {
    expect(['9', '3x3', '6', '2x3', '3x2'].map((name) => Shape.named(name)?.id)).toEqual([
      '9',
      '9',
      '2x3',
      '2x3',
      '3x2',
    ]);
  });

  it('are not made from bad names', () => {
    const bad = [
      '',
      'x',
      '3',
      '7',
      '26',
      '09',
      '3x',
      'x3',
      '1x9',
      '9x1',
      '0x3',
      '02x3',
      '5x6',
      '13x2',
      '3x3x3',
      '-3x3',
      '3 x 3',
      '3X3',
      '３x3',
    ];
    expect(bad.filter((name) => Shape.named(name) !== null)).toEqual([]);
  });

  it('name no cell badly', () => {
    const nine = Shape.named('9')!;
    const bad = ['', 'r1', 'c1', 'r0c1', 'r1c0', 'r10c1', 'c1r1', 'r1c1 ', 'r-1c1', 'r1c1=5', 'R1C1'];
    expect(bad.filter((name) => nine.cellNamed(name) !== null)).toEqual([]);
    expect(nine.cellName(nine.cell(2, 4))).toBe('r3c5');
  });

  it('of a side are as square as possible and never taller than wide', () => {
    const ids = [4, 6, 8, 9, 10, 12, 16, 25].map((side) => Shape.ofSide(side)?.id);
    expect(ids).toEqual(['4', '2x3', '2x4', '9', '2x5', '3x4', '16', '25']);
    expect([0, 1, 2, 3, 5, 7, 26, 30, 36].map((side) => Shape.ofSide(side))).toEqual(Array(9).fill(null));
  });
});
