import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from './commands';
import { type KeyContext, type KeyPress, commandFor } from './keys';

const CONTEXT: KeyContext = { side: 9, letterKeys: true, focusHeld: false, asking: false };
const LARGE: KeyContext = { ...CONTEXT, side: 16 };

/**
 * A key press written as on a key cap: `Ctrl+Shift+Z`, `Alt+3`, `Numpad1`, `ArrowUp`. On the usual keyboard the place
 * follows from the sign; `over` says what is different.
 */
function press(keys: string, over: Partial<KeyPress> = {}): KeyPress {
  const parts = keys.split(/\+(?=.)/);
  const cap = parts.pop()!;
  const [shift = false, ctrl = false, alt = false] = ['Shift', 'Ctrl', 'Alt'].map((name) => parts.includes(name));
  const pad = /^Numpad(\d)$/.exec(cap);
  const key = pad ? pad[1]! : cap === 'Space' ? ' ' : /^[A-Z]$/.test(cap) && !shift ? cap.toLowerCase() : cap;
  return { key, code: placeOf(cap), shift, ctrl, alt, numLock: pad !== null, ...over };
}

function placeOf(cap: string): string {
  if (/^[A-Z]$/i.test(cap)) {
    return `Key${cap.toUpperCase()}`;
  }
  const signs: Record<string, string> = {
    '.': 'Period',
    '[': 'BracketLeft',
    ']': 'BracketRight',
    '/': 'Slash',
    '?': 'Slash',
  };
  return /^\d$/.test(cap) ? `Digit${cap}` : (signs[cap] ?? cap);
}

function command(keys: string, context = CONTEXT, over: Partial<KeyPress> = {}): Command | null {
  return commandFor(press(keys, over), context);
}

const go = (direction: string, extend = false, toEmpty = false): object => ({ do: 'go', direction, extend, toEmpty });
const goEdge = (end: string, whole = false, extend = false): object => ({
  do: 'go-edge',
  end,
  wholeBoard: whole,
  extend,
});
const goBox = (direction: string, extend = false): object => ({ do: 'go-box', direction, extend });
const enter = (digit: number, as = 'current'): object => ({ do: 'enter', digit, as });

