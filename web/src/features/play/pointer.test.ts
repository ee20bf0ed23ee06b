import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nothing, of, only } from '@/domain/selection';
import type { Settings } from '@/stores/settings';
import { EMPTY, UNIQUE, sessionOf, toasted } from '@/testing/session';
import { LONG_PRESS_MS, boardPointer } from './pointer';
import { enter, run } from './run';
import type { Session } from './session';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(settings: Partial<Settings> = {}, givens = EMPTY) {
  const session = sessionOf(givens, settings);
  session.select(nothing());
  return { session, pointer: boardPointer(session) };
}

function by(pointerType: string, init: PointerEventInit = {}): PointerEvent {
  return new PointerEvent('pointerdown', { pointerType, ...init });
}

const mouse = (init: PointerEventInit = {}): PointerEvent => by('mouse', init);
const finger = (): PointerEvent => by('touch');

function selected(session: Session): number[] {
  return [...session.selection.value.cells].sort((a, b) => a - b);
}

describe('pressing cells', () => {
  it('selects one, and a drag selects on', () => {
    const { session, pointer } = start();
    pointer.press(5, mouse());
    expect(selected(session)).toEqual([5]);
    pointer.drag(6);
    pointer.drag(10);
    pointer.release();
    pointer.drag(15);
    expect([selected(session), session.selection.value.cursor]).toEqual([[5, 6, 10], 10]);
    pointer.press(0, mouse());
    expect(selected(session)).toEqual([0]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('with %o adds and removes, dragging on alike', (key) => {
    const { session, pointer } = start();
    session.select(only(0));
    pointer.press(5, mouse(key));
    pointer.drag(6);
    pointer.release();
    expect(selected(session)).toEqual([0, 5, 6]);
    pointer.press(0, mouse(key));
    pointer.drag(1);
    pointer.drag(5);
    pointer.release();
    expect(selected(session)).toEqual([6]);
  });

  it('with Shift spans a rectangle from the anchor', () => {
    const { session, pointer } = start();
    session.select(only(5));
    pointer.press(10, mouse({ shiftKey: true }));
    pointer.release();
    expect(selected(session)).toEqual([5, 6, 9, 10]);
    pointer.press(0, mouse({ shiftKey: true }));
    expect(selected(session)).toEqual([0, 1, 4, 5]);
  });

  it.each([finger(), mouse()])('twice lets go of the cell, but a drag from it keeps it', (event) => {
    const { session, pointer } = start();
    const tap = (): number[] => {
      pointer.press(5, event);
      pointer.release();
      return selected(session);
    };
    expect([tap(), tap(), tap()]).toEqual([[5], [], [5]]);
    expect(session.selection.value.cursor).toBe(5);
    pointer.press(5, event);
    pointer.drag(6);
    pointer.release();
    expect(selected(session)).toEqual([5, 6]);
    expect(tap()).toEqual([5]);
  });

  it('changes nothing if a second finger comes', () => {
    const { session, pointer } = start();
    session.select(of([1, 2], 2));
    pointer.press(5, finger());
    pointer.drag(6);
    pointer.abandon();
    expect([selected(session), session.selection.value.cursor]).toEqual([[1, 2], 2]);
    pointer.drag(7);
    pointer.release();
    pointer.abandon();
    expect(selected(session)).toEqual([1, 2]);
  });
});

describe('a held digit', () => {
  function held(settings: Partial<Settings> = {}, givens = EMPTY) {
    const both = start(settings, givens);
    both.session.heldDigit.value = 3;
    return both;
  }

  it('goes into a cell with a short press, and out again', () => {
    const { session, pointer } = held();
    const tap = (): number => {
      pointer.press(5, finger());
      vi.advanceTimersByTime(LONG_PRESS_MS - 1);
      pointer.release();
      return session.board.digit(5);
    };
    expect([tap(), tap()]).toEqual([3, 0]);
    vi.runAllTimers();
    expect(session.game.history.at).toBe(2);
    expect(session.heldDigit.value).toBe(3);
  });

  it.each<[string, Partial<Settings>, 'corner' | 'centre']>([
    ['a note', {}, 'centre'],
    ['a centre mark', { notes: 'two' }, 'centre'],
  ])('becomes %s with a long press, without waiting for the release', (_, settings, layer) => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate });
    const { session, pointer } = held(settings);
    pointer.press(5, finger());
    vi.advanceTimersByTime(LONG_PRESS_MS);
    expect(session.board.get(layer, 5)).toBe(0b1000);
    expect(vibrate).toHaveBeenCalledOnce();
    pointer.release();
    expect([session.board.digit(5), session.game.history.at]).toEqual([0, 1]);
  });

  it('becomes a digit with a long press while notes are entered', () => {
    const { session, pointer } = held();
    run(session, { do: 'tool', tool: 'note' });
    pointer.press(5, finger());
    pointer.release();
    expect(session.board.hasNote(5, 3)).toBe(true);
    pointer.press(6, finger());
    vi.advanceTimersByTime(LONG_PRESS_MS);
    pointer.release();
    expect(session.board.digit(6)).toBe(3);
  });

  it('goes nowhere if the press is dragged away or abandoned', () => {
    const { session, pointer } = held();
    pointer.press(5, finger());
    pointer.drag(6);
    vi.advanceTimersByTime(LONG_PRESS_MS);
    pointer.release();
    pointer.press(5, finger());
    pointer.abandon();
    vi.advanceTimersByTime(LONG_PRESS_MS);
    pointer.release();
    expect(session.game.history.moves).toEqual([]);
  });

  it('is entered once if it is abandoned after a long press', () => {
    const { session, pointer } = held();
    pointer.press(5, finger());
    vi.advanceTimersByTime(LONG_PRESS_MS);
    pointer.abandon();
    vi.runAllTimers();
    expect([session.board.hasNote(5, 3), session.game.history.at]).toEqual([true, 1]);
  });

  it('is the one that was held when the press began', () => {
    const { session, pointer } = held();
    enter(session, [5], 1, 'digit');
    pointer.press(5, finger());
    session.heldDigit.value = 0;
    pointer.release();
    expect(session.board.digit(5)).toBe(3);
  });

  it('is let go when its last one is placed, and the next press selects', () => {
    const { session, pointer } = held({}, '3... ..3. .3.. ....');
    const tap = (cell: number): void => {
      pointer.press(cell, finger());
      pointer.release();
    };
    tap(15);
    expect([session.board.digit(15), session.heldDigit.value]).toEqual([3, 0]);
    tap(14);
    expect([session.board.digit(14), selected(session)]).toEqual([0, [14]]);
  });

  it('that is finished takes out but puts no more in, and says so', () => {
    const { session, pointer } = held({}, '3... ..3. .3.. ....');
    enter(session, [15], 3, 'digit');
    session.heldDigit.value = 3;
    const tap = (cell: number, ms = 0): number => {
      pointer.press(cell, finger());
      vi.advanceTimersByTime(ms);
      pointer.release();
      return session.board.digit(cell);
    };
    expect([tap(14), toasted()]).toEqual([0, ['All 4 of 3 are placed. Take one away first.']]);
    tap(14, LONG_PRESS_MS);
    expect(session.board.hasNote(14, 3)).toBe(true);
    run(session, { do: 'tool', tool: 'note' });
    expect(tap(14, LONG_PRESS_MS)).toBe(0);
    run(session, { do: 'tool', tool: 'digit' });
    expect([tap(15), session.heldDigit.value]).toEqual([0, 3]);
    expect(tap(14)).toBe(3);
  });

  it('leaves the selection empty', () => {
    const { session, pointer } = held();
    pointer.press(5, finger());
    pointer.release();
    expect(selected(session)).toEqual([]);
  });
});

