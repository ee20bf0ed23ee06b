import type { LeftOut, ParseAnswer, ParsedPuzzle } from 'shudu-engine';
import { type Edit, placing } from '@/domain/board';
import { digitOf, setOf } from '@/domain/digits';
import { type LinkProblem, linkProblem, readLink } from '@/domain/link';
import { Shape } from '@/domain/shape';
import { EngineFailure } from '@/engine/answers';
import type { FailureDetails } from '@/engine/failures';
import { type Draft, asDraft } from './draft';

/** One thing that a text holds: a puzzle, or what should have been one. Lines count from 1. */
export type Entry =
  | {
      is: 'puzzle';
      line: number;
      draft: Draft;
      /** What of it is not plain Sudoku and was not read, in words. */
      leftOut?: LeftOut['text'];
    }
  /** A puzzle on a board that is too large to be played here. */
  | { is: 'large'; line: number; board: string }
  /** There is nothing at all. */
  | { is: 'empty'; line: number }
  | { is: 'bad'; line: number; error: FailureDetails }
  | { is: 'bad-link'; line: number; problem: LinkProblem };

export type PuzzleEntry = Extract<Entry, { is: 'puzzle' }>;
export type Problem = Exclude<Entry, PuzzleEntry>;

export interface Reading {
  readonly puzzles: readonly PuzzleEntry[];
  readonly problems: readonly Problem[];
  /** There was more in the text than is read at once. */
  readonly more: boolean;
}

/** Finds the puzzles of a text: shared links, or any format of the engine. Fails only if the engine does not answer. */
export async function readText(
  text: string,
  parse: (request: { text: string }) => Promise<ParseAnswer>,
): Promise<Reading> {
  const linked = readLinks(text);
  if (linked.length > 0) {
    return sort(linked, false);
  }
  const start = beginning(text);
  try {
    const { puzzles, more } = await parse({ text: start });
    const entries = puzzles.map(asEntry);
    if (start !== text && !more && entries.at(-1)?.is === 'bad') {
      // It was cut, so its end is no mistake of the text.
      entries.pop();
    }
    return sort(entries, more || start !== text);
  } catch (error) {
    if (error instanceof EngineFailure) {
      return sort([{ is: 'bad', line: error.details.line ?? 1, error: error.details }], false);
    }
    throw error;
  }
}

function sort(entries: readonly Entry[], more: boolean): Reading {
  const isPuzzle = (entry: Entry): entry is PuzzleEntry => entry.is === 'puzzle';
  const problems = entries.filter((entry): entry is Problem => !isPuzzle(entry));
  if (entries.length === 0) {
    problems.push({ is: 'empty', line: 1 });
  }
  return { puzzles: entries.filter(isPuzzle), problems, more };
}

/** The engine takes no longer request; the first thousand puzzles, more than anybody looks through, are shorter. */
const LONGEST_REQUEST = 950_000;

/** As much of a text as the engine takes at once, cut between lines if there are any. */
function beginning(text: string): string {
  let start = text;
  while (JSON.stringify(start).length > LONGEST_REQUEST) {
    const half = start.slice(0, Math.min(LONGEST_REQUEST, start.length / 2));
    start = half.slice(0, half.lastIndexOf('\n') + 1) || half;
  }
  return start;
}

/** The puzzles of links to this game, wherever they stand in a text. */
function readLinks(text: string): Entry[] {
  return linesOf(text).flatMap((line, index) =>
    [...line.matchAll(/#\/p\/(\S*)/g)].map(([, tail]): Entry => {
      const linked = readLink(tail!);
      const draft = linked && asDraft({ ...linked.puzzle, progress: linked.progress });
      return draft
        ? { is: 'puzzle', line: index + 1, draft }
        : { is: 'bad-link', line: index + 1, problem: linkProblem(tail!) ?? { reason: 'form' } };
    }),
  );
}

function asEntry(parsed: ParseAnswer['puzzles'][number]): Entry {
  const { line } = parsed;
  if ('error' in parsed) {
    return { is: 'bad', line: parsed.error.line || line, error: parsed.error };
  }
  const draft =
    Shape.named(parsed.board) && asDraft({ board: parsed.board, givens: parsed.puzzle, progress: progress(parsed) });
  if (!draft) {
    return { is: 'large', line, board: parsed.board };
  }
  return { is: 'puzzle', line, draft, ...(parsed.leftOut && { leftOut: parsed.leftOut.text }) };
}

/** What was placed beside the givens, and pencil marks as centre notes. */
function progress({ puzzle, values = '', candidates = [] }: ParsedPuzzle): Edit[] {
  const digits = (symbols: string): number[] => [...symbols].map(digitOf);
  const givens = digits(puzzle);
  const notes = candidates.map((symbols) => setOf(digits(symbols).filter((digit) => digit > 0)));
  return [...placing('value', digits(values), givens), ...placing('centre', notes, givens)];
}

/** More boards than these take long to draw and nobody looks at all of them. */
const MOST_SHOWN = 100;
const MOST_CELLS_SHOWN = 20_000;

/** The first of the puzzles, as many as can be drawn in a moment. */
export function shownOf(entries: readonly PuzzleEntry[]): readonly PuzzleEntry[] {
  let cells = 0;
  const end = entries.findIndex(({ draft }, index) => {
    cells += draft.givens.length;
    return index >= MOST_SHOWN || cells > MOST_CELLS_SHOWN;
  });
  return end < 0 ? entries : entries.slice(0, end);
}

/** A piece of a line, with the character that is meant in the middle. */
export interface Excerpt {
  readonly before: string;
  readonly at: string;
  readonly after: string;
}

const AROUND = 16;

/** What stands around a place; null if there is no such place. Columns count UTF-16 units from 1, as the engine does. */
export function excerpt(lines: readonly string[], line: number, column: number): Excerpt | null {
  const text = lines[line - 1] ?? '';
  const index = column - 1;
  const sign = text.codePointAt(index);
  if (sign === undefined) {
    return null;
  }
  const at = String.fromCodePoint(sign);
  const from = Math.max(0, index - AROUND);
  const to = index + at.length + AROUND;
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, index),
    at,
    after: text.slice(index + at.length, to) + (to < text.length ? '…' : ''),
  };
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}
