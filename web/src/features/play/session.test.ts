import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { only } from '@/domain/selection';
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
import { load } from '@/stores/storage';
import { assertive } from '@/ui/announcer';
import { enter, giveUp, run } from './run';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

beforeEach(() => {
  engine.ask.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a session', () => {
  it('means the selected cells, or the cursor’s if none is selected', () => {
    const session = sessionOf(UNIQUE);
    session.select({ cells: new Set([5, 6]), cursor: 6, anchor: 5 });
    expect(session.targets()).toEqual([5, 6]);
    session.select({ cells: new Set(), cursor: 6, anchor: 6 });
    expect(session.targets()).toEqual([6]);
  });

  it('notices when the cursor enters another box', () => {
    const session = sessionOf(UNIQUE);
    session.select(only(1));
    expect(session.enteredBox.value).toBe(false);
    session.select(only(2));
    expect(session.enteredBox.value).toBe(true);
    session.select(only(6));
    expect(session.enteredBox.value).toBe(false);
  });

  it('saves after every move, so that the game can be opened again', () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 2, 'digit');
    enter(session, [2], 3, 'centre');
    session.undo();
    const game = session.games.open('key')!;
    expect(game.board.get('value', 1)).toBe(2);
    expect([game.history.at, game.history.moves.length]).toEqual([1, 2]);
  });

  it('tells the player when the browser has no room, and goes on', () => {
    const session = sessionOf(UNIQUE);
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    enter(session, [1], 2, 'digit');
    expect(toasted()).toEqual([expect.stringContaining('no room left')]);
    expect(session.board.digit(1)).toBe(2);
  });

  it('knows whether there is something to undo or redo', () => {
    const session = sessionOf(UNIQUE);
    const can = (): boolean[] => [session.canUndo.value, session.canRedo.value];
    expect(can()).toEqual([false, false]);
    enter(session, [1], 2, 'digit');
    expect(can()).toEqual([true, false]);
    session.undo();
    expect(can()).toEqual([false, true]);
  });

  it('changes nothing, and saves nothing, where there is nothing to undo', () => {
    const session = sessionOf(UNIQUE);
    session.panel.value = 'history';
    const { turn } = session;
    expect(session.undo()).toBeNull();
    expect(session.redo(5)).toBeNull();
    session.goTo(0);
    expect(session.turn).toBe(turn);
    expect(load('game.key')).toBeUndefined();
  });
});

describe('winning', () => {
  it.each(TWO_SOLUTIONS)('comes with any valid solution: %s', (solution) => {
    const session = sessionOf(TWO);
    session.game.clock.start();
    fill(session, solution, 1);
    expect([session.solved.value, session.dialog.value]).toEqual([false, 'none']);
    session.heldDigit.value = 3;
    session.panel.value = 'history';
    fill(session, solution);
    expect(shown(session)).toBe(solution);
    expect([session.solved.value, session.dialog.value, session.panel.value]).toEqual([true, 'none', 'none']);
    expect([session.game.clock.running, session.heldDigit.value]).toEqual([false, 0]);
    expect(assertive.value.text).toBe('Solved!');
    expect(session.games.open('key')!.solved).toBe(true);
  });

  it('ends the moves: the board stays as it is', () => {
    const session = sessionOf(UNIQUE);
    fill(session, SOLUTION);
    enter(session, [1], 3, 'digit');
    enter(session, [1], 3, 'colour');
    run(session, { do: 'clear', everything: true });
    expect(session.undo()).toBeNull();
    session.goTo(0);
    expect(shown(session)).toBe(SOLUTION);
    expect(session.board.get('colour', 1)).toBe(0);
    expect(session.game.history.canRedo).toBe(false);
  });

  it('does not come with a full board that breaks a rule; that is told', () => {
    const session = sessionOf(UNIQUE);
    fill(session, SOLUTION, 1);
    enter(session, [15], 2, 'digit');
    expect([session.solved.value, session.panel.value]).toEqual([false, 'check']);
    expect(session.checking.report.value).toEqual({ kind: 'full', count: 0 });
    enter(session, [15], 1, 'digit');
    expect(session.solved.value).toBe(true);
  });

  it('is still so when the game is looked at again', async () => {
    const session = sessionOf(UNIQUE);
    fill(session, SOLUTION);
    const { Session } = await import('./session');
    const again = new Session(session.games.open('key')!, session.settings, session.games, session.t);
    expect([again.solved.value, again.dialog.value]).toEqual([true, 'none']);
  });
});

