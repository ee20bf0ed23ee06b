import { type Board, type Edit, LAYERS, type Layer } from './board';
import { type DigitSet, allDigits, bit, digitsIn, has } from './digits';
import type { Move } from './history';

/**
 * What a gesture changes. Each function looks at the board and answers with the edits of one move; none touches the
 * board. Cells that a gesture cannot touch (givens, for digits and notes) are passed over.
 */

/** A cell holds at most so many colours: more would be slivers. */
export const MOST_COLOURS = 4;

/** How many cell colours there are; each has its number for a name. */
export const COLOURS = 7;

/** How many of them are offered: more could not be told apart. The others are for games and links of earlier times. */
export const OFFERED_COLOURS = 6;

type NoteLayer = 'corner' | 'centre';
/** The kinds of notes that a gesture means; `simple` notes are drawn as one kind, whichever layer they are in. */
export type NoteKind = NoteLayer | 'simple';

function change(board: Board, layer: Layer, key: number, after: number): Edit {
  return { layer, key, before: board.get(layer, key), after };
}

/** Enters a digit; where all cells have it already, takes it out again. */
export function enterDigit(board: Board, cells: Iterable<number>, digit: number, cleanNotes: boolean): Edit[] {
  const own = [...cells].filter((cell) => !board.isGiven(cell));
  if (own.every((cell) => board.get('value', cell) === digit)) {
    return own.map((cell) => change(board, 'value', cell, 0));
  }
  const edits = own.map((cell) => change(board, 'value', cell, digit));
  return cleanNotes ? [...edits, ...dropFromPeers(board, own, digit)] : edits;
}

/** Takes a digit out of notes of some kinds. */
function withoutNote(board: Board, cell: number, layers: readonly NoteLayer[], digit: number): Edit[] {
  return layers.map((layer) => change(board, layer, cell, board.get(layer, cell) & ~bit(digit)));
}

/** Takes a digit out of the notes of all peers of the cells. */
function dropFromPeers(board: Board, cells: readonly number[], digit: number): Edit[] {
  const peers = new Set(cells.flatMap((cell) => board.shape.peers(cell)));
  return [...peers].flatMap((peer) => withoutNote(board, peer, ['corner', 'centre'], digit));
}

/** Adds a note to the empty ones of the cells; where all of them have it already, takes it away. */
export function toggleNote(board: Board, cells: Iterable<number>, kind: NoteKind, digit: number): Edit[] {
  const empty = [...cells].filter((cell) => board.digit(cell) === 0);
  const seen = (cell: number): DigitSet => (kind === 'simple' ? board.notes(cell) : board.get(kind, cell));
  const layer = kind === 'simple' ? 'centre' : kind;
  const without = empty.filter((cell) => !has(seen(cell), digit));
  if (without.length > 0) {
    return without.map((cell) => change(board, layer, cell, board.get(layer, cell) | bit(digit)));
  }
  return empty.flatMap((cell) => withoutNote(board, cell, kind === 'simple' ? ['corner', 'centre'] : [kind], digit));
}

/** Adds a colour to the cells, or takes it away where all have it. Cells that are full of other colours keep theirs. */
export function toggleColour(board: Board, cells: Iterable<number>, colour: number): Edit[] {
  const colours = (cell: number): DigitSet => board.get('colour', cell);
  const able = [...cells].filter((cell) => has(colours(cell), colour) || digitsIn(colours(cell)).length < MOST_COLOURS);
  const remove = able.every((cell) => has(colours(cell), colour));
  return able.map((cell) =>
    change(board, 'colour', cell, remove ? colours(cell) & ~bit(colour) : colours(cell) | bit(colour)),
  );
}

/** Colours one candidate of the empty cells that have it as a note, or takes that colour away. */
export function toggleTint(board: Board, cells: Iterable<number>, digit: number, colour: number): Edit[] {
  const keys = [...cells]
    .filter((cell) => board.digit(cell) === 0 && board.hasNote(cell, digit))
    .map((cell) => board.tintKey(cell, digit));
  const remove = keys.every((key) => board.get('tint', key) === colour);
  return keys.map((key) => change(board, 'tint', key, remove ? 0 : colour));
}

/** Draws lines from cell to cell along a path, or rubs them out if all of them are there. */
export function toggleLines(board: Board, path: readonly number[]): Edit[] {
  const keys = new Set(path.slice(1).map((cell, i) => board.lineKey(path[i]!, cell)));
  const remove = [...keys].every((key) => board.get('line', key) !== 0);
  return [...keys].map((key) => change(board, 'line', key, remove ? 0 : 1));
}

