import { beforeEach, describe, expect, it, vi } from 'vitest';
import { of, only } from '@/domain/selection';
import { engine, settled } from '@/testing/engine';
import { EMPTY, SOLUTION, UNIQUE, fill, said, selected, sessionOf, toasted } from '@/testing/session';
import { run } from './run';
import type { Session } from './session';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

beforeEach(() => {
  engine.ask.mockClear();
});

describe('moving', () => {
  const at = (session: Session): number => session.selection.value.cursor;

  it('selects the next cell, over the edge if wanted', () => {
    const session = sessionOf(EMPTY);
    run(session, { do: 'go', direction: 'left', extend: false, toEmpty: false });
    expect([at(session), selected(session)]).toEqual([3, [3]]);
    Object.assign(session.settings, { wrap: false });
    run(session, { do: 'go', direction: 'right', extend: false, toEmpty: false });
    expect(at(session)).toBe(3);
  });

  it('spans a rectangle with Shift, never over the edge', () => {
    const session = sessionOf(EMPTY);
    run(session, { do: 'go', direction: 'down', extend: true, toEmpty: false });
    run(session, { do: 'go', direction: 'right', extend: true, toEmpty: false });
    expect(selected(session)).toEqual([0, 1, 4, 5]);
    run(session, { do: 'go', direction: 'left', extend: true, toEmpty: false });
    run(session, { do: 'go', direction: 'left', extend: true, toEmpty: false });
    expect(selected(session)).toEqual([0, 4]);
  });

  it('jumps to the next empty cell, an edge or a box', () => {
    const session = sessionOf('.12. .... .... ....');
    run(session, { do: 'go', direction: 'right', extend: false, toEmpty: true });
    expect(at(session)).toBe(3);
    run(session, { do: 'go-box', direction: 'down', extend: false });
    expect(at(session)).toBe(11);
    run(session, { do: 'go-edge', end: 'first', wholeBoard: false, extend: true });
    expect(selected(session)).toEqual([8, 9, 10, 11]);
    run(session, { do: 'go-edge', end: 'last', wholeBoard: true, extend: false });
    expect(at(session)).toBe(15);
  });

  it('goes to a cell by name and reads it', () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'go-to', cell: 7 });
    expect(selected(session)).toEqual([7]);
    expect(said()).toBe('2, given, row 2 column 4, box 2');
  });
});

describe('showing a digit', () => {
  it('is turned on and off', () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'focus-digit', digit: 2 });
    expect([session.focusDigit.value, said()]).toEqual([2, 'Showing all 2.']);
    run(session, { do: 'focus-digit', digit: 2 });
    expect([session.focusDigit.value, said()]).toEqual([0, 'No digit shown.']);
    run(session, { do: 'focus-digit', digit: 7 });
    expect(session.focusDigit.value).toBe(0);
  });

  it('takes the digit of the cell, or ends at an empty one', () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'focus-cell-digit' });
    expect(session.focusDigit.value).toBe(1);
    session.select(only(1));
    run(session, { do: 'focus-cell-digit' });
    expect(session.focusDigit.value).toBe(0);
    run(session, { do: 'focus-cell-digit' });
    expect(said()).toBe('The cell has no digit to show.');
  });
});

describe('selecting', () => {
  it('all empty cells keeps the cursor if it is on one', () => {
    const session = sessionOf('123. .... .... ....');
    session.select(only(8));
    run(session, { do: 'select-empty' });
    expect([selected(session).length, session.selection.value.cursor, said()]).toEqual([13, 8, '13 cells selected']);
    session.select(only(0));
    run(session, { do: 'select-empty' });
    expect(session.selection.value.cursor).toBe(3);
  });

  it('on a full board stays where it is', () => {
    const session = sessionOf('1234 3412 2143 4322');
    session.select(only(9));
    run(session, { do: 'select-empty' });
    expect([selected(session), session.selection.value.cursor]).toEqual([[], 9]);
  });

  it('ends with Escape, one layer at a time', () => {
    const session = sessionOf(UNIQUE);
    session.select(of([5, 6], 6));
    session.panel.value = 'history';
    session.heldDigit.value = 4;
    session.focusDigit.value = 3;
    const state = (): unknown[] => [
      session.panel.value,
      session.heldDigit.value,
      session.focusDigit.value,
      selected(session).length,
    ];
    const seen = Array.from({ length: 4 }, () => {
      run(session, { do: 'deselect' });
      return state();
    });
    expect(seen).toEqual([
      ['none', 4, 3, 2],
      ['none', 0, 3, 2],
      ['none', 0, 0, 2],
      ['none', 0, 0, 0],
    ]);
    expect([session.selection.value.cursor, said()]).toEqual([6, 'Nothing selected.']);
  });
});

