import { describe, expect, it } from 'vitest';
import type { Command } from '@/domain/commands';
import { type KeyContext, type KeyPress, commandFor } from '@/domain/keys';
import en from '@/i18n/en';
import { type Combo, SHORTCUTS } from './shortcuts';

const BOARD: KeyContext = { side: 9, letterKeys: true, focusHeld: false, asking: false };

const shortcuts = SHORTCUTS.flatMap((group) => group.shortcuts);

/** A press on an American keyboard. */
function press(code: string, { shift = false, ctrl = false, alt = false } = {}): KeyPress {
  return { code, key: characterOf(code, shift), shift, ctrl, alt, numLock: true };
}

function characterOf(code: string, shift: boolean): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const sign = { Space: ' ', Period: '.>', Slash: '/?', BracketLeft: '[{', BracketRight: ']}' }[code];
  if (letter) {
    return shift ? letter : letter.toLowerCase();
  }
  return digit ?? (sign ? (sign[shift ? 1 : 0] ?? sign) : code);
}

function contextOf(combo: Combo): KeyContext {
  return { ...BOARD, focusHeld: combo.hold !== undefined, asking: combo.after !== undefined };
}

function commandsOf(combo: Combo): (Command | null)[] {
  return combo.keys.map((key) => commandFor(press(key, combo), contextOf(combo)));
}

/** Every key of a keyboard with every combination of modifiers, in every state of the board's keys. */
function everyCommand(): Command[] {
  const codes = [
    ...Array.from({ length: 26 }, (_, i) => `Key${String.fromCharCode(65 + i)}`),
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
  it.each(shortcuts)('tells the truth about $id', ({ does, combos }) => {
    for (const combo of combos) {
      expect(commandsOf(combo).map((command) => command?.do)).toEqual(combo.keys.map(() => does));
    }
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
    expect(SHORTCUTS.map(({ id }) => id).sort()).toEqual(Object.keys(groups).sort());
  });
});

function texts(commands: readonly (Command | null)[]): string[] {
  return commands.map((command) => JSON.stringify(command));
}