describe('a pause', () => {
  it('keeps everything from the board, and is kept with the game', () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 2, 'digit');
    run(session, { do: 'pause' });
    expect([session.paused.value, session.games.open('key')!.paused]).toEqual([true, true]);
    const before = [shown(session), session.selection.value, session.panel.value, session.dialog.value, said()];
    for (const command of [
      { do: 'enter', digit: 3, as: 'current' },
      { do: 'undo', times: 1 },
      { do: 'go', direction: 'right', extend: false, toEmpty: false },
      { do: 'clear', everything: true },
      { do: 'hint' },
      { do: 'check' },
      { do: 'reveal' },
      { do: 'give-up' },
      { do: 'rewind' },
      { do: 'reset' },
      { do: 'fill-notes' },
      { do: 'open-history' },
      { do: 'open-share' },
      { do: 'open-command-line' },
      { do: 'read-house', kind: 'row', index: 'here' },
      { do: 'read-digit', digit: 1 },
      { do: 'ask-digit' },
    ] as const) {
      run(session, command);
    }
    session.goTo(0);
    expect([shown(session), session.selection.value, session.panel.value, session.dialog.value, said()]).toEqual(
      before,
    );
    expect([engine.ask.mock.calls.length, session.asking.value]).toEqual([0, false]);
    session.dialog.value = 'share';
    run(session, { do: 'pause' });
    expect([session.paused.value, session.games.open('key')!.paused]).toEqual([false, false]);
    expect(session.dialog.value).toBe('none');
    run(session, { do: 'undo', times: 1 });
    expect(shown(session)).not.toBe(before[0]);
  });

  it('keeps what the engine says meanwhile to itself, and shows again what lay open', async () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'open-history' });
    run(session, { do: 'pause' });
    expect(session.panel.value).toBe('none');
    run(session, { do: 'pause' });
    expect(session.panel.value).toBe('history');
    const come = answerLater();
    run(session, { do: 'hint' });
    run(session, { do: 'pause' });
    await come();
    expect([session.panel.value, said()]).toEqual(['none', 'Looking …']);
    run(session, { do: 'pause' });
    expect(session.panel.value).toBe('none');
    run(session, { do: 'hint' });
    await settled();
    expect([session.panel.value, session.hinting.state.value.kind]).toEqual(['hint', 'step']);
  });
});

describe('the answer', () => {
  it('fills the board and ends the game without a victory', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 3, 'digit');
    run(session, { do: 'give-up' });
    expect([session.dialog.value, shown(session)]).toEqual(['give-up', '13.4...2.1..4...']);
    session.dialog.value = 'none';
    await giveUp(session);
    expect([shown(session), session.solved.value, session.dialog.value]).toEqual([SOLUTION, true, 'none']);
    expect([said(), assertive.value.text]).toEqual(['The answer is shown.', '']);
    const kept = session.games.open('key')!;
    expect([kept.solved, kept.help.answer]).toEqual([true, true]);
  });

  it('is one that keeps the player’s digits where there are several, if it can', async () => {
    for (const [digit, index] of [
      [3, 0],
      [4, 1],
    ] as const) {
      const session = sessionOf(TWO);
      enter(session, [2], digit, 'digit');
      await giveUp(session);
      expect(shown(session)).toBe(TWO_SOLUTIONS[index]);
    }
    const wrong = sessionOf(TWO);
    enter(wrong, [2], 1, 'digit');
    await giveUp(wrong);
    expect(TWO_SOLUTIONS).toContain(shown(wrong));
  });

  it('is not there if the puzzle has none, or the engine does not answer', async () => {
    const session = sessionOf(UNSOLVABLE);
    await giveUp(session);
    expect([toasted(), session.game.help.answer]).toEqual([['This puzzle has no solution.'], false]);
    const other = sessionOf(UNIQUE);
    failNext();
    await giveUp(other);
    expect([toasted().length, other.solved.value]).toEqual([1, false]);
  });

  it('comes too late after a move', async () => {
    const session = sessionOf(UNIQUE);
    const come = answerLater();
    const asked = giveUp(session);
    enter(session, [1], 2, 'digit');
    await come();
    await asked;
    expect(session.solved.value).toBe(false);
  });
});

describe('the board alone', () => {
  it('is left with the same key, with Escape, and when the game is over', () => {
    const session = sessionOf(UNIQUE);
    run(session, { do: 'zen' });
    expect(session.zen.value).toBe(true);
    run(session, { do: 'zen' });
    expect(session.zen.value).toBe(false);
    run(session, { do: 'zen' });
    run(session, { do: 'deselect' });
    expect([session.zen.value, session.selection.value.cells.size]).toEqual([false, 1]);
    run(session, { do: 'zen' });
    fill(session, SOLUTION);
    expect(session.zen.value).toBe(false);
  });
});
