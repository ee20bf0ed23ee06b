import type { Game } from './game';
import type { Move } from './history';
import { symbolOf } from './digits';

/** A digit that was placed in a game: by which move and when. */
export interface Entry {
  /** How many moves had been made before it. */
  readonly move: number;
  readonly time: number;
  readonly cell: number;
  readonly digit: number;
  /** As the engine names it: `r3c5=7`. */
  readonly name: string;
  readonly from: Origin;
}

/** Who placed a digit: the player, the game when it was asked for help, or nobody in this game (a link, the answer). */
export type Origin = 'player' | 'help' | 'elsewhere';

/** What the engine says about an entry. */
export interface Judged {
  readonly entry: string;
  readonly right: boolean;
  readonly known: boolean;
  readonly by?: string;
  readonly easiest?: string;
}

/** An entry and what could be known at that moment. */
export interface Moment extends Entry {
  readonly right: boolean;
  /** Right, and nothing could prove it yet. */
  readonly guess: boolean;
  /** The hardest technique that it takes to know it. */
  readonly by?: string;
  /** The easiest technique that led on. */
  readonly easiest?: string;
  /** How long there had been no right digit before it. */
  readonly delay: number;
  /** Whether a hint was asked for meanwhile, or the game placed it. */
  readonly helped: boolean;
}

/** A time in which no cell was filled, unusually long for this game. */
export interface Stall {
  /** How many moves had been made when it began. */
  readonly move: number;
  readonly from: number;
  readonly to: number;
}

/** How often a technique led on as the easiest, how often it was then used without help, and how long that took. */
export type TechniqueCount = readonly [there: number, found: number, medianMs: number];

export const SINGLES: ReadonlySet<string> = new Set(['full-house', 'hidden-single', 'naked-single']);

/** Moves that are not the player's own. */
const ORIGINS: ReadonlyMap<string, Origin> = new Map([
  ['hint', 'help'],
  ['reveal', 'help'],
  ['answer', 'elsewhere'],
  ['link', 'elsewhere'],
]);

/** Shorter than this nobody calls a stall. */
const LEAST_STALL_MS = 20_000;
/** So many times the usual wait is unusual. */
const UNUSUAL = 3;
/** More of them would tell nothing. */
const MOST_STALLS = 4;

/** The moves that are in effect. */
export function playedMoves({ history }: Game): readonly Move[] {
  return history.moves.slice(0, history.at);
}

/** All digits that were placed, in their order, also those that were taken back by hand. */
export function entriesOf(game: Game): Entry[] {
  const { shape } = game.board;
  return playedMoves(game).flatMap(({ kind, time, edits }, move) =>
    edits
      .filter(({ layer, after }) => layer === 'value' && after !== 0)
      .map(({ key, after }) => ({
        move,
        time,
        cell: key,
        digit: after,
        name: `${shape.cellName(key)}=${symbolOf(after)}`,
        from: ORIGINS.get(kind) ?? 'player',
      })),
  );
}

/**
 * Entries with what the engine says about them. It leaves out digits of cells that hold the right one already.
 *
 * @param hints when hints were asked for
 */
export function momentsOf(entries: readonly Entry[], judged: readonly Judged[], hints: readonly number[]): Moment[] {
  const moments: Moment[] = [];
  let since = 0;
  let next = 0;
  for (const entry of entries) {
    const about = judged[next];
    if (about?.entry !== entry.name) {
      continue;
    }
    next++;
    const { right, known, by, easiest } = about;
    const asked = hints.some((at) => at >= since && at <= entry.time);
    moments.push({
      ...entry,
      right,
      guess: right && !known && entry.from === 'player',
      ...(by !== undefined && { by }),
      ...(easiest !== undefined && { easiest }),
      delay: Math.max(0, entry.time - since),
      helped: entry.from !== 'player' || asked,
    });
    since = right ? entry.time : since;
  }
  return moments;
}

/** The longest times without a digit, in their order. */
export function stallsOf(game: Game): Stall[] {
  let from = 0;
  const waits = playedMoves(game).flatMap(({ time, edits }, move): Stall[] => {
    if (!edits.some(({ layer, after }) => layer === 'value' && after !== 0)) {
      return [];
    }
    const wait = { move, from, to: Math.max(from, time) };
    from = wait.to;
    return [wait];
  });
  const length = ({ from, to }: Stall): number => to - from;
  const least = Math.max(LEAST_STALL_MS, UNUSUAL * median(waits.map(length)));
  return waits
    .filter((wait) => length(wait) >= least)
    .sort((a, b) => length(b) - length(a))
    .slice(0, MOST_STALLS)
    .sort((a, b) => a.from - b.from);
}

/** How often each technique was there, and what the player made of that. */
export function profileOf(moments: readonly Moment[]): Record<string, TechniqueCount> {
  const there = new Map<string, number>();
  const delays = new Map<string, number[]>();
  for (const { right, easiest, by, helped, delay, from } of moments) {
    if (!right || easiest === undefined || from === 'elsewhere') {
      continue;
    }
    there.set(easiest, (there.get(easiest) ?? 0) + 1);
    // One single is as good as another; who needs a harder technique has not seen the easier one.
    const found = by === easiest || (by !== undefined && SINGLES.has(by) && SINGLES.has(easiest));
    if (found && !helped) {
      delays.set(easiest, [...(delays.get(easiest) ?? []), delay]);
    }
  }
  const count = (technique: string, times: number): TechniqueCount => {
    const found = delays.get(technique) ?? [];
    return [times, found.length, Math.round(median(found))];
  };
  return Object.fromEntries([...there].map(([technique, times]) => [technique, count(technique, times)]));
}

/** What the player used, without help: how many digits each technique gave, and the longest time that one took. */
export function foundBy(moments: readonly Moment[]): Map<string, { digits: number; longest: number }> {
  const found = new Map<string, { digits: number; longest: number }>();
  for (const { by, right, helped, delay } of moments) {
    if (right && !helped && by !== undefined) {
      const { digits = 0, longest = 0 } = found.get(by) ?? {};
      found.set(by, { digits: digits + 1, longest: Math.max(longest, delay) });
    }
  }
  return found;
}

/** What is worth training after a game, and why. */
export interface Missed {
  readonly technique: string;
  readonly why: 'hint' | 'guess' | 'harder' | 'slow';
  /** How many moves had been made when it was there. */
  readonly move: number;
  readonly time: number;
  readonly delay: number;
}

/**
 * What the player missed, the most telling first: what a hint was asked for, what would have proved a guess, what was
 * easier than what was used, what took long. Singles only count if they took long.
 */
export function missedIn(moments: readonly Moment[], stalls: readonly Stall[]): Missed[] {
  const slow = new Set(stalls.map(({ move }) => move));
  const missed = moments.flatMap((moment): Missed[] => {
    const { easiest, by, right, helped, guess, from, move, delay, time } = moment;
    if (!right || easiest === undefined || from === 'elsewhere') {
      return [];
    }
    const single = SINGLES.has(easiest);
    const harder = by !== undefined && by !== easiest && !single;
    const why = single
      ? slow.has(move) && 'slow'
      : (helped && 'hint') || (guess && 'guess') || (harder && 'harder') || (slow.has(move) && 'slow');
    return why ? [{ technique: easiest, why, move, time: time - delay, delay }] : [];
  });
  const WEIGHT = { hint: 3, guess: 2, harder: 1, slow: 0 };
  return missed.sort((a, b) => WEIGHT[b.why] - WEIGHT[a.why] || b.delay - a.delay);
}

/** The middle one, or between the two middle ones; 0 if there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) {
    return 0;
  }
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
