import type { CheckAnswer, CheckRequest } from 'shudu-engine';
import type { Clash } from '@/domain/board';
import { clueCount } from '@/domain/puzzle';
import { type Draft, draftShape, givenBoard } from './draft';

/** What is known about a draft. */
export type Verdict =
  | { is: 'blank' }
  | { is: 'conflict'; clashes: ReadonlyMap<number, Clash> }
  | { is: 'none' }
  | { is: 'unique'; solution: string; /** Whether every clue is needed; null if that was not found out. */ minimal: boolean | null }
  | { is: 'multiple'; solution: string; count: number; /** There are more than were counted. */ more: boolean; ambiguous: readonly number[] }
  | { is: 'incomplete'; solution?: string; ambiguous: readonly number[] }
  | { is: 'failed'; error: unknown };

/** Solutions are counted up to here. */
export const MOST_COUNTED = 1000;

/** Judges a draft. Breaking the rules is seen at once; for all else the engine is asked. Never fails. */
export async function judge(
  draft: Draft,
  check: (request: CheckRequest) => Promise<CheckAnswer>,
): Promise<Verdict> {
  const known = verdictAtOnce(draft);
  if (known) {
    return known;
  }
  try {
    // One more than is counted: only then is it known that there are more.
    const answer = await check({ puzzle: draft.givens, box: draft.box, limit: MOST_COUNTED + 1 });
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
  const shape = draftShape(draft);
  const ambiguous = answer.ambiguous.flatMap((name) => shape.cellNamed(name) ?? []);
  switch (verdict) {
    case 'unique':
      return { is: 'unique', solution: solution!, minimal };
    case 'multiple': {
      const found = parseInt(String(answer.solutions), 10);
      const more = found > MOST_COUNTED;
      return { is: 'multiple', solution: solution!, count: more ? MOST_COUNTED : found, more, ambiguous };
    }
    case 'none':
      return { is: 'none' };
    case 'conflict':
      return { is: 'conflict', clashes: givenBoard(draft).clashes() };
    case 'incomplete':
      return { is: 'incomplete', ambiguous, ...(solution !== undefined && { solution }) };
  }
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

/** The cells in which solutions differ, if they are few enough to be worth showing: at first all of them do. */
export function markedCells(draft: Draft, verdict: Verdict | null): readonly number[] {
  const cells = verdict && 'ambiguous' in verdict ? verdict.ambiguous : [];
  return cells.length <= draft.givens.length / 2 ? cells : [];
}
