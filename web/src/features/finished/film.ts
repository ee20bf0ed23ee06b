import type { Move } from '@/domain/history';

/** Thinking is shown shortened, but so that long thoughts still look longer than quick ones. */
const SHORTENED = 8;
const LEAST_MS = 250;
const MOST_MS = 1500;

/** How fast a film can be shown. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long to wait before the move that comes next, in milliseconds. */
export function waitBefore(moves: readonly Move[], next: number, speed: Speed): number {
  const thought = (moves[next]?.time ?? 0) - (moves[next - 1]?.time ?? 0);
  return Math.min(MOST_MS, Math.max(LEAST_MS, thought / SHORTENED)) / speed;
}

/** The cells that a move touched. */
export function touchedCells(move: Move | undefined): Set<number> {
  const edits = move?.edits ?? [];
  const values = edits.filter(({ layer }) => layer === 'value');
  const shown = values.length > 0 ? values : edits.filter(({ layer }) => layer !== 'tint' && layer !== 'line');
  return new Set(shown.map(({ key }) => key));
}
