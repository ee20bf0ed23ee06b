import type { Symmetry } from 'shudu-engine';
import { type Emptiness, asEmptiness } from '@/domain/puzzle';
import { load, store } from '@/stores/storage';
import { SYMMETRIES } from './symmetry';

export const SIZES = [4, 6, 9, 16, 25] as const;
export type Size = (typeof SIZES)[number];

/** The puzzle that a player wishes for. */
export interface Wish {
  size: Size;
  emptiness: Emptiness;
  symmetry: Symmetry;
  /** The same wish with the same seed is the same puzzle; without one it is a surprise. */
  seed?: number | undefined;
}

const NAME = 'newGame';

/** What the player chose last; a seed is for one puzzle and not remembered. */
export function lastWish(): Wish {
  // Version 0.1 called it a level.
  const saved = (load(NAME) ?? {}) as Partial<Wish & { level: unknown }>;
  return {
    size: SIZES.find((size) => size === saved.size) ?? 9,
    emptiness: asEmptiness(saved.emptiness ?? saved.level) ?? 'some',
    symmetry: SYMMETRIES.find((symmetry) => symmetry === saved.symmetry) ?? 'rot180',
  };
}

export function rememberWish({ size, emptiness, symmetry }: Wish): void {
  store(NAME, { size, emptiness, symmetry });
}

/** The seed that a text means: undefined if it is empty, null if it is none. */
export function asSeed(text: string): number | undefined | null {
  const trimmed = text.trim();
  if (trimmed === '') {
    return undefined;
  }
  const seed = Number(trimmed);
  return /^\d+$/.test(trimmed) && Number.isSafeInteger(seed) ? seed : null;
}

/** A seed nobody chose, short so that a puzzle's id stays short. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % 1e9;
}
