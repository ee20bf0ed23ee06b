import { describe, expect, it } from 'vitest';
import type { Command } from '@/domain/commands';
import { type KeyContext, type KeyPress, commandFor } from '@/domain/keys';
import en from '@/i18n/en';
import { type Combo, shortcuts as table } from './shortcuts';

const BOARD: KeyContext = { side: 9, letterKeys: true, focusHeld: false, asking: false };

const shortcuts = table().flatMap((group) => group.shortcuts);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What is printed on the letter keys, in the order of their places A to Z on an American keyboard. */
const KEYBOARDS = {
  American: LETTERS,
  German: 'ABCDEFGHIJKLMNOPQRSTUVWXZY',
  French: 'QBCDEFGHIJKL,NOPARSTUVZXYW',
} as const;

/** A press of a key, named by its place or by what is printed on it. */
function press(name: string, { shift = false, ctrl = false, alt = false } = {}, letters: string = LETTERS): KeyPress {
  const printed = /^[A-Z]$/.test(name) && letters.includes(name);
  const code = printed ? `Key${LETTERS[letters.indexOf(name)]}` : name;
  return { code, key: characterOf(code, shift, letters), shift, ctrl, alt, numLock: true };
}

function characterOf(code: string, shift: boolean, letters: string): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const sign = { Space: ' ', Period: '.>', Slash: '/?', BracketLeft: '[{', BracketRight: ']}' }[code];
  if (place) {
    const letter = letters[LETTERS.indexOf(place)]!;
    return shift ? letter : letter.toLowerCase();
  }
  return digit ?? (sign ? (sign[shift ? 1 : 0] ?? sign) : code);
}

function contextOf(combo: Combo): KeyContext {
  return { ...BOARD, focusHeld: combo.hold !== undefined, asking: combo.after !== undefined };
}

function commandsOf(combo: Combo, letters?: string): (Command | null)[] {
  return combo.keys.map((key) => commandFor(press(key, combo, letters), contextOf(combo)));
}

/** Every key of a keyboard with every combination of modifiers, in every state of the board's keys. */
function everyCommand(): Command[] {
  const codes = [
    ...[...LETTERS].map((letter) => `Key${letter}`),
    ...Array.from({ length: 10 }, (_, i) => [`Digit${i}`, `Numpad${i}`]).flat(),
    ...Array.from({ length: 12 }, (_, i) => `F${i + 1}`),
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Insert'],
    ...['Backspace', 'Delete', 'Escape', 'Enter', 'Tab', 'Space', 'Period', 'Slash', 'BracketLeft', 'BracketRight'],
    ...['Comma', 'Minus', 'Equal', 'Semicolon', 'Quote', 'Backquote', 'Backslash'],
  ];
  const states = [BOARD, { ...BOARD, focusHeld: true }, { ...BOARD, asking: true }];
  const booleans = [false, true];
  return codes.flatMap((code) =>
    states.flatMap((state) =>
      booleans.flatMap((shift) =>
        booleans.flatMap((ctrl) =>
          booleans.flatMap((alt) => commandFor(press(code, { shift, ctrl, alt }), state) ?? []),
        ),
      ),
    ),
  );
}

describe('the table of shortcuts', () => {
  describe.each(Object.entries(KEYBOARDS))('on a keyboard that is %s', (_, letters) => {
    it.each(shortcuts)('tells the truth about $id', ({ does, combos }) => {
      for (const combo of combos.filter(({ keys }) =>
        keys.every((key) => !/^[A-Z]$/.test(key) || letters.includes(key)),
      )) {
        expect(commandsOf(combo, letters).map((command) => command?.do)).toEqual(combo.keys.map(() => does));
        expect(texts(commandsOf(combo, letters))).toEqual(texts(commandsOf(combo)));
      }
    });
  });

  it('gives the ways to press one shortcut the same effect', () => {
    // Keys that do the same for different digits or directions are one combo, so the sets have to be equal.
    const mixed = shortcuts
      .filter(({ does }) => does !== 'go-edge')
      .filter(({ combos }) => new Set(combos.map((combo) => texts(commandsOf(combo)).sort().join())).size > 1);
    expect(mixed.map(({ id }) => id)).toEqual([]);
  });

  it('lists everything that keys can do on the board', () => {
    const listed = new Set(shortcuts.flatMap(({ combos }) => combos.flatMap((combo) => texts(commandsOf(combo)))));
    const missing = new Set(texts(everyCommand()).filter((command) => !listed.has(command)));
    expect([...missing]).toEqual([]);
  });

  it('has words for everything, and each name once', () => {
    const { actions, groups } = en.help.shortcuts;
    expect(shortcuts.map(({ id }) => id).sort()).toEqual(Object.keys(actions).sort());
    expect(
      table()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(groups).sort());
  });
});

function texts(commands: readonly (Command | null)[]): string[] {
  return commands.map((command) => JSON.stringify(command));
}
