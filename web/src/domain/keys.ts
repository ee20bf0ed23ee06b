import { type OwnKeys, boundCommand } from './bindings';
import type { ChordContext } from './chords';
import type { Command } from './commands';
import { OFFERED_COLOURS } from './moves';
import { type KeyPress, digitKey } from './press';
import { ARROWS } from './selection';

export type { KeyPress };

export interface KeyContext extends ChordContext {
  /** Whether F is held down: then digits choose the digit to highlight. */
  readonly focusHeld: boolean;
  /** Whether a "where is …" question waits for its digit. */
  readonly asking: boolean;
  /** Whether digits stand for colours, of which there may be more than digits. */
  readonly colouring?: boolean;
  /** The keys that the player has chosen. */
  readonly keys?: OwnKeys;
}

/**
 * What a key means on the board, or null if it means nothing and belongs to the browser.
 *
 * Digits, and letters that are chosen for where they lie (WASD, the tools), are told by their place (`code`): so
 * digits work on keyboards where they need Shift, and Shift with a digit of the numeric pad does too, for which Windows
 * sends the navigation key without Shift. Letters that stand for a word, and signs, are told by what is printed on the
 * key: Ctrl+Z is undo wherever Z is. What stands on a key of the player's choice is in domain/bindings.ts.
 */
export function commandFor(press: KeyPress, context: KeyContext): Command | null {
  return (
    digitCommand(press, context) ?? movement(press) ?? boundCommand(press, context, context.keys) ?? special(press)
  );
}

function digitCommand(press: KeyPress, context: KeyContext): Command | null {
  const found = digitKey(press, context.side);
  if (!found || found.digit > Math.max(context.side, 9)) {
    return null;
  }
  const { digit, shift } = found;
  if (digit === 0) {
    // With Ctrl it gives the page its size back.
    return press.alt || press.ctrl ? null : { do: 'clear', everything: false };
  }
  if (press.alt && press.ctrl) {
    return null;
  }
  if (press.alt) {
    if (digit > OFFERED_COLOURS) {
      return null;
    }
    return shift ? { do: 'tint', colour: digit } : { do: 'enter', digit, as: 'colour' };
  }
  if (digit > context.side) {
    const colour = context.colouring && !press.ctrl && !shift && !context.asking && !context.focusHeld;
    return colour && digit <= OFFERED_COLOURS ? { do: 'enter', digit, as: 'current' } : null;
  }
  if (context.asking) {
    return { do: 'read-digit', digit };
  }
  if (context.focusHeld) {
    return { do: 'focus-digit', digit };
  }
  if (press.ctrl) {
    return shift ? null : { do: 'enter', digit, as: 'centre' };
  }
  return { do: 'enter', digit, as: shift ? 'corner' : 'current' };
}

function movement(press: KeyPress): Command | null {
  // With NumLock the numeric pad has digits, whatever Shift makes of the key; a small board has not all of them.
  if (press.alt || (press.numLock && /^Numpad\d$/.test(press.code))) {
    return null;
  }
  const arrow = ARROWS[press.key];
  if (arrow) {
    return { do: 'go', direction: arrow, extend: press.shift, toEmpty: press.ctrl };
  }
  switch (press.key) {
    case 'Home':
      return { do: 'go-edge', end: 'first', wholeBoard: press.ctrl, extend: press.shift };
    case 'End':
      return { do: 'go-edge', end: 'last', wholeBoard: press.ctrl, extend: press.shift };
    case 'PageUp':
      return { do: 'go-box', direction: 'up', extend: press.shift };
    case 'PageDown':
      return { do: 'go-box', direction: 'down', extend: press.shift };
    default:
      return null;
  }
}

function special(press: KeyPress): Command | null {
  // F5 reloads the page; everybody's fingers know that.
  const functionKey = /^F([1-46-9])$/.exec(press.key);
  if (functionKey && !press.ctrl && !press.alt && !press.shift) {
    return { do: 'focus-digit', digit: Number(functionKey[1]) };
  }
  if (press.alt) {
    return null;
  }
  switch (press.key) {
    case 'Backspace':
    case 'Delete':
      return { do: 'clear', everything: press.ctrl };
    case 'Escape':
      return { do: 'deselect' };
    default:
      return null;
  }
}
