import { defineStore } from 'pinia';
import { computed } from 'vue';
import {
  type Daily,
  type DayLog,
  type DayResults,
  type RungResult,
  asDayLog,
  countingDays,
  joined,
} from '@/domain/daily';
import type { Day } from '@/domain/dates';
import { type Streak, streakOf } from '@/domain/streak';
import { kept } from './storage';
import { today } from './today';

/** The puzzles of days that were played to the end. They stay when their games are deleted. */
export const useDays = defineStore('days', () => {
  const log = kept('days', asDayLog);
  const streak = computed((): Streak => streakOf(countingDays(log.value), today.value));

  function of(day: Day): DayResults {
    return log.value[day] ?? {};
  }

  /** Keeps that a rung was played to the end; of a rung that is played again, the first time stays. */
  function finish({ day, rung, begun }: Daily, result: Omit<RungResult, 'begun' | 'ended'>): void {
    log.value = joined(log.value, { [day]: { [rung]: { ...result, begun, ended: today.value } } });
  }

  /** Adds what another log has; how many rungs were not known before. */
  function importAll(value: unknown): number {
    const before = countOf(log.value);
    log.value = joined(log.value, asDayLog(value));
    return countOf(log.value) - before;
  }

  function forgetAll(): void {
    log.value = {};
  }

  return { log, streak, of, finish, importAll, forgetAll };
});

function countOf(log: DayLog): number {
  return Object.values(log).reduce((sum, results) => sum + Object.keys(results).length, 0);
}
