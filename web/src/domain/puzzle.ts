import { Board } from './board';
import { readLine, writeLine } from './digits';
import { Shape } from './shape';

/** How much of a board is empty. */
export const EMPTINESS = ['few', 'some', 'many'] as const;
export type Emptiness = (typeof EMPTINESS)[number];

/** What version 0.1 called the same: a level. */
const FIRST_LEVELS: readonly unknown[] = ['easy', 'normal', 'hard'];

/** How hard a puzzle is, by the thinking that it needs. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert', 'extreme'] as const;
export type Level = (typeof LEVELS)[number];

export const SOURCES = ['made', 'heart', 'typed', 'link'] as const;
export type Source = (typeof SOURCES)[number];

/** What the way to the solution takes if the easiest step is always taken. */
export interface Rating {
  readonly effort: number;
  readonly hardest: string;
  /** How often each technique is used, from the easiest on. */
  readonly techniques: Readonly<Record<string, number>>;
}

/** A puzzle and where it comes from. Grids are lines of symbols, `.` for empty. */
export interface Puzzle {
  readonly board: string;
  readonly givens: string;
  readonly source: Source;
  /** The only solution, once it is known that there is exactly one. */
  readonly solution?: string;
  readonly emptiness?: Emptiness;
  readonly level?: Level;
  readonly rating?: Rating;
  /** How anybody can make the same puzzle again. */
  readonly id?: string;
}

/** The board of a puzzle, or null if its name and its givens do not fit each other. */
export function shapeOf(puzzle: Pick<Puzzle, 'board' | 'givens'>): Shape | null {
  const shape = Shape.named(puzzle.board);
  const digits = readLine(puzzle.givens);
  const fits = shape && digits?.length === shape.cellCount && digits.every((digit) => digit <= shape.side);
  return fits ? shape : null;
}

export function clueCount(puzzle: Pick<Puzzle, 'givens'>): number {
  return readLine(puzzle.givens)?.filter((digit) => digit !== 0).length ?? 0;
}

/** A puzzle read from somewhere that cannot be trusted: all of it checked, or null. */
export function asPuzzle(value: unknown): Puzzle | null {
  if (typeof value !== 'object' || value === null) {
    return null;
  }
  // Version 0.1 wrote the boxes and a level.
  const { box, board = box, givens, source, solution, level, id, ...rest } = value as Record<string, unknown>;
  const emptiness = rest.emptiness ?? (box === undefined ? undefined : level);
  if (typeof board !== 'string' || typeof givens !== 'string') {
    return null;
  }
  const shape = shapeOf({ board, givens });
  if (!shape) {
    return null;
  }
  const empty = asEmptiness(emptiness);
  const hard = box === undefined ? LEVELS.find((known) => known === level) : undefined;
  return {
    board: shape.id,
    givens: writeLine(readLine(givens)!),
    source: SOURCES.find((known) => known === source) ?? 'typed',
    ...(isSolution(solution, givens, shape) && { solution: writeLine(readLine(solution)!) }),
    ...(empty && { emptiness: empty }),
    ...(hard && { level: hard }),
    ...(isRating(rest.rating) && { rating: rest.rating }),
    ...(typeof id === 'string' && { id }),
  };
}

export function isRating(value: unknown): value is Rating {
  const { effort, hardest, techniques } = (value ?? {}) as Partial<Record<keyof Rating, unknown>>;
  const counts = typeof techniques === 'object' && techniques !== null ? Object.values(techniques) : [null];
  return Number.isFinite(effort) && typeof hardest === 'string' && counts.every(Number.isInteger);
}

/** How empty a word from somewhere says that a board is, if it does. */
export function asEmptiness(word: unknown): Emptiness | undefined {
  return EMPTINESS.find((known) => known === word) ?? EMPTINESS[FIRST_LEVELS.indexOf(word)];
}

/** Whether a text solves a puzzle: entries are compared with it, so a wrong one would call right digits wrong. */
function isSolution(text: unknown, givens: string, shape: Shape): text is string {
  const digits = typeof text === 'string' ? readLine(text) : null;
  if (digits?.length !== shape.cellCount) {
    return false;
  }
  const keepsGivens = readLine(givens)!.every((given, cell) => given === 0 || given === digits[cell]);
  return keepsGivens && digits.every((digit) => digit <= shape.side) && new Board(shape, digits).isSolved();
}
