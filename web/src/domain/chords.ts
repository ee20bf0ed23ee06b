import { type KeyPress, digitKey, letterOf } from './press';

/**
 * A key with what is held down beside it. The key is a letter or a sign as printed (`H`, `?`), the place of a letter
 * (`KeyW`, wherever the W is), or a name (`Space`, `F12`).
 */
export interface Chord {
  readonly key: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

export interface ChordContext {
  readonly side: number;
  /** Whether one-letter keys are shortcuts; players can turn that off. */
  readonly letterKeys: boolean;
}

const known = new Map<string, Chord | null>();

/** Reads `Ctrl+Shift+Z`, `KeyW`, `?`, `Space`; null if the text is no key that can be chosen. */
export function readChord(text: string): Chord | null {
  let chord = known.get(text);
  if (chord === undefined) {
    chord = parse(text);
    known.set(text, chord);
  }
  return chord;
}

function parse(text: string): Chord | null {
  const parts = text.split(/\+(?=.)/);
  const key = parts.pop()!;
  const chord = { key, ctrl: parts.includes('Ctrl'), alt: parts.includes('Alt'), shift: parts.includes('Shift') };
  return isKey(key) && writeChord(chord) === text ? chord : null;
}

function isKey(key: string): boolean {
  return isLetter(key) || isSign(key) || key === 'Space' || key === 'Insert' || /^F1[0-2]$/.test(key);
}

export function writeChord({ key, ctrl, alt, shift }: Chord): string {
  return (ctrl ? 'Ctrl+' : '') + (alt ? 'Alt+' : '') + (shift ? 'Shift+' : '') + key;
}

function isLetter(key: string): boolean {
  return /^(Key)?[A-Z]$/.test(key);
}

/** A sign may need Shift on one keyboard and none on another, so Shift does not count for it. */
function isSign(key: string): boolean {
  return /^[!-/:-@[-`{-~]$/.test(key);
}

/** A letter alone: it can be turned off, and is a digit on large boards. */
function isBare({ key, ctrl, alt }: Chord): boolean {
  return isLetter(key) && !ctrl && !alt;
}

/** Whether a press is this chord; for a move Shift does not matter. */
export function isPressed(chord: Chord, press: KeyPress, context: ChordContext, move: boolean): boolean {
  if (press.ctrl !== chord.ctrl || !isKeyPressed(chord.key, press)) {
    return false;
  }
  if (!move && press.shift !== chord.shift && !isSign(chord.key) && chord.key !== 'Space') {
    return false;
  }
  if (!isBare(chord)) {
    return press.alt === chord.alt;
  }
  // Where letters are digits they need Alt, and moves have the arrows; elsewhere Alt with a letter is the browser's.
  const large = context.side > 9;
  return context.letterKeys && press.alt === large && !(move && large);
}

function isKeyPressed(key: string, press: KeyPress): boolean {
  if (isLetter(key)) {
    return key.length > 1 ? press.code === key : letterOf(press) === key;
  }
  return press.key === (key === 'Space' ? ' ' : key);
}

/** Whether there is a press, on a small or on a large board, that would be both. */
export function collide(a: { chord: Chord; move: boolean }, b: { chord: Chord; move: boolean }): boolean {
  const place = (key: string): string => key.replace(/^Key/, '');
  if (place(a.chord.key) !== place(b.chord.key) || a.chord.ctrl !== b.chord.ctrl) {
    return false;
  }
  const anyShift = a.move || b.move || isSign(a.chord.key) || a.chord.key === 'Space';
  if (!anyShift && a.chord.shift !== b.chord.shift) {
    return false;
  }
  return [false, true].some((large) => {
    const alt = ({ chord, move }: typeof a): boolean | null =>
      isBare(chord) ? (move && large ? null : large) : chord.alt;
    return alt(a) !== null && alt(a) === alt(b);
  });
}

/** Letters that with Ctrl do something in every browser that nobody wants to lose. */
const BROWSER = new Set('CFLNPRSTVWX');

/** The chord of a press, to put an action on; null if the key is needed for something that stays. */
export function chordOf(press: KeyPress): string | null {
  const letter = letterOf(press);
  const { ctrl, alt, shift } = press;
  if ((ctrl && alt) || digitKey(press, 9)) {
    return null;
  }
  if (letter) {
    return ctrl && !shift && BROWSER.has(letter) ? null : writeChord({ key: letter, ctrl, alt, shift });
  }
  const key = press.key === ' ' ? 'Space' : press.key;
  if (!isKey(key) || key.startsWith('Key')) {
    return null;
  }
  return writeChord({ key, ctrl, alt, shift: shift && key.length > 1 && key !== 'Space' });
}
