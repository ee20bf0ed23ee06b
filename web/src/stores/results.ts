import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import { type Result, asResult } from '@/domain/result';
import { load, names, onForeignChange, remove, store } from './storage';

/** The results of a month lie together: adding one writes little, however many there are. */
const RESULTS = 'results.';
/** From when on finished games are counted: who deletes the statistics does not want the same games back. */
const SINCE = 'resultsSince';

/** What is known about every puzzle that was solved, for statistics. A deleted game leaves its result. */
export const useResults = defineStore('results', () => {
  const all = shallowRef(readAll());

  onForeignChange((name) => {
    if (name.startsWith(RESULTS)) {
      all.value = readAll();
    }
  });

  function has(key: string): boolean {
    return all.value.some((result) => result.key === key);
  }

  /** Keeps a result; of the same game the later one counts. */
  function add(result: Result): void {
    addAll([result]);
  }

  function addAll(results: readonly Result[]): void {
    const fresh = new Map(results.map((result) => [result.key, result]));
    const before = all.value.filter(({ key }) => fresh.has(key));
    all.value = byTime([...all.value.filter(({ key }) => !fresh.has(key)), ...fresh.values()]);
    new Set([...before, ...fresh.values()].map(monthOf)).forEach(write);
  }

  function write(month: string): void {
    const results = all.value.filter((result) => monthOf(result) === month);
    if (results.length === 0) {
      remove(RESULTS + month);
    } else {
      store(RESULTS + month, results);
    }
  }

  /** Whether a game that was finished at some time belongs into the statistics. */
  function counts(at: number): boolean {
    return at > (Number(load(SINCE)) || 0);
  }

  /** Deletes all results; games that are finished by now stay out for ever. */
  function forgetAll(): void {
    names(RESULTS).forEach(remove);
    all.value = [];
    store(SINCE, Date.now());
  }

  /** Adds results from a file; how many were not known before. */
  function importAll(values: unknown): number {
    const known = new Set(all.value.map(({ key }) => key));
    const results = asResults(values).filter(({ key }) => !known.has(key));
    addAll(results);
    return new Set(results.map(({ key }) => key)).size;
  }

  return { all, has, add, counts, forgetAll, importAll };
});

function monthOf({ at }: Result): string {
  return new Date(at).toISOString().slice(0, 7);
}

function byTime(results: Result[]): readonly Result[] {
  return results.sort((a, b) => a.at - b.at);
}

/** All results, the oldest first. */
function readAll(): readonly Result[] {
  return byTime(names(RESULTS).flatMap((name) => asResults(load(name))));
}

function asResults(values: unknown): Result[] {
  return Array.isArray(values) ? values.map(asResult).filter((result) => result !== null) : [];
}
