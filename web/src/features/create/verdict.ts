import type { CheckAnswer, CheckRequest } from 'shudu-engine';
import type { Clash } from '@/domain/board';
import { clueCount } from '@/domain/puzzle';
import { type Draft, draftShape, givenBoard } from './draft';

/** What is known about a draft. */
export type Verdict =
  | { is: 'blank' }
  | { is: 'conflict'; clashes: ReadonlyMap<number, Clash> }
  | { is: 'none' }
  | {
      is: 'unique';
      solution: string;
      /** Whether every clue is needed; null if that was not found out. */ minimal: boolean | null;
    }
  | {
      is: 'multiple';
      solution: string;
      count: number;
      /** Whether that is all of them. More are only counted up to a limit, and as far as the engine gets. */
      bound: 'exact' | 'at-least' | 'more-than';
      /** The cells in which they differ; only known if all of them are. */
      ambiguous: readonly number[];
    }
  /** The engine gave up before it was known whether there is a solution, or another one than this. */
  | { is: 'incomplete'; solution: string | undefined }
  | { is: 'failed'; error: unknown };

/** Solutions are counted up to here. */
export const MOST_COUNTED = 1000;

/** Judges a draft. Breaking the rules is seen at once; for all else the engine is asked. Never fails. */
export async function judge(draft: Draft, check: (request: CheckRequest) => Promise<CheckAnswer>): Promise<Verdict> {
  const known = verdictAtOnce(draft);
  if (known) {
    return known;
  }
  try {
    // One more than is counted: only then is it known that there are more.
    const answer = await check({ puzzle: draft.givens, board: draft.board, limit: MOST_COUNTED + 1 });
    return asVerdict(draft, answer);
  } catch (error) {
    return { is: 'failed', error };
  }
}

/** What can be said without counting solutions; null if nothing. */
export function verdictAtOnce(draft: Draft): Verdict | null {
  if (clueCount(draft) === 0) {
    return { is: 'blank' };
  }
  const clashes = givenBoard(draft).clashes();
  return clashes.size > 0 ? { is: 'conflict', clashes } : null;
}

function asVerdict(draft: Draft, answer: CheckAnswer): Verdict {
  const { verdict, solution, minimal } = answer;
  switch (verdict) {
    case 'unique':
      return { is: 'unique', solution: solution!, minimal };
    case 'none':
      return { is: 'none' };
    case 'conflict':
      return { is: 'conflict', clashes: givenBoard(draft).clashes() };
    case 'multiple':
    case 'incomplete':
      return counted(draft, answer);
  }
}

function counted(draft: Draft, { solutions, solution, ambiguous }: CheckAnswer): Verdict {
  const count = parseInt(String(solutions), 10);
  if (solution === undefined || count < 2) {
    return { is: 'incomplete', solution };
  }
  if (count > MOST_COUNTED) {
    return { is: 'multiple', solution, count: MOST_COUNTED, bound: 'more-than', ambiguous: [] };
  }
  if (typeof solutions === 'string') {
    return { is: 'multiple', solution, count, bound: 'at-least', ambiguous: [] };
  }
  const cells = ambiguous.flatMap((name) => draftShape(draft).cellNamed(name) ?? []);
  return { is: 'multiple', solution, count, bound: 'exact', ambiguous: cells };
}

/** Why a draft cannot be played, or null if it can. What is not known does not forbid it. */
export function obstacle(draft: Draft, verdict: Verdict): 'blank' | 'conflict' | 'none' | 'full' | null {
  switch (verdict.is) {
    case 'blank':
    case 'conflict':
    case 'none':
      return verdict.is;
    default:
      return draft.givens.includes('.') ? null : 'full';
  }
}

export function solutionOf(verdict: Verdict | null): string | undefined {
  return verdict && 'solution' in verdict ? verdict.solution : undefined;
}

export function ambiguousCells(verdict: Verdict | null): readonly number[] {
  return verdict?.is === 'multiple' ? verdict.ambiguous : [];
}
