import type { CheckAnswer } from 'shudu-engine';
import { describe, expect, it, vi } from 'vitest';
import { emptyDraft, withGiven } from './draft';
import { ambiguousCells, judge, obstacle, solutionOf } from './verdict';

const draft = withGiven(emptyDraft('4'), 0, 1);
const solution = '1234341221434321';

function answers(some: Partial<CheckAnswer>): () => Promise<CheckAnswer> {
  const { givens: puzzle, board } = draft;
  return async () => ({
    puzzle,
    board,
    verdict: 'unique',
    solutions: 1,
    minimal: null,
    conflicts: [],
    ambiguous: [],
    ...some,
  });
}

describe('the verdict', () => {
  it('needs no engine for an empty board and for broken rules', async () => {
    const check = vi.fn();
    expect(await judge(emptyDraft('4'), check)).toEqual({ is: 'blank' });
    const verdict = await judge(withGiven(draft, 3, 1), check);
    expect(verdict.is === 'conflict' && [...verdict.clashes.keys()].sort()).toEqual([0, 3]);
    expect(check).not.toHaveBeenCalled();
  });

  it('asks for one solution more than it counts', async () => {
    const check = vi.fn(answers({}));
    await judge(draft, check);
    expect(check).toHaveBeenCalledWith({ puzzle: draft.givens, board: '4', limit: 1001 });
  });

  it('tells one solution, and whether every clue is needed', async () => {
    expect(await judge(draft, answers({ solution, minimal: true }))).toEqual({ is: 'unique', solution, minimal: true });
  });

  it.each([
    [12, 12, 'exact'],
    ['174+', 174, 'at-least'],
    [1000, 1000, 'exact'],
    [1001, 1000, 'more-than'],
    ['1001+', 1000, 'more-than'],
  ])('counts %s solutions', async (solutions, count, bound) => {
    const check = answers({ verdict: 'multiple', solutions, solution, ambiguous: ['r1c2', 'r4c4', 'r9c9'] });
    const ambiguous = bound === 'exact' ? [1, 15] : [];
    expect(await judge(draft, check)).toEqual({ is: 'multiple', solution, count, bound, ambiguous });
  });

  it('tells what was found before the budget ran out', async () => {
    const gaveUp = (some: Partial<CheckAnswer>) => judge(draft, answers({ verdict: 'incomplete', ...some }));
    expect(await gaveUp({ solutions: 0 })).toEqual({ is: 'incomplete', solution: undefined });
    expect(await gaveUp({ solutions: '1+', solution })).toEqual({ is: 'incomplete', solution });
    expect(await gaveUp({ solutions: '7+', solution, ambiguous: ['r1c2'] })).toEqual({
      is: 'multiple',
      solution,
      count: 7,
      bound: 'at-least',
      ambiguous: [],
    });
  });

  it('passes on that there is none, and that the engine failed', async () => {
    expect(await judge(draft, answers({ verdict: 'none', solutions: 0 }))).toEqual({ is: 'none' });
    const error = new Error('worker');
    expect(await judge(draft, () => Promise.reject(error))).toEqual({ is: 'failed', error });
  });
});

describe('playing', () => {
  it('is refused where there is nothing to solve', () => {
    const full = { ...draft, givens: solution };
    expect(obstacle(draft, { is: 'blank' })).toBe('blank');
    expect(obstacle(draft, { is: 'conflict', clashes: new Map() })).toBe('conflict');
    expect(obstacle(draft, { is: 'none' })).toBe('none');
    expect(obstacle(full, { is: 'unique', solution, minimal: false })).toBe('full');
  });

  it('is allowed with one solution, with several, and while it is not known', () => {
    expect(obstacle(draft, { is: 'unique', solution, minimal: null })).toBeNull();
    expect(obstacle(draft, { is: 'multiple', solution, count: 2, bound: 'exact', ambiguous: [] })).toBeNull();
    expect(obstacle(draft, { is: 'incomplete', solution: undefined })).toBeNull();
    expect(obstacle(draft, { is: 'failed', error: null })).toBeNull();
  });
});

it('has a solution to show or none', () => {
  expect(solutionOf({ is: 'unique', solution, minimal: null })).toBe(solution);
  expect(solutionOf({ is: 'none' })).toBeUndefined();
  expect(solutionOf(null)).toBeUndefined();
});

it('has cells to mark or none', () => {
  const verdict = { is: 'multiple', solution, count: 2, bound: 'exact', ambiguous: [1, 2] } as const;
  expect(ambiguousCells(verdict)).toEqual([1, 2]);
  expect(ambiguousCells({ is: 'none' })).toEqual([]);
  expect(ambiguousCells(null)).toEqual([]);
});