describe('the pen', () => {
  function pen() {
    const both = start();
    run(both.session, { do: 'tool', tool: 'pen' });
    return both;
  }

  const lines = (session: Session): number[][] =>
    [...session.board.keys('line')].map((key) => session.board.lineEnds(key));

  it('draws along the drag, as one step', () => {
    const { session, pointer } = pen();
    pointer.press(0, mouse());
    pointer.drag(1);
    pointer.drag(5);
    expect(selected(session)).toEqual([0, 1, 5]);
    pointer.release();
    expect([lines(session), session.game.history.at]).toEqual([
      [
        [0, 1],
        [1, 5],
      ],
      1,
    ]);
  });

  it('takes back what the drag takes back', () => {
    const { session, pointer } = pen();
    pointer.press(0, mouse());
    pointer.drag(1);
    pointer.drag(5);
    pointer.drag(1);
    pointer.release();
    expect(lines(session)).toEqual([[0, 1]]);
  });

  it('draws nothing with a press alone, or if it is abandoned', () => {
    const { session, pointer } = pen();
    pointer.press(0, mouse());
    pointer.release();
    expect(selected(session)).toEqual([0]);
    pointer.press(5, mouse());
    pointer.drag(6);
    pointer.abandon();
    expect([lines(session), session.game.history.moves, selected(session)]).toEqual([[], [], [0]]);
  });

  it('selects with Ctrl or Shift', () => {
    const { session, pointer } = pen();
    session.select(only(0));
    pointer.press(5, mouse({ ctrlKey: true }));
    pointer.drag(6);
    pointer.release();
    pointer.press(9, mouse({ shiftKey: true }));
    pointer.release();
    expect([selected(session), lines(session)]).toEqual([[5, 9], []]);
  });
});

