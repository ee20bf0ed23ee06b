import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import { type Learned, NOT_LEARNED, asLearned, dueCount, finishPart, isLearned, practise } from '@/domain/repetition';
import { kept, remove } from './storage';

const NAME = 'learning';

type Progress = Readonly<Record<string, Learned>>;

/** How far the player is with each technique. */
export const useLearning = defineStore('learning', () => {
  const progress = kept(NAME, read);
  /** What is due is due at a time; nobody needs it by the second. */
  const now = shallowRef(Date.now());

  const of = (technique: string): Learned => progress.value[technique] ?? NOT_LEARNED;

  const due = computed(() =>
    Object.entries(progress.value)
      .map(([technique, learned]) => ({ technique, count: dueCount(learned, now.value), touched: learned.touched }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.touched - b.touched),
  );

  function change(technique: string, to: (before: Learned, now: number) => Learned): void {
    now.value = Date.now();
    progress.value = { ...progress.value, [technique]: to(of(technique), now.value) };
  }

  function exportAll(): Progress {
    return progress.value;
  }

  /** Adds what a file has; of what both have the later state wins. */
  function importAll(value: unknown): void {
    const later = Object.entries(read(value)).filter(([technique, { touched }]) => touched > of(technique).touched);
    if (later.length > 0) {
      progress.value = { ...progress.value, ...Object.fromEntries(later) };
    }
  }

  return {
    of,
    due,
    isLearned: (technique: string): boolean => isLearned(of(technique)),
    dueOf: (technique: string): number => dueCount(of(technique), now.value),
    /** Looks at the clock again. */
    refresh: (): void => void (now.value = Date.now()),
    finishPart: (technique: string, part: number, drills = true): void =>
      change(technique, (before, time) => finishPart(before, part, time, drills)),
    practise: (technique: string, well: boolean): void =>
      change(technique, (before, time) => practise(before, well, time)),
    exportAll,
    importAll,
    forgetAll: (): void => {
      progress.value = {};
      remove(NAME);
    },
  };
});

function read(value: unknown): Progress {
  const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([technique, stored]) => {
      const learned = asLearned(stored);
      return learned ? [[technique, learned]] : [];
    }),
  );
}