describe('keys on the board', () => {
  it.each<[string, object]>([
    ['ArrowUp', go('up')],
    ['ArrowDown', go('down')],
    ['ArrowLeft', go('left')],
    ['ArrowRight', go('right')],
    ['W', go('up')],
    ['A', go('left')],
    ['S', go('down')],
    ['D', go('right')],
    ['Shift+ArrowUp', go('up', true)],
    ['Shift+D', go('right', true)],
    ['Ctrl+ArrowDown', go('down', false, true)],
    ['Ctrl+Shift+ArrowDown', go('down', true, true)],
    ['Home', goEdge('first')],
    ['End', goEdge('last')],
    ['Ctrl+Home', goEdge('first', true)],
    ['Ctrl+End', goEdge('last', true)],
    ['Shift+End', goEdge('last', false, true)],
    ['PageUp', goBox('up')],
    ['PageDown', goBox('down')],
    ['Shift+PageDown', goBox('down', true)],
    ['1', enter(1)],
    ['9', enter(9)],
    ['Numpad5', enter(5)],
    ['Shift+3', enter(3, 'corner')],
    ['Ctrl+3', enter(3, 'centre')],
    ['Ctrl+Numpad3', enter(3, 'centre')],
    ['Alt+3', enter(3, 'colour')],
    ['Alt+Numpad3', enter(3, 'colour')],
    ['Alt+Shift+3', { do: 'tint', colour: 3 }],
    ['0', { do: 'clear', everything: false }],
    ['Numpad0', { do: 'clear', everything: false }],
    ['Backspace', { do: 'clear', everything: false }],
    ['Delete', { do: 'clear', everything: false }],
    ['Ctrl+Backspace', { do: 'clear', everything: true }],
    ['Ctrl+Delete', { do: 'clear', everything: true }],
    ['Z', { do: 'tool', tool: 'digit' }],
    ['X', { do: 'tool', tool: 'corner' }],
    ['C', { do: 'tool', tool: 'centre' }],
    ['V', { do: 'tool', tool: 'colour' }],
    ['B', { do: 'tool', tool: 'pen' }],
    ['Space', { do: 'next-tool' }],
    ['.', { do: 'corners-to-centre' }],
    ['F', { do: 'focus-cell-digit' }],
    ['F1', { do: 'focus-digit', digit: 1 }],
    ['F9', { do: 'focus-digit', digit: 9 }],
    ['Ctrl+A', { do: 'select-empty' }],
    ['Escape', { do: 'deselect' }],
    ['Ctrl+Z', { do: 'undo', times: 1 }],
    ['Ctrl+Y', { do: 'redo', times: 1 }],
    ['Ctrl+Shift+Z', { do: 'redo', times: 1 }],
    ['[', { do: 'undo', times: 1 }],
    [']', { do: 'redo', times: 1 }],
    ['M', { do: 'set-checkpoint' }],
    ['Shift+M', { do: 'back-to-checkpoint' }],
    ['H', { do: 'hint' }],
    ['F12', { do: 'hint' }],
    ['K', { do: 'check' }],
    ['N', { do: 'fill-notes' }],
    ['P', { do: 'pause' }],
    ['T', { do: 'toggle-clock' }],
    ['G', { do: 'open-command-line' }],
    ['O', { do: 'zen' }],
    ['/', { do: 'open-shortcuts' }],
    ['Shift+?', { do: 'open-shortcuts' }],
    ['Ctrl+Shift+R', { do: 'read-house', kind: 'row', index: 'here' }],
    ['Ctrl+Shift+C', { do: 'read-house', kind: 'column', index: 'here' }],
    ['Ctrl+Shift+B', { do: 'read-house', kind: 'box', index: 'here' }],
    ['Alt+Shift+R', { do: 'read-house', kind: 'row', index: 'here' }],
    ['Ctrl+Shift+N', { do: 'read-candidates', cell: 'here' }],
    ['Ctrl+Shift+D', { do: 'ask-digit' }],
  ])('%s', (keys, expected) => {
    expect(command(keys)).toEqual(expected);
  });

  it.each([
    'Ctrl+W',
    'Ctrl+T',
    'Ctrl+N',
    'Ctrl+C',
    'Ctrl+V',
    'Ctrl+X',
    'Ctrl+F',
    'Ctrl+P',
    'Ctrl+S',
    'Ctrl+R',
    'Ctrl+L',
    'Ctrl+0',
    'Ctrl+Shift+I',
    'Ctrl+Shift+T',
    'Ctrl+Shift+A',
    'Ctrl+Shift+3',
    'Ctrl+Alt+3',
    'Alt+0',
    'Alt+8',
    'Alt+Shift+9',
    'Alt+ArrowLeft',
    'Alt+ArrowRight',
    'Alt+Home',
    'Alt+D',
    'Alt+F',
    'Alt+H',
    'Alt+Z',
    'Alt+Backspace',
    'Ctrl+[',
    'Ctrl+/',
    'F5',
    'Ctrl+F5',
    'Shift+F10',
    'F11',
    'Alt+F4',
    'Tab',
    'Shift+Tab',
    'Enter',
    'Shift',
    'Q',
    'J',
  ])('%s stays the browser’s', (keys) => {
    expect(command(keys)).toBeNull();
  });
});

describe('the numeric pad', () => {
  const NAVIGATION = 'Insert End ArrowDown PageDown ArrowLeft Clear ArrowRight Home ArrowUp PageUp'.split(' ');

  it('notes corners with Shift, although Windows then sends navigation keys without Shift', () => {
    for (let digit = 1; digit <= 9; digit++) {
      const sent = { key: NAVIGATION[digit]!, shift: false, numLock: true };
      expect(command(`Numpad${digit}`, CONTEXT, sent)).toEqual(enter(digit, 'corner'));
    }
    expect(command('Numpad0', CONTEXT, { key: 'Insert', numLock: true })).toEqual({ do: 'clear', everything: false });
  });

  it('notes corners with Shift where the system sends Shift along', () => {
    expect(command('Numpad1', CONTEXT, { key: 'End', shift: true, numLock: true })).toEqual(enter(1, 'corner'));
    expect(command('Shift+Numpad1', CONTEXT, { numLock: false })).toEqual(enter(1, 'corner'));
  });

  it('moves without NumLock', () => {
    const off = (digit: number): Command | null =>
      command(`Numpad${digit}`, CONTEXT, { key: NAVIGATION[digit]!, numLock: false });
    expect(off(8)).toEqual(go('up'));
    expect(off(2)).toEqual(go('down'));
    expect(off(7)).toEqual(goEdge('first'));
    expect(off(1)).toEqual(goEdge('last'));
    expect(off(9)).toEqual(goBox('up'));
    expect([off(5), off(0)]).toEqual([null, null]);
  });

  it('does not move where a small board lacks the digit', () => {
    const small = { ...CONTEXT, side: 4 };
    expect(command('Numpad7', small, { key: 'Home', numLock: true })).toBeNull();
    expect(command('Numpad1', small, { key: 'End', numLock: true })).toEqual(enter(1, 'corner'));
  });
});

