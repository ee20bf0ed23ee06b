import { EMPTINESS, type Emptiness, LEVELS, type Level, type Puzzle } from '@/domain/puzzle';
import { engine } from '@/engine/client';
import { LEVEL_SIZE, type Size, randomSeed } from '@/features/new-game/wish';

/** What puzzles are counted by: their level, or, where a board has no levels, how empty they are. */
export type Kind = Level | Emptiness;

export function isLevel(kind: Kind): kind is Level {
  return LEVELS.some((level) => level === kind);
}

export function kindsOf(size: Size): readonly Kind[] {
  return size === LEVEL_SIZE ? LEVELS : EMPTINESS;
}

/** How many puzzles of each kind are wanted, from the easiest kind to the hardest. */
export type Counts = readonly { readonly kind: Kind; readonly count: number }[];

export function countsOf(kinds: readonly Kind[], some: Partial<Record<Kind, number>>): Counts {
  return kinds.map((kind) => ({ kind, count: some[kind] ?? 0 }));
}

export function totalOf(counts: Counts): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** Whether so many puzzles can be printed: at least one, and no more than some. */
export function isGood(counts: Counts, most: number): boolean {
  const whole = counts.every(({ count }) => Number.isInteger(count) && count >= 0);
  return whole && totalOf(counts) >= 1 && totalOf(counts) <= most;
}

/** Makes puzzles in the browser, from the easiest kind to the hardest, and tells how many there are. */
export async function makePuzzles(
  size: Size,
  counts: Counts,
  signal: AbortSignal,
  tell: (made: number) => void,
): Promise<Puzzle[]> {
  const puzzles: Puzzle[] = [];
  for (const { kind, count } of counts) {
    const wanted = isLevel(kind) ? { level: kind } : { emptiness: kind };
    for (let i = 0; i < count; i++) {
      tell(puzzles.length);
      puzzles.push(await makePuzzle({ size, ...wanted, symmetry: 'rot180' }, signal));
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
