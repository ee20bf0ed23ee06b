import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
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
import { load, onForeignChange, store } from './storage';
import { today } from './today';

const NAME = 'days';

/** The puzzles of days that were played to the end. They stay when their games are deleted. */
export const useDays = defineStore('days', () => {
  const log = shallowRef(asDayLog(load(NAME)));
  onForeignChange((name) => {
    if (name === NAME) {
      log.value = asDayLog(load(NAME));
    }
  });

  const streak = computed((): Streak => streakOf(countingDays(log.value), today.value));

  function of(day: Day): DayResults {
    return log.value[day] ?? {};
  }

  /** Keeps that a rung was played to the end; of a rung that is played again, the first time stays. */
  function finish({ day, rung, begun }: Daily, result: Omit<RungResult, 'begun' | 'ended'>): void {
    take({ [day]: { [rung]: { ...result, begun, ended: today.value } } });
  }

  /** Adds what another log has; how many rungs were not known before. */
  function importAll(value: unknown): number {
    const before = countOf(log.value);
    take(asDayLog(value));
    return countOf(log.value) - before;
  }

  function take(more: DayLog): void {
    log.value = joined(log.value, more);
    store(NAME, log.value);
  }

  function forgetAll(): void {
    log.value = {};
    store(NAME, log.value);
  }

  return { log, streak, of, finish, importAll, forgetAll };
});

function countOf(log: DayLog): number {
  return Object.values(log).reduce((sum, results) => sum + Object.keys(results).length, 0);
}
