/**
 * The score of a solved puzzle: effort × independence. The effort is that of the puzzle and the same for everybody; the
 * independence is lost only to help, in proportion to what the help gave away. Time, undoing, notes, colours, pauses
 * and wrong digits cost nothing.
 */

/** What a hint costs of its step, by its stage: nudge, name, area, cells, why, done. */
export const SHARES = [0.1, 0.25, 0.4, 0.6, 0.8, 1] as const;

/** What a check costs of the whole, unless it is free. */
export const CHECK_SHARE = 0.02;

/** What notes filled in by the game cost of the whole, where notes are needed. */
export const NOTES_SHARE = 0.05;

/** A check that finds nothing is free once in each of so many parts of the board. */
export const CHECK_PARTS = 4;

/** How much of a result is the player's own, from all to nothing. */
export const ASSISTS = ['pure', 'checked', 'notes', 'guided', 'shown'] as const;
export type Assist = (typeof ASSISTS)[number];

/** The sign of each, which stands beside its words. */
export const ASSIST_SIGNS: Readonly<Record<Assist, string>> = {
  pure: '◆',
  checked: '◇',
  notes: '△',
  guided: '○',
  shown: '·',
};

/** What the engine says about a puzzle before anybody plays it. */
export interface Effort {
  /** The sum of the weights of the steps on the way that always takes the easiest. */
  readonly effort: number;
  /** How many steps that are. */
  readonly steps: number;
  /** The weight of the hardest of them. */
  readonly hardest: number;
  /** Whether more than singles are needed, and so notes. */
  readonly needsNotes: boolean;
}

/** A check that was made. */
export interface Checked {
  /** In which part of the board, by the cells that were filled: 0 to 3. */
  readonly part: number;
  /** Whether it found something wrong. */
  readonly found: boolean;
}

/** The help that a score counts. What earlier versions did not write down is only a number. */
export interface HelpCounted {
  readonly hints: number;
  readonly reveals: number;
  readonly checks: number;
  readonly rewinds: number;
  readonly filledNotes: boolean;
  readonly answer: boolean;
  readonly taken?: readonly { readonly weight: number; readonly stage: number; readonly at: number }[];
  readonly checked?: readonly Checked[];
  /** For each revealed cell the weight of its cheapest proof; 0 if none is known. */
  readonly revealed?: readonly number[];
}

export interface Score {
  readonly effort: number;
  readonly points: number;
  readonly assist: Assist;
}

/** A score that was saved; none if it makes no sense. */
export function asScore(value: unknown): Score | null {
  const { effort, points, assist } = (value ?? {}) as Record<string, unknown>;
  const known = ASSISTS.find((name) => name === assist);
  return known && isCount(effort) && isCount(points) ? { effort, points, assist: known } : null;
}

/** A check that was saved; none if it makes no sense. */
export function asChecked(value: unknown): Checked[] {
  const { part, found } = (value ?? {}) as Record<string, unknown>;
  return isCount(part) && part < CHECK_PARTS ? [{ part, found: found === true }] : [];
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

export function assistOf(help: HelpCounted): Assist {
  if (help.answer || help.reveals > 0) {
    return 'shown';
  }
  if (help.hints > 0) {
    return 'guided';
  }
  if (help.filledNotes) {
    return 'notes';
  }
  return help.checks + help.rewinds > 0 ? 'checked' : 'pure';
}

/** In which part of the board a check falls, by how many of the cells to fill are filled. */
export function partOf(filled: number, toFill: number): number {
  return Math.min(CHECK_PARTS - 1, Math.floor((filled * CHECK_PARTS) / Math.max(1, toFill)));
}

/** How much of the effort was the player's own, from 0 to 1. */
export function independenceOf(puzzle: Effort, help: HelpCounted): number {
  if (help.answer) {
    return 0;
  }
  const given = (hintsWeight(puzzle, help) + revealsWeight(puzzle, help)) / Math.max(1, puzzle.effort);
  const notes = help.filledNotes && puzzle.needsNotes ? NOTES_SHARE : 0;
  return Math.max(0, 1 - given - paidChecks(help) * CHECK_SHARE - notes);
}

export function scoreOf(puzzle: Effort, help: HelpCounted): Score {
  const points = Math.round(puzzle.effort * independenceOf(puzzle, help));
  return { effort: puzzle.effort, points, assist: assistOf(help) };
}

function hintsWeight(puzzle: Effort, { hints, taken = [] }: HelpCounted): number {
  const known = taken.map(({ weight, stage }) => weight * (SHARES[stage - 1] ?? 1));
  // Of others it is only known that there were some: each counts as a usual step, told to the end.
  return sum(known) + Math.max(0, hints - taken.length) * usualWeight(puzzle);
}

function revealsWeight(puzzle: Effort, { reveals, revealed = [] }: HelpCounted): number {
  // What could not be proved takes at least the hardest step.
  const known = revealed.map((weight) => weight || puzzle.hardest);
  return sum(known) + Math.max(0, reveals - revealed.length) * usualWeight(puzzle);
}

function usualWeight({ effort, steps }: Effort): number {
  return effort / Math.max(1, steps);
}

/** How many checks cost something. */
function paidChecks({ checks, checked = [] }: HelpCounted): number {
  const free = new Set(checked.filter(({ found }) => !found).map(({ part }) => part)).size;
  // Those of earlier versions are taken for ones that found nothing, one in each part.
  const unknown = Math.max(0, checks - checked.length);
  return checked.length - free + Math.max(0, unknown - CHECK_PARTS);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
