import type { Step } from 'shudu-engine';
import type { Board } from '@/domain/board';
import type { House } from '@/domain/shape';

/** Why a digit cannot stand in a cell. That it is the right one is not told; it is only "open", as others are. */
export type WhyNot =
  | { readonly kind: 'clash'; readonly house: House; readonly other: number }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'open' };

/** The digit that already stands in a house of the cell, if there is one. */
export function clashOf(board: Board, cell: number, digit: number): (WhyNot & { kind: 'clash' }) | null {
  for (const house of board.shape.housesOf(cell)) {
    const other = house.cells.find((each) => each !== cell && board.digit(each) === digit);
    if (other !== undefined) {
      return { kind: 'clash', house, other };
    }
  }
  return null;
}
