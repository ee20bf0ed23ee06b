import type { Symmetry } from 'shudu-engine';
import { EMPTINESS, type Emptiness, LEVELS, type Level, asEmptiness } from '@/domain/puzzle';
import { load, store } from '@/stores/storage';
import { SYMMETRIES } from './symmetry';

export const SIZES = [4, 6, 9, 16, 25] as const;
export type Size = (typeof SIZES)[number];

/** Boards whose puzzles can be asked for by level. */
export const LEVEL_SIZE: Size = 9;

/** The puzzle that a player wishes for. */
export interface Wish {
  size: Size;
  /** How hard it is to be; then its empty cells are whatever goes with that. */
  level?: Level | undefined;
  /** A technique that it is to need; none harder. */
  technique?: string | undefined;
  /** How many cells are to be empty, exactly; or else how empty it is to be. */
  holes?: number | undefined;
  emptiness: Emptiness;
  symmetry: Symmetry;
  /** The same wish with the same seed is the same puzzle; without one it is a surprise. */
  seed?: number | undefined;
}

/** How the new game is chosen: by level, or by empty cells, of which there are few, some, many or so many. */
export interface Choice {
  size: Size;
  by: 'level' | 'cells';
  level: Level;
  /** A technique of the level, or none for any. */
  technique: string;
  emptiness: Emptiness | 'exactly';
  holes: number;
  symmetry: Symmetry;
}

const NAME = 'newGame';
const USUAL_HOLES = 45;

/** What the player chose last; a seed is for one puzzle and not remembered. */
export function lastChoice(): Choice {
  // Version 0.1 called it a level and had three.
  const saved = (load(NAME) ?? {}) as Partial<Record<keyof Choice, unknown>>;
  const emptiness = saved.emptiness === 'exactly' ? 'exactly' : asEmptiness(saved.emptiness ?? saved.level);
  return {
    size: SIZES.find((size) => size === saved.size) ?? 9,
    by: saved.by === 'cells' ? 'cells' : 'level',
    level: (saved.by ? LEVELS.find((level) => level === saved.level) : undefined) ?? 'medium',
    technique: typeof saved.technique === 'string' ? saved.technique : '',
    emptiness: emptiness ?? 'some',
    holes: Number.isInteger(saved.holes) ? (saved.holes as number) : USUAL_HOLES,
    symmetry: SYMMETRIES.find((symmetry) => symmetry === saved.symmetry) ?? 'rot180',
  };
}

export function rememberChoice(choice: Choice): void {
  store(NAME, choice);
}

/** What a choice asks for. */
export function wishOf({ size, by, level, technique, emptiness, holes, symmetry }: Choice): Wish {
  const some = EMPTINESS.find((known) => known === emptiness) ?? 'some';
  if (by === 'level' && size === LEVEL_SIZE) {
    return { size, level, emptiness: some, symmetry, ...(technique && { technique }) };
  }
  return { size, emptiness: some, symmetry, ...(emptiness === 'exactly' && { holes }) };
}

/** Size, emptiness and symmetry as they were chosen last. */
export function lastWish(): Wish {
  const { size, emptiness, symmetry } = wishOf({ ...lastChoice(), by: 'cells' });
  return { size, emptiness, symmetry };
}

/** The most cells of a board that can be empty with but one solution, by what is known; the fewest are none. */
export function mostHoles(size: Size): number {
  return { 4: 12, 6: 28, 9: 64, 16: 201, 25: 400 }[size];
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
