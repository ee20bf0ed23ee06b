/**
 * How far somebody is with a technique, and when to practise it again: soon after a mistake, later and later while all
 * goes well. Nothing here knows a clock: the time comes in.
 */
export interface Learned {
  /** How many parts of its lesson are done, from the beginning. */
  readonly parts: number;
  /** How well it is remembered: the number of rounds that went well in a row. */
  readonly box: number;
  /** When the next round is due, in milliseconds; 0 before the lesson is done. */
  readonly due: number;
  /** How many positions of the round are still to do; 0 between rounds. */
  readonly left: number;
  /** How many positions were done in all rounds: each round brings new ones. */
  readonly practised: number;
  /** When something was done last. */
  readonly touched: number;
}

export const NOT_LEARNED: Learned = { parts: 0, box: 0, due: 0, left: 0, practised: 0, touched: 0 };

const DAY = 86_400_000;
/** Days until the next round, and how many positions it has, by how well the technique is remembered. */
const DAYS = [1, 3, 7, 16, 35, 80];
const ROUND = [3, 2, 2, 1, 1, 1];

/** Three examples, five drills and a puzzle. */
export const EXAMPLES = 3;
export const DRILLS = 5;
export const PARTS = EXAMPLES + DRILLS + 1;
/** After the last drill a lesson is learned; the puzzle is for pleasure. */
const LEARNED = EXAMPLES + DRILLS;

export function isLearned({ parts }: Learned): boolean {
  return parts >= LEARNED;
}

/** How many positions are due. */
export function dueCount(learned: Learned, now: number): number {
  const { due, left, box } = learned;
  return due === 0 || due > now ? 0 : left || ROUND[box]!;
}

/**
 * A part of the lesson is done. With the last drill the first round is fixed.
 *
 * @param part its number from 0
 * @param drills whether there are positions to practise; of the rarest techniques there are none
 */
export function finishPart(learned: Learned, part: number, now: number, drills = true): Learned {
  const parts = Math.max(learned.parts, Math.min(part + 1, PARTS));
  const first = drills && learned.due === 0 && parts >= LEARNED;
  return { ...learned, parts, touched: now, ...(first && { due: now + DAYS[0]! * DAY }) };
}

/**
 * A position of a round is done. Who needed more than one go, or help, begins with short pauses again.
 *
 * @param well whether the first answer was right
 */
export function practise(learned: Learned, well: boolean, now: number): Learned {
  const left = dueCount(learned, now) - 1;
  const practised = learned.practised + 1;
  if (left < 0) {
    return { ...learned, practised, touched: now };
  }
  const box = well ? learned.box : -1;
  if (left > 0) {
    return { ...learned, left, practised, touched: now, box: Math.max(0, box) };
  }
  const next = Math.min(box + 1, DAYS.length - 1);
  return { ...learned, left: 0, practised, touched: now, box: next, due: now + DAYS[next]! * DAY };
}

/** What was stored, if it makes sense. */
export function asLearned(value: unknown): Learned | null {
  const stored = value as Partial<Record<keyof Learned, unknown>> | null;
  const number = (field: keyof Learned, most = Number.MAX_SAFE_INTEGER): number => {
    const given = stored?.[field];
    return typeof given === 'number' && Number.isInteger(given) && given >= 0 ? Math.min(given, most) : 0;
  };
  return typeof stored === 'object' && stored !== null
    ? {
        parts: number('parts', PARTS),
        box: number('box', DAYS.length - 1),
        due: number('due'),
        left: number('left', Math.max(...ROUND)),
        practised: number('practised'),
        touched: number('touched'),
      }
    : null;
}
