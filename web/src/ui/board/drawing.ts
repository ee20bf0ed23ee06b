import { digitsIn } from '@/domain/digits';
import type { Shape } from '@/domain/shape';

/** The board's drawings, in units of which a cell has 64 each way. */
export const UNIT = 64;

/** Lines between columns and rows, every so many. */
export function gridLines(side: number, columns: number, rows: number): string {
  let path = '';
  for (let x = columns; x < side; x += columns) {
    path += `M${x * UNIT} 0V${side * UNIT}`;
  }
  for (let y = rows; y < side; y += rows) {
    path += `M0 ${y * UNIT}H${side * UNIT}`;
  }
  return path;
}

/** A line just inside the edge of a set of cells, going around each connected part of it. */
export function outline(shape: Shape, cells: ReadonlySet<number>, inset: number): string {
  let path = '';
  for (const cell of cells) {
    const [row, column] = [shape.row(cell), shape.column(cell)];
    const inside = (rows: number, columns: number): boolean => {
      const [r, c] = [row + rows, column + columns];
      return r >= 0 && c >= 0 && r < shape.side && c < shape.side && cells.has(shape.cell(r, c));
    };
    const [up, down, left, right] = [inside(-1, 0), inside(1, 0), inside(0, -1), inside(0, 1)];
    const [x, y] = [column * UNIT, row * UNIT];
    // A line ends at the corner, or runs on to the neighbour's, or further to meet the line around an inner corner.
    const start = (neighbour: boolean, diagonal: boolean): number => (!neighbour ? inset : diagonal ? -inset : 0);
    const end = (neighbour: boolean, diagonal: boolean): number => UNIT - start(neighbour, diagonal);
    if (!up) {
      path += `M${x + start(left, inside(-1, -1))} ${y + inset}H${x + end(right, inside(-1, 1))}`;
    }
    if (!down) {
      path += `M${x + start(left, inside(1, -1))} ${y + UNIT - inset}H${x + end(right, inside(1, 1))}`;
    }
    if (!left) {
      path += `M${x + inset} ${y + start(up, inside(-1, -1))}V${y + end(down, inside(1, -1))}`;
    }
    if (!right) {
      path += `M${x + UNIT - inset} ${y + start(up, inside(-1, 1))}V${y + end(down, inside(1, 1))}`;
    }
  }
  return path;
}

/** A part of a cell in one colour. */
export interface Wedge {
  readonly colour: number;
  readonly path: string;
}

/** How the colours of a cell share it: one fills it, more are wedges around its middle. */
export function wedges(shape: Shape, cell: number, colours: number): Wedge[] {
  const list = digitsIn(colours);
  const [x, y] = [shape.column(cell) * UNIT, shape.row(cell) * UNIT];
  if (list.length === 1) {
    return [{ colour: list[0]!, path: `M${x} ${y}h${UNIT}v${UNIT}h${-UNIT}z` }];
  }
  return list.map((colour, i) => {
    const points = sector(i / list.length, (i + 1) / list.length);
    return { colour, path: 'M' + points.map(([px, py]) => `${x + px * UNIT} ${y + py * UNIT}`).join('L') + 'z' };
  });
}

/** The part of the unit square between two turns around its middle, clockwise from the top right corner. */
function sector(from: number, to: number): [number, number][] {
  const corners = [0, 0.25, 0.5, 0.75].filter((corner) => corner > from && corner < to);
  return [[0.5, 0.5], ...[from, ...corners, to].map(onEdge)];
}

/** Where the ray of a turn leaves the unit square; turn 0 goes to the top right corner. */
function onEdge(turn: number): [number, number] {
  const angle = turn * 2 * Math.PI - Math.PI / 4;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = 0.5 / Math.max(Math.abs(dx), Math.abs(dy));
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return [round(0.5 + dx * reach), round(0.5 + dy * reach)];
}
