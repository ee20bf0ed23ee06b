import { Clock } from './clock';
import { LEVELS, type Level } from './puzzle';

/** A run takes three minutes. */
export const RUN_MS = 180_000;
/** What a wrong answer costs. */
export const MISS_MS = 5_000;

/** How often a technique was found and missed. */
export interface Tally {
  readonly found: number;
  readonly missed: number;
}

export type TechniqueMap = Readonly<Record<string, Tally>>;

/** A position of a run, as it ended. */
export interface Outcome {
  readonly technique: string;
  readonly found: boolean;
}

/** What is kept of a run. */
export interface StormResult {
  /** When it ended, as a date in milliseconds. */
  readonly at: number;
  readonly found: number;
  readonly missed: number;
  /** The most found one after the other. */
  readonly combo: number;
}

/** A run: its clock, which can stand still, and what came of each position. */
export class Storm {
  readonly clock: Clock;
  readonly outcomes: Outcome[] = [];
  private penalty = 0;
  combo = 0;
  private bestCombo = 0;

  constructor(private readonly now: () => number = Date.now) {
    this.clock = new Clock(0, now);
  }

  /** The time that is left, in milliseconds. */
  get left(): number {
    return Math.max(0, RUN_MS - this.clock.elapsed - this.penalty);
  }

  get isOver(): boolean {
    return this.left === 0;
  }

  get found(): number {
    return this.outcomes.filter(({ found }) => found).length;
  }

  /** The step was found. */
  hit(technique: string): void {
    this.outcomes.push({ technique, found: true });
    this.bestCombo = Math.max(this.bestCombo, ++this.combo);
  }

  /** The answer was wrong, or there was none. */
  miss(technique: string): void {
    this.outcomes.push({ technique, found: false });
    this.combo = 0;
    this.penalty += MISS_MS;
  }

  result(): StormResult {
    const { found, outcomes } = this;
    return { at: this.now(), found, missed: outcomes.length - found, combo: this.bestCombo };
  }
}

/** How often each technique was found and missed in a run. */
export function tallies(outcomes: readonly Outcome[]): TechniqueMap {
  return outcomes.reduce<TechniqueMap>((map, { technique, found }) => joinedTally(map, technique, tally(found)), {});
}

export function joinedMaps(a: TechniqueMap, b: TechniqueMap): TechniqueMap {
  return Object.entries(b).reduce((map, [technique, more]) => joinedTally(map, technique, more), a);
}

function joinedTally(map: TechniqueMap, technique: string, more: Tally): TechniqueMap {
  const { found, missed } = map[technique] ?? { found: 0, missed: 0 };
  return { ...map, [technique]: { found: found + more.found, missed: missed + more.missed } };
}

function tally(found: boolean): Tally {
  return found ? { found: 1, missed: 0 } : { found: 0, missed: 1 };
}

/** The techniques of storms, from the easiest on: those that can be seen in seconds and made in less. */
export const STORM_LADDER = [
  'full-house',
  'hidden-single',
  'naked-single',
  'pointing',
  'claiming',
  'locked-pair',
  'naked-pair',
  'hidden-pair',
  'naked-triple',
  'unique-rectangle-1',
  'bug-1',
  'remote-pair',
  'x-wing',
  'skyscraper',
  'two-string-kite',
  'empty-rectangle',
  'xy-wing',
  'w-wing',
  'simple-colors-trap',
  'xyz-wing',
  'finned-x-wing',
  'xy-chain',
] as const;

/** How far up the ladder the first positions may be for who has solved puzzles of a level. */
const REACH_OF_LEVEL: Readonly<Record<Level, number>> = {
  beginner: 3,
  easy: 4,
  medium: 9,
  hard: 20,
  expert: STORM_LADDER.length,
  extreme: STORM_LADDER.length,
};

/** How many techniques of the ladder a player meets: those that go with the levels solved, and two above the known. */
export function reachOf(map: TechniqueMap, solved: readonly Level[]): number {
  const highest = LEVELS.findLast((level) => solved.includes(level)) ?? 'beginner';
  const known = STORM_LADDER.findLastIndex((technique) => {
    const { found, missed } = map[technique] ?? { found: 0, missed: 0 };
    return found >= 2 && found > missed;
  });
  return Math.min(STORM_LADDER.length, Math.max(REACH_OF_LEVEL[highest], known + 3));
}

/** How likely it is that a technique is found, by what is known; a half if nothing is. */
export function skillOf({ found, missed }: Tally = { found: 0, missed: 0 }): number {
  return (found + 1) / (found + missed + 2);
}

/**
 * The technique of the next position. A run begins easily and rises by one technique with each position. What is often
 * missed comes more often, as does what is high on the ladder; nothing comes twice in a row.
 *
 * @param random from 0 to 1
 */
export function nextTechnique(map: TechniqueMap, reach: number, count: number, last: string, random: number): string {
  const limit = Math.min(reach, count + 2);
  const choices = STORM_LADDER.slice(0, limit).filter((technique) => technique !== last);
  const weights = choices.map((technique) => {
    const high = STORM_LADDER.indexOf(technique) >= limit - 6 ? 2 : 1;
    return high * (2 - skillOf(map[technique]));
  });
  let at = random * weights.reduce((sum, weight) => sum + weight, 0);
  return choices.find((_, i) => (at -= weights[i]!) < 0) ?? choices.at(-1)!;
}
