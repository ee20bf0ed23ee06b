import { type Board, type Edit, type Layer } from './board';
import { digitOf, symbolOf } from './digits';
import { LEVELS, type Level, type Puzzle, shapeOf } from './puzzle';
import { Shape } from './shape';

/**
 * A puzzle as the tail of a link, and back: `3x3/53b7d…?level=hard&values=…`. A small letter stands for a run of
 * empty cells, a for one, z for 26; dots are read too. Progress is added only if the player wants it.
 */
export interface Linked {
  puzzle: Puzzle;
  /** What fills the board in one move, if the link holds progress. */
  progress: Edit[];
}

const PROGRESS: Partial<Record<Layer, string>> = { corner: 'corner', centre: 'centre', colour: 'colour' };

export function writeLink(puzzle: Puzzle, board: Board | null): string {
  const query = new URLSearchParams();
  if (puzzle.level) {
    query.set('level', puzzle.level);
  }
  if (puzzle.id) {
    query.set('id', puzzle.id);
  }
  if (board) {
    const own = board.givens.map((_, cell) => board.get('value', cell));
    if (own.some((digit) => digit !== 0)) {
      query.set('values', squeeze(own));
    }
    for (const [layer, name] of Object.entries(PROGRESS) as [Layer, string][]) {
      const marks = [...board.keys(layer)].sort((a, b) => a - b);
      if (marks.length > 0) {
        query.set(name, marks.map((key) => `${key.toString(36)}.${board.get(layer, key).toString(36)}`).join('~'));
      }
    }
  }
  const text = query.toString();
  return `${puzzle.box}/${squeeze([...puzzle.givens].map(digitOf))}${text && '?' + text}`;
}

/** The puzzle of a link's tail, or null if it holds none. */
export function readLink(tail: string): Linked | null {
  const match = /^(\d+x\d+)\/([^?]*)(?:\?(.*))?$/.exec(tail);
  const shape = match && Shape.named(match[1]!);
  const givens = shape && stretch(match[2]!, shape);
  if (!shape || !givens) {
    return null;
  }
  const query = new URLSearchParams(match[3] ?? '');
  const level = query.get('level') as Level;
  const id = query.get('id');
  const puzzle: Puzzle = {
    box: shape.box,
    givens: givens.map(symbolOf).join(''),
    source: 'link',
    ...(LEVELS.includes(level) && { level }),
    ...(id !== null && { id }),
  };
  return shapeOf(puzzle) ? { puzzle, progress: readProgress(query, shape, givens) } : null;
}

function readProgress(query: URLSearchParams, shape: Shape, givens: readonly number[]): Edit[] {
  const edits: Edit[] = [];
  const values = stretch(query.get('values') ?? '', shape);
  values?.forEach((digit, cell) => {
    if (digit !== 0 && givens[cell] === 0) {
      edits.push({ layer: 'value', key: cell, before: 0, after: digit });
    }
  });
  for (const [layer, name] of Object.entries(PROGRESS) as [Layer, string][]) {
    for (const mark of (query.get(name) ?? '').split('~')) {
      const [key, set] = mark.split('.').map((part) => parseInt(part, 36));
      if (key! >= 0 && key! < shape.cellCount && set! > 0 && set! < 2 ** (shape.side + 1) && set! % 2 === 0) {
        edits.push({ layer, key: key!, before: 0, after: set! });
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

function stretch(text: string, shape: Shape): number[] | null {
  const line = text.replace(/[a-z]/g, (letter) => '.'.repeat(letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1));
  const digits = [...line].map(digitOf);
  const fits = digits.length === shape.cellCount && digits.every((digit) => digit >= 0 && digit <= shape.side);
  return fits ? digits : null;
}
