import type { Health, Step } from 'shudu-engine';
import { symbolsIn, symbolOf, writeLine } from '@/domain/digits';
import type { Board } from '@/domain/board';
import { type Puzzle } from '@/domain/puzzle';
import { engine } from '@/engine/client';
import { effectOf } from '@/features/play/hint-state';
import type { TechniqueTable } from '@/features/results/technique-table';

/** A moment of a game, as the engine is asked about it. */
export interface Position {
  readonly puzzle: string;
  readonly board: string;
  readonly values: string;
  readonly candidates?: string[];
}

/** What could be done at a moment, the easiest first, as far as it was looked for. */
export interface Available {
  readonly health: Health;
  readonly steps: readonly Step[];
  /** The techniques that were not looked for yet, from the easiest on. */
  readonly left: readonly string[];
}

/** Enough for one look. */
export const PORTION = 6;

/** The position of a moment: without wrong digits, which would leave nothing to find. */
export function positionOf({ givens, board: name }: Puzzle, board: Board, solution: string | null): Position {
  const right = board
    .digits()
    .map((digit, cell) => (solution && symbolOf(digit) !== solution[cell] && !board.isGiven(cell) ? 0 : digit));
  const candidates = right.map((digit, cell) => (digit === 0 ? symbolsIn(board.get('centre', cell)) : ''));
  return { puzzle: givens, board: name, values: writeLine(right), ...(candidates.some(Boolean) && { candidates }) };
}

/** The techniques that hints use, from the easiest on. */
export function byEase(table: TechniqueTable): string[] {
  return [...table.values()]
    .filter(({ effort }) => effort !== undefined)
    .sort((a, b) => a.effort! - b.effort!)
    .map(({ technique }) => technique);
}

/**
 * Looks for steps until there are enough more of them. All at once would take many seconds: harder techniques find
 * thousands of steps on an open board. Null if it is not wanted any more.
 */
export async function lookFurther(
  position: Position,
  from: Pick<Available, 'steps' | 'left'>,
  isWanted: () => boolean,
): Promise<Available | null> {
  const steps = new Map(from.steps.map((step) => [effectOf(step), step]));
  const enough = steps.size + PORTION;
  const left = [...from.left];
  let health: Health | null = null;
  while (health === null || (left.length > 0 && steps.size < enough)) {
    const technique = left.shift();
    const answer = await engine.ask('hint', { ...position, ...(technique !== undefined && { technique }) });
    if (!isWanted()) {
      return null;
    }
    health = answer.health;
    // The same digit by two ways is one thing to do, by the easier one.
    answer.steps.forEach((step) => steps.has(effectOf(step)) || steps.set(effectOf(step), step));
    if (health.state === 'solved') {
      left.length = 0;
    }
  }
  return { health, steps: [...steps.values()], left };
}