describe('pausing', () => {
  it('is turned on and off', () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'pause' });
    expect(session.paused.value).toBe(true);
    run(session, { do: 'pause' });
    expect(session.paused.value).toBe(false);
  });

  it('hides and shows the clock on its own key', () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'toggle-clock' });
    expect([session.settings.clock, said()]).toEqual(['end', 'Clock hidden.']);
    run(session, { do: 'toggle-clock' });
    expect([session.settings.clock, said()]).toEqual(['shown', 'Clock shown: 0:00.']);
  });
});

describe('windows', () => {
  it('open', () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'open-command-line' });
    expect(session.dialog.value).toBe('command-line');
    run(session, { do: 'open-shortcuts' });
    expect(session.dialog.value).toBe('shortcuts');
  });
});

describe('questions', () => {
  it('are answered for the house of the cursor, or for a named one', () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'read-house', kind: 'row', index: 'here' });
    expect(toasted().at(-1)).toBe('row 1: missing 2 3.');
    run(session, { do: 'read-house', kind: 'column', index: 3 });
    expect(toasted().at(-1)).toBe('column 4: missing 1 3.');
    run(session, { do: 'read-house', kind: 'box', index: 2 });
    expect(toasted().at(-1)).toBe('box 3: missing 2 3.');
  });

  it('are answered for a cell and a digit', () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'read-candidates', cell: 'here' });
    expect(toasted().at(-1)).toBe('The cell holds 1.');
    run(session, { do: 'read-candidates', cell: 1 });
    expect(toasted().at(-1)).toBe('Candidates: 2 3.');
    run(session, { do: 'read-digit', digit: 1 });
    expect(toasted().at(-1)).toBe('1 is in r1c1, r3c2. It can go to r2c3, r4c3, r4c4.');
  });

  it('wait for their digit until something else is done', () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'ask-digit' });
    expect([session.asking.value, said()]).toEqual([true, 'Which digit?']);
    run(session, { do: 'read-digit', digit: 1 });
    expect(session.asking.value).toBe(false);
  });
});

describe('a solved board', () => {
  it('takes no help and opens no question about moves', async () => {
    const session = sessionOf(UNIQUE);
    fill(session, SOLUTION);
    session.dialog.value = 'none';
    const help = { ...session.game.help };
    for (const what of ['hint', 'check', 'reveal', 'rewind', 'reapply', 'fill-notes', 'pause'] as const) {
      run(session, { do: what });
    }
    run(session, { do: 'back-to-checkpoint' });
    await settled();
    expect([session.dialog.value, session.panel.value, session.paused.value]).toEqual(['none', 'none', false]);
    expect(session.game.help).toEqual(help);
    expect([engine.ask.mock.calls, toasted()]).toEqual([[], []]);
  });

  it('can be started over: the puzzle begins anew, the finished game stays', () => {
    const session = sessionOf(UNIQUE);
    fill(session, SOLUTION);
    run(session, { do: 'reset' });
    const [anew] = session.games.unfinished;
    expect(anew!.puzzle.givens).toBe(session.game.puzzle.givens);
    expect(location.hash).toBe(`#/play/${anew!.key}`);
    expect(session.games.finished.map(({ key }) => key)).toEqual(['key']);
  });

  it('can still be looked at', () => {
    const session = sessionOf(UNIQUE);
    fill(session, SOLUTION);
    run(session, { do: 'focus-digit', digit: 3 });
    run(session, { do: 'go-to', cell: 1 });
    expect([session.focusDigit.value, selected(session)]).toEqual([3, [1]]);
  });
});
