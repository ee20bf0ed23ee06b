import type { Board, Edit } from '@/domain/board';
import type { Sound } from '@/ui/sounds';

export { sound } from '@/ui/sounds';

/** How a move sounds that has just been made. */
export function soundOf(board: Board, edits: readonly Edit[]): Sound {
  const changes = edits.filter(({ before, after }) => before !== after);
  const values = changes.filter(({ layer }) => layer === 'value');
  const placed = values.filter(({ after }) => after !== 0).map(({ key }) => key);
  if (placed.some((cell) => board.shape.housesOf(cell).some(({ cells }) => isDone(board, cells)))) {
    return 'house';
  }
  if (placed.length > 0) {
    return 'place';
  }
  const taken = values.length > 0 || changes.every(({ before, after }) => after < before);
  return taken ? 'clear' : 'note';
}

/** By the rules alone; whether the digits are right is not for a sound to tell. */
function isDone(board: Board, cells: readonly number[]): boolean {
  const digits = new Set(cells.map((cell) => board.digit(cell)));
  return digits.size === cells.length && !digits.has(0);
}
