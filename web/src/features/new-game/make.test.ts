import { createPinia, setActivePinia } from 'pinia';
import type { GenerateRequest } from 'shudu-engine';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineFailure } from '@/engine/answers';
import { engine } from '@/engine/client';
import { useLanguage } from '@/i18n';
import { useGames } from '@/stores/games';
import { toasts } from '@/ui/toasts';
import { cancelMaking, isMakingSlowly, startFromId, startHeart, startNewGame } from './make';

const ANSWER = {
  puzzle: '1...............',
  solution: '1234341221434321',
  board: '4',
  clues: 1,
  emptiness: 'few',
  symmetry: 'none',
  method: 'search',
  holes: '15',
  seed: 7,
  index: 0,
  id: 'an-id',
  missing: 0,
  asWished: true,
} as const;
const WISH = { size: 4, emptiness: 'few', symmetry: 'none' } as const;

const ask = vi.spyOn(engine, 'ask');

/** The engine answers, or not before it is told to stop. */
function engineAnswers(answer: object | null): void {
  ask.mockImplementation((_operation, _request, signal) =>
    answer
      ? Promise.resolve(answer as never)
      : new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))),
  );
}

function request(): GenerateRequest {
  return ask.mock.lastCall![1] as GenerateRequest;
}

beforeEach(async () => {
  localStorage.clear();
  location.hash = '#/';
  toasts.value = [];
  setActivePinia(createPinia());
  ask.mockReset();
  await useLanguage('en');
});

describe('a new game', () => {
  it('is made, kept and opened', async () => {
    engineAnswers(ANSWER);
    await startNewGame({ ...WISH, seed: 7 });
    expect(request()).toEqual({ size: 4, holes: 'few', symmetry: 'none', seed: 7 });
    const [game] = useGames().all;
    expect(game!.puzzle).toEqual({
      board: '4',
      givens: ANSWER.puzzle,
      solution: ANSWER.solution,
      emptiness: 'few',
      id: 'an-id',
      source: 'made',
    });
    expect(location.hash).toBe(`#/play/${game!.key}`);
    expect(toasts.value).toEqual([]);
  });

  it('is asked for by level, or by the number of empty cells', async () => {
    engineAnswers({ ...ANSWER, level: 'hard' });
    await startNewGame({ ...WISH, size: 9, level: 'hard', seed: 7 });
    expect(request()).toEqual({ size: 9, level: 'hard', symmetry: 'none', seed: 7 });
    expect(useGames().all[0]!.puzzle.level).toBe('hard');
    await startNewGame({ ...WISH, size: 9, holes: 20, seed: 7 });
    expect(request()).toEqual({ size: 9, holes: '20', symmetry: 'none', seed: 7 });
  });

  it('may need a technique; if one seed has no such puzzle, the next may have one', async () => {
    engineAnswers({ ...ANSWER, level: 'hard' });
    ask.mockResolvedValueOnce({ ...ANSWER, asWished: false });
    await startNewGame({ ...WISH, size: 9, level: 'hard', technique: 'x-wing' });
    expect(ask).toHaveBeenCalledTimes(2);
    expect(request()).toMatchObject({ level: 'hard', technique: 'x-wing' });
    expect(toasts.value).toEqual([]);
  });

  it('is kept with what it needs', async () => {
    const rating = { effort: 70, hardest: 'hidden-single', techniques: { 'hidden-single': 7 } };
    engineAnswers({ ...ANSWER, ...rating });
    await startNewGame(WISH);
    expect(useGames().all[0]!.puzzle.rating).toEqual(rating);
  });

  it('comes from the pool if one is there, unless a seed is wished for', async () => {
    const made = { ...ANSWER, board: '9', puzzle: `1${'.'.repeat(80)}`, solution: '' };
    const wish = { ...WISH, size: 9, level: 'hard' } as const;
    engineAnswers({ ...made, level: 'hard' });
    const pool = [{ level: 'hard', symmetry: 'none', made: { ...made, id: 'kept' } }];
    localStorage.setItem('shudu.pool', JSON.stringify(pool));
    await startNewGame({ ...wish, seed: 3 });
    expect(ask).toHaveBeenCalledTimes(1);
    await startNewGame(wish);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(useGames().all[0]!.puzzle.id).toBe('kept');
  });

  it('that is not what was asked for says so', async () => {
    engineAnswers({ ...ANSWER, asWished: false });
    await startNewGame(WISH);
    expect(toasts.value).toHaveLength(1);
  });

  it('has a seed of its own, also a heart', async () => {
    engineAnswers(ANSWER);
    await startNewGame(WISH);
    expect((request() as { seed: number }).seed).toBeLessThan(1e9);
    expect(useGames().all.map(({ puzzle }) => puzzle.source)).toEqual(['made']);
    engineAnswers({ ...ANSWER, method: 'heart' });
    await startHeart();
    expect(request()).toEqual({ pattern: 'heart', seed: expect.any(Number) as number });
    // Nothing was done in the first one.
    expect(useGames().all.map(({ puzzle }) => puzzle.source)).toEqual(['heart']);
  });

  it('says honestly what could not be met', async () => {
    engineAnswers({ ...ANSWER, missing: 3 });
    await startNewGame(WISH);
    expect(toasts.value.map(({ text }) => text)).toEqual([expect.stringContaining('3')]);
  });

  it('shows that it takes long, and can be cancelled', async () => {
    vi.useFakeTimers();
    engineAnswers(null);
    const making = startNewGame(WISH);
    vi.advanceTimersByTime(299);
    expect(isMakingSlowly.value).toBe(false);
    vi.advanceTimersByTime(2);
    expect(isMakingSlowly.value).toBe(true);
    vi.useRealTimers();
    cancelMaking();
    await making;
    expect(isMakingSlowly.value).toBe(false);
    expect(useGames().all).toEqual([]);
    expect(toasts.value).toEqual([]);
  });

  it('is forgotten when the player goes elsewhere', async () => {
    engineAnswers(null);
    const making = startNewGame(WISH);
    window.dispatchEvent(new Event('hashchange'));
    await making;
    expect(useGames().all).toEqual([]);
  });

  it('is one, however often the button is pressed', async () => {
    engineAnswers(ANSWER);
    await Promise.all([startNewGame(WISH), startNewGame(WISH)]);
    expect(useGames().all).toHaveLength(1);
  });

  it('that fails says so, and the next one is made', async () => {
    ask.mockRejectedValueOnce(new Error('broken'));
    await startNewGame(WISH);
    expect(toasts.value).toHaveLength(1);
    engineAnswers(ANSWER);
    await startNewGame(WISH);
    expect(useGames().all).toHaveLength(1);
  });
});

describe('an id', () => {
  it('makes its puzzle again', async () => {
    engineAnswers(ANSWER);
    expect(await startFromId('an-id')).toBe(true);
    expect(request()).toEqual({ id: 'an-id' });
    expect(useGames().all).toHaveLength(1);
  });

  it('that the engine does not know is no puzzle', async () => {
    ask.mockRejectedValueOnce(new EngineFailure({ code: 'bad-request', field: 'id', problem: 'an id' }));
    expect(await startFromId('x')).toBe(false);
    expect(useGames().all).toEqual([]);
  });
});
