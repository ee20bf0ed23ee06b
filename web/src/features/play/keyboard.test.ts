import { describe, expect, it, vi } from 'vitest';
import { only } from '@/domain/selection';
import type { Settings } from '@/stores/settings';
import { EMPTY, said, sessionOf, shown, toasted } from '@/testing/session';
import { boardKeys } from './keyboard';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

function start(givens = EMPTY, settings: Partial<Settings> = {}) {
  const session = sessionOf(givens, settings);
  const keys = boardKeys(session);
  const event = (type: string, code: string, init: KeyboardEventInit & { numLock?: boolean }): KeyboardEvent => {
    const key = code.replace(/^(Digit|Numpad|Key)/, '').toLowerCase();
    const made = new KeyboardEvent(type, { code, key, cancelable: true, ...init });
    vi.spyOn(made, 'getModifierState').mockImplementation((name) => name === 'NumLock' && init.numLock === true);
    return made;
  };
  const down = (code: string, init: KeyboardEventInit & { numLock?: boolean } = {}): KeyboardEvent => {
    const made = event('keydown', code, init);
    keys.down(made);
    return made;
  };
  const up = (code: string): void => keys.up(event('keyup', code, {}));
  return { session, down, up };
}

describe('keys on the board', () => {
  it('do what they mean and keep the browser from it', () => {
    const { session, down } = start();
    expect(down('Digit3').defaultPrevented).toBe(true);
    expect(session.board.digit(0)).toBe(3);
    down('KeyZ', { ctrlKey: true });
    expect(session.board.digit(0)).toBe(0);
    down('KeyZ', { metaKey: true, shiftKey: true });
    expect(session.board.digit(0)).toBe(3);
  });

  it('leave to the browser what means nothing here', () => {
    const { session, down } = start();
    const events = [
      down('Tab', { key: 'Tab' }),
      down('KeyW', { ctrlKey: true }),
      down('F5', { key: 'F5' }),
      down('Digit9'),
    ];
    expect(events.some((event) => event.defaultPrevented)).toBe(false);
    expect(session.game.history.moves).toEqual([]);
  });

  it('tell a digit of the numeric pad from its navigation key', () => {
    const { session, down } = start(EMPTY, { notes: 'two' });
    down('Numpad1', { key: 'End', numLock: true });
    expect([session.board.get('corner', 0), session.selection.value.cursor]).toEqual([0b10, 0]);
    down('Numpad1', { key: 'End' });
    expect(session.selection.value.cursor).toBe(3);
  });

  it('wait while an input method is composing', () => {
    const { session, down } = start();
    expect(down('Digit3', { isComposing: true }).defaultPrevented).toBe(false);
    expect(session.board.digit(0)).toBe(0);
  });

  it('can be kept from being letters', () => {
    const { session, down } = start(EMPTY, { letterKeys: false });
    expect(down('KeyP').defaultPrevented).toBe(false);
    expect(session.paused.value).toBe(false);
  });
});

describe('a key held down', () => {
  it('enters a digit once, instead of flickering', () => {
    const { session, down } = start();
    down('Digit3');
    for (let i = 0; i < 5; i++) {
      expect(down('Digit3', { repeat: true }).defaultPrevented).toBe(true);
    }
    expect([session.board.digit(0), session.game.history.at]).toEqual([3, 1]);
    down('KeyP');
    down('KeyP', { repeat: true });
    expect(session.paused.value).toBe(true);
  });

  it('moves and undoes on and on', () => {
    const { session, down } = start();
    [1, 2, 3].forEach((digit) => down(`Digit${digit}`));
    down('ArrowRight', { key: 'ArrowRight' });
    down('ArrowRight', { key: 'ArrowRight', repeat: true });
    expect(session.selection.value.cursor).toBe(2);
    down('KeyZ', { ctrlKey: true });
    down('KeyZ', { ctrlKey: true, repeat: true });
    expect(session.game.history.at).toBe(1);
  });
});

describe('F', () => {
  const GIVENS = '12.. .... .... ....';

  it('shows the digit of the cell, and while it is held digits choose another', () => {
    const { session, down, up } = start(GIVENS);
    down('KeyF');
    expect(session.focusDigit.value).toBe(1);
    down('KeyF', { repeat: true });
    expect(session.focusDigit.value).toBe(1);
    session.select(only(5));
    down('Digit2');
    expect([session.focusDigit.value, session.board.digit(5)]).toEqual([2, 0]);
    up('KeyF');
    down('Digit3');
    expect([session.focusDigit.value, session.board.digit(5)]).toEqual([2, 3]);
  });

  it('is not taken for held when another key comes up', () => {
    const { session, down, up } = start(GIVENS);
    down('KeyF');
    up('KeyG');
    down('Digit2');
    expect(session.focusDigit.value).toBe(2);
  });

  it('is let go when the window loses the keyboard', () => {
    const { session, down } = start(GIVENS);
    session.select(only(5));
    down('KeyF');
    window.dispatchEvent(new Event('blur'));
    down('Digit3');
    expect(session.board.digit(5)).toBe(3);
  });
});

describe('a question', () => {
  it('takes the next digit as its answer, once', () => {
    const { session, down } = start('12.. .... .... ....');
    session.select(only(5));
    down('KeyD', { key: 'D', ctrlKey: true, shiftKey: true });
    expect(said()).toBe('Which digit?');
    down('Digit2');
    expect([toasted().at(-1), shown(session)]).toEqual([
      '2 is in r1c2. It can go to r2c3, r2c4, r3c1, r3c3, r3c4, r4c1, r4c3, r4c4.',
      '12..............',
    ]);
    down('Digit3');
    expect(session.board.digit(5)).toBe(3);
  });
});
