import type { Board } from '@/domain/board';
import { tintsOf } from '@/features/play/cells';
import type { Speech } from '@/features/play/speech';
import type { CellView, Fill } from '@/ui/board/cell-view';

/** The cells of a board that is only looked at, or in which one thing is looked for. */
export function cellsOf(
  board: Board,
  speech: Speech,
  fillOf: (cell: number) => Fill,
  wrong: number | null = null,
): CellView[] {
  return board.givens.map((given, cell) => ({
    digit: board.digit(cell),
    given: given !== 0,
    corner: board.get('corner', cell),
    centre: board.get('centre', cell),
    dead: 0,
    colours: board.get('colour', cell),
    tints: tintsOf(board, cell),
    fill: cell === wrong ? 'conflict' : fillOf(cell),
    wrong: false,
    name: speech.cell(board, cell, false),
    trouble: '',
  }));
}