describe('a double press', () => {
  it('selects all cells with the digit', () => {
    const { session, pointer } = start({}, UNIQUE);
    enter(session, [10], 4, 'digit');
    pointer.double(3);
    expect([selected(session), session.selection.value.cursor]).toEqual([[3, 10, 12], 3]);
  });

  it('selects all empty cells with the same colours', () => {
    const { session, pointer } = start();
    enter(session, [1, 5, 6], 2, 'colour');
    enter(session, [6], 3, 'colour');
    pointer.double(1);
    expect(selected(session)).toEqual([1, 5]);
  });

  it('leaves the selection where there is nothing alike, while a digit is held and while drawing', () => {
    const { session, pointer } = start({}, UNIQUE);
    session.select(only(1));
    pointer.double(1);
    session.heldDigit.value = 2;
    pointer.double(0);
    session.heldDigit.value = 0;
    run(session, { do: 'tool', tool: 'pen' });
    pointer.double(0);
    expect(selected(session)).toEqual([1]);
  });
});

describe('the right button', () => {
  const menu = (pointerType?: string, button = 2): MouseEvent =>
    pointerType === undefined
      ? new MouseEvent('contextmenu', { button, cancelable: true })
      : new PointerEvent('contextmenu', { pointerType, button, cancelable: true });

  it.each([menu(), menu('mouse')])('enters the last digit as the other kind', (event) => {
    const { session, pointer } = start();
    enter(session, [0], 2, 'digit');
    pointer.menu(5, event);
    expect([session.board.hasNote(5, 2), selected(session)]).toEqual([true, [5]]);
    expect(event.defaultPrevented).toBe(true);
  });

  it('does nothing before a digit was entered', () => {
    const { session, pointer } = start();
    const event = menu('mouse');
    pointer.menu(5, event);
    expect([session.game.history.moves, event.defaultPrevented]).toEqual([[], true]);
  });

  it('is not a long press of a finger', () => {
    const { session, pointer } = start();
    enter(session, [0], 2, 'digit');
    const event = menu('touch', 0);
    pointer.menu(5, event);
    expect([session.board.hasNote(5, 2), event.defaultPrevented]).toEqual([false, true]);
  });

  it.each([menu('mouse', -1), menu('', 0)])('is not a key: that opens the menu of the browser', (event) => {
    const { session, pointer } = start();
    enter(session, [0], 2, 'digit');
    pointer.menu(5, event);
    expect([session.board.hasNote(5, 2), event.defaultPrevented]).toEqual([false, false]);
  });
});
