import type { DrawRequest, WriteRequest } from 'shudu-engine';
import type { Board } from '@/domain/board';
import { symbolsIn, writeLine } from '@/domain/digits';
import type { Game } from '@/domain/game';

/** The text formats on offer, with how a file of each is called. */
export const FORMATS = {
  line: 'txt',
  plain: 'txt',
  spaced: 'txt',
  bordered: 'txt',
  frame: 'txt',
  sdk: 'sdk',
  sdm: 'sdm',
  hodoku: 'txt',
  ss: 'ss',
  pencilmarks: 'txt',
  separated: 'csv',
  opensudoku: 'opensudoku',
  link: 'txt',
  json: 'json',
} as const;

export type Format = keyof typeof FORMATS;

/** What the engine is asked to write: the puzzle, and with progress the player's digits and notes. */
export function writeRequest({ puzzle, board }: Game, format: Format, withProgress: boolean): WriteRequest {
  const request: WriteRequest = { puzzle: puzzle.givens, board: puzzle.board, format };
  if (!withProgress) {
    return request;
  }
  const digits = board.digits();
  const notes = notesOf(board);
  // An empty cell without any note would say that nothing can stand there, so notes count only where all are written.
  const areComplete = notes.every((each, cell) => each !== '' || digits[cell] !== 0);
  return { ...request, values: writeLine(digits), ...(areComplete && { candidates: notes }) };
}

/** What the engine is asked to draw: the puzzle, and with progress all that the player wrote and coloured. */
export function drawRequest({ puzzle, board }: Game, withProgress: boolean): DrawRequest {
  const request: DrawRequest = { puzzle: puzzle.givens, board: puzzle.board };
  if (!withProgress) {
    return request;
  }
  const colours = board.givens.map((_, cell) => symbolsIn(board.get('colour', cell)));
  return { ...request, values: writeLine(board.digits()), candidates: notesOf(board), colours };
}

/** The notes of both kinds in each empty cell. */
function notesOf(board: Board): string[] {
  return board.digits().map((digit, cell) => (digit === 0 ? symbolsIn(board.notes(cell)) : ''));
}

/** `shudu-9x9-many`, to be followed by a file's ending. */
export function fileName({ puzzle, board }: Game): string {
  const { side } = board.shape;
  return `shudu-${side}x${side}-${puzzle.emptiness ?? puzzle.source}`;
}
