import type { Board } from '@/domain/board';
import { writeLink } from '@/domain/link';
import type { Puzzle } from '@/domain/puzzle';

/** The whole address that opens a puzzle in this game, wherever it is served from. */
export function absoluteLink(puzzle: Puzzle, board: Board | null): string {
  return `${location.origin}${location.pathname}#/p/${writeLink(puzzle, board)}`;
}
