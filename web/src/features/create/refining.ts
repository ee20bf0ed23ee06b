import type { CheckAnswer, CheckRequest, SolveAnswer, SolveRequest } from 'shudu-engine';
import { readLine } from '@/domain/digits';
import { type Draft, draftShape, withGiven } from './draft';

/** Asks the engine how many solutions there are, as far as two. */
type Solve = (request: SolveRequest) => Promise<SolveAnswer>;
type Check = (request: CheckRequest) => Promise<CheckAnswer>;
/** A number from 0 below 1. */
type Random = () => number;

/** Leaves clues out, in random order, as long as the solution stays the only one. */
export async function makeMinimal(draft: Draft, solve: Solve, random: Random): Promise<Draft> {
  let minimal = draft;
  for (const cell of shuffled(clueCells(draft), random)) {
    const without = withGiven(minimal, cell, 0);
    const { verdict } = await solve({ puzzle: without.givens, box: draft.box, limit: 2 });
    if (verdict === 'unique') {
      minimal = without;
    }
  }
  return minimal;
}

/**
 * Adds clues, each in a cell where two solutions differ and so rules one of them out, until one is left. Null if the
 * engine gives up on the way.
 */
export async function makeUnique(draft: Draft, check: Check, random: Random): Promise<Draft | null> {
  let next = draft;
  for (;;) {
    const answer = await check({ puzzle: next.givens, box: draft.box, limit: 2 });
    if (answer.verdict !== 'multiple') {
      return answer.verdict === 'unique' ? next : null;
    }
    const name = shuffled(answer.ambiguous, random)[0];
    const cell = name === undefined ? null : draftShape(draft).cellNamed(name);
    if (cell === null || answer.solution === undefined) {
      return null;
    }
    next = withGiven(next, cell, readLine(answer.solution)![cell]!);
  }
}

function clueCells(draft: Draft): number[] {
  return [...draft.givens].flatMap((symbol, cell) => (symbol === '.' ? [] : [cell]));
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
