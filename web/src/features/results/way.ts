import type { Game } from '@/domain/game';
import { type Stall, playedMoves, stallsOf } from '@/domain/look-back';

/** The way to the solution: how many cells were filled, and when. */
export interface Way {
  /** After each move: when it was made, and how many cells the player had filled. */
  readonly steps: readonly { readonly time: number; readonly count: number }[];
  /** The whole time, at least 1. */
  readonly end: number;
  /** The most cells that were filled, at least 1. */
  readonly most: number;
  readonly stalls: readonly Stall[];
  /** Whether anybody measured the time; without it moves take its place. */
  readonly timed: boolean;
}

export function wayOf(game: Game): Way {
  const moves = playedMoves(game);
  const timed = moves.some(({ time }) => time > 0);
  const filled = new Set<number>();
  let last = 0;
  const steps = moves.map(({ time, edits }, i) => {
    for (const { layer, key, after } of edits) {
      if (layer === 'value') {
        filled[after === 0 ? 'delete' : 'add'](key);
      }
    }
    last = timed ? Math.max(last, time) : i + 1;
    return { time: last, count: filled.size };
  });
  return {
    steps,
    end: Math.max(1, timed ? game.clock.elapsed : 0, last),
    most: Math.max(1, ...steps.map(({ count }) => count)),
    stalls: timed ? stallsOf(game) : [],
    timed,
  };
}

/** The moment, as a number of moves, that is nearest before a time. */
export function momentAt({ steps }: Way, time: number): number {
  const next = steps.findIndex((step) => step.time > time);
  return next < 0 ? steps.length : next;
}

/** When so many moves had been made. */
export function timeAt({ steps }: Way, move: number): number {
  return steps[move - 1]?.time ?? 0;
}
