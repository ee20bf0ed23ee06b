import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineClient } from '@/engine/client';
import { LEVELS } from '@/domain/puzzle';
import { answerOf } from '@/testing/engine';
import { fillNow, takeFromPool } from './pool';
import { lastChoice, rememberChoice } from './wish';

const WISH = { size: 9, level: 'medium', emptiness: 'some', symmetry: 'rot180' } as const;
const ask = vi.spyOn(EngineClient.prototype, 'ask');

beforeEach(() => {
  localStorage.clear();
  ask.mockReset();
  // One made puzzle stands for those of every level; making the hardest takes too long for a test.
  ask.mockImplementation(
    async (operation, request) =>
      ({
        ...(await answerOf(operation, { ...request, level: 'easy' } as never)),
        level: (request as { level: string }).level,
      }) as never,
  );
});

describe('the pool', () => {
  it('is empty at first', () => {
    expect(takeFromPool(WISH)).toBeNull();
  });

  it('gets a puzzle of each level, with the symmetry that the player likes, each with a seed of its own', async () => {
    rememberChoice({ ...lastChoice(), symmetry: 'none' });
    await fillNow();
    const seeds = ask.mock.calls.map(([, request]) => (request as { seed: number }).seed);
    expect(new Set(seeds).size).toBe(LEVELS.length);
    for (const level of LEVELS) {
      const made = takeFromPool({ ...WISH, level, symmetry: 'none' });
      expect(made).toMatchObject({ level, asWished: true, techniques: expect.anything() as object });
    }
  });

  it('gives each puzzle away once, and then makes another', async () => {
    await fillNow();
    const first = takeFromPool(WISH)!;
    expect(takeFromPool(WISH)).toBeNull();
    ask.mockClear();
    await fillNow();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(takeFromPool(WISH)!.id).not.toBe(first.id);
  });

  it('has nothing for other wishes', async () => {
    await fillNow();
    expect(takeFromPool({ ...WISH, symmetry: 'full' })).toBeNull();
    expect(takeFromPool({ ...WISH, technique: 'pointing' })).toBeNull();
    expect(takeFromPool({ ...WISH, size: 16 })).toBeNull();
    expect(takeFromPool({ size: 9, emptiness: 'few', symmetry: 'rot180' })).toBeNull();
  });

  it('does not grow with another symmetry', async () => {
    await fillNow();
    rememberChoice({ ...lastChoice(), symmetry: 'none' });
    await fillNow();
    expect(JSON.parse(localStorage.getItem('shudu.pool')!)).toHaveLength(LEVELS.length);
  });

  it('survives an engine that fails, and what is no pool', async () => {
    localStorage.setItem('shudu.pool', '[null,{"level":"medium","made":{}},7]');
    expect(takeFromPool(WISH)).toBeNull();
    ask.mockRejectedValue(new Error('broken'));
    await fillNow();
    expect(takeFromPool(WISH)).toBeNull();
  });
});
