import type { Board, Edit, Layer } from './board';
import { type DigitSet, allDigits } from './digits';
import { COLOURS } from './moves';

/** Whether an edit could be one of this board: saved games come from files and other places that cannot be trusted. */
export function isPossible(board: Board, { layer, key, before, after }: Edit): boolean {
  return isKey(board, layer, key) && [before, after].every((value) => isValue(board, layer, value));
}

function isKey(board: Board, layer: Layer, key: number): boolean {
  const { side, cellCount } = board.shape;
  const isCell = (cell: number): boolean => cell >= 0 && cell < cellCount;
  switch (layer) {
    case 'value':
      return isCell(key) && !board.isGiven(key);
    case 'corner':
    case 'centre':
    case 'colour':
      return isCell(key);
    case 'tint':
      return isCell(Math.floor(key / (side + 1))) && key % (side + 1) !== 0;
    case 'line': {
      const [a, b] = board.lineEnds(key);
      return isCell(a) && isCell(b) && a < b;
    }
  }
}

function isValue(board: Board, layer: Layer, value: number): boolean {
  switch (layer) {
    case 'value':
      return value >= 0 && value <= board.shape.side;
    case 'corner':
    case 'centre':
      return isSet(value, allDigits(board.shape.side));
    case 'colour':
      return isSet(value, allDigits(COLOURS));
    case 'tint':
      return value >= 0 && value <= COLOURS;
    case 'line':
      return value === 0 || value === 1;
  }
}

/** All sets of digits are even numbers up to the full set, because there is no digit 0. */
function isSet(value: number, full: DigitSet): boolean {
  return value >= 0 && value <= full && value % 2 === 0;
}
