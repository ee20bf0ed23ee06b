import type { Board } from './board';
import type { Shape } from './shape';

/**
 * Which cells the next gesture is for, and where the keyboard is. The cursor is always somewhere; the selection may
 * be empty, which is how digit-first entry begins.
 */
export interface Selection {
  readonly cells: ReadonlySet<number>;
  readonly cursor: number;
  /** Where a rectangle starts. */
  readonly anchor: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEPS: Record<Direction, readonly [rows: number, columns: number]> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

export const nothing = (cursor = 0): Selection => of([], cursor);

export const only = (cell: number): Selection => of([cell], cell);

export function of(cells: Iterable<number>, cursor: number, anchor = cursor): Selection {
  return { cells: new Set(cells), cursor, anchor };
}

/** Adds a cell and goes there. */
export function add(selection: Selection, cell: number): Selection {
  return of([...selection.cells, cell], cell, selection.anchor);
}

/** Adds or removes a cell and goes there. */
export function toggle(selection: Selection, cell: number): Selection {
  const cells = new Set(selection.cells);
  if (!cells.delete(cell)) {
    cells.add(cell);
  }
  return of(cells, cell);
}

/** Selects the rectangle between the anchor and a cell. */
export function rectangle(selection: Selection, cell: number, shape: Shape): Selection {
  const { anchor } = selection;
  const isBetween = (at: number, a: number, b: number): boolean => Math.min(a, b) <= at && at <= Math.max(a, b);
  const cells = shape.cells.filter(
    (each) =>
      isBetween(shape.row(each), shape.row(anchor), shape.row(cell)) &&
      isBetween(shape.column(each), shape.column(anchor), shape.column(cell)),
  );
  return of(cells, cell, anchor);
}

/** Where the arrow keys go. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The neighbour of a cell; beyond the edge the other side if `wrap`, else the cell itself. */
export function neighbour(shape: Shape, cell: number, direction: Direction, wrap: boolean): number {
  const [rows, columns] = STEPS[direction];
  return shift(shape, cell, rows, columns, wrap);
}

function shift(shape: Shape, cell: number, rows: number, columns: number, wrap: boolean): number {
  const into = (value: number): number =>
    wrap ? (value + shape.side) % shape.side : Math.max(0, Math.min(shape.side - 1, value));
  return shape.cell(into(shape.row(cell) + rows), into(shape.column(cell) + columns));
}

/** The next empty cell in a direction, or the cell itself if there is none before the edge. */
export function nextEmpty(board: Board, cell: number, direction: Direction): number {
  let from = cell;
  let next = neighbour(board.shape, from, direction, false);
  while (next !== from && board.digit(next) !== 0) {
    from = next;
    next = neighbour(board.shape, from, direction, false);
  }
  return next === from ? cell : next;
}

/** One box further up or down, in the same place of the box if the board has one there. */
export function nextBox(shape: Shape, cell: number, direction: 'up' | 'down'): number {
  return shift(shape, cell, direction === 'up' ? -shape.boxRows : shape.boxRows, 0, false);
}

/** The first or last cell of the cursor's row, or of the whole board. */
export function edge(shape: Shape, cell: number, end: 'first' | 'last', wholeBoard: boolean): number {
  if (wholeBoard) {
    return end === 'first' ? 0 : shape.cellCount - 1;
  }
  return shape.cell(shape.row(cell), end === 'first' ? 0 : shape.side - 1);
}
