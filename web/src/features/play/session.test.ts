import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { only } from '@/domain/selection';
import { engine } from '@/testing/engine';
import { SOLUTION, TWO, TWO_SOLUTIONS, UNIQUE, fill, sessionOf, shown, toasted } from '@/testing/session';
import { load } from '@/stores/storage';
import { assertive } from '@/ui/announcer';
import { enter, run } from './run';

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