/** Clears the topmost layer that has something in one of the cells: value, centre, corner, then colours. */
export function clearTop(board: Board, cells: Iterable<number>): Edit[] {
  const all = new Set(cells);
  for (const layers of [['value'], ['centre'], ['corner'], ['colour', 'tint', 'line']] as const) {
    const edits = layers.flatMap((layer) => wipe(board, layer, all));
    if (edits.length > 0) {
      return edits;
    }
  }
  return [];
}

/** Clears everything in the cells. */
export function clearAll(board: Board, cells: Iterable<number>): Edit[] {
  const all = new Set(cells);
  return LAYERS.flatMap((layer) => wipe(board, layer, all));
}

/** Clears one layer of the cells; a line goes if one of its ends is among them. */
function wipe(board: Board, layer: Layer, cells: ReadonlySet<number>): Edit[] {
  const keys = [...board.keys(layer)].filter((key) => {
    switch (layer) {
      case 'tint':
        return cells.has(Math.floor(key / (board.shape.side + 1)));
      case 'line':
        return board.lineEnds(key).some((end) => cells.has(end));
      default:
        return cells.has(key);
    }
  });
  return keys.map((key) => change(board, layer, key, 0));
}

/** Clears the whole board but the givens. */
export function reset(board: Board): Edit[] {
  return LAYERS.flatMap((layer) => [...board.keys(layer)].map((key) => change(board, layer, key, 0)));
}

/** Writes into every empty one of the cells the digits that no peer rules out, or only one digit if it is named. */
export function fillNotes(board: Board, cells: Iterable<number>, digit?: number): Edit[] {
  return [...cells]
    .filter((cell) => board.digit(cell) === 0)
    .map((cell) => {
      const asked = digit === undefined ? allDigits(board.shape.side) : bit(digit);
      const kept = board.get('centre', cell) & ~asked;
      return change(board, 'centre', cell, kept | (board.candidates(cell) & asked));
    });
}

/** Turns the corner marks of the cells into centre marks. */
export function cornersToCentre(board: Board, cells: Iterable<number>): Edit[] {
  return [...cells]
    .filter((cell) => board.get('corner', cell) !== 0)
    .flatMap((cell) => [
      change(board, 'centre', cell, board.get('centre', cell) | board.get('corner', cell)),
      change(board, 'corner', cell, 0),
    ]);
}

/** Adds digits to, or takes digits out of, the centre marks of a cell. */
export function setNotes(board: Board, cell: number, add: DigitSet, remove: DigitSet): Edit[] {
  return board.digit(cell) === 0 ? [change(board, 'centre', cell, (board.get('centre', cell) | add) & ~remove)] : [];
}

/** Enters a whole solution. */
export function enterAnswer(board: Board, solution: readonly number[]): Edit[] {
  return solution.flatMap((digit, cell) => (board.isGiven(cell) ? [] : [change(board, 'value', cell, digit)]));
}

/** A digit in a cell. */
export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

/**
 * Places digits and strikes candidates out. A cell without centre marks gets those that its peers allow first:
 * nothing can be struck out of what is not written down.
 */
export function takeStep(
  board: Board,
  placed: readonly Candidate[],
  struck: readonly Candidate[],
  cleanNotes: boolean,
): Edit[] {
  const out = new Map<number, DigitSet>();
  const drop = ({ cell, digit }: Candidate): unknown => out.set(cell, (out.get(cell) ?? 0) | bit(digit));
  struck.forEach(drop);
  const unmarked = [...out.keys()].filter((cell) => board.get('centre', cell) === 0);
  if (cleanNotes) {
    placed.forEach(({ cell, digit }) => board.shape.peers(cell).forEach((peer) => drop({ cell: peer, digit })));
  }
  return [
    ...placed.map(({ cell, digit }) => change(board, 'value', cell, digit)),
    ...[...out].flatMap(([cell, digits]) => [
      change(
        board,
        'centre',
        cell,
        (unmarked.includes(cell) ? board.candidates(cell) : board.get('centre', cell)) & ~digits,
      ),
      change(board, 'corner', cell, board.get('corner', cell) & ~digits),
    ]),
  ];
}

/** The values of an abandoned branch that are still possible: into empty cells, against no rule. */
export function reapply(board: Board, branch: readonly Move[]): Edit[] {
  const values = branch.flatMap(({ edits }) => edits).filter(({ layer }) => layer === 'value');
  const wanted = new Map(values.map(({ key, after }) => [key, after]));
  const taken: Edit[] = [];
  for (const [cell, digit] of wanted) {
    const free = digit !== 0 && board.digit(cell) === 0 && has(board.candidates(cell), digit);
    const fits = taken.every((edit) => edit.after !== digit || !board.shape.peers(cell).includes(edit.key));
    if (free && fits) {
      taken.push(change(board, 'value', cell, digit));
    }
  }
  return taken;
}
