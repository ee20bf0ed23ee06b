import type { GenerateRequest } from 'shudu-engine';
import { ref } from 'vue';
import { EngineFailure } from '@/engine/answers';
import { engine } from '@/engine/client';
import { type Puzzle, isRating } from '@/domain/puzzle';
import { i18n } from '@/i18n';
import { goTo } from '@/router';
import { useGames } from '@/stores/games';
import { toast } from '@/ui/toasts';
import { type Made, fillPool, takeFromPool } from './pool';
import { type Wish, randomSeed } from './wish';

/** A puzzle is usually there sooner than anything could be read. */
const PATIENCE_MS = 300;

/** Whether a puzzle has been in the making for so long that the player should be told. */
export const isMakingSlowly = ref(false);

let present: AbortController | null = null;

/** Makes a puzzle that has exactly one solution and goes to play it. If that fails, a message says so. */
export function startNewGame(wish: Wish): Promise<void> {
  const { size, level, technique, holes, emptiness, symmetry, seed } = wish;
  const kept = seed === undefined ? takeFromPool(wish) : null;
  if (kept && !present) {
    play(kept);
    fillPool();
    return Promise.resolve();
  }
  const what = level
    ? { level, ...(technique && { technique }) }
    : { holes: holes === undefined ? emptiness : String(holes) };
  return begin({ size, ...what, symmetry, seed: seed ?? randomSeed() }).then(() => fillPool(), sayFailure);
}

/** The puzzle whose clues are a heart, with other digits every time. */
export function startHeart(): Promise<void> {
  return begin({ pattern: 'heart', seed: randomSeed() }).catch(sayFailure);
}

/** Makes a puzzle again; false if there is none of that id. */
export async function startFromId(id: string): Promise<boolean> {
  try {
    await begin({ id });
  } catch (failure) {
    if (failure instanceof EngineFailure) {
      return false;
    }
    sayFailure();
  }
  return true;
}

/** Stops making a puzzle; nothing happens if none is being made. */
export function cancelMaking(): void {
  present?.abort();
}

function begin(request: GenerateRequest): Promise<void> {
  return whileMaking((signal) => make(request, signal), play);
}

/**
 * Makes something and then goes on with it, unless the player has cancelled that or gone elsewhere. One puzzle at a
 * time: a second press while one is being made means the same one.
 */
export async function whileMaking<T>(
  work: (signal: AbortSignal) => Promise<T>,
  then: (made: T) => void,
): Promise<void> {
  if (present) {
    return;
  }
  const controller = new AbortController();
  const { signal } = controller;
  present = controller;
  const patience = setTimeout(() => (isMakingSlowly.value = true), PATIENCE_MS);
  // Whoever goes elsewhere meanwhile does not want to be fetched back.
  window.addEventListener('hashchange', cancelMaking, { once: true });
  try {
    const made = await work(signal);
    signal.throwIfAborted();
    then(made);
  } catch (failure) {
    if (!signal.aborted) {
      throw failure;
    }
  } finally {
    clearTimeout(patience);
    window.removeEventListener('hashchange', cancelMaking);
    isMakingSlowly.value = false;
    present = null;
  }
}

/** Not every seed leads to a puzzle that needs a technique; the next one may. */
const SEEDS = 5;

async function make(request: GenerateRequest, signal: AbortSignal): Promise<Made> {
  const tries = request.technique ? SEEDS : 1;
  for (let i = 1; ; i++) {
    const made = await engine.ask('generate', request, signal);
    if (made.asWished || i >= tries) {
      return made;
    }
    request = { ...request, seed: randomSeed() };
  }
}

function play({ emptiness, missing, asWished, ...made }: Made): void {
  const game = useGames().start({ ...puzzleOf(made), ...(emptiness && { emptiness }) });
  goTo('play', game.key);
  if (missing > 0) {
    toast(i18n.global.t('newGame.missing', { count: missing }, missing));
  } else if (!asWished) {
    toast(i18n.global.t('newGame.nearest'));
  }
}

/** A puzzle as the engine has made it. */
export function puzzleOf(made: Omit<Made, 'emptiness' | 'missing' | 'asWished'>): Puzzle {
  const { board, puzzle: givens, solution, method, id, level, effort, hardest, techniques } = made;
  const source = method === 'heart' ? 'heart' : 'made';
  const rating = { effort, hardest, techniques };
  return { board, givens, solution, id, source, ...(level && { level }), ...(isRating(rating) && { rating }) };
}

export function sayFailure(): void {
  toast(i18n.global.t('common.engineFailed'));
}
