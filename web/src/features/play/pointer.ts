import { type Selection, add, only, rectangle, toggle } from '@/domain/selection';
import { clearSelection, enter, enterHeld, otherTool } from './run';
import type { Session } from './session';
import { buzz } from '@/ui/haptics';

/** How long a press is held before it means the other thing. */
export const LONG_PRESS_MS = 350;

/**
 * Mouse, pen and finger on the board. A press selects, a second one on the same cell lets go of it, a drag selects on;
 * Ctrl (or Command) adds and removes, Shift spans a rectangle. While a digit is held, a press enters it and a long press notes it. With the pen a drag draws.
 */
export function boardPointer(session: Session) {
  let mode: 'select' | 'remove' | 'enter' | 'draw' | 'idle' = 'idle';
  let path: number[] = [];
  let digit = 0;
  let timer = 0;
  let before: Selection;
  /** Whether the press is on the only selected cell: unless it becomes a drag, it lets go of it. */
  let again = false;

  function press(cell: number, event: PointerEvent): void {
    const control = event.ctrlKey || event.metaKey;
    before = session.selection.value;
    again = false;
    if (session.tool.value === 'pen' && !control && !event.shiftKey) {
      mode = 'draw';
      path = [cell];
      session.select(only(cell));
    } else if (session.heldDigit.value !== 0) {
      mode = 'enter';
      pressHeld(cell);
    } else if (event.shiftKey) {
      mode = 'select';
      session.select(rectangle(session.selection.value, cell, session.shape));
    } else if (control) {
      mode = session.selection.value.cells.has(cell) ? 'remove' : 'select';
      session.select(toggle(session.selection.value, cell));
    } else {
      mode = 'select';
      const { cells, cursor } = session.selection.value;
      again = cells.size === 1 && cells.has(cell) && cursor === cell;
      session.select(only(cell));
    }
  }

  /** A short press enters the held digit, a long one notes it. */
  function pressHeld(cell: number): void {
    digit = session.heldDigit.value;
    timer = window.setTimeout(() => {
      timer = 0;
      buzz(session.settings.haptics);
      enterHeld(session, cell, digit, otherTool(session));
    }, LONG_PRESS_MS);
    path = [cell];
  }

  function drag(cell: number): void {
    again = false;
    switch (mode) {
      case 'select':
        session.select(add(session.selection.value, cell));
        break;
      case 'remove':
        if (session.selection.value.cells.has(cell)) {
          session.select(toggle(session.selection.value, cell));
        }
        break;
      case 'enter':
        stopTimer();
        break;
      case 'draw':
        if (path.at(-2) === cell) {
          path.pop();
        } else {
          path.push(cell);
        }
        session.select({ ...only(cell), cells: new Set(path) });
        break;
      case 'idle':
    }
  }

  function release(): void {
    if (mode === 'enter' && timer !== 0) {
      enterHeld(session, path[0]!, digit, 'current');
    } else if (mode === 'draw' && path.length > 1) {
      enter(session, path, 0, 'pen');
    } else if (again) {
      clearSelection(session);
    }
    end();
  }

  /** The press was not meant, a second finger came: as if nothing had been selected by it. */
  function abandon(): void {
    if (mode !== 'idle') {
      session.select(before);
    }
    end();
  }

  function end(): void {
    stopTimer();
    mode = 'idle';
    again = false;
    path = [];
  }

  function stopTimer(): void {
    window.clearTimeout(timer);
    timer = 0;
  }

  /** Selects every cell with the same digit, or else with the same colours. */
  function double(cell: number): void {
    const { board } = session;
    const [digit, colour] = [board.digit(cell), board.get('colour', cell)];
    const alike = board.shape.cells.filter((other) =>
      digit ? board.digit(other) === digit : colour && board.get('colour', other) === colour,
    );
    if (alike.length > 0 && session.heldDigit.value === 0 && session.tool.value !== 'pen') {
      session.select({ ...only(cell), cells: new Set(alike) });
    }
  }

  /** The right button enters the last digit as the other kind. */
  function menu(cell: number, event: MouseEvent): void {
    const by = 'pointerType' in event ? event.pointerType : 'mouse';
    // A key that opens the menu (Shift+F10) opens the browser's. It comes without a button, or from no pointer.
    if (event.button < 0 || by === '') {
      return;
    }
    event.preventDefault();
    // On touch screens this event is a long press, which has its own meaning.
    const byMouse = by === 'mouse';
    if (byMouse && session.lastDigit !== 0) {
      session.select(only(cell));
      enter(session, [cell], session.lastDigit, otherTool(session));
    }
  }

  return { press, drag, release, abandon, double, menu };
}
