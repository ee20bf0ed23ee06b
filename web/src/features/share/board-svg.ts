import type { Board } from '@/domain/board';
import { digitsIn, symbolOf } from '@/domain/digits';
import { UNIT, gridLines, wedges } from '@/ui/board/drawing';

/** How a picture of a board is coloured. It leaves the game, so it does not follow the theme. */
const INK = {
  sheet: '#ffffff',
  given: '#17191c',
  own: '#174aae',
  notes: '#454d5a',
  thin: '#8b919b',
  box: '#17191c',
  colours: ['#f6db9e', '#bfe2f7', '#9edaca', '#f9f5b7', '#9ec9e2', '#efc29e', '#ecccde'],
} as const;

const MARGIN = UNIT / 4;
const FONT = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";

/** The side of a board's picture, in its own units. */
export function pictureSide(board: Board): number {
  return board.shape.side * UNIT + 2 * MARGIN;
}

/** A board as an SVG document: the givens, and with progress what the player wrote and coloured. */
export function boardSvg(board: Board, withProgress: boolean): string {
  const { shape } = board;
  const size = shape.side * UNIT;
  const side = pictureSide(board);
  const cells = board.givens.map((_, cell) => cell);
  const progress = withProgress ? cells.map((cell) => colours(board, cell)).join('') : '';
  const symbols = cells.map((cell) => symbol(board, cell, withProgress)).join('');
  const line = (path: string, colour: string, width: number): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" ` +
    `viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}" font-family="${FONT}" text-anchor="middle">` +
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${side}" height="${side}" fill="${INK.sheet}"/>` +
    progress +
    line(gridLines(shape.side, 1, 1), INK.thin, 1.5) +
    line(gridLines(shape.side, shape.boxColumns, shape.boxRows), INK.box, 4) +
    line(`M0 0H${size}V${size}H0z`, INK.box, 5) +
    symbols +
    '</svg>\n'
  );
}

function colours(board: Board, cell: number): string {
  return wedges(board.shape, cell, board.get('colour', cell))
    .map(({ colour, path }) => `<path d="${path}" fill="${INK.colours[colour - 1]}"/>`)
    .join('');
}

function symbol(board: Board, cell: number, withProgress: boolean): string {
  const [x, y] = [board.shape.column(cell) * UNIT, board.shape.row(cell) * UNIT];
  const middle = UNIT / 2;
  if (board.isGiven(cell)) {
    return text(x + middle, y + middle, board.digit(cell), 0.62, INK.given, 600);
  }
  if (!withProgress) {
    return '';
  }
  const own = board.get('value', cell);
  return own === 0 ? notes(board, cell, x, y) : text(x + middle, y + middle, own, 0.62, INK.own, 500);
}

/** Notes of both kinds, each digit at the place that it has in a box. */
function notes(board: Board, cell: number, x: number, y: number): string {
  const { boxRows, boxColumns } = board.shape;
  const inset = 0.05 * UNIT;
  const [width, height] = [(UNIT - 2 * inset) / boxColumns, (UNIT - 2 * inset) / boxRows];
  return digitsIn(board.get('corner', cell) | board.get('centre', cell))
    .map((digit) => {
      const column = (digit - 1) % boxColumns;
      const row = Math.floor((digit - 1) / boxColumns);
      const scale = (0.8 * Math.min(width, height)) / UNIT;
      const [left, top] = [x + inset + column * width, y + inset + row * height];
      return text(left + width / 2, top + height / 2, digit, scale, INK.notes, 400);
    })
    .join('');
}

function text(x: number, y: number, digit: number, scale: number, colour: string, weight: number): string {
  const size = UNIT * scale;
  const round = (value: number): number => Math.round(value * 100) / 100;
  // Digits reach from the base line to 0.72 of the type's size; so they stand in the middle.
  return (
    `<text x="${round(x)}" y="${round(y + 0.36 * size)}" font-size="${round(size)}" ` +
    `font-weight="${weight}" fill="${colour}">${symbolOf(digit)}</text>`
  );
}
