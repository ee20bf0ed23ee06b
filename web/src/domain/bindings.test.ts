import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  ACTION_IDS,
  type OwnKeys,
  asOwnKeys,
  boundCommand,
  clashing,
  keysOf,
  rebind,
  resetKeys,
  unbind,
} from './bindings';
import { chordOf, readChord, writeChord } from './chords';
import { commandFor } from './keys';
import type { KeyPress } from './press';

const SMALL = { side: 9, letterKeys: true };
const LARGE = { side: 16, letterKeys: true };

function press(key: string, over: Partial<KeyPress> = {}): KeyPress {
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
  return { key, code, shift: false, ctrl: false, alt: false, numLock: false, ...over };
}

describe('keys of choice', () => {
  it('are the usual ones at first, and each of them does one thing', () => {
    for (const id of ACTION_IDS) {
      for (const key of ACTIONS[id].keys) {
        expect(readChord(key), key).not.toBeNull();
        expect(clashing({}, id, key), `${id} ${key}`).toEqual([]);
      }
    }
  });

  it('are taken from whatever had them, and only kept where they are not the usual ones', () => {
    const own = rebind({}, 'hint', 'K');
    expect(own).toEqual({ hint: ['K'], check: [] });
    expect(boundCommand(press('k'), SMALL, own)).toEqual({ do: 'hint' });
    expect(boundCommand(press('h'), SMALL, own)).toBeNull();
    expect(resetKeys(own, 'check')).toEqual({ hint: [] });
    expect(resetKeys(own, 'hint')).toEqual({ check: [] });
    expect(rebind(rebind({}, 'pause', 'J'), 'pause', 'P')).toEqual({});
    expect(unbind({}, 'zen')).toEqual({ zen: [] });
    expect(unbind({}, 'giveUp')).toEqual({});
  });

  it('leave the other keys of an action that loses one', () => {
    expect(rebind({}, 'zen', '[')).toEqual({ zen: ['['], undo: ['Ctrl+Z'] });
  });

  it('of moves select with Shift, so that Shift with them is taken, too', () => {
    const own = rebind({}, 'goUp', 'I');
    expect(boundCommand(press('I', { shift: true }), SMALL, own)).toMatchObject({ direction: 'up', extend: true });
    expect(clashing(own, 'zen', 'Shift+I')).toEqual(['goUp']);
    expect(clashing({}, 'zen', 'Shift+M')).toEqual(['backToCheckpoint']);
    expect(clashing({}, 'zen', 'Shift+H')).toEqual([]);
  });

  it('clash also where one is a place and the other a letter, and on large boards', () => {
    expect(clashing({}, 'zen', 'Z')).toEqual(['toolDigit']);
    expect(clashing({}, 'zen', 'Alt+H')).toEqual(['hint']);
    expect(clashing({}, 'zen', 'Alt+W')).toEqual([]);
    expect(boundCommand(press('h', { alt: true }), LARGE)).toEqual({ do: 'hint' });
    expect(boundCommand(press('h', { alt: true }), SMALL, rebind({}, 'zen', 'Alt+H'))).toEqual({ do: 'zen' });
  });

  it('clash on a French keyboard with what lies on their place', () => {
    const z = press('z', { code: 'KeyW' });
    expect(clashing({}, 'zen', 'Z', z)).toEqual(['goUp', 'toolDigit']);
    expect(rebind({}, 'zen', 'Z', z)).toEqual({ zen: ['Z'], goUp: [], toolDigit: [] });
  });

  it('are read from what cannot be trusted', () => {
    expect(asOwnKeys(null)).toEqual({});
    expect(asOwnKeys(JSON.parse('{"__proto__": ["J"], "toString": ["J"], "hint": "J"}'))).toEqual({});
    expect(
      asOwnKeys({ hint: ['J', 5, 'J', 'Digit1', 'Ctrl+Ctrl+J', 'Shift+Ctrl+J', '', 'F1', 'Enter'], check: [] }),
    ).toEqual({
      hint: ['J'],
      check: [],
    });
  });

  it('after any changes have no key for two actions, and every key still does what it is listed for', () => {
    const action = fc.constantFrom(...ACTION_IDS);
    const key = fc.constantFrom('H', 'J', 'Shift+M', 'Ctrl+J', '[', 'Space', 'KeyW', 'A', 'Alt+H', 'F12');
    const step = fc.oneof(
      fc.record({ do: fc.constant('rebind' as const), action, key }),
      fc.record({ do: fc.constantFrom('unbind' as const, 'reset' as const), action, key: fc.constant('') }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let own: OwnKeys = {};
        for (const { do: what, action: id, key: chord } of steps) {
          own = what === 'rebind' ? rebind(own, id, chord) : what === 'unbind' ? unbind(own, id) : resetKeys(own, id);
        }
        expect(asOwnKeys(JSON.parse(JSON.stringify(own)))).toEqual(own);
        for (const id of ACTION_IDS) {
          keysOf(id, own).forEach((chord) => expect(clashing(own, id, chord)).toEqual([]));
        }
      }),
    );
  });
});

describe('a key that is pressed to be chosen', () => {
  it.each<[KeyPress, string | null]>([
    [press('j'), 'J'],
    [press('J', { shift: true }), 'Shift+J'],
    [press('я', { code: 'KeyZ' }), 'Z'],
    [press('z', { code: 'KeyW' }), 'Z'],
    [press('?', { shift: true, code: 'Slash' }), '?'],
    [press('+', { ctrl: true, code: 'Equal' }), 'Ctrl++'],
    [press(' ', { code: 'Space' }), 'Space'],
    [press('F12'), 'F12'],
    [press('e', { ctrl: true }), 'Ctrl+E'],
    [press('w', { ctrl: true }), null],
    [press('e', { ctrl: true, alt: true }), null],
    [press('5', { code: 'Digit5' }), null],
    [press('&', { code: 'Digit1' }), null],
    [press('5', { code: 'Numpad5', numLock: true }), null],
    [press('F1'), null],
    [press('F5'), null],
    [press('ArrowUp'), null],
    [press('Enter'), null],
    [press('Backspace'), null],
    [press('Dead'), null],
    [press('é'), null],
  ])('%o', (pressed, chord) => {
    expect(chordOf(pressed)).toBe(chord);
    if (chord) {
      expect(writeChord(readChord(chord)!)).toBe(chord);
      const context = { ...SMALL, focusHeld: false, asking: false, keys: rebind({}, 'zen', chord, pressed) };
      expect(commandFor(pressed, context)).toEqual({ do: 'zen' });
    }
  });
});
