import { LEVELS, type Level, type Puzzle } from '@/domain/puzzle';
import { engine } from '@/engine/client';
import { LEVEL_SIZE, randomSeed } from '@/features/new-game/wish';

/** How many puzzles of each level are wanted. */
export type Counts = Record<Level, number>;

export function countsOf(some: Partial<Counts>): Counts {
  return Object.fromEntries(LEVELS.map((level) => [level, some[level] ?? 0])) as Counts;
}

export function totalOf(counts: Counts): number {
  return LEVELS.reduce((sum, level) => sum + counts[level], 0);
}

/** Whether so many puzzles can be printed: at least one, and no more than some. */
export function isGood(counts: Counts, most: number): boolean {
  const whole = LEVELS.every((level) => Number.isInteger(counts[level]) && counts[level] >= 0);
  return whole && totalOf(counts) >= 1 && totalOf(counts) <= most;
}

/** Makes puzzles in the browser, from the easiest level to the hardest, and tells how many there are. */
export async function makePuzzles(
  counts: Counts,
  signal: AbortSignal,
  tell: (made: number) => void,
): Promise<Puzzle[]> {
  const puzzles: Puzzle[] = [];
  for (const level of LEVELS) {
    for (let i = 0; i < counts[level]; i++) {
      tell(puzzles.length);
      puzzles.push(await makePuzzle({ size: LEVEL_SIZE, level, symmetry: 'rot180' }, signal));
    }
  }
  tell(puzzles.length);
  return puzzles;
}

/** Puzzles of the same board as one, and of the same level if it is known. */
export async function makeMore({ board, level }: Puzzle, count: number, signal: AbortSignal): Promise<Puzzle[]> {
  const puzzles: Puzzle[] = [];
  for (let i = 0; i < count; i++) {
    puzzles.push(await makePuzzle({ board, ...(level && { level }) }, signal));
  }
  return puzzles;
}

type Wanted = Omit<Parameters<typeof engine.ask<'generate'>>[1], 'seed'>;

async function makePuzzle(wanted: Wanted, signal: AbortSignal): Promise<Puzzle> {
  const { board, puzzle: givens, level, id } = await engine.ask('generate', { ...wanted, seed: randomSeed() }, signal);
  return { board, givens, source: 'made', id, ...(level && { level }) };
}
