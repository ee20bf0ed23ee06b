import * as module from 'shudu-engine';
import type { Operation, Operations } from 'shudu-engine';
import type { Level } from '@/domain/puzzle';

/** A puzzle of a level, played to somewhere on its way. */
export interface HalfPlayed {
  readonly level: Level;
  readonly puzzle: string;
  readonly solution: string;
  /** The digits that the player has entered, as `cell` and `digit`, and the candidates struck out on the way. */
  readonly entries: readonly { readonly cell: number; readonly digit: number }[];
  /** The notes of each empty cell: all that is possible after the way so far. */
  readonly notes: readonly string[];
}

function ask<O extends Operation>(operation: O, request: Operations[O][0]): Operations[O][1] {
  return JSON.parse(module.answer(operation, JSON.stringify(request))) as Operations[O][1];
}

const cellOf = (name: string): number => {
  const [, row, column] = /r(\d)c(\d)/.exec(name)!;
  return (Number(row) - 1) * 9 + Number(column) - 1;
};

/** The position of a number: always the same for the same number. */
export function halfPlayed(level: Level, number: number): HalfPlayed {
  const seed = 7_000 + number;
  const { puzzle, solution } = ask('generate', { size: 9, level, symmetry: 'none', seed });
  const { steps } = ask('explain', { puzzle, board: '9' });
  // From the beginning to near the end; the golden ratio spreads the numbers evenly.
  const share = (number * 0.618_033_988_75) % 0.95;
  const done = steps.slice(0, Math.floor(share * steps.length));
  const digits = [...puzzle];
  const struck = new Set<string>();
  const entries: { cell: number; digit: number }[] = [];
  for (const { placements, eliminations } of done) {
    for (const name of placements) {
      const entry = { cell: cellOf(name), digit: Number(name.at(-1)) };
      digits[entry.cell] = String(entry.digit);
      entries.push(entry);
    }
    eliminations.forEach((name) => struck.add(`${cellOf(name)}=${name.at(-1)}`));
  }
  const notes = digits.map((digit, cell) =>
    digit === '.'
      ? [...'123456789'].filter((each) => !struck.has(`${cell}=${each}`) && isFree(digits, cell, each)).join('')
      : '',
  );
  return { level, puzzle, solution, entries, notes };
}

function isFree(digits: readonly string[], cell: number, digit: string): boolean {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const box = (at: number): number => Math.floor(Math.floor(at / 9) / 3) * 3 + Math.floor((at % 9) / 3);
  return digits.every(
    (other, at) => other !== digit || (Math.floor(at / 9) !== row && at % 9 !== column && box(at) !== box(cell)),
  );
}
