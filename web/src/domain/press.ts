import { digitOf } from './digits';

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

/**
 * The letter on a key, or '' if there is none. Where the keyboard writes another script, or Alt makes another sign, it
 * is the letter that the place has elsewhere.
 */
export function letterOf({ key, code }: KeyPress): string {
  if (/^[ -~]$/.test(key)) {
    return /[a-z]/i.test(key) ? key.toUpperCase() : '';
  }
  return /^Key([A-Z])$/.exec(code)?.[1] ?? '';
}

/** The digit that a key stands for and whether Shift belongs to it, or null if it stands for none. */
export function digitKey(press: KeyPress, side: number): { digit: number; shift: boolean } | null {
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
