import { describe, expect, it, vi } from 'vitest';
import { digitsIn } from '@/domain/digits';
import { of, only } from '@/domain/selection';
import { EMPTY, UNIQUE, said, selected, sessionOf, shown } from '@/testing/session';
import { enter, fillAllNotes, notedDigits, otherTool, run, toolsFor } from './run';
import type { Session } from './session';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

function notes(session: Session, cell: number): { corner: number[]; centre: number[] } {
  const { board } = session;
  return { corner: digitsIn(board.get('corner', cell)), centre: digitsIn(board.get('centre', cell)) };
}

describe('tools', () => {
  it('are digits and notes for beginners, two kinds of notes for others', () => {
    expect(toolsFor('simple')).toEqual(['digit', 'note', 'colour', 'pen']);
    expect(toolsFor('two')).toEqual(['digit', 'corner', 'centre', 'colour', 'pen']);
  });

  it('are chosen, and told', () => {
    const session = sessionOf(EMPTY, { notes: 'two' });
    run(session, { do: 'tool', tool: 'corner' });
    expect([session.tool.value, said()]).toEqual(['corner', 'Tool: Corner']);
    session.settings.notes = 'simple';
    run(session, { do: 'tool', tool: 'corner' });
    expect([session.tool.value, said()]).toEqual(['note', 'Tool: Notes']);
  });

  it('come round one after the other', () => {
    const session = sessionOf(EMPTY, { notes: 'two' });
    const seen = Array.from({ length: 6 }, () => {
      run(session, { do: 'next-tool' });
      return session.tool.value;
    });
    expect(seen).toEqual(['corner', 'centre', 'colour', 'pen', 'digit', 'corner']);
  });

  it('have another that a long press means', () => {
    const session = sessionOf(EMPTY);
    expect(otherTool(session)).toBe('note');
    session.tool.value = 'note';
    expect(otherTool(session)).toBe('digit');
    session.settings.notes = 'two';
    session.tool.value = 'digit';
    expect(otherTool(session)).toBe('centre');
  });
});

