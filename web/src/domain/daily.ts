import { type Day, addDays, asDay } from './dates';
import { ASSISTS, type Assist } from './score';
import type { Level } from './puzzle';

/** The puzzles of a day, from the small one to the hard one. */
export const RUNGS = ['mini', 'easy', 'medium', 'hard'] as const;
export type Rung = (typeof RUNGS)[number];

/** How hard they are; the mini is drawn as the first step of the ladder, as there is no level for small boards. */
export const RUNG_LEVELS: Readonly<Record<Rung, Level>> = {
  mini: 'beginner',
  easy: 'easy',
  medium: 'medium',
  hard: 'hard',
};

/** What makes a game one of the puzzles of a day. */
export interface Daily {
  readonly day: Day;
  readonly rung: Rung;
  /** The player's own day when it was begun. */
  readonly begun: Day;
}

/** How a rung was played to the end, the first time. */
export interface RungResult {
  /** The game's key. */
  readonly key: string;
  /** How long it took, in milliseconds; 0 if nobody measured. */
  readonly time: number;
  readonly assist: Assist;
  /** The techniques that hints were about. */
  readonly hinted: readonly string[];
  readonly begun: Day;
  /** The player's own day when it was finished. */
  readonly ended: Day;
}

export type DayResults = Readonly<Partial<Record<Rung, RungResult>>>;
/** What was played, by days. */
export type DayLog = Readonly<Record<Day, DayResults>>;

/**
 * Whether a rung counts for the streak: it was begun on its own day. Who plays over midnight has all of the next day to
 * finish.
 */
export function countsFor(day: Day, { begun, ended }: Pick<RungResult, 'begun' | 'ended'>): boolean {
  return begun === day && ended <= addDays(day, 1);
}

/** The days that count for the streak. */
export function countingDays(log: DayLog): Set<Day> {
  const counts = ([day, results]: [Day, DayResults]): boolean =>
    Object.values(results).some((result) => countsFor(day, result));
  return new Set(Object.entries(log).flatMap((entry) => (counts(entry) ? [entry[0]] : [])));
}

export function asDaily(value: unknown): Daily | null {
  const { day, rung, begun } = (value ?? {}) as Record<string, unknown>;
  const [own, first, known] = [asDay(day), asDay(begun), RUNGS.find((name) => name === rung)];
  return own && first && known ? { day: own, rung: known, begun: first } : null;
}

/** A log from somewhere that cannot be trusted: what is good of it. */
export function asDayLog(value: unknown): DayLog {
  const days = Object.entries((typeof value === 'object' ? value : null) ?? {}).filter(([day]) => asDay(day));
  return Object.fromEntries(days.map(([day, results]) => [day, asResults(results)]));
}

function asResults(value: unknown): DayResults {
  const given = (value ?? {}) as Record<string, unknown>;
  const results = RUNGS.map((rung) => [rung, asResult(given[rung])] as const);
  return Object.fromEntries(results.filter(([, result]) => result !== null));
}

function asResult(value: unknown): RungResult | null {
  const given = (value ?? {}) as Record<string, unknown>;
  const [begun, ended] = [asDay(given.begun), asDay(given.ended)];
  return begun && ended
    ? {
        key: String(given.key),
        time: Math.max(0, Number(given.time) || 0),
        assist: ASSISTS.find((known) => known === given.assist) ?? 'guided',
        hinted: Array.isArray(given.hinted) ? given.hinted.map(String) : [],
        begun,
        ended,
      }
    : null;
}

/** Two logs in one. Of a rung that both have, the one that was finished first stays. */
export function joined(a: DayLog, b: DayLog): DayLog {
  const log: Record<Day, DayResults> = { ...a };
  for (const [day, results] of Object.entries(b)) {
    const both = { ...results, ...log[day] };
    for (const rung of RUNGS) {
      const [mine, other] = [log[day]?.[rung], results[rung]];
      if (mine && other && other.ended < mine.ended) {
        both[rung] = other;
      }
    }
    log[day] = both;
  }
  return log;
}
