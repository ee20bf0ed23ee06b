import type { Move } from './history';
import type { Candidate } from './moves';
import { has } from './digits';

/**
 * When a player did what a step says, after a moment of the game: how many moves had been made then, or null if never.
 * A digit is done when it is placed. Candidates are done when one of them is struck out by hand: those that go with a
 * digit show nothing.
 */
export function foundAt(
  moves: readonly Move[],
  from: number,
  placed: readonly Candidate[],
  struck: readonly Candidate[],
): number | null {
  for (let i = from; i < moves.length; i++) {
    const { edits } = moves[i]!;
    const values = edits.filter(({ layer }) => layer === 'value');
    const places = values.some(({ key, after }) => placed.some(({ cell, digit }) => cell === key && digit === after));
    const strikes =
      values.length === 0 &&
      edits.some(
        ({ layer, key, before, after }) =>
          (layer === 'corner' || layer === 'centre') &&
          struck.some(({ cell, digit }) => cell === key && has(before, digit) && !has(after, digit)),
      );
    if (places || strikes) {
      return i + 1;
    }
  }
  return null;
}