describe('other keyboards', () => {
  it('enter digits where they need Shift (AZERTY)', () => {
    expect(command('1', CONTEXT, { key: '&' })).toEqual(enter(1));
    expect(command('Shift+1', CONTEXT, { key: '1' })).toEqual(enter(1, 'corner'));
    expect(command('0', CONTEXT, { key: 'à' })).toEqual({ do: 'clear', everything: false });
  });

  it('move and choose tools by the place of the key (AZERTY)', () => {
    expect(command('W', CONTEXT, { key: 'z' })).toEqual(go('up'));
    expect(command('A', CONTEXT, { key: 'q' })).toEqual(go('left'));
    expect(command('Z', CONTEXT, { key: 'w' })).toEqual({ do: 'tool', tool: 'digit' });
  });

  it('find words and signs by what is printed on the key (AZERTY)', () => {
    expect(command('M', CONTEXT, { code: 'Semicolon' })).toEqual({ do: 'set-checkpoint' });
    expect(command('M', CONTEXT, { key: ',' })).toBeNull();
    expect(command('Shift+M', CONTEXT, { key: '?' })).toEqual({ do: 'open-shortcuts' });
    expect(command('.', CONTEXT, { code: 'Comma', shift: true })).toEqual({ do: 'corners-to-centre' });
  });

  it('undo and redo by the letter: AZERTY, QWERTZ', () => {
    expect(command('Ctrl+Z', CONTEXT, { code: 'KeyW' })).toEqual({ do: 'undo', times: 1 });
    expect(command('Ctrl+A', CONTEXT, { code: 'KeyQ' })).toEqual({ do: 'select-empty' });
    expect(command('Ctrl+W', CONTEXT, { code: 'KeyZ' })).toBeNull();
    expect(command('Ctrl+Z', CONTEXT, { code: 'KeyY' })).toEqual({ do: 'undo', times: 1 });
    expect(command('Ctrl+Y', CONTEXT, { code: 'KeyZ' })).toEqual({ do: 'redo', times: 1 });
  });

  it('of another script, and Alt on a Mac, count by place', () => {
    expect(command('Ctrl+Z', CONTEXT, { key: 'я' })).toEqual({ do: 'undo', times: 1 });
    expect(command('H', CONTEXT, { key: 'р' })).toEqual({ do: 'hint' });
    expect(command('Alt+X', LARGE, { key: '≈' })).toEqual({ do: 'tool', tool: 'corner' });
    expect(command('Alt+Shift+C', CONTEXT, { key: 'Ç' })).toEqual({ do: 'read-house', kind: 'column', index: 'here' });
  });
});

