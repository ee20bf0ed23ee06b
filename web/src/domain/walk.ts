import type { Shape } from './shape';

/** A place on the board, counted in cells from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How near the middle of a cell, along both axes together, a way has to come; in a corner it is 1. */
const NEAR = 0.8;

/**
 * The cells that a straight way passes, in its order: between two reports of a fast pointer there may be many. A cell
 * whose corner is only cut does not count, so that a drag can go diagonally.
 */
export function cellsAlong(shape: Shape, from: Point, to: Point): number[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Where the way crosses a line of the board, as parts of the way.
  const times = [0, 1, ...crossings(from.x, dx, shape.side), ...crossings(from.y, dy, shape.side)].sort(
    (a, b) => a - b,
  );
  const cells: number[] = [];
  for (let i = 1; i < times.length; i++) {
    const [start, end] = [times[i - 1]!, times[i]!];
    const at = (time: number): Point => ({ x: from.x + dx * time, y: from.y + dy * time });
    const between = at((start + end) / 2);
    const [column, row] = [Math.floor(between.x), Math.floor(between.y)];
    if (column < 0 || row < 0 || column >= shape.side || row >= shape.side) {
      continue;
    }
    const [x, y] = [column + 0.5, row + 0.5];
    // The way is nearest at one of its ends or where it is level with the middle.
    const nearest = [start, end, (x - from.x) / dx, (y - from.y) / dy]
      .filter((time) => time >= start && time <= end)
      .map((time) => Math.abs(at(time).x - x) + Math.abs(at(time).y - y));
    const cell = shape.cell(row, column);
    if (Math.min(...nearest) < NEAR && cells.at(-1) !== cell) {
      cells.push(cell);
    }
  }
  return cells;
}

/** When a coordinate that goes so far becomes a whole number on the board. */
function crossings(from: number, way: number, most: number): number[] {
  const times: number[] = [];
  if (way !== 0) {
    const [least, last] = [Math.min(from, from + way), Math.max(from, from + way)];
    for (let line = Math.max(0, Math.ceil(least)); line <= Math.min(most, last); line++) {
      times.push((line - from) / way);
    }
  }
  return times;
}
