import type { DailyAnswer } from 'shudu-engine';
import type { Rung } from '@/domain/daily';
import type { Day } from '@/domain/dates';
import { engine } from '@/engine/client';

/** A puzzle of a day, as the engine makes it from the date. */
export type DailyPuzzle = DailyAnswer['puzzles'][number];

const made = new Map<string, Promise<DailyPuzzle>>();

/** Makes a puzzle of a day, once; a failure is asked again. */
export function dailyPuzzle(day: Day, rung: Rung): Promise<DailyPuzzle> {
  const name = `${day} ${rung}`;
  let puzzle = made.get(name);
  if (!puzzle) {
    puzzle = engine.ask('daily', { date: day, rung }).then(({ puzzles }) => puzzles[0]!);
    made.set(name, puzzle);
    puzzle.catch(() => made.delete(name));
  }
  return puzzle;
}
