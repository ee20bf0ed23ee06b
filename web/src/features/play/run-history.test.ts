import { beforeEach, describe, expect, it, vi } from 'vitest';
import { of, only } from '@/domain/selection';
import { answerLater, engine, failNext, settled } from '@/testing/engine';
import {
  EMPTY,
  TWO,
  TWO_SOLUTIONS,
  UNIQUE,
  UNSOLVABLE,
  said,
  selected,
  sessionOf,
  shown,
  toasted,
} from '@/testing/session';
import { enter, run, startOver } from './run';
import type { Session } from './session';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

beforeEach(() => {
  engine.ask.mockClear();
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
    expect(toasted()).toContain('There is no checkpoint before this move.');
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
    // No other digit is left for the cell.
    expect(session.games.open('key')!.help).toMatchObject({ reveals: 1, revealed: [18] });
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
    // Twice the same is one message.
    expect(toasted()).toEqual([chooseOne, 'This cell is filled.']);
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
