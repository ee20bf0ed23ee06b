import { digitsIn } from '@/domain/digits';
import type { Shape } from '@/domain/shape';
import type { Spot } from './hint-view';

/** The board's drawings, in units of which a cell has 64 each way. */
export const UNIT = 64;

/** Lines between columns and rows, every so many. */
export function gridLines(side: number, columns: number, rows: number, unit = UNIT): string {
  let path = '';
  for (let x = columns; x < side; x += columns) {
    path += `M${x * unit} 0V${side * unit}`;
  }
  for (let y = rows; y < side; y += rows) {
    path += `M0 ${y * unit}H${side * unit}`;
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

/** How much of a cell's side the places of its candidates take together; the rest is margin. */
const PLACES = 0.92;

/** The distance between neighbouring places of candidates, across and down. */
function pitch(shape: Shape): { readonly across: number; readonly down: number } {
  return { across: (PLACES * UNIT) / shape.boxColumns, down: (PLACES * UNIT) / shape.boxRows };
}

/** The middle of a candidate's place: each digit has its own in every cell, in the order of a box. */
export function place(shape: Shape, cell: number, digit: number): { readonly x: number; readonly y: number } {
  const { across, down } = pitch(shape);
  const [row, column] = [Math.floor((digit - 1) / shape.boxColumns), (digit - 1) % shape.boxColumns];
  const margin = ((1 - PLACES) / 2) * UNIT;
  return {
    x: shape.column(cell) * UNIT + margin + (column + 0.5) * across,
    y: shape.row(cell) * UNIT + margin + (row + 0.5) * down,
  };
}

/** How far a sign reaches from the middle of its place. */
export function markRadius(shape: Shape): number {
  const { across, down } = pitch(shape);
  return Math.min(across, down) * 0.42;
}

/**
 * A link from the edge of one sign to that of another. Along a row or a column it runs beside the candidates, on the
 * side away from the middle of the cells, so that it crosses no digit.
 */
export function linkPath(shape: Shape, from: Spot, to: Spot): string {
  const [a, b] = [place(shape, from.cell, from.digit), place(shape, to.cell, to.digit)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy);
  const radius = markRadius(shape);
  const beside = from.cell !== to.cell && (Math.abs(dx) < 1 || Math.abs(dy) < 1);
  if (!beside) {
    const [x, y] = [(dx / long) * radius, (dy / long) * radius];
    return line([a.x + x, a.y + y], [b.x - x, b.y - y]);
  }
  const [ux, uy] = [dx / long, dy / long];
  const lies = Math.abs(ux) > 0.5;
  const { across, down } = pitch(shape);
  const fromMiddle = ((lies ? a.y : a.x) % UNIT) - UNIT / 2;
  // From the middle it is farther to where neither notes nor large digits are.
  const gutter = (lies ? down : across) * (Math.abs(fromMiddle) < 1 ? 0.72 : 0.46);
  const outwards = fromMiddle > 1 ? 1 : -1;
  const [nx, ny] = lies ? [0, outwards] : [outwards, 0];
  const at = (end: { x: number; y: number }, along: number, beyond: number): [number, number] => [
    end.x + ux * along + nx * beyond,
    end.y + uy * along + ny * beyond,
  ];
  const [edge, bend] = [radius * 0.7, radius * 1.5];
  return line(at(a, edge, edge), at(a, bend, gutter), at(b, -bend, gutter), at(b, -edge, edge));
}

function line(...points: [number, number][]): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return 'M' + points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
}
