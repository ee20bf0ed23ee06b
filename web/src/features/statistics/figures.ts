import { SINGLES, median } from '@/domain/look-back';
import { LEVELS, type Level } from '@/domain/puzzle';
import type { Result } from '@/domain/result';
import { ASSISTS, type Assist } from '@/domain/score';

/** What statistics show, computed from results. All of it takes a moment even for thousands of them. */

const HOUR_MS = 3_600_000;
/** The line of a trend is the median of so many games. */
export const WINDOW = 12;
/** So many games a picture of times shows. */
export const MOST_TIMES = 60;
/** Weeks of the picture of half a year. */
export const WEEKS = 26;

/** Games that can be compared with each other: a level of the usual board, or a board of another size. */
export interface Group {
  readonly id: string;
  readonly level?: Level;
  readonly board: string;
}

export function groupOf({ board, level }: Pick<Result, 'board' | 'level'>): Group {
  return board === '9' && level ? { id: level, level, board } : { id: board, board };
}

/** How often each kind of help was taken. */
export type AssistMix = Readonly<Record<Assist, number>>;

export function assistMix(results: readonly Result[]): AssistMix {
  const counts = ASSISTS.map((assist) => [assist, results.filter((result) => result.assist === assist).length]);
  return Object.fromEntries(counts) as AssistMix;
}

export interface Totals {
  readonly solved: number;
  /** The share of puzzles solved without notes, hints or cells from the game. */
  readonly alone: number;
  readonly hours: number;
  readonly points: number;
  readonly hints: number;
  readonly checks: number;
  readonly reveals: number;
}

export function totals(results: readonly Result[]): Totals {
  const sum = (of: (result: Result) => number): number => results.reduce((total, result) => total + of(result), 0);
  const alone = sum(({ assist }) => (assist === 'pure' || assist === 'checked' ? 1 : 0));
  return {
    solved: results.length,
    alone: results.length === 0 ? 0 : alone / results.length,
    hours: sum(({ time }) => time) / HOUR_MS,
    points: sum(({ points = 0 }) => points),
    hints: sum(({ hints }) => hints),
    checks: sum(({ checks }) => checks),
    reveals: sum(({ reveals }) => reveals),
  };
}

/** The technique that was used last for the first time, without help; null if there was none but singles. */
export function newestTechnique(results: readonly Result[]): string | null {
  const known = new Set<string>();
  let newest: string | null = null;
  for (const { techniques } of results) {
    for (const [technique, [, found]] of Object.entries(techniques)) {
      if (found > 0 && !SINGLES.has(technique) && !known.has(technique)) {
        known.add(technique);
        newest = technique;
      }
    }
  }
  return newest;
}

export interface GroupFigures extends Group {
  readonly solved: number;
  /** In milliseconds; null if no time was measured. */
  readonly median: number | null;
  readonly best: number | null;
  /** Medians of the last games, in their order. */
  readonly trend: readonly number[];
  readonly mix: AssistMix;
}

/** Every group that was played: the levels in their order, then other boards by size. */
export function byGroup(results: readonly Result[]): GroupFigures[] {
  const groups = new Map<string, { group: Group; results: Result[] }>();
  for (const result of results) {
    const group = groupOf(result);
    const known = groups.get(group.id) ?? { group, results: [] };
    known.results.push(result);
    groups.set(group.id, known);
  }
  const rank = ({ level }: Group): number => (level ? LEVELS.indexOf(level) : LEVELS.length);
  return [...groups.values()]
    .sort((a, b) => rank(a.group) - rank(b.group) || a.group.id.localeCompare(b.group.id, 'en', { numeric: true }))
    .map(({ group, results: own }) => {
      const times = timesOf(own);
      return {
        ...group,
        solved: own.length,
        median: times.length === 0 ? null : median(times),
        best: times.length === 0 ? null : Math.min(...times),
        trend: running(times).slice(-MOST_TIMES),
        mix: assistMix(own),
      };
    });
}

/** The times of games, the oldest first, without those that nobody measured. */
export function timesOf(results: readonly Result[]): number[] {
  return results.map(({ time }) => time).filter((time) => time > 0);
}

/** For each time the median of it and those before it. */
export function running(times: readonly number[]): number[] {
  return times.map((_, i) => median(times.slice(Math.max(0, i + 1 - WINDOW), i + 1)));
}

