import { symbolOf } from '@/domain/digits';
import { type Puzzle, shapeOf } from '@/domain/puzzle';
import { engine } from '@/engine/client';
import { techniqueTable } from '@/features/results/technique-table';

/**
 * What the cheapest proof of a digit takes in a position: the weight of the hardest technique in it. 0 if no technique
 * proves it, null if that cannot be known because the puzzle's solution is not.
 */
export async function proofWeight(
  { board, givens, solution }: Puzzle,
  digits: readonly number[],
  cell: number,
  digit: number,
): Promise<number | null> {
  if (!solution) {
    return null;
  }
  // Wrong digits prove nothing.
  const right = digits.map(symbolOf).map((symbol, i) => (symbol === solution[i] ? symbol : givens[i]!));
  const entry = `${shapeOf({ board, givens })!.cellName(cell)}=${symbolOf(digit)}`;
  const { moves } = await engine.ask('review', { puzzle: right.join(''), board, entries: [entry] });
  const by = moves?.[0]?.by;
  return by === undefined ? 0 : ((await techniqueTable()).get(by)?.effort ?? 0);
}
