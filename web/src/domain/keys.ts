import type { Command, Tool } from './commands';
import { digitOf } from './digits';
import type { Direction } from './selection';

/** What of a keyboard event decides its meaning. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly numLock: boolean;
}

export interface KeyContext {
  readonly side: number;
  /** Whether one-letter keys are shortcuts; players can turn that off. */
  readonly letterKeys: boolean;
  /** Whether F is held down: then digits choose the digit to highlight. */
  readonly focusHeld: boolean;
  /** Whether a "where is …" question waits for its digit. */
  readonly asking: boolean;
}

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const WASD: Record<string, Direction> = { KeyW: 'up', KeyS: 'down', KeyA: 'left', KeyD: 'right' };

const TOOL_KEYS: Record<string, Tool> = {
  KeyZ: 'digit',
  KeyX: 'corner',
  KeyC: 'centre',
  KeyV: 'colour',
  KeyB: 'pen',
};

const QUESTIONS: Record<string, Command> = {
  R: { do: 'read-house', kind: 'row', index: 'here' },
  C: { do: 'read-house', kind: 'column', index: 'here' },
  B: { do: 'read-house', kind: 'box', index: 'here' },
  N: { do: 'read-candidates', cell: 'here' },
  D: { do: 'ask-digit' },
};

const LETTERS: Record<string, Command> = {
  F: { do: 'focus-cell-digit' },
  H: { do: 'hint' },
  K: { do: 'check' },
  N: { do: 'fill-notes' },
  P: { do: 'pause' },
  T: { do: 'toggle-clock' },
  G: { do: 'open-command-line' },
};

const SIGNS: Record<string, Command> = {
  ' ': { do: 'next-tool' },
  '.': { do: 'corners-to-centre' },
  '[': { do: 'undo', times: 1 },
  ']': { do: 'redo', times: 1 },
  '?': { do: 'open-shortcuts' },
  '/': { do: 'open-shortcuts' },
  F12: { do: 'hint' },
};

/**
 * What a key means on the board, or null if it means nothing and belongs to the browser.
 *
 * Digits, and letters that are chosen for where they lie (WASD, the tools), are told by their place (`code`): so
 * digits work on keyboards where they need Shift, and Shift with a digit of the numeric pad does too, for which Windows
 * sends the navigation key without Shift. Letters that stand for a word, and signs, are told by what is printed on the
 * key: Ctrl+Z is undo wherever Z is.
 */
export function commandFor(press: KeyPress, context: KeyContext): Command | null {
  return digitCommand(press, context) ?? movement(press, context) ?? letterCommand(press, context) ?? special(press);
}

/**
 * The letter on a key, or '' if there is none. Where the keyboard writes another script, or Alt makes another sign, it
 * is the letter that the place has elsewhere.
 */
function letterOf({ key, code }: KeyPress): string {
  if (/^[ -~]$/.test(key)) {
    return /[a-z]/i.test(key) ? key.toUpperCase() : '';
  }
  return /^Key([A-Z])$/.exec(code)?.[1] ?? '';
}

/** The digit that a key stands for and whether Shift belongs to it, or null if it stands for none. */
function digitKey(press: KeyPress, side: number): { digit: number; shift: boolean } | null {
  const pad = /^Numpad(\d)$/.exec(press.code);
  if (pad) {
    const shifted = press.numLock && press.key.length > 1;
    const isDigit = press.key.length === 1 || shifted;
    return isDigit ? { digit: Number(pad[1]), shift: press.shift || shifted } : null;
  }
  const row = /^Digit(\d)$/.exec(press.code);
  if (row) {
    return { digit: Number(row[1]), shift: press.shift };
  }
  // Letters are digits on large boards; with Ctrl or Alt they stay the browser's and the tools'.
  const digit = press.ctrl || press.alt ? -1 : digitOf(letterOf(press) || '?');
  return digit >= 10 && digit <= side ? { digit, shift: press.shift } : null;
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
    return shift ? { do: 'tint', colour: digit } : { do: 'enter', digit, as: 'colour' };
  }
  if (digit > context.side) {
    return null;
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

function movement(press: KeyPress, context: KeyContext): Command | null {
  // With NumLock the numeric pad has digits, whatever Shift makes of the key; a small board has not all of them.
  if (press.alt || (press.numLock && /^Numpad\d$/.test(press.code))) {
    return null;
  }
  const arrow = ARROWS[press.key];
  if (arrow) {
    return { do: 'go', direction: arrow, extend: press.shift, toEmpty: press.ctrl };
  }
  const letters = context.letterKeys && context.side <= 9 && !press.ctrl;
  const wasd = letters ? WASD[press.code] : undefined;
  if (wasd) {
    return { do: 'go', direction: wasd, extend: press.shift, toEmpty: false };
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

function letterCommand(press: KeyPress, context: KeyContext): Command | null {
  const letter = letterOf(press);
  if (press.shift && press.ctrl !== press.alt && QUESTIONS[letter]) {
    return QUESTIONS[letter];
  }
  if (press.ctrl || !context.letterKeys) {
    return null;
  }
  // Where letters are digits, a tool needs Alt; elsewhere Alt with a letter is the browser's.
  if (press.alt !== context.side > 9) {
    return null;
  }
  if (letter === 'M') {
    return press.shift ? { do: 'back-to-checkpoint' } : { do: 'set-checkpoint' };
  }
  const tool = TOOL_KEYS[press.code];
  return LETTERS[letter] ?? (tool ? { do: 'tool', tool } : null);
}

function special(press: KeyPress): Command | null {
  // F5 reloads the page; everybody's fingers know that.
  const functionKey = /^F([1-46-9])$/.exec(press.key);
  if (functionKey && !press.ctrl && !press.alt && !press.shift) {
    return { do: 'focus-digit', digit: Number(functionKey[1]) };
  }
  if (press.ctrl && !press.alt) {
    switch (letterOf(press)) {
      case 'Z':
        return press.shift ? { do: 'redo', times: 1 } : { do: 'undo', times: 1 };
      case 'Y':
        return press.shift ? null : { do: 'redo', times: 1 };
      case 'A':
        return press.shift ? null : { do: 'select-empty' };
      default:
    }
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
  }
  return press.ctrl ? null : (SIGNS[press.key] ?? null);
}
