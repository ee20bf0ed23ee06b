import type { DailyAnswer } from 'shudu-engine';
import type { Rung } from '@/domain/daily';
import type { Day } from '@/domain/dates';
import { engine } from '@/engine/client';
import { once } from '@/engine/once';

/** A puzzle of a day, as the engine makes it from the date. */
export type DailyPuzzle = DailyAnswer['puzzles'][number];

/** Makes a puzzle of a day. */
export const dailyPuzzle = once(
  async (day: Day, rung: Rung): Promise<DailyPuzzle> => (await engine.ask('daily', { date: day, rung })).puzzles[0]!,
);
