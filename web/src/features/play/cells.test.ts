import { describe, expect, it, vi } from 'vitest';
import { nothing, of, only } from '@/domain/selection';
import type { Settings } from '@/stores/settings';
import { settled } from '@/testing/engine';
import { SOLUTION, UNIQUE, sessionOf } from '@/testing/session';
import { cellViews, highlightedDigit } from './cells';
import { enter, run } from './run';
import type { Session } from './session';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

function start(settings: Partial<Settings> = {}, givens = UNIQUE): Session {
  const session = sessionOf(givens, settings);
  session.select(nothing(15));
  return session;
}

const fills = (session: Session, fill: string): number[] =>
  cellViews(session).flatMap((view, cell) => (view.fill === fill ? [cell] : []));

describe('cells as they are drawn', () => {
  it('show what lies on the board', () => {
    const session = start({ notes: 'two' });
    enter(session, [1], 2, 'digit');
    enter(session, [5], 3, 'corner');
    enter(session, [5], 4, 'centre');
    enter(session, [5], 1, 'colour');
    const views = cellViews(session);
    expect(views[0]).toMatchObject({ digit: 1, given: true, wrong: false, trouble: '' });
    expect(views[1]).toMatchObject({ digit: 2, given: false });
    expect(views[5]).toMatchObject({ digit: 0, corner: 0b1000, centre: 0b10000, colours: 0b10, tints: '' });
  });

  it('show colours of candidates as long as these are noted', () => {
    const session = start();
    session.select(only(2));
    enter(session, [2], 3, 'note');
    run(session, { do: 'focus-digit', digit: 3 });
    run(session, { do: 'tint', colour: 5 });
    expect(cellViews(session)[2]!.tints).toBe('3:5');
    enter(session, [2], 3, 'note');
    expect(cellViews(session)[2]!.tints).toBe('');
  });

  it('show clashes with the house, on givens only as a ground', () => {
    const session = start();
    enter(session, [1], 4, 'digit');
    const views = cellViews(session);
    expect(views[1]).toMatchObject({ fill: 'conflict', wrong: true, trouble: 'same 4 in row 1' });
    expect(views[3]).toMatchObject({ fill: 'conflict', wrong: false, trouble: 'same 4 in row 1' });
  });

  it('show no clash and no dead note if the player wants none', () => {
    const session = start({ conflicts: 'off' });
    enter(session, [1], 4, 'digit');
    enter(session, [2], 4, 'note');
    expect(cellViews(session)[1]).toMatchObject({ fill: 'plain', wrong: false, trouble: '' });
    expect(cellViews(session)[2]!.dead).toBe(0);
    session.settings.conflicts = 'rules';
    expect(cellViews(session)[2]!.dead).toBe(0b10000);
  });

  it('show what a check found, even if clashes are off', async () => {
    const session = sessionOf(UNIQUE, { conflicts: 'off' }, { solution: SOLUTION });
    session.select(nothing(15));
    enter(session, [1], 3, 'digit');
    run(session, { do: 'check' });
    await settled();
    expect(cellViews(session)[1]).toMatchObject({ fill: 'conflict', wrong: true, trouble: 'cannot be right' });
  });

  it('show what is always checked', async () => {
    const session = sessionOf(UNIQUE, { conflicts: 'solution' }, { solution: SOLUTION });
    session.select(nothing(15));
    enter(session, [1], 3, 'digit');
    await settled();
    expect(cellViews(session)[1]!.trouble).toBe('cannot be right');
  });

  it('show the area of a hint above all', async () => {
    const session = sessionOf(UNIQUE, {}, { solution: SOLUTION });
    for (let stage = 0; stage < 3; stage++) {
      run(session, { do: 'hint' });
      await settled();
    }
    expect(fills(session, 'hint')).toEqual([0, 1, 4, 5]);
  });

  it('show the peers of the selected cell, of one only, and if wanted', () => {
    const session = start({ highlightSame: false });
    session.select(only(5));
    expect(fills(session, 'peer')).toEqual([0, 1, 4, 6, 7, 9, 13]);
    session.select(of([5, 6], 6));
    expect(fills(session, 'peer')).toEqual([]);
    session.select({ cells: new Set([5]), cursor: 6, anchor: 6 });
    expect(fills(session, 'peer')).toEqual([]);
    session.select(only(5));
    Object.assign(session.settings, { highlightPeers: false });
    expect(fills(session, 'peer')).toEqual([]);
  });

  it('show a digit and its notes everywhere', () => {
    const session = start();
    enter(session, [5], 2, 'note');
    session.select(only(7));
    expect(fills(session, 'same')).toEqual([5, 7]);
    enter(session, [5], 3, 'digit');
    expect(fills(session, 'same')).toEqual([7]);
  });

  it('say the box only at the cursor, and only when it was entered', () => {
    const session = start();
    session.select(only(0));
    expect(cellViews(session)[0]!.name).toBe('1, given, row 1 column 1, box 1');
    expect(cellViews(session)[15]!.name).toBe('empty, row 4 column 4');
    session.select(only(1));
    expect(cellViews(session)[1]!.name).toBe('empty, row 1 column 2');
  });
});

describe('the digit that is shown everywhere', () => {
  it('is the one asked for, else the held one, else that of the selected cell', () => {
    const session = start();
    session.select(only(7));
    expect(highlightedDigit(session)).toBe(2);
    session.heldDigit.value = 3;
    expect(highlightedDigit(session)).toBe(3);
    session.focusDigit.value = 4;
    expect(highlightedDigit(session)).toBe(4);
  });

  it('is none for an empty cell, several cells, or if not wanted', () => {
    const session = start();
    session.select(only(1));
    expect(highlightedDigit(session)).toBe(0);
    session.select(of([0, 7], 7));
    expect(highlightedDigit(session)).toBe(0);
    session.select(only(7));
    Object.assign(session.settings, { highlightSame: false });
    expect(highlightedDigit(session)).toBe(0);
  });
});
