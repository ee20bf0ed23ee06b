import type { Game } from '@/domain/game';

const STEPS = 5;

/** For each cell that the player filled, when that was: 1 for the first fifth of them, 5 for the last; 0 for others. */
export function fillingOrder({ history, board }: Game): number[] {
  const last = new Map<number, number>();
  history.moves.slice(0, history.at).forEach(({ edits }, at) => {
    for (const { layer, key, after } of edits) {
      if (layer === 'value' && after !== 0) {
        last.set(key, at);
      }
    }
  });
  const cells = [...last.keys()].sort((a, b) => last.get(a)! - last.get(b)!);
  const order = board.givens.map(() => 0);
  cells.forEach((cell, i) => (order[cell] = 1 + Math.floor((i * STEPS) / cells.length)));
  return order;
}
