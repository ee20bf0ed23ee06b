import { type Board, type Edit, type Layer, placing } from './board';
import { allDigits, digitOf, symbolOf } from './digits';
import { COLOURS } from './moves';
import { type Puzzle, asEmptiness } from './puzzle';
import { MAX_SIDE, Shape } from './shape';

/**
 * A puzzle as the tail of a link, and back: `9/53b7d…?emptiness=many&values=…`. A small letter stands for a run
 * of empty cells, a for one, z for 26; dots are read too. Progress is added only if the player wants it. Everything is
 * made of characters that no messenger has to escape.
 */
export interface Linked {
  puzzle: Puzzle;
  /** What fills the board in one move, if the link holds progress. */
  progress: Edit[];
}

/** Why a link's tail holds no puzzle, with the numbers or the character that its words need. */
export type LinkProblem =
  | { reason: 'empty' }
  | { reason: 'form' }
  | { reason: 'board'; board: string; most: number }
  | { reason: 'symbol'; symbol: string; side: number }
  | { reason: 'cells'; found: number; needed: number };

/** The layers of a player's marks, each a parameter of its own name: `12.a` is the number a (base 36) in cell 12. */
const MARKS = ['corner', 'centre', 'colour'] as const satisfies readonly Layer[];

export function writeLink(puzzle: Puzzle, board: Board | null): string {
  const query = new URLSearchParams();
  if (puzzle.emptiness) {
    query.set('emptiness', puzzle.emptiness);
  }
  if (puzzle.id) {
    query.set('id', puzzle.id);
  }
  if (board) {
    const own = board.givens.map((_, cell) => board.get('value', cell));
    if (own.some((digit) => digit !== 0)) {
      query.set('values', squeeze(own));
    }
    for (const layer of MARKS) {
      const cells = [...board.keys(layer)].sort((a, b) => a - b);
      if (cells.length > 0) {
        query.set(layer, cells.map((cell) => `${cell.toString(36)}.${board.get(layer, cell).toString(36)}`).join('-'));
      }
    }
  }
  // Ids are full of these, and a link reads them as they are.
  const text = query.toString().replaceAll('%3A', ':').replaceAll('%2F', '/');
  return `${puzzle.board}/${squeeze([...puzzle.givens].map(digitOf))}${text && '?' + text}`;
}

/** The puzzle of a link's tail, or null if it holds none. */
export function readLink(tail: string): Linked | null {
  if (linkProblem(tail)) {
    return null;
  }
  const { board, grid, query } = partsOf(tail)!;
  const shape = Shape.named(board)!;
  const givens = stretch(grid);
  // Version 0.1 called it a level.
  const emptiness = asEmptiness(query.get('emptiness') ?? query.get('level'));
  const id = query.get('id');
  const puzzle: Puzzle = {
    board: shape.id,
    givens: givens.map(symbolOf).join(''),
    source: 'link',
    ...(emptiness && { emptiness }),
    ...(id && { id }),
  };
  return { puzzle, progress: readProgress(query, shape, givens) };
}

/** What is wrong with a link's tail, or null if {@link readLink} can read it. */
export function linkProblem(tail: string): LinkProblem | null {
  const parts = partsOf(tail);
  if (!parts) {
    return { reason: tail === '' ? 'empty' : 'form' };
  }
  const shape = Shape.named(parts.board);
  if (!shape) {
    return { reason: 'board', board: parts.board, most: MAX_SIDE };
  }
  const line = [...dotted(parts.grid)];
  const symbol = line.find((each) => !isDigitOn(shape, digitOf(each)));
  if (symbol !== undefined) {
    return { reason: 'symbol', symbol, side: shape.side };
  }
  return line.length === shape.cellCount ? null : { reason: 'cells', found: line.length, needed: shape.cellCount };
}

function partsOf(tail: string): { board: string; grid: string; query: URLSearchParams } | null {
  const match = /^(\d+(?:x\d+)?)\/([^?]*)(?:\?(.*))?$/.exec(tail);
  return match && { board: match[1]!, grid: match[2]!, query: new URLSearchParams(match[3] ?? '') };
}

function readProgress(query: URLSearchParams, shape: Shape, givens: readonly number[]): Edit[] {
  const edits: Edit[] = [];
  const values = stretch(query.get('values') ?? '');
  if (values.length === shape.cellCount && values.every((digit) => isDigitOn(shape, digit))) {
    edits.push(...placing('value', values, givens));
  }
  for (const layer of MARKS) {
    const possible = allDigits(layer === 'colour' ? COLOURS : shape.side);
    for (const mark of (query.get(layer) ?? '').split('-')) {
      const [cell = NaN, set = NaN] = mark.split('.').map((part) => parseInt(part, 36));
      const markable = layer === 'colour' ? cell >= 0 && cell < shape.cellCount : givens[cell] === 0;
      if (markable && set > 0 && set <= possible && (set & ~possible) === 0) {
        edits.push({ layer, key: cell, before: 0, after: set });
      }
    }
  }
  return edits;
}

function squeeze(digits: readonly number[]): string {
  return digits
    .map(symbolOf)
    .join('')
    .replace(/\.{1,26}/g, (run) => String.fromCharCode('a'.charCodeAt(0) + run.length - 1));
}

/** A squeezed text with a dot for each empty cell. */
function dotted(text: string): string {
  return text.replace(/[a-z]/g, (letter) => '.'.repeat(letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1));
}

function stretch(text: string): number[] {
  return [...dotted(text)].map(digitOf);
}

function isDigitOn(shape: Shape, digit: number): boolean {
  return digit >= 0 && digit <= shape.side;
}
