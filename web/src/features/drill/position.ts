import type { DrillAnswer, LessonPosition } from 'shudu-engine';
import { Board, placing } from '@/domain/board';
import { digitOf, readLine, setOf } from '@/domain/digits';
import { Shape } from '@/domain/shape';

/** A position to find a step in, as the engine makes it. */
export type Position = Pick<LessonPosition, 'technique' | 'puzzle' | 'values' | 'candidates' | 'board' | 'steps'> & {
  /** The id of the puzzle that leads there. */
  readonly id?: string;
};

/** The position that the engine has found, null if it has not found any. */
export function positionOf(answer: DrillAnswer): Position | null {
  // The engine names values only if some digits are placed.
  const { technique, puzzle, values = puzzle, candidates, board, steps, id } = answer;
  return puzzle && values && candidates && board && steps
    ? { technique, puzzle, values, candidates, board, steps, ...(id && { id }) }
    : null;
}

/** A position as a board: givens, digits placed so far, and as notes the candidates that are left. */
export function boardOf(position: Position): Board {
  const shape = Shape.named(position.board)!;
  const givens = readLine(position.puzzle)!;
  const board = new Board(shape, givens);
  const notes = position.candidates.map((symbols) => setOf([...symbols].map(digitOf)));
  board.apply([...placing('value', readLine(position.values)!, givens), ...placing('centre', notes, givens)]);
  return board;
}
