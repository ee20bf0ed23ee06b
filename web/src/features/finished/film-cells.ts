import type { Board, Clash } from '@/domain/board';
import { cellsOf } from '@/features/drill/cells';
import type { Speech } from '@/features/play/speech';
import type { CellView, Fill } from '@/ui/board/cell-view';

/** The cells of a board that is only looked at. */
export function filmCells(
  board: Board,
  speech: Speech,
  { conflicts, fill = () => 'plain' }: { conflicts: boolean; fill?: (cell: number) => Fill },
): CellView[] {
  const clashes = conflicts ? board.clashes() : new Map<number, Clash>();
  return cellsOf(board, speech, fill).map((view, cell) =>
    clashes.has(cell) ? { ...view, fill: 'conflict', wrong: !view.given } : view,
  );
}
