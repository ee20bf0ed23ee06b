import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digitsIn } from '@/domain/digits';
import { of, only } from '@/domain/selection';
import { answerLater, engine, failNext, settled } from '@/testing/engine';
import {
  SOLUTION,
  TWO,
  TWO_SOLUTIONS,
  UNIQUE,
  UNSOLVABLE,
  fill,
  said,
  sessionOf,
  shown,
  toasted,
} from '@/testing/session';
import { enter, fillAllNotes, otherTool, run, startOver, toolsFor } from './run';
import type { Session } from './session';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

beforeEach(() => {
  engine.ask.mockClear();
});

const EMPTY = '.'.repeat(16);

function notes(session: Session, cell: number): { corner: number[]; centre: number[] } {
  const { board } = session;
  return { corner: digitsIn(board.get('corner', cell)), centre: digitsIn(board.get('centre', cell)) };
}

function selected(session: Session): number[] {
  return [...session.selection.value.cells].sort((a, b) => a - b);
}

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
    expect(said()).toBe('2 placed, all of them are in.');
  });

  it('uses the tool that is chosen', () => {
    const session = sessionOf(EMPTY, { notes: 'two' });
    for (const tool of ['corner', 'centre', 'colour'] as const) {
      run(session, { do: 'tool', tool });
      run(session, { do: 'enter', digit: 3, as: 'current' });
    }
    expect(notes(session, 0)).toEqual({ corner: [3], centre: [3] });
    expect(digitsIn(session.board.get('colour', 0))).toEqual([3]);
    expect(said()).toBe('Colour C.');
    run(session, { do: 'enter', digit: 3, as: 'current' });
    expect(said()).toBe('Colour C removed.');
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
    expect([session.board.get('tint', session.board.tintKey(0, 3)), said()]).toEqual([2, 'Colour B.']);
    run(session, { do: 'tint', colour: 2 });
    expect([session.board.get('tint', session.board.tintKey(0, 3)), said()]).toEqual([0, 'Colour B removed.']);
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

describe('history', () => {
  it('tells what was undone and redone', () => {
    const session = sessionOf(EMPTY);
    enter(session, [6], 4, 'digit');
    run(session, { do: 'undo', times: 1 });
    expect(said()).toBe('Undone: 4 removed from row 2 column 3');
    run(session, { do: 'redo', times: 1 });
    expect(said()).toBe('Redone: 4 placed in row 2 column 3');
    run(session, { do: 'redo', times: 1 });
    expect(said()).toBe('Nothing to redo.');
    run(session, { do: 'undo', times: 1 });
    run(session, { do: 'undo', times: 1 });
    expect(said()).toBe('Nothing to undo.');
  });

  it('goes many steps at once, and no further than the start however many are typed', () => {
    const session = sessionOf(EMPTY);
    [0, 5, 10].forEach((cell) => enter(session, [cell], 4, 'digit'));
    run(session, { do: 'undo', times: 2 });
    expect(session.game.history.at).toBe(1);
    run(session, { do: 'redo', times: 1e15 });
    expect(session.game.history.at).toBe(3);
    run(session, { do: 'undo', times: 1e15 });
    expect(session.game.history.at).toBe(0);
  });

  it('comes back to a checkpoint, and can go forth again', () => {
    const session = sessionOf(EMPTY);
    enter(session, [0], 1, 'digit');
    run(session, { do: 'set-checkpoint' });
    expect(toasted()).toEqual(['Checkpoint set.']);
    enter(session, [5], 2, 'digit');
    enter(session, [6], 3, 'digit');
    run(session, { do: 'back-to-checkpoint' });
    expect([shown(session), said()]).toEqual([`1${'.'.repeat(15)}`, 'Back at the checkpoint.']);
    expect(session.games.open('key')!.history.checkpoints).toEqual([1]);
    run(session, { do: 'redo', times: 2 });
    expect(session.game.history.at).toBe(3);
    session.goTo(0);
    run(session, { do: 'back-to-checkpoint' });
    expect(toasted()).toContain('There is no checkpoint behind this move.');
  });

  it('re-applies a branch, as one step', () => {
    const session = sessionOf(EMPTY);
    enter(session, [0], 1, 'digit');
    enter(session, [5], 2, 'digit');
    enter(session, [10], 3, 'digit');
    session.goTo(0);
    enter(session, [0], 4, 'digit');
    run(session, { do: 'reapply' });
    expect(shown(session)).toBe('4....2....3.....');
    session.undo();
    expect(shown(session)).toBe('4...............');
  });

  it('starts over, and undo brings all back', () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 2, 'digit');
    enter(session, [2], 3, 'note');
    run(session, { do: 'reset' });
    expect([session.dialog.value, session.board.digit(1)]).toEqual(['reset', 2]);
    startOver(session);
    expect(shown(session)).toBe(UNIQUE.replace(/\s/g, ''));
    expect(session.board.hasNote(2, 3)).toBe(false);
    expect(selected(session)).toEqual([]);
    session.undo();
    expect([session.board.digit(1), session.board.hasNote(2, 3)]).toEqual([2, true]);
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

describe('revealing', () => {
  const reveal = async (session: Session): Promise<void> => {
    run(session, { do: 'reveal' });
    await settled();
  };

  it('enters the digit of the only solution and counts as help', async () => {
    const session = sessionOf(UNIQUE);
    session.select(only(2));
    await reveal(session);
    expect([shown(session)[2], said()]).toEqual(['3', '3, yours, row 1 column 3']);
    expect(session.games.open('key')!.help.reveals).toBe(1);
  });

  it('needs one empty cell', async () => {
    const session = sessionOf(UNIQUE);
    session.select(of([1, 2], 2));
    await reveal(session);
    session.select(only(0));
    await reveal(session);
    enter(session, [1], 2, 'digit');
    session.select(only(1));
    await reveal(session);
    const chooseOne = 'Select one cell to reveal.';
    expect(toasted()).toEqual([chooseOne, chooseOne, 'This cell is filled.']);
    expect(engine.ask).not.toHaveBeenCalled();
  });

  it('goes along with the player where there are several solutions', async () => {
    const session = sessionOf(TWO);
    enter(session, [2], 4, 'digit');
    session.select(only(3));
    await reveal(session);
    expect(session.board.digit(3)).toBe(3);
  });

  it('takes one of several solutions while all are open', async () => {
    const session = sessionOf(TWO);
    session.select(only(2));
    await reveal(session);
    expect(TWO_SOLUTIONS.map((solution) => solution[2])).toContain(shown(session)[2]);
    expect(toasted()).toEqual([]);
  });

  it('says if nothing fits any more, and if the engine fails', async () => {
    const session = sessionOf(UNSOLVABLE);
    session.select(only(8));
    await reveal(session);
    expect(toasted()).toEqual(['Your digits contradict the solution. Check or rewind first.']);
    failNext();
    await reveal(session);
    expect(toasted()[1]).toBe('The engine did not answer. Please try again.');
    expect(session.game.help.reveals).toBe(0);
  });

  it('leaves the cell alone if the player was faster', async () => {
    const session = sessionOf(UNIQUE);
    session.select(only(2));
    const come = answerLater();
    run(session, { do: 'reveal' });
    enter(session, [2], 3, 'digit');
    await come();
    expect([session.board.digit(2), session.game.help.reveals]).toEqual([3, 0]);
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
    expect(said()).toBe('row 1: missing 2 3.');
    run(session, { do: 'read-house', kind: 'column', index: 3 });
    expect(said()).toBe('column 4: missing 1 3.');
    run(session, { do: 'read-house', kind: 'box', index: 2 });
    expect(said()).toBe('box 3: missing 2 3.');
  });

  it('are answered for a cell and a digit', () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'read-candidates', cell: 'here' });
    expect(said()).toBe('The cell holds 1.');
    run(session, { do: 'read-candidates', cell: 1 });
    expect(said()).toBe('Candidates: 2 3.');
    run(session, { do: 'read-digit', digit: 1 });
    expect(said()).toBe('1 is in r1c1, r3c2. It can go to r2c3, r4c3, r4c4.');
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
    for (const what of ['hint', 'check', 'reveal', 'rewind', 'reapply', 'reset', 'fill-notes', 'pause'] as const) {
      run(session, { do: what });
    }
    run(session, { do: 'back-to-checkpoint' });
    await settled();
    expect([session.dialog.value, session.panel.value, session.paused.value]).toEqual(['none', 'none', false]);
    expect(session.game.help).toEqual(help);
    expect([engine.ask.mock.calls, toasted()]).toEqual([[], []]);
  });

  it('can still be looked at', () => {
    const session = sessionOf(UNIQUE);
    fill(session, SOLUTION);
    run(session, { do: 'focus-digit', digit: 3 });
    run(session, { do: 'go-to', cell: 1 });
    expect([session.focusDigit.value, selected(session)]).toEqual([3, [1]]);
  });
});
