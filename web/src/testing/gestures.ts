import fc from 'fast-check';
import type { Board, Edit } from '@/domain/board';
import type { History } from '@/domain/history';
import {
  COLOURS,
  clearAll,
  clearTop,
  cornersToCentre,
  enterDigit,
  fillNotes,
  reapply,
  reset,
  setNotes,
  toggleColour,
  toggleLines,
  toggleNote,
  toggleTint,
} from '@/domain/moves';
import { bit } from '@/domain/digits';
import { boards, cellsOf, digitsOf } from './boards';

/** One gesture of a player, decided before the board it will be made on is known. */
export interface Gesture {
  readonly kind: string;
  readonly cells: readonly number[];
  readonly digit: number;
  readonly colour: number;
  readonly clean: boolean;
}

const KINDS: Record<string, (board: Board, gesture: Gesture, history: History) => Edit[]> = {
  digit: (board, { cells, digit, clean }) => enterDigit(board, cells, digit, clean),
  corner: (board, { cells, digit }) => toggleNote(board, cells, 'corner', digit),
  centre: (board, { cells, digit }) => toggleNote(board, cells, 'centre', digit),
  simple: (board, { cells, digit }) => toggleNote(board, cells, 'simple', digit),
  notes: (board, { cells, digit, clean }) => setNotes(board, cells[0]!, clean ? bit(digit) : 0, clean ? 0 : bit(digit)),
  colour: (board, { cells, colour }) => toggleColour(board, cells, colour),
  tint: (board, { cells, digit, colour }) => toggleTint(board, cells, digit, colour),
  line: (board, { cells }) => toggleLines(board, cells),
  clear: (board, { cells }) => clearTop(board, cells),
  'clear-all': (board, { cells }) => clearAll(board, cells),
  convert: (board, { cells }) => cornersToCentre(board, cells),
  fill: (board, { cells, digit, clean }) => fillNotes(board, cells, clean ? undefined : digit),
  reset: (board) => reset(board),
  reapply: (board, _, history) => reapply(board, history.branch),
};

/** The edits of a gesture on a board as it is now. */
export function editsOf(gesture: Gesture, board: Board, history: History): Edit[] {
  return KINDS[gesture.kind]!(board, gesture, history);
}

export function gesturesOn(board: Board): fc.Arbitrary<Gesture> {
  return fc.record({
    kind: fc.constantFrom(...Object.keys(KINDS)),
    cells: fc.uniqueArray(cellsOf(board), { minLength: 1, maxLength: 6 }),
    digit: digitsOf(board),
    colour: fc.integer({ min: 1, max: COLOURS }),
    clean: fc.boolean(),
  });
}

/** What else happens in a game: going back and forth, and marking places. */
export type Step = Gesture | { kind: 'go-to'; at: number } | { kind: 'checkpoint' };

/** A board and a whole game on it. */
export const games: fc.Arbitrary<{ board: Board; steps: Step[] }> = boards.chain((board) =>
  fc.record({
    board: fc.constant(board),
    steps: fc.array(
      fc.oneof(
        { weight: 6, arbitrary: gesturesOn(board) },
        { weight: 1, arbitrary: fc.record({ kind: fc.constant('go-to' as const), at: fc.nat(30) }) },
        { weight: 1, arbitrary: fc.record({ kind: fc.constant('checkpoint' as const) }) },
      ),
      { maxLength: 30 },
    ),
  }),
);

/** Plays steps into a log. */
export function play(history: History, board: Board, steps: readonly Step[]): void {
  for (const step of steps) {
    if (step.kind === 'go-to') {
      history.goTo((step as { at: number }).at);
    } else if (step.kind === 'checkpoint') {
      history.setCheckpoint();
    } else {
      history.push({ kind: step.kind, time: 0, edits: editsOf(step as Gesture, board, history) });
    }
  }
}
