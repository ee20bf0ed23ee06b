import type { GenerateAnswer, Symmetry } from 'shudu-engine';
import { LEVELS, type Level } from '@/domain/puzzle';
import { EngineClient } from '@/engine/client';
import { load, store } from '@/stores/storage';
import { LEVEL_SIZE, type Wish, lastChoice, randomSeed } from './wish';

/**
 * Puzzles that were made beforehand, one for each level with the symmetry that the player likes, so that nobody waits
 * for one. They are made while the player thinks about another, by an engine of their own, which keeps nobody waiting
 * either. Each has a seed of its own and is given away once.
 */

/** What is kept of a made puzzle. */
const PARTS = [
  ...(['board', 'puzzle', 'solution', 'method', 'id', 'missing', 'asWished'] as const),
  ...(['emptiness', 'level', 'effort', 'hardest', 'techniques'] as const),
];
export type Made = Pick<GenerateAnswer, (typeof PARTS)[number]>;

interface Kept {
  readonly level: Level;
  readonly symmetry: Symmetry;
  readonly made: Made;
}

const NAME = 'pool';
/** The player has begun to think by then, and the page has come to rest. */
const WAIT_MS = 4000;

/** The puzzles in the pool; whatever is none is left out. */
function kept(): Kept[] {
  const value = load(NAME);
  return Array.isArray(value) ? (value as Partial<Kept>[]).filter((each): each is Kept => isKept(each)) : [];
}

function isKept(each: Partial<Kept> | null): boolean {
  const made = each?.made as Partial<Made> | undefined;
  return (
    LEVELS.some((level) => level === each?.level) &&
    [made?.puzzle, made?.solution, made?.id].every((text) => typeof text === 'string') &&
    made?.asWished === true
  );
}

/** A puzzle as wished, if one is there; it is there only once. */
export function takeFromPool({ size, level, symmetry, technique, holes }: Wish): Made | null {
  if (size !== LEVEL_SIZE || !level || technique || holes !== undefined) {
    return null;
  }
  const all = kept();
  const found = all.find((each) => each.level === level && each.symmetry === symmetry);
  if (found) {
    const others = all.filter((each) => each !== found);
    store(NAME, others);
  }
  return found?.made ?? null;
}

let waiting = 0;
let filling: EngineClient | null = null;

/** Fills the pool in a while, when the page is at rest. */
export function fillPool(): void {
  window.clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    if (document.visibilityState === 'visible') {
      void fillNow();
    }
  }, WAIT_MS);
}

/** Makes what is missing, the hardest first: those take longest. */
export async function fillNow(): Promise<void> {
  if (filling) {
    return;
  }
  const engine = new EngineClient();
  filling = engine;
  const { symmetry } = lastChoice();
  try {
    for (const level of LEVELS.toReversed()) {
      if (!kept().some((each) => each.level === level && each.symmetry === symmetry)) {
        const answer = await engine.ask('generate', { size: LEVEL_SIZE, level, symmetry, seed: randomSeed() });
        keep({ level, symmetry, made: madeOf(answer) });
      }
    }
  } catch {
    // Then it is made when it is wished for.
  } finally {
    engine.stop();
    filling = null;
  }
}

/** Another symmetry takes the place of the one before: the pool does not grow. */
function keep(one: Kept): void {
  if (one.made.asWished) {
    store(NAME, [...kept().filter(({ level }) => level !== one.level), one]);
  }
}

function madeOf(answer: GenerateAnswer): Made {
  return Object.fromEntries(PARTS.map((part) => [part, answer[part]])) as Made;
}
