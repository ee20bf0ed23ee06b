import { defineStore } from 'pinia';
import { computed } from 'vue';
import { type Outcome, type StormResult, type TechniqueMap, joinedMaps, tallies } from '@/domain/storm';
import { kept } from './storage';

/** So many runs are kept, the latest; the best one is always among them. */
const KEPT = 100;

interface Storms {
  /** The latest first. */
  readonly runs: readonly StormResult[];
  readonly map: TechniqueMap;
}

/** The runs of storms, and which techniques the player found and missed in them. */
export const useStorms = defineStore('storms', () => {
  const all = kept('storms', asStorms);
  const runs = computed(() => all.value.runs);
  const map = computed(() => all.value.map);
  const best = computed(() => Math.max(0, ...runs.value.map(({ found }) => found)));

  function add(result: StormResult, outcomes: readonly Outcome[]): void {
    put({ runs: [result, ...runs.value], map: joinedMaps(map.value, tallies(outcomes)) });
  }

  function put({ runs: list, map: techniques }: Storms): void {
    const sorted = [...list].sort((a, b) => b.at - a.at);
    const top = sorted.reduce((a, b) => (b.found > a.found ? b : a), sorted[0]!);
    const latest = sorted.slice(0, KEPT);
    all.value = { runs: latest.includes(top) ? latest : [...latest.slice(1), top], map: techniques };
  }

  /** Takes over the runs of a file that are not here, and the map if none of its runs was here before. */
  function importAll(value: unknown): void {
    const other = asStorms(value);
    const known = new Set(runs.value.map(({ at }) => at));
    const fresh = other.runs.filter(({ at }) => !known.has(at));
    if (fresh.length > 0) {
      // The counts of runs that both have must not be added twice.
      const isApart = fresh.length === other.runs.length;
      put({
        runs: [...fresh, ...runs.value],
        map: isApart ? joinedMaps(map.value, other.map) : larger(map.value, other.map),
      });
    }
  }

  function forgetAll(): void {
    all.value = { runs: [], map: {} };
  }

  return { all, runs, map, best, add, importAll, forgetAll };
});

/** Of each technique the entry that counts more. */
function larger(a: TechniqueMap, b: TechniqueMap): TechniqueMap {
  const count = (map: TechniqueMap, technique: string): number =>
    (map[technique]?.found ?? 0) + (map[technique]?.missed ?? 0);
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(names.map((name) => [name, (count(a, name) >= count(b, name) ? a : b)[name]!]));
}

/** Storms from somewhere that cannot be trusted: what is good of them. */
function asStorms(value: unknown): Storms {
  const { runs, map } = (value ?? {}) as { runs?: unknown; map?: unknown };
  return {
    runs: Array.isArray(runs) ? runs.filter((run): run is StormResult => isResult(run)) : [],
    map: Object.fromEntries(
      Object.entries((typeof map === 'object' ? map : null) ?? {}).map(([technique, tally]) => {
        const { found, missed } = (tally ?? {}) as Record<string, unknown>;
        return [technique, { found: Number(found) || 0, missed: Number(missed) || 0 }];
      }),
    ),
  };
}

function isResult(value: unknown): boolean {
  const run = (value ?? {}) as Record<string, unknown>;
  return ['at', 'found', 'missed', 'combo'].every((name) => typeof run[name] === 'number');
}