describe('large boards', () => {
  it('take letters for digits, with Shift for corners', () => {
    expect(command('A', LARGE)).toEqual(enter(10));
    expect(command('G', LARGE)).toEqual(enter(16));
    expect(command('Shift+C', LARGE)).toEqual(enter(12, 'corner'));
    expect(command('P', { ...CONTEXT, side: 25 })).toEqual(enter(25));
    expect(command('A', LARGE, { key: 'ф' })).toEqual(enter(10));
  });

  it('have no digits beyond their own, and no WASD', () => {
    expect([
      command('H', LARGE),
      command('W', LARGE),
      command('S', LARGE),
      command('A', { ...CONTEXT, side: 8 }),
    ]).toEqual([null, null, null, go('left')]);
  });

  it('have tools and actions with Alt', () => {
    expect(command('Alt+C', LARGE)).toEqual({ do: 'tool', tool: 'centre' });
    expect(command('Alt+H', LARGE)).toEqual({ do: 'hint' });
    expect(command('Alt+F', LARGE)).toEqual({ do: 'focus-cell-digit' });
  });

  it('leave letters with Ctrl alone', () => {
    expect([command('Ctrl+C', LARGE), command('Ctrl+D', LARGE)]).toEqual([null, null]);
    expect(command('Ctrl+A', LARGE)).toEqual({ do: 'select-empty' });
    expect(command('Ctrl+Shift+C', LARGE)).toEqual({ do: 'read-house', kind: 'column', index: 'here' });
  });

  it('ask and show letters too', () => {
    expect(command('B', { ...LARGE, asking: true })).toEqual({ do: 'read-digit', digit: 11 });
    expect(command('B', { ...LARGE, focusHeld: true })).toEqual({ do: 'focus-digit', digit: 11 });
  });
});

describe('small boards', () => {
  const small = { ...CONTEXT, side: 4 };

  it('have no larger digits, but all colours', () => {
    expect([command('4', small), command('5', small), command('Shift+5', small), command('Ctrl+5', small)]).toEqual([
      enter(4),
      null,
      null,
      null,
    ]);
    expect(command('Alt+6', small)).toEqual(enter(6, 'colour'));
    expect(command('Alt+Shift+6', small)).toEqual({ do: 'tint', colour: 6 });
    const colouring = { ...small, colouring: true };
    expect([command('6', colouring), command('7', colouring)]).toEqual([enter(6), null]);
    expect([command('Shift+6', colouring), command('6', { ...colouring, asking: true })]).toEqual([null, null]);
  });
});

describe('letter keys', () => {
  const off = { ...CONTEXT, letterKeys: false };

  it('can be turned off', () => {
    expect([...'WASDZXCVBFMHKNPTG'].map((key) => command(key, off)).every((found) => found === null)).toBe(true);
    expect(command('Shift+M', off)).toBeNull();
  });

  it('turned off leave digits, arrows, keys with Ctrl and questions', () => {
    expect(command('5', off)).toEqual(enter(5));
    expect(command('ArrowUp', off)).toEqual(go('up'));
    expect(command('Ctrl+Z', off)).toEqual({ do: 'undo', times: 1 });
    expect(command('Ctrl+Shift+R', off)).toEqual({ do: 'read-house', kind: 'row', index: 'here' });
    expect(command('A', { ...LARGE, letterKeys: false })).toEqual(enter(10));
  });
});

describe('digits in a question', () => {
  it('choose what is shown while F is held', () => {
    const held = { ...CONTEXT, focusHeld: true };
    expect(command('7', held)).toEqual({ do: 'focus-digit', digit: 7 });
    expect(command('Numpad7', held)).toEqual({ do: 'focus-digit', digit: 7 });
    expect(command('Alt+6', held)).toEqual(enter(6, 'colour'));
  });

  it('answer "where is …"', () => {
    const asking = { ...CONTEXT, asking: true };
    expect(command('7', asking)).toEqual({ do: 'read-digit', digit: 7 });
    expect(command('7', { ...asking, focusHeld: true })).toEqual({ do: 'read-digit', digit: 7 });
    expect(command('7', { ...asking, side: 4 })).toBeNull();
  });
});

describe('any key', () => {
  it('means something or nothing, but never breaks', () => {
    const keys = fc.constantFrom(...'a Z 1 End F1 Dead Process Unidentified é 😀 constructor'.split(' '), '');
    const codes = fc.constantFrom(...'KeyA KeyZ Digit1 Numpad1 NumpadAdd Semicolon IntlYen toString'.split(' '), '');
    const flags = { shift: fc.boolean(), ctrl: fc.boolean(), alt: fc.boolean(), numLock: fc.boolean() };
    const contexts = fc.record({
      side: fc.constantFrom(4, 6, 9, 16, 25),
      letterKeys: fc.boolean(),
      focusHeld: fc.boolean(),
      asking: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.record({ key: keys, code: codes, ...flags }), contexts, (any, context) => {
        const found = commandFor(any, context);
        expect(found === null || typeof found.do === 'string').toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
