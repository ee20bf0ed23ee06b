import { ACTIONS, type ActionId, type OwnKeys, keysOf } from '@/domain/bindings';
import { readChord } from '@/domain/chords';
import type { Command } from '@/domain/commands';
import { OFFERED_COLOURS } from '@/domain/moves';

/**
 * The one table of shortcuts: the sheet shows it, and a test presses every key in it and asks whether anything that
 * the board's keys can do is missing here. What a key means is decided in domain/keys.ts and, where players can choose
 * the key, in domain/bindings.ts.
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
const COLOUR_KEYS = DIGIT_KEYS.slice(0, OFFERED_COLOURS);
/** F5 is the browser's. */
const FUNCTION_KEYS = range(9, (number) => `F${number}`).filter((key) => key !== 'F5');
const ARROWS = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'];
const ENDS = ['Home', 'End'];
const PAGES = ['PageUp', 'PageDown'];

type Keys = string | readonly string[];

const press = (keys: Keys): Combo => ({ keys: [keys].flat() });
const shift = (keys: Keys): Combo => ({ shift: true, ...press(keys) });
const ctrl = (keys: Keys): Combo => ({ ctrl: true, ...press(keys) });
const ctrlShift = (keys: Keys): Combo => ({ ctrl: true, ...shift(keys) });
const alt = (keys: Keys): Combo => ({ alt: true, ...press(keys) });
const altShift = (keys: Keys): Combo => ({ alt: true, ...shift(keys) });

const MOVES = ['goUp', 'goLeft', 'goDown', 'goRight'] as const;

/** All shortcuts, with the keys that a player has chosen. Some actions have no key unless one is chosen. */
export function shortcuts(own: OwnKeys = {}): readonly ShortcutGroup[] {
  const combosOf = (id: ActionId): Combo[] => keysOf(id, own).map(comboOf);
  const bound = (id: ActionId, ...fixed: Combo[]): Shortcut => ({
    id,
    does: ACTIONS[id].command.do,
    combos: [...fixed, ...combosOf(id)],
  });
  const allBound = (...ids: ActionId[]): Shortcut[] => ids.map((id) => bound(id));
  const letters = MOVES.flatMap(combosOf).filter((combo) => !combo.ctrl && !combo.alt);
  const extending = letters.length > 0 ? [shift(letters.flatMap(({ keys }) => keys))] : [];
  return [
    {
      id: 'enter',
      shortcuts: [
        { id: 'digit', does: 'enter', combos: [press(DIGIT_KEYS)] },
        { id: 'corner', does: 'enter', combos: [shift(DIGIT_KEYS)] },
        { id: 'centre', does: 'enter', combos: [ctrl(DIGIT_KEYS)] },
        { id: 'colour', does: 'enter', combos: [alt(COLOUR_KEYS)] },
        { id: 'tint', does: 'tint', combos: [altShift(COLOUR_KEYS)] },
        { id: 'clear', does: 'clear', combos: [press('Backspace'), press('Delete'), press('Digit0')] },
        { id: 'clearAll', does: 'clear', combos: [ctrl('Backspace'), ctrl('Delete')] },
        ...allBound('cornersToCentre', 'fillNotes'),
      ],
    },
    {
      id: 'tools',
      shortcuts: allBound('toolDigit', 'toolCorner', 'toolCentre', 'toolColour', 'toolPen', 'nextTool'),
    },
    {
      id: 'move',
      shortcuts: [
        bound('goUp', press('ArrowUp')),
        bound('goLeft', press('ArrowLeft')),
        bound('goDown', press('ArrowDown')),
        bound('goRight', press('ArrowRight')),
        { id: 'nextEmpty', does: 'go', combos: [ctrl(ARROWS)] },
        { id: 'rowEnds', does: 'go-edge', combos: [press(ENDS)] },
        { id: 'boardEnds', does: 'go-edge', combos: [ctrl(ENDS)] },
        { id: 'boxes', does: 'go-box', combos: [press(PAGES)] },
      ],
    },
    {
      id: 'select',
      shortcuts: [
        { id: 'extend', does: 'go', combos: [shift(ARROWS), ...extending] },
        { id: 'extendToEmpty', does: 'go', combos: [ctrlShift(ARROWS)] },
        { id: 'extendToEdge', does: 'go-edge', combos: [shift(ENDS), ctrlShift(ENDS)] },
        { id: 'extendBoxes', does: 'go-box', combos: [shift(PAGES)] },
        bound('selectEmpty'),
        { id: 'deselect', does: 'deselect', combos: [press('Escape')] },
        bound('focusCellDigit'),
        {
          id: 'focusDigit',
          does: 'focus-digit',
          combos: combosOf('focusCellDigit').map((first) => ({ ...first, hold: first.keys[0]!, keys: DIGIT_KEYS })),
        },
        { id: 'focusByFunctionKey', does: 'focus-digit', combos: [press(FUNCTION_KEYS)] },
      ],
    },
    {
      id: 'history',
      shortcuts: allBound('undo', 'redo', 'setCheckpoint', 'backToCheckpoint', 'rewind', 'openHistory', 'reset'),
    },
    {
      id: 'game',
      shortcuts: [
        ...allBound('hint', 'check', 'reveal', 'giveUp', 'pause', 'toggleClock', 'zen'),
        ...allBound('openShare', 'commandLine', 'openShortcuts'),
      ],
    },
    {
      id: 'speech',
      shortcuts: [
        ...allBound('readRow', 'readColumn', 'readBox', 'readCandidates', 'askDigit'),
        {
          id: 'readDigit',
          does: 'read-digit',
          combos: combosOf('askDigit').map((first) => ({ after: first, keys: DIGIT_KEYS })),
        },
      ],
    },
  ];
}

/** A key of choice as a combo. */
export function comboOf(key: string): Combo {
  const { ctrl, alt, shift, key: cap } = readChord(key)!;
  return { keys: [cap], ...(ctrl && { ctrl }), ...(alt && { alt }), ...(shift && { shift }) };
}
