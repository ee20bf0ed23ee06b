import type { WriteRequest } from 'shudu-engine';
import { digitsIn, symbolOf, writeLine } from '@/domain/digits';
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
  opensudoku: 'opensudoku',
  json: 'json',
} as const;

export type Format = keyof typeof FORMATS;

/** What the engine is asked to write: the puzzle, and with progress the player's digits and notes. */
export function writeRequest({ puzzle, board }: Game, format: Format, withProgress: boolean): WriteRequest {
  const request: WriteRequest = { puzzle: puzzle.givens, box: puzzle.box, format };
  if (!withProgress) {
    return request;
  }
  const digits = board.digits();
  const notes = digits.map((digit, cell) =>
    digit === 0
      ? digitsIn(board.get('corner', cell) | board.get('centre', cell))
          .map(symbolOf)
          .join('')
      : '',
  );
  // An empty cell without any note would say that nothing can stand there, so notes count only where all are written.
  const areComplete = notes.every((each, cell) => each !== '' || digits[cell] !== 0);
  return { ...request, values: writeLine(digits), ...(areComplete && { candidates: notes }) };
}

/** `shudu-9x9-hard`, to be followed by a file's ending. */
export function fileName({ puzzle, board }: Game): string {
  const { side } = board.shape;
  return `shudu-${side}x${side}-${puzzle.level ?? puzzle.source}`;
}
