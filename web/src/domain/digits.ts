/**
 * Digits and sets of digits. A set is a number with bit d set for digit d, so that notes are cheap to keep, compare
 * and save.
 */
export type DigitSet = number;

const SYMBOLS = '.123456789ABCDEFGHIJKLMNOP';

/** How a digit is written in texts that programs exchange; `.` for 0. */
export function symbolOf(digit: number): string {
  return SYMBOLS[digit] ?? '?';
}

/** The digit that a character stands for; 0 for an empty cell, -1 for neither. */
export function digitOf(symbol: string): number {
  if ('0*_'.includes(symbol)) {
    return 0;
  }
  return SYMBOLS.indexOf(symbol.toUpperCase());
}

export function bit(digit: number): DigitSet {
  return 1 << digit;
}

export function has(set: DigitSet, digit: number): boolean {
  return (set & bit(digit)) !== 0;
}

export function setOf(digits: Iterable<number>): DigitSet {
  let set = 0;
  for (const digit of digits) {
    set |= bit(digit);
  }
  return set;
}

/** The digits of a set, ascending. */
export function digitsIn(set: DigitSet): number[] {
  const digits: number[] = [];
  for (let digit = 1; set >> digit !== 0; digit++) {
    if (has(set, digit)) {
      digits.push(digit);
    }
  }
  return digits;
}

/** The symbols of a set's digits, ascending. */
export function symbolsIn(set: DigitSet): string {
  return writeLine(digitsIn(set));
}

/** All digits of a board. */
export function allDigits(side: number): DigitSet {
  return 2 ** (side + 1) - 2;
}

/** The digits of a line of symbols, or null if a character is none. */
export function readLine(line: string): number[] | null {
  const digits = [...line].map(digitOf);
  return digits.includes(-1) ? null : digits;
}

/** Digits as a line of symbols. */
export function writeLine(digits: Iterable<number>): string {
  return Array.from(digits, symbolOf).join('');
}