describe('entering', () => {
  it('a digit says how many are left, and takes it out again', () => {
    const session = sessionOf(UNIQUE);
    session.select(only(1));
    run(session, { do: 'enter', digit: 2, as: 'current' });
    expect([session.board.digit(1), said()]).toEqual([2, '2 placed. 2 left.']);
    run(session, { do: 'enter', digit: 2, as: 'current' });
    expect([session.board.digit(1), said()]).toEqual([0, '2 removed.']);
  });

  it('the last ones of a digit says so', () => {
    const session = sessionOf('2... ..2. .... ....');
    enter(session, [9], 2, 'digit');
    expect(said()).toBe('2 placed. 1 left.');
    enter(session, [15], 2, 'digit');
    expect(said()).toBe('2 placed. This digit is complete.');
  });

  it('uses the tool that is chosen', () => {
    const session = sessionOf(EMPTY, { notes: 'two' });
    for (const tool of ['corner', 'centre', 'colour'] as const) {
      run(session, { do: 'tool', tool });
      run(session, { do: 'enter', digit: 3, as: 'current' });
    }
    expect(notes(session, 0)).toEqual({ corner: [3], centre: [3] });
    expect(digitsIn(session.board.get('colour', 0))).toEqual([3]);
    expect(said()).toBe('Colour 3.');
    run(session, { do: 'enter', digit: 3, as: 'current' });
    expect(said()).toBe('Colour 3 removed.');
  });

  it('corner and centre marks are one kind of note for beginners', () => {
    const session = sessionOf(EMPTY);
    run(session, { do: 'enter', digit: 3, as: 'corner' });
    expect([notes(session, 0), said()]).toEqual([{ corner: [], centre: [3] }, '3 noted.']);
    run(session, { do: 'enter', digit: 3, as: 'centre' });
    expect([notes(session, 0), said()]).toEqual([{ corner: [], centre: [] }, 'Note 3 removed.']);
  });

  it('two kinds are kept apart for others', () => {
    const session = sessionOf(EMPTY, { notes: 'two' });
    run(session, { do: 'enter', digit: 3, as: 'corner' });
    run(session, { do: 'enter', digit: 4, as: 'centre' });
    run(session, { do: 'enter', digit: 1, as: 'note' });
    expect(notes(session, 0)).toEqual({ corner: [3], centre: [1, 4] });
  });

  it('cleans the notes around as one step, if wanted', () => {
    const session = sessionOf(EMPTY);
    fillAllNotes(session);
    enter(session, [0], 1, 'digit');
    expect(session.board.hasNote(1, 1)).toBe(false);
    expect(session.game.history.at).toBe(2);
    session.undo();
    expect([session.board.hasNote(1, 1), session.board.digit(0)]).toEqual([true, 0]);
    Object.assign(session.settings, { cleanNotes: false });
    enter(session, [0], 1, 'digit');
    expect(session.board.hasNote(1, 1)).toBe(true);
  });

  it('does not touch givens, and says why', () => {
    const session = sessionOf(UNIQUE);
    for (const as of ['digit', 'note'] as const) {
      run(session, { do: 'enter', digit: 3, as });
      expect(said()).toBe('This digit is given.');
    }
    expect(session.game.history.moves).toEqual([]);
  });

  it('nothing that the board has not', () => {
    const session = sessionOf(EMPTY);
    enter(session, [0], 5, 'digit');
    enter(session, [0], 8, 'colour');
    expect(session.game.history.moves).toEqual([]);
    expect(session.lastDigit).toBe(0);
  });

  it('lines says whether they were drawn or rubbed out', () => {
    const session = sessionOf(EMPTY);
    session.select(of([0, 1, 5], 5));
    run(session, { do: 'enter', digit: 0, as: 'pen' });
    expect([[...session.board.keys('line')].length, said()]).toEqual([2, 'Lines drawn.']);
    run(session, { do: 'enter', digit: 0, as: 'pen' });
    expect([[...session.board.keys('line')].length, said()]).toEqual([0, 'Cleared.']);
  });

  it('by typed command selects the cell', () => {
    const session = sessionOf(EMPTY);
    run(session, { do: 'tool', tool: 'note' });
    run(session, { do: 'place', cell: 6, digit: 4 });
    expect([session.board.digit(6), selected(session)]).toEqual([4, [6]]);
    run(session, { do: 'notes', cell: 7, add: 0b110, remove: 0 });
    run(session, { do: 'notes', cell: 7, add: 0, remove: 0b10 });
    expect([notes(session, 7).centre, said()]).toEqual([[2], 'empty, candidates 2, row 2 column 4']);
  });

  it('with symbols other than digits is told in these symbols', () => {
    const session = sessionOf(EMPTY, { symbols: 'letters' });
    enter(session, [0], 3, 'digit');
    expect(said()).toBe('C placed. 3 left.');
  });
});

describe('colouring candidates', () => {
  it('needs a digit that is shown, and tells what it did', () => {
    const session = sessionOf(EMPTY);
    enter(session, [0], 3, 'note');
    run(session, { do: 'tint', colour: 2 });
    expect(said()).toBe('Show a digit first (F), then colour its candidates.');
    run(session, { do: 'focus-digit', digit: 3 });
    run(session, { do: 'tint', colour: 2 });
    expect([session.board.get('tint', session.board.tintKey(0, 3)), said()]).toEqual([2, 'Colour 2.']);
    run(session, { do: 'tint', colour: 2 });
    expect([session.board.get('tint', session.board.tintKey(0, 3)), said()]).toEqual([0, 'Colour 2 removed.']);
    run(session, { do: 'tint', colour: 8 });
    expect(session.game.history.at).toBe(3);
  });
});

