import { Board, type Edit, type Layer } from '@/domain/board';
import { digitOf, readLine, symbolOf } from '@/domain/digits';
import { isPossible } from '@/domain/possible';
import { type Puzzle, clueCount, shapeOf } from '@/domain/puzzle';
import { Shape } from '@/domain/shape';

/** A puzzle being entered. It never changes: every edit makes another one, so that undoing needs only the old ones. */
export interface Draft {
  readonly board: string;
  readonly givens: string;
  /** What a player had already entered, if the draft was read from a text that told; each edit of a cell of its own. */
  readonly progress: readonly Edit[];
}

/** The boards that can be chosen; others come only with a text. */
export const BOARDS = ['4', '2x3', '3x2', '2x4', '9', '2x5', '3x4', '16', '25'] as const;

export function emptyDraft(board: string): Draft {
  return { board, givens: '.'.repeat(Shape.named(board)!.cellCount), progress: [] };
}

export function draftShape(draft: Draft): Shape {
  return Shape.named(draft.board)!;
}

/** The board of the givens alone. */
export function givenBoard(draft: Draft): Board {
  return new Board(draftShape(draft), readLine(draft.givens)!);
}

/** The board with what a player had entered on it. */
export function playedBoard(draft: Draft): Board {
  const board = givenBoard(draft);
  board.apply(draft.progress);
  return board;
}

/** With a digit as a given, or with nothing at all if it is 0. */
export function withGiven(draft: Draft, cell: number, digit: number): Draft {
  const progress = draft.progress.filter((edit) => edit.key !== cell);
  if (digitOf(draft.givens[cell]!) === digit && progress.length === draft.progress.length) {
    return draft;
  }
  const givens = draft.givens.slice(0, cell) + symbolOf(digit) + draft.givens.slice(cell + 1);
  return { ...draft, givens, progress };
}

/** With other givens; what was entered stays where they are the same. */
export function withGivens(draft: Draft, givens: string): Draft {
  return { ...draft, givens, progress: draft.progress.filter(({ key }) => givens[key] === draft.givens[key]) };
}

/** On another board: only one of the same size keeps the digits, as when boxes of 2×3 were taken for 3×2. */
export function onBoard(draft: Draft, board: string): Draft {
  return Shape.named(board)!.side === draftShape(draft).side ? { ...draft, board } : emptyDraft(board);
}

export function withoutProgress(draft: Draft): Draft {
  return { ...draft, progress: [] };
}

/** With the digits that a player had placed as givens; notes are of no use then. */
export function placedAsGivens(draft: Draft): Draft {
  return draft.progress
    .filter((edit) => edit.layer === 'value')
    .reduce((next, edit) => withGiven(next, edit.key, edit.after), withoutProgress(draft));
}

export function placedCount(draft: Draft): number {
  return draft.progress.filter((edit) => edit.layer === 'value').length;
}

export function isBlank(draft: Draft): boolean {
  return clueCount(draft) === 0 && draft.progress.length === 0;
}

/** The puzzle to play or to keep; the solution only if it is the only one. */
export function puzzleOf(draft: Draft, solution?: string): Puzzle {
  return { board: draft.board, givens: draft.givens, source: 'typed', ...(solution !== undefined && { solution }) };
}

/** A draft read from somewhere that cannot be trusted: all of it checked, or null. */
export function asDraft(value: unknown): Draft | null {
  // Version 0.1 wrote the boxes.
  const { box, board = box, givens, progress } = (value ?? {}) as Record<string, unknown>;
  if (typeof board !== 'string' || typeof givens !== 'string') {
    return null;
  }
  const shape = shapeOf({ board, givens });
  if (!shape || !Array.isArray(progress)) {
    return null;
  }
  const digits = readLine(givens)!;
  const empty = new Board(shape, digits);
  return {
    board: shape.id,
    givens: digits.map(symbolOf).join(''),
    progress: progress.filter((edit) => isProgress(edit, empty)),
  };
}

/** What a player puts into cells. */
const IN_CELLS: readonly Layer[] = ['value', 'corner', 'centre', 'colour'];

/** Whether something that was stored puts a digit, notes or colours into an empty cell of a board. */
function isProgress(value: unknown, board: Board): value is Edit {
  const edit = (value ?? {}) as Edit;
  const isWhole = Number.isInteger(edit.key) && Number.isInteger(edit.after);
  return isWhole && IN_CELLS.includes(edit.layer) && edit.before === 0 && edit.after > 0 && isPossible(board, edit);
}
