import fc from 'fast-check';
import { Board, LAYERS } from '@/domain/board';
import { readLine } from '@/domain/digits';
import { Shape } from '@/domain/shape';

/** Boards for tests. */

export const SHAPES = ['4', '2x3', '3x2', '9', '16', '25'].map((name) => Shape.named(name)!);

/** A finished board of any shape: each row is the one above, shifted. */
export function finished(shape: Shape): number[] {
  return Array.from({ length: shape.cellCount }, (_, cell) => {
    const [row, column] = [shape.row(cell), shape.column(cell)];
    const shift = shape.boxColumns * (row % shape.boxRows) + Math.floor(row / shape.boxRows);
    return ((shift + column) % shape.side) + 1;
  });
}

/** A board with these givens; lines may be broken anywhere. */
export function boardOf(board: string, givens: string): Board {
  return new Board(Shape.named(board)!, readLine(givens.replace(/\s/g, ''))!);
}

export function emptyBoard(shape: Shape): Board {
  return new Board(shape, new Array<number>(shape.cellCount).fill(0));
}

/** Everything the player has put on a board, for comparing. */
export function contents(board: Board): Record<string, [number, number][]> {
  return Object.fromEntries(
    LAYERS.map((layer) => [
      layer,
      [...board.keys(layer)].sort((a, b) => a - b).map((key): [number, number] => [key, board.get(layer, key)]),
    ]),
  );
}

export const NOTHING = contents(emptyBoard(SHAPES[0]!));

/** Small and middle-sized boards, any cells of a finished one given. */
export const boards: fc.Arbitrary<Board> = fc.constantFrom(...SHAPES.slice(0, 5)).chain((shape) =>
  fc.array(fc.boolean(), { minLength: shape.cellCount, maxLength: shape.cellCount }).map(
    (given) =>
      new Board(
        shape,
        finished(shape).map((digit, cell) => (given[cell] ? digit : 0)),
      ),
  ),
);

export function cellsOf(board: Board): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: board.shape.cellCount - 1 });
}

export function digitsOf(board: Board): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: board.shape.side });
}
