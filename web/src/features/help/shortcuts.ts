import type { Command } from '@/domain/commands';

/**
 * The one table of shortcuts: the sheet shows it, and a test presses every key in it and asks whether anything that
 * the board's keys can do is missing here. What a key means is decided in domain/keys.ts.
 */
export interface Shortcut {
  /** Its words are `help.shortcuts.actions.<id>`. */
  readonly id: string;
  readonly does: Command['do'];
  /** Ways to press it, each on its own. */
  readonly combos: readonly Combo[];
}

export interface ShortcutGroup {
  /** Its heading is `help.shortcuts.groups.<id>`. */
  readonly id: string;
  readonly shortcuts: readonly Shortcut[];
}

/** Keys pressed together: modifiers, and one of some keys. */
export interface Combo {
  readonly ctrl?: true;
  readonly shift?: true;
  readonly alt?: true;
  /** Places of keys (`KeyW`, wherever the letter is), or what is printed on them where that counts (`Z`, `?`). */
  readonly keys: readonly string[];
  /** A key that is held down meanwhile. */
  readonly hold?: string;
  /** What is pressed before, and let go. */
  readonly after?: Combo;
}

const range = (count: number, name: (number: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => name(i + 1));

const DIGIT_KEYS = range(9, (digit) => `Digit${digit}`);
/** F5 is the browser's. */
const FUNCTION_KEYS = range(9, (number) => `F${number}`).filter((key) => key !== 'F5');
const ARROWS = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'];
const WASD = ['KeyW', 'KeyA', 'KeyS', 'KeyD'];
const ENDS = ['Home', 'End'];
const PAGES = ['PageUp', 'PageDown'];

type Keys = string | readonly string[];

const press = (keys: Keys): Combo => ({ keys: [keys].flat() });
const shift = (keys: Keys): Combo => ({ shift: true, ...press(keys) });
const ctrl = (keys: Keys): Combo => ({ ctrl: true, ...press(keys) });
const ctrlShift = (keys: Keys): Combo => ({ ctrl: true, ...shift(keys) });
const alt = (keys: Keys): Combo => ({ alt: true, ...press(keys) });
const altShift = (keys: Keys): Combo => ({ alt: true, ...shift(keys) });

/** Browsers keep some of these with Ctrl for themselves; then Alt does it. */
const question = (key: string): Combo[] => [ctrlShift(key), altShift(key)];

export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    id: 'enter',
    shortcuts: [
      { id: 'digit', does: 'enter', combos: [press(DIGIT_KEYS)] },
      { id: 'corner', does: 'enter', combos: [shift(DIGIT_KEYS)] },
      { id: 'centre', does: 'enter', combos: [ctrl(DIGIT_KEYS)] },
      { id: 'colour', does: 'enter', combos: [alt(DIGIT_KEYS)] },
      { id: 'tint', does: 'tint', combos: [altShift(DIGIT_KEYS)] },
      { id: 'clear', does: 'clear', combos: [press('Backspace'), press('Delete'), press('Digit0')] },
      { id: 'clearAll', does: 'clear', combos: [ctrl('Backspace'), ctrl('Delete')] },
      { id: 'cornersToCentre', does: 'corners-to-centre', combos: [press('.')] },
      { id: 'fillNotes', does: 'fill-notes', combos: [press('N')] },
    ],
  },
  {
    id: 'tools',
    shortcuts: [
      { id: 'toolDigit', does: 'tool', combos: [press('KeyZ')] },
      { id: 'toolCorner', does: 'tool', combos: [press('KeyX')] },
      { id: 'toolCentre', does: 'tool', combos: [press('KeyC')] },
      { id: 'toolColour', does: 'tool', combos: [press('KeyV')] },
      { id: 'toolPen', does: 'tool', combos: [press('KeyB')] },
      { id: 'nextTool', does: 'next-tool', combos: [press('Space')] },
    ],
  },
  {
    id: 'move',
    shortcuts: [
      { id: 'go', does: 'go', combos: [press(ARROWS), press(WASD)] },
      { id: 'nextEmpty', does: 'go', combos: [ctrl(ARROWS)] },
      { id: 'rowEnds', does: 'go-edge', combos: [press(ENDS)] },
      { id: 'boardEnds', does: 'go-edge', combos: [ctrl(ENDS)] },
      { id: 'boxes', does: 'go-box', combos: [press(PAGES)] },
    ],
  },
  {
    id: 'select',
    shortcuts: [
      { id: 'extend', does: 'go', combos: [shift(ARROWS), shift(WASD)] },
      { id: 'extendToEmpty', does: 'go', combos: [ctrlShift(ARROWS)] },
      { id: 'extendToEdge', does: 'go-edge', combos: [shift(ENDS), ctrlShift(ENDS)] },
      { id: 'extendBoxes', does: 'go-box', combos: [shift(PAGES)] },
      { id: 'selectEmpty', does: 'select-empty', combos: [ctrl('A')] },
      { id: 'deselect', does: 'deselect', combos: [press('Escape')] },
      { id: 'focusCellDigit', does: 'focus-cell-digit', combos: [press('F')] },
      { id: 'focusDigit', does: 'focus-digit', combos: [{ hold: 'F', keys: DIGIT_KEYS }] },
      { id: 'focusByFunctionKey', does: 'focus-digit', combos: [press(FUNCTION_KEYS)] },
    ],
  },
  {
    id: 'history',
    shortcuts: [
      { id: 'undo', does: 'undo', combos: [ctrl('Z'), press('[')] },
      { id: 'redo', does: 'redo', combos: [ctrl('Y'), ctrlShift('Z'), press(']')] },
      { id: 'setCheckpoint', does: 'set-checkpoint', combos: [press('M')] },
      { id: 'backToCheckpoint', does: 'back-to-checkpoint', combos: [shift('M')] },
    ],
  },
  {
    id: 'game',
    shortcuts: [
      { id: 'hint', does: 'hint', combos: [press('H'), press('F12')] },
      { id: 'check', does: 'check', combos: [press('K')] },
      { id: 'pause', does: 'pause', combos: [press('P')] },
      { id: 'toggleClock', does: 'toggle-clock', combos: [press('T')] },
      { id: 'commandLine', does: 'open-command-line', combos: [press('G')] },
      { id: 'openShortcuts', does: 'open-shortcuts', combos: [press('?'), press('/')] },
    ],
  },
  {
    id: 'speech',
    shortcuts: [
      { id: 'readRow', does: 'read-house', combos: question('R') },
      { id: 'readColumn', does: 'read-house', combos: question('C') },
      { id: 'readBox', does: 'read-house', combos: question('B') },
      { id: 'readCandidates', does: 'read-candidates', combos: question('N') },
      { id: 'askDigit', does: 'ask-digit', combos: question('D') },
      {
        id: 'readDigit',
        does: 'read-digit',
        combos: question('D').map((first) => ({ after: first, keys: DIGIT_KEYS })),
      },
    ],
  },
];