describe('clearing', () => {
  it('takes the top layer, or all, and says if there was nothing', () => {
    const session = sessionOf(EMPTY);
    enter(session, [0], 3, 'note');
    enter(session, [0], 1, 'digit');
    run(session, { do: 'clear', everything: false });
    expect([shown(session)[0], notes(session, 0).centre, said()]).toEqual(['.', [3], 'Cleared.']);
    enter(session, [0], 1, 'digit');
    run(session, { do: 'clear', everything: true });
    expect([shown(session)[0], notes(session, 0).centre]).toEqual(['.', []]);
    run(session, { do: 'clear', everything: true });
    expect(said()).toBe('Nothing to clear.');
    enter(session, [5], 1, 'digit');
    run(session, { do: 'clear-cell', cell: 5 });
    expect(session.board.digit(5)).toBe(0);
  });

  it('turns corner marks into centre marks', () => {
    const session = sessionOf(EMPTY, { notes: 'two' });
    enter(session, [0], 3, 'corner');
    run(session, { do: 'corners-to-centre' });
    expect(notes(session, 0)).toEqual({ corner: [], centre: [3] });
  });
});

describe('filling notes', () => {
  it('asks once in a game, and counts as help', () => {
    const session = sessionOf(EMPTY);
    run(session, { do: 'fill-notes' });
    expect([session.dialog.value, session.game.help.filledNotes]).toEqual(['fill-notes', false]);
    session.dialog.value = 'none';
    fillAllNotes(session);
    expect([notes(session, 0).centre, said()]).toEqual([[1, 2, 3, 4], 'Notes filled in.']);
    expect(session.games.open('key')!.help.filledNotes).toBe(true);
    session.undo();
    run(session, { do: 'fill-notes' });
    expect([session.dialog.value, notes(session, 0).centre]).toEqual(['none', [1, 2, 3, 4]]);
  });

  it('of one digit does not ask', () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'fill-notes', digit: 2 });
    expect([notes(session, 1).centre, notes(session, 2).centre]).toEqual([[2], []]);
  });
});

describe('colouring a candidate by pointer', () => {
  it('takes the chosen one, as long as the cells have it', () => {
    const session = sessionOf(EMPTY);
    enter(session, [0], 2, 'note');
    enter(session, [0, 1], 3, 'note');
    session.select(of([0, 1], 1));
    expect(notedDigits(session)).toEqual([2, 3]);
    run(session, { do: 'choose-tint', digit: 4 });
    expect([session.tintDigit.value, said()]).toEqual([0, 'Colours now go to the cell.']);
    run(session, { do: 'choose-tint', digit: 3 });
    expect([session.tintDigit.value, said()]).toEqual([3, 'Colours now go to candidate 3.']);
    run(session, { do: 'tint', colour: 5, digit: 3 });
    const tint = (cell: number, digit: number): number => session.board.get('tint', session.board.tintKey(cell, digit));
    expect([tint(0, 3), tint(1, 3), tint(0, 2), session.board.get('colour', 0)]).toEqual([5, 5, 0, 0]);
    run(session, { do: 'choose-tint', digit: 3 });
    expect(session.tintDigit.value).toBe(0);
    run(session, { do: 'choose-tint', digit: 3 });
    run(session, { do: 'tool', tool: 'digit' });
    expect(session.tintDigit.value).toBe(0);
  });
});

describe('more of a digit than there can be', () => {
  it('are told', () => {
    const session = sessionOf('3... ..3. .3.. ....');
    enter(session, [15], 3, 'digit');
    expect(said()).toBe('3 placed. This digit is complete.');
    enter(session, [14], 3, 'digit');
    expect([said(), session.board.surplus(3), session.board.remaining(3)]).toEqual([
      '3 placed: one more than there can be.',
      1,
      0,
    ]);
    enter(session, [13], 3, 'digit');
    expect(said()).toBe('3 placed: 2 more than there can be.');
  });
});
