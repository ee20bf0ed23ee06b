import { Board } from '@/domain/board';
import { readLine } from '@/domain/digits';
import { type House, Shape } from '@/domain/shape';

/** The puzzle of the tutorial: small enough to be seen at a glance. */
export const SHAPE = Shape.named('4')!;
const GIVENS = readLine('12.434122..34.2.')!;
const SOLUTION = readLine('1234341221434321')!;

/** What is asked one after the other: each time the digit that a house lacks, then the last two cells. */
export const STEPS = ['row', 'column', 'box', 'own', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** The cell and the house of the steps that ask for one digit. */
const ASKED: Partial<Record<Step, { cell: number; house: string }>> = {
  row: { cell: 2, house: 'row 1' },
  column: { cell: 10, house: 'column 3' },
  box: { cell: 15, house: 'box 4' },
};

/** Why a digit was not taken. */
export type Mistake = House['kind'] | 'other';

/** How far somebody has come. It never changes: every digit makes another one. */
export interface Lesson {
  readonly digits: readonly number[];
  readonly step: Step;
  /** The cell that the next digit goes into. */
  readonly cell: number;
}

export function begin(): Lesson {
  return { digits: GIVENS, step: 'row', cell: ASKED.row!.cell };
}

export function isGiven(cell: number): boolean {
  return GIVENS[cell] !== 0;
}

/** The cells of the house that a step is about. */
export function shownCells(step: Step): ReadonlySet<number> {
  return new Set(SHAPE.houseNamed(ASKED[step]?.house ?? '')?.cells);
}

/** Goes to a cell, where that is left to the player. */
export function select(lesson: Lesson, cell: number): Lesson {
  return lesson.step === 'own' && lesson.digits[cell] === 0 ? { ...lesson, cell } : lesson;
}

/** Enters a digit: the lesson goes on, or it tells what is wrong with the digit. */
export function enter(lesson: Lesson, digit: number): Lesson | Mistake {
  const { cell } = lesson;
  if (lesson.step === 'done') {
    return lesson;
  }
  if (SOLUTION[cell] !== digit) {
    return mistake(lesson, digit);
  }
  const digits = lesson.digits.with(cell, digit);
  const empty = digits.indexOf(0);
  const step = empty < 0 ? 'done' : lesson.step === 'own' ? 'own' : STEPS[STEPS.indexOf(lesson.step) + 1]!;
  return { digits, step, cell: ASKED[step]?.cell ?? Math.max(0, empty) };
}

function mistake({ digits, cell }: Lesson, digit: number): Mistake {
  const board = new Board(SHAPE, digits.with(cell, digit));
  return board.clashes().get(cell)?.house.kind ?? 'other';
}
