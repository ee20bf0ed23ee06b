import { LEVELS, type Level } from './puzzle';
import { ASSISTS, type Assist, isCount } from './score';
import type { TechniqueCount } from './look-back';
import { Shape } from './shape';

/**
 * What is kept of a solved puzzle for statistics: a few numbers instead of all moves, so that thousands stay fast, and
 * so that they outlast the game itself.
 */
export interface Result {
  /** That of the game. */
  readonly key: string;
  /** When it was solved, as a date in milliseconds. */
  readonly at: number;
  readonly board: string;
  readonly level?: Level;
  /** How long it was played, in milliseconds; 0 if nobody measured it. */
  readonly time: number;
  /** Both unknown for puzzles that the engine cannot rate. */
  readonly effort?: number;
  readonly points?: number;
  readonly assist: Assist;
  readonly hints: number;
  readonly checks: number;
  readonly reveals: number;
  readonly techniques: Readonly<Record<string, TechniqueCount>>;
}

/** A result read from somewhere that cannot be trusted: all of it checked, or null. */
export function asResult(value: unknown): Result | null {
  const { key, at, board, assist, ...rest } = (value ?? {}) as Record<string, unknown>;
  const known = ASSISTS.find((name) => name === assist);
  if (typeof key !== 'string' || !isCount(at) || typeof board !== 'string' || !Shape.named(board) || !known) {
    return null;
  }
  const level = LEVELS.find((name) => name === rest.level);
  const { effort, points } = rest;
  return {
    key,
    at,
    board,
    ...(level && { level }),
    time: count(rest.time),
    ...(isCount(effort) && isCount(points) && { effort, points }),
    assist: known,
    hints: count(rest.hints),
    checks: count(rest.checks),
    reveals: count(rest.reveals),
    techniques: asTechniques(rest.techniques),
  };
}

function asTechniques(value: unknown): Record<string, TechniqueCount> {
  const entries = Object.entries((value ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, [number, number, number]] =>
      Array.isArray(entry[1]) && entry[1].length === 3 && entry[1].every(isCount),
  );
  return Object.fromEntries(entries);
}

function count(value: unknown): number {
  return isCount(value) ? value : 0;
}