/** A family of techniques, in the profile one line. */
export const FAMILIES = ['singles', 'locked', 'pairs', 'triples', 'quads'] as const;
export type Family = (typeof FAMILIES)[number];

const FAMILY_OF: readonly (readonly [RegExp, Family])[] = [
  [/^(full-house|hidden-single|naked-single)$/, 'singles'],
  [/^(locked-|pointing|claiming)/, 'locked'],
  [/^(naked|hidden)-pair$/, 'pairs'],
  [/^(naked|hidden)-triple$/, 'triples'],
  [/^(naked|hidden)-quad$/, 'quads'],
];

export function familyOf(technique: string): Family | null {
  return FAMILY_OF.find(([name]) => name.test(technique))?.[1] ?? null;
}

export interface ProfileLine {
  /** A family, or else the technique. */
  readonly family: Family | null;
  /** The one of its techniques that is missed most, for training. */
  readonly technique: string;
  readonly there: number;
  readonly found: number;
  /** In milliseconds; null if none was found. */
  readonly delay: number | null;
}

/** So rarely there, a share says nothing about a player. */
const LEAST_THERE = 3;

/**
 * How often each technique was there as the easiest step, and how often the player then used it without help; in the
 * order of the techniques given.
 */
export function profile(results: readonly Result[], order: readonly string[]): ProfileLine[] {
  const lines = new Map<
    string,
    { technique: string; missed: number; there: number; found: number; delays: number[] }
  >();
  const counts = countTechniques(results);
  for (const technique of [...new Set([...order, ...counts.keys()])]) {
    const count = counts.get(technique);
    if (!count) {
      continue;
    }
    const id = familyOf(technique) ?? technique;
    const line = lines.get(id) ?? { technique, missed: -1, there: 0, found: 0, delays: [] };
    const missed = count.there - count.found;
    lines.set(id, {
      technique: missed > line.missed ? technique : line.technique,
      missed: Math.max(missed, line.missed),
      there: line.there + count.there,
      found: line.found + count.found,
      delays: [...line.delays, ...count.delays],
    });
  }
  return [...lines].map(([id, { technique, there, found, delays }]) => ({
    family: FAMILIES.find((family) => family === id) ?? null,
    technique,
    there,
    found,
    delay: found === 0 ? null : median(delays),
  }));
}

function countTechniques(results: readonly Result[]) {
  const counts = new Map<string, { there: number; found: number; delays: number[] }>();
  for (const { techniques } of results) {
    for (const [technique, [there, found, delay]] of Object.entries(techniques)) {
      const count = counts.get(technique) ?? { there: 0, found: 0, delays: [] };
      count.there += there;
      count.found += found;
      // A game's median stands for its finds, up to a number that keeps thousands of games fast.
      count.delays.push(...Array<number>(Math.min(found, WINDOW)).fill(delay));
      counts.set(technique, count);
    }
  }
  return counts;
}

/** The line that is most worth training: the lowest share among those that tell something, if it is not perfect. */
export function weakest(lines: readonly ProfileLine[]): ProfileLine | null {
  const share = ({ there, found }: ProfileLine): number => found / there;
  const telling = lines.filter((line) => line.there >= LEAST_THERE && share(line) < 1);
  return telling.reduce<ProfileLine | null>((low, line) => (low && share(low) <= share(line) ? low : line), null);
}

/** A day of the last half year: how many puzzles were solved on it; in the time of this place. */
export interface Day {
  readonly date: Date;
  readonly solved: number;
}

/** Weeks of seven days from Monday on, the last one with today; days to come are not there. */
export function halfYear(results: readonly Result[], now: number): Day[][] {
  const counts = new Map<string, number>();
  for (const { at } of results) {
    const day = new Date(at).toDateString();
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const today = new Date(now);
  const monday = today.getDate() - ((today.getDay() + 6) % 7);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from(
      { length: 7 },
      // Noon is there on every day, also when clocks are changed.
      (_, day) => new Date(today.getFullYear(), today.getMonth(), monday + (week + 1 - WEEKS) * 7 + day, 12),
    )
      .filter((date) => date.toDateString() === today.toDateString() || date < today)
      .map((date) => ({ date, solved: counts.get(date.toDateString()) ?? 0 })),
  );
}
