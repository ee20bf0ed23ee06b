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
  const up = (code: string, init: KeyboardEventInit = {}): void => keys.up(event('keyup', code, init));
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

describe('while the game is paused', () => {
  it.each([
    ['KeyP', 'p'],
    ['Enter', 'Enter'],
    ['Space', ' '],
  ])('%s goes on', (code, key) => {
    const { session, down } = start();
    down('KeyP');
    expect(session.paused.value).toBe(true);
    expect(down(code, { key }).defaultPrevented).toBe(true);
    expect(session.paused.value).toBe(false);
  });

  it('other keys do nothing', () => {
    const { session, down } = start();
    down('KeyP');
    down('Digit3');
    down('ArrowRight', { key: 'ArrowRight' });
    expect([session.board.digit(0), session.selection.value.cursor]).toEqual([0, 0]);
  });
});

describe('the space bar', () => {
  it('chooses the next tool', () => {
    const { session, down } = start();
    down('Space', { key: ' ' });
    expect(session.tool.value).toBe('note');
  });

  it('on an enlarged board does so only if it comes up without having moved the board', () => {
    const { session, down, up } = start();
    session.zoomed.value = true;
    down('Space', { key: ' ' });
    expect([session.tool.value, session.grip.value]).toEqual(['digit', 'ready']);
    up('Space', { key: ' ' });
    expect([session.tool.value, session.grip.value]).toEqual(['note', 'none']);
    down('Space', { key: ' ' });
    session.grip.value = 'moving';
    down('Space', { key: ' ', repeat: true });
    up('Space', { key: ' ' });
    expect([session.tool.value, session.grip.value]).toEqual(['note', 'none']);
    down('Space', { key: ' ' });
    window.dispatchEvent(new Event('blur'));
    expect(session.grip.value).toBe('none');
  });
});

describe('keys of choice', () => {
  it('do what the player has put on them', () => {
    const { session, down } = start(EMPTY, { keys: { pause: ['J'], toolDigit: [] } });
    expect(down('KeyP').defaultPrevented).toBe(false);
    down('KeyJ');
    expect(session.paused.value).toBe(true);
  });
});

describe('the focus', () => {
  it('goes to the board with a move, or if it is nowhere, and else stays', () => {
    const { session, down } = start();
    session.focusBoard = vi.fn();
    down('Digit3');
    expect(session.focusBoard).toHaveBeenCalledTimes(1);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    down('Digit4');
    expect(session.focusBoard).toHaveBeenCalledTimes(1);
    down('ArrowRight', { key: 'ArrowRight' });
    expect(session.focusBoard).toHaveBeenCalledTimes(2);
    button.remove();
  });

  it('on a control leaves it the keys that it needs; a dialog gets all', () => {
    const { session } = start();
    const keys = boardKeys(session);
    const press = (target: HTMLElement, key: string): boolean => {
      const event = new KeyboardEvent('keydown', { key, code: key, cancelable: true, bubbles: true });
      const listener = (pressed: Event): void => keys.down(pressed as KeyboardEvent);
      window.addEventListener('keydown', listener);
      document.body.append(target);
      target.dispatchEvent(event);
      target.remove();
      window.removeEventListener('keydown', listener);
      return event.defaultPrevented;
    };
    const button = document.createElement('button');
    expect([press(button, ' '), press(button, 'ArrowRight')]).toEqual([false, true]);
    keys.focused(button, true);
    expect(press(button, ' ')).toBe(true);
    keys.focused(button, false);
    expect(press(button, ' ')).toBe(false);
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    expect(press(dialog, 'ArrowRight')).toBe(false);
  });
});

describe('colours', () => {
  it('can all be typed while they are the tool, also on a small board', () => {
    const { session, down } = start();
    down('KeyV');
    down('Digit6');
    down('Digit7');
    expect(session.board.get('colour', 0)).toBe(0b1000000);
  });
});
