import { describe, expect, it } from 'vitest';
import type { KeyPress } from '@/domain/keys';
import { draftShape, emptyDraft } from './draft';
import { type EditCommand, type Editing, edit, editorKey } from './editing';

function press(key: string, code = '', more: Partial<KeyPress> = {}): KeyPress {
  return { key, code, shift: false, ctrl: false, alt: false, numLock: true, ...more };
}

const digit = (value: number): KeyPress => press(String(value), `Digit${value}`);

/** Types keys on a new board and tells the givens and the cursor. */
function type(board: string, ...keys: KeyPress[]): [string, number] {
  let state: Editing = { draft: emptyDraft(board), cursor: 0 };
  const { side } = draftShape(emptyDraft(board));
  for (const key of keys) {
    state = edit(state, editorKey(key, side) as EditCommand, true);
  }
  return [state.draft.givens, state.cursor];
}

describe('typing a puzzle', () => {
  it('enters digits one after the other and skips with 0, a dot and space', () => {
    expect(type('4', digit(1), digit(0), press('.', 'Period'), digit(4), press(' ', 'Space'), digit(2))).toEqual([
      '1..4.2..........',
      6,
    ]);
  });

  it('clears what is in the way when skipping', () => {
    expect(type('4', digit(1), press('Home'), digit(0))).toEqual(['................', 1]);
  });

  it('goes back over the last digit with Backspace, and clears in place with Delete', () => {
    expect(type('4', digit(1), digit(2), press('Backspace'))).toEqual(['1...............', 1]);
    expect(type('4', digit(1), digit(2), press('Backspace'), press('Backspace'))).toEqual(['................', 0]);
    expect(type('4', digit(1), digit(2), press('ArrowLeft'), press('Backspace'))).toEqual(['1...............', 0]);
    expect(type('4', digit(1), press('ArrowLeft'), press('Delete'))).toEqual(['................', 0]);
  });

  it('stays on the last cell', () => {
    const end = press('End', 'End', { ctrl: true });
    expect(type('4', end, digit(3), digit(4))).toEqual(['...............4', 15]);
  });

  it('takes letters as digits on large boards, and only there', () => {
    expect(type('16', press('g', 'KeyG'))[0].startsWith('G')).toBe(true);
    expect(editorKey(press('q', 'KeyQ'), 16)).toBeNull();
    expect(editorKey(press('a', 'KeyA'), 9)).toBeNull();
  });

  it('refuses digits that the board does not have', () => {
    expect(editorKey(digit(5), 4)).toBeNull();
    const state = { draft: emptyDraft('4'), cursor: 3 };
    expect(edit(state, { do: 'enter', digit: 5 }, true)).toEqual(state);
  });

  it('leaves the browser its own keys', () => {
    for (const key of [
      press('Tab', 'Tab'),
      press('3', 'Digit3', { ctrl: true }),
      press('3', 'Digit3', { alt: true }),
      press('v', 'KeyV', { ctrl: true }),
      press('a', 'KeyA', { ctrl: true }),
      press('F5', 'F5'),
    ]) {
      expect(editorKey(key, 9)).toBeNull();
    }
  });

  it('undoes and redoes', () => {
    expect(editorKey(press('z', 'KeyZ', { ctrl: true }), 9)).toEqual({ do: 'undo' });
    expect(editorKey(press('z', 'KeyZ', { ctrl: true, shift: true }), 9)).toEqual({ do: 'redo' });
    expect(editorKey(press('y', 'KeyY', { ctrl: true }), 9)).toEqual({ do: 'redo' });
  });

  it('moves, around the edge only if that is wished', () => {
    const state = { draft: emptyDraft('4'), cursor: 0 };
    expect(edit(state, { do: 'go', direction: 'left' }, true).cursor).toBe(3);
    expect(edit(state, { do: 'go', direction: 'left' }, false).cursor).toBe(0);
    expect(edit(state, { do: 'go-box', direction: 'down' }, true).cursor).toBe(8);
    expect(edit(state, { do: 'go-to', cell: 9 }, true).cursor).toBe(9);
  });
});
