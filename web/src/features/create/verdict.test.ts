import type { CheckAnswer } from 'shudu-engine';
import { describe, expect, it, vi } from 'vitest';
import { emptyDraft, withGiven } from './draft';
import { judge, markedCells, obstacle, solutionOf } from './verdict';

const draft = withGiven(emptyDraft('2x2'), 0, 1);
const solution = '1234341221434321';

function answers(some: Partial<CheckAnswer>): () => Promise<CheckAnswer> {
  const { givens: puzzle, box } = draft;
  return async () => ({
    puzzle,
    box,
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
    expect(await judge(emptyDraft('2x2'), check)).toEqual({ is: 'blank' });
    const verdict = await judge(withGiven(draft, 3, 1), check);
    expect(verdict.is === 'conflict' && [...verdict.clashes.keys()].sort()).toEqual([0, 3]);
    expect(check).not.toHaveBeenCalled();
  });

  it('asks for one solution more than it counts', async () => {
    const check = vi.fn(answers({}));
    await judge(draft, check);
    expect(check).toHaveBeenCalledWith({ puzzle: draft.givens, box: '2x2', limit: 1001 });
  });

  it('tells one solution, and whether every clue is needed', async () => {
    expect(await judge(draft, answers({ solution, minimal: true }))).toEqual({ is: 'unique', solution, minimal: true });
  });

  it.each([
    [12, 12, false],
    ['12', 12, false],
    [1000, 1000, false],
    ['1000+', 1000, false],
    [1001, 1000, true],
    ['1001+', 1000, true],
  ])('counts %s solutions', async (solutions, count, more) => {
    const check = answers({ verdict: 'multiple', solutions, solution, ambiguous: ['r1c2', 'r4c4', 'r9c9'] });
    expect(await judge(draft, check)).toEqual({ is: 'multiple', solution, count, more, ambiguous: [1, 15] });
  });

  it('passes on that there is none, that the budget ran out, and that the engine failed', async () => {
    expect(await judge(draft, answers({ verdict: 'none', solutions: 0 }))).toEqual({ is: 'none' });
    expect(await judge(draft, answers({ verdict: 'incomplete' }))).toEqual({ is: 'incomplete', ambiguous: [] });
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
    expect(obstacle(draft, { is: 'multiple', solution, count: 2, more: false, ambiguous: [] })).toBeNull();
    expect(obstacle(draft, { is: 'incomplete', ambiguous: [] })).toBeNull();
    expect(obstacle(draft, { is: 'failed', error: null })).toBeNull();
  });
});

it('marks ambiguous cells only once they are not most of the board', () => {
  const verdict = { is: 'multiple', solution, count: 2, more: false } as const;
  expect(markedCells(draft, { ...verdict, ambiguous: [1, 2] })).toEqual([1, 2]);
  expect(markedCells(draft, { ...verdict, ambiguous: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).toEqual([]);
  expect(markedCells(draft, null)).toEqual([]);
});

it('has a solution to show or none', () => {
  expect(solutionOf({ is: 'unique', solution, minimal: null })).toBe(solution);
  expect(solutionOf({ is: 'none' })).toBeUndefined();
  expect(solutionOf(null)).toBeUndefined();
});
