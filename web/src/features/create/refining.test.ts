import type { CheckAnswer, SolveAnswer, Verdict } from 'shudu-engine';
import { expect, it } from 'vitest';
import { emptyDraft } from './draft';
import { makeMinimal, makeUnique } from './refining';

const A = '1234341221434321';
const B = '1234341243212143';
const agrees = (puzzle: string, solution: string): boolean =>
  [...puzzle].every((symbol, cell) => symbol === '.' || symbol === solution[cell]);

/** An engine for a world with two grids. */
function judged(puzzle: string): { verdict: Verdict; found: string[] } {
  const found = [A, B].filter((solution) => agrees(puzzle, solution));
  return { verdict: (['none', 'unique', 'multiple'] as const)[found.length]!, found };
}

async function solve({ puzzle }: { puzzle: string }): Promise<SolveAnswer> {
  const { verdict, found } = judged(puzzle);
  return { puzzle, box: '2x2', verdict, solutions: found.length };
}

async function check({ puzzle }: { puzzle: string }): Promise<CheckAnswer> {
  const { verdict, found } = judged(puzzle);
  const names = [...A].flatMap((_, cell) =>
    new Set(found.map((solution) => solution[cell])).size > 1 ? [`r${Math.floor(cell / 4) + 1}c${(cell % 4) + 1}`] : [],
  );
  const rest = { minimal: null, conflicts: [], ambiguous: names };
  return { puzzle, box: '2x2', verdict, solutions: found.length, ...rest, ...(found[0] && { solution: found[0] }) };
}

it.each([0, 0.5, 0.99])('leaves out every clue that is not needed (%s)', async (chance) => {
  const minimal = await makeMinimal({ ...emptyDraft('2x2'), givens: A }, solve, () => chance);
  expect([...minimal.givens].filter((symbol) => symbol !== '.')).toHaveLength(1);
  expect(judged(minimal.givens).found).toEqual([A]);
});

it.each([0, 0.5, 0.99])('adds a clue where the solutions differ until one is left (%s)', async (chance) => {
  const unique = await makeUnique({ ...emptyDraft('2x2'), givens: '1...............' }, check, () => chance);
  expect([...unique!.givens].filter((symbol) => symbol !== '.')).toHaveLength(2);
  expect(judged(unique!.givens).found).toEqual([A]);
});

it('gives up if the engine does', async () => {
  const giveUp = async ({ puzzle }: { puzzle: string }): Promise<CheckAnswer> => ({
    ...(await check({ puzzle })),
    verdict: 'incomplete',
  });
  expect(await makeUnique(emptyDraft('2x2'), giveUp, () => 0)).toBeNull();
});
