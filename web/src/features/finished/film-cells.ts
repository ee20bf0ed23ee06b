import type { Board, Clash } from '@/domain/board';
import { tintsOf } from '@/features/play/cells';
import type { Speech } from '@/features/play/speech';
import type { CellView, Fill } from '@/ui/board/cell-view';

/** The cells of a board that is only looked at. */
export function filmCells(
  board: Board,
  speech: Speech,
  { conflicts, fill }: { conflicts: boolean; fill?: (cell: number) => Fill },
): CellView[] {
  const clashes = conflicts ? board.clashes() : new Map<number, Clash>();
  return board.givens.map((given, cell) => ({
    digit: board.digit(cell),
    given: given !== 0,
    corner: board.get('corner', cell),
    centre: board.get('centre', cell),
    dead: 0,
    colours: board.get('colour', cell),
    tints: tintsOf(board, cell),
    fill: clashes.has(cell) ? 'conflict' : (fill?.(cell) ?? 'plain'),
    wrong: clashes.has(cell) && given === 0,
    name: speech.cell(board, cell, false),
    trouble: '',
  }));
}
