import { type KeyPress, commandFor } from '@/domain/keys';
import { type Direction, edge, neighbour, nextBox } from '@/domain/selection';
import { type Draft, draftShape, withGiven } from './draft';

/** The draft and where the next digit goes. */
export interface Editing {
  readonly draft: Draft;
  readonly cursor: number;
}

/** What can be done to the cell under the cursor, and how to get to another one. */
export type EditCommand =
  | { do: 'enter'; digit: number }
  /** Leaves the cell empty and goes on, as `0`, `.` and space do in a line of cells. */
  | { do: 'skip' }
  | { do: 'back' }
  | { do: 'clear' }
  | { do: 'go'; direction: Direction }
  | { do: 'go-edge'; end: 'first' | 'last'; wholeBoard: boolean }
  | { do: 'go-box'; direction: 'up' | 'down' }
  | { do: 'go-to'; cell: number };

export type HistoryCommand = { do: 'undo' } | { do: 'redo' };

/** What a key means while a puzzle is entered, or null if it belongs to the browser. */
export function editorKey(press: KeyPress, side: number): EditCommand | HistoryCommand | null {
  if (!press.ctrl && !press.alt) {
    if (press.key === 'Backspace' || press.key === 'Delete') {
      return { do: press.key === 'Backspace' ? 'back' : 'clear' };
    }
    if (press.key === '.' || press.key === ' ' || press.code === 'NumpadDecimal') {
      return { do: 'skip' };
    }
  }
  const command = commandFor(press, { side, letterKeys: false, focusHeld: false, asking: false });
  switch (command?.do) {
    case 'enter':
      // With Ctrl or Alt digits are the browser's here: there are no notes and colours to enter.
      return press.ctrl || press.alt ? null : { do: 'enter', digit: command.digit };
    case 'clear':
      return press.ctrl ? null : { do: 'skip' };
    case 'go':
      return { do: 'go', direction: command.direction };
    case 'go-edge':
      return { do: 'go-edge', end: command.end, wholeBoard: command.wholeBoard };
    case 'go-box':
      return { do: 'go-box', direction: command.direction };
    case 'undo':
    case 'redo':
      return { do: command.do };
    default:
      return null;
  }
}

/** Carries a command out. The draft stays the same object if no digit changes. */
export function edit({ draft, cursor }: Editing, command: EditCommand, wrap: boolean): Editing {
  const shape = draftShape(draft);
  const next = Math.min(cursor + 1, shape.cellCount - 1);
  const previous = Math.max(cursor - 1, 0);
  switch (command.do) {
    case 'enter':
      return command.digit <= shape.side
        ? { draft: withGiven(draft, cursor, command.digit), cursor: next }
        : { draft, cursor };
    case 'skip':
      return { draft: withGiven(draft, cursor, 0), cursor: next };
    case 'clear':
      return { draft: withGiven(draft, cursor, 0), cursor };
    case 'back': {
      // Right after a digit the cursor is on the empty cell behind it: that digit is meant.
      const here = withGiven(draft, cursor, 0);
      return { draft: here === draft ? withGiven(draft, previous, 0) : here, cursor: previous };
    }
    case 'go':
      return { draft, cursor: neighbour(shape, cursor, command.direction, wrap) };
    case 'go-edge':
      return { draft, cursor: edge(shape, cursor, command.end, command.wholeBoard) };
    case 'go-box':
      return { draft, cursor: nextBox(shape, cursor, command.direction) };
    case 'go-to':
      return { draft, cursor: command.cell };
  }
}
