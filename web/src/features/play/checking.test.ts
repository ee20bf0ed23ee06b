import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerLater, engine, failNext, questions, settled } from '@/testing/engine';
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
import { enter, run } from './run';
import type { Session } from './session';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

beforeEach(() => {
  engine.ask.mockClear();
});

async function check(session: Session): Promise<string | undefined> {
  run(session, { do: 'check' });
  await settled();
  return session.checking.report.value?.kind;
}

async function rewind(session: Session): Promise<void> {
  run(session, { do: 'rewind' });
  await settled();
}

function marked(session: Session): number[] {
  return [...session.checking.marked.value.keys()];
}

function always(session: Session): number[] {
  return [...session.checking.always.value];
}

describe('what help costs', () => {
  it('counts going back as a check, unless a check has told the same', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 3, 'digit');
    await rewind(session);
    expect(session.game.help).toMatchObject({ checks: 0, rewinds: 1, checked: [{ found: true }] });
    enter(session, [1], 3, 'digit');
    await check(session);
    await rewind(session);
    expect(session.game.help).toMatchObject({ checks: 1, rewinds: 2 });
    expect(session.game.help.checked).toHaveLength(2);
  });

  it('counts what is always marked when it is marked', async () => {
    const session = sessionOf(UNIQUE, { conflicts: 'solution' });
    enter(session, [1], 3, 'digit');
    await settled();
    expect(session.games.open('key')!.help).toMatchObject({ checks: 1, checked: [{ found: true }] });
    enter(session, [2], 3, 'digit');
    await settled();
    expect(session.game.help.checks).toBe(1);
  });
});

describe('a check', () => {
  it('finds nothing on a sound board, and counts as help', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 2, 'digit');
    expect(await check(session)).toBe('fine');
    expect([session.panel.value, said(), marked(session)]).toEqual(['check', 'No errors found.', []]);
    expect(session.games.open('key')!.help).toMatchObject({ checks: 1, checked: [{ part: 0, found: false }] });
  });

  it('that cannot tell anything does not count as help', async () => {
    const session = sessionOf(UNSOLVABLE);
    expect(await check(session)).toBe('unsolvable');
    expect(session.game.help.checks).toBe(0);
  });

  it('marks digits that break a rule without asking anybody', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 4, 'digit');
    enter(session, [5], 4, 'digit');
    expect(await check(session)).toBe('conflicts');
    expect([marked(session), said()]).toEqual([[1, 5], '2 digits break a rule.']);
    expect(engine.ask).not.toHaveBeenCalled();
  });

  it('marks digits that differ from the only solution', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 3, 'digit');
    expect(await check(session)).toBe('wrong');
    expect([marked(session), said()]).toEqual([[1], '1 digit cannot be right.']);
  });

  it('asks for the solution once, and not at all if it is known', async () => {
    const session = sessionOf(UNIQUE);
    await check(session);
    await check(session);
    expect(questions('solve')).toEqual([{ puzzle: UNIQUE.replace(/\s/g, ''), board: '4' }]);
    expect(session.game.puzzle.solution).toBe(SOLUTION);
    engine.ask.mockClear();
    expect(await check(sessionOf(UNIQUE, {}, { solution: SOLUTION }))).toBe('fine');
    expect(engine.ask).not.toHaveBeenCalled();
  });

  it.each(TWO_SOLUTIONS)('never calls another solution wrong: %s', async (solution) => {
    const session = sessionOf(TWO);
    fill(session, solution, 1);
    expect(await check(session)).toBe('fine');
    expect(questions('judge')).toHaveLength(1);
    expect(session.game.puzzle.solution).toBeUndefined();
  });

  it('finds what fits no solution where there are several', async () => {
    const session = sessionOf(TWO);
    enter(session, [2], 4, 'digit');
    enter(session, [4], 4, 'digit');
    expect(await check(session)).toBe('wrong');
    expect(marked(session)).toEqual([4]);
    expect(questions('judge')).toEqual([{ puzzle: '12.....22....3..', board: '4', entries: ['r1c3=4', 'r2c1=4'] }]);
  });

  it('has its marks taken away cell by cell, as they change', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 3, 'digit');
    enter(session, [4], 2, 'note');
    enter(session, [10], 3, 'digit');
    await check(session);
    expect(marked(session)).toEqual([1, 10]);
    enter(session, [5], 2, 'note');
    expect([marked(session), session.checking.report.value, session.panel.value]).toEqual([[1, 10], null, 'none']);
    enter(session, [1], 2, 'digit');
    expect(marked(session)).toEqual([10]);
    session.undo();
    expect(marked(session)).toEqual([10]);
  });

  it('says if the puzzle has no solution, or if nobody knows', async () => {
    expect(await check(sessionOf(UNSOLVABLE))).toBe('unsolvable');
    const session = sessionOf(UNIQUE);
    failNext();
    expect(await check(session)).toBeUndefined();
    expect(toasted()).toEqual(['The engine did not answer. Please try again.']);
    engine.ask.mockResolvedValueOnce({ puzzle: '', board: '4', verdict: 'incomplete', solutions: 0 });
    expect(await check(session)).toBe('unknown');
    expect(said()).toBe('This puzzle is too hard to check here.');
  });

  it('does not know either if judging takes too long', async () => {
    const session = sessionOf(TWO);
    await check(session);
    engine.ask.mockResolvedValueOnce({ verdict: 'incomplete', wrong: [], soundEntries: 0 });
    expect(await check(session)).toBe('unknown');
  });

  it('is forgotten if a move is made before its answer', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 3, 'digit');
    const come = answerLater();
    run(session, { do: 'check' });
    enter(session, [1], 2, 'digit');
    await come();
    expect([marked(session), session.panel.value]).toEqual([[], 'none']);
  });

  it('is not forgotten because of a checkpoint', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 3, 'digit');
    const come = answerLater();
    run(session, { do: 'check' });
    run(session, { do: 'set-checkpoint' });
    await come();
    expect([marked(session), session.panel.value]).toEqual([[1], 'check']);
  });
});

describe('checking all the time', () => {
  it('shows wrong digits at once, if wanted', async () => {
    const session = sessionOf(UNIQUE, { conflicts: 'solution' });
    enter(session, [1], 3, 'digit');
    await settled();
    expect(always(session)).toEqual([1]);
    enter(session, [1], 2, 'digit');
    await settled();
    expect(always(session)).toEqual([]);
  });

  it('asks nobody otherwise', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 3, 'digit');
    await settled();
    expect(always(session)).toEqual([]);
    expect(engine.ask).not.toHaveBeenCalled();
  });

  it('believes no answer about an older board, or after it was turned off', async () => {
    const session = sessionOf(UNIQUE, { conflicts: 'solution' });
    let come = answerLater();
    enter(session, [1], 3, 'digit');
    enter(session, [1], 2, 'digit');
    await come();
    expect(always(session)).toEqual([]);

    const other = sessionOf(UNIQUE, { conflicts: 'solution' });
    come = answerLater();
    enter(other, [1], 3, 'digit');
    other.settings.conflicts = 'rules';
    await other.checking.renew();
    await come();
    expect(always(other)).toEqual([]);
  });

  it('shows nothing if the engine fails', async () => {
    const session = sessionOf(UNIQUE, { conflicts: 'solution' });
    failNext();
    enter(session, [1], 3, 'digit');
    await settled();
    expect(always(session)).toEqual([]);
  });
});

describe('a rewind', () => {
  it('goes back to before the first wrong digit, and the moves can be redone', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 2, 'digit');
    enter(session, [2], 3, 'note');
    enter(session, [5], 3, 'digit');
    enter(session, [15], 1, 'digit');
    await rewind(session);
    expect([session.game.history.at, session.board.digit(1), session.board.digit(5)]).toEqual([2, 2, 0]);
    expect(toasted()[0]).toContain('back where everything was still right');
    expect(session.games.open('key')!.history.at).toBe(2);
    session.redo(2);
    expect([session.board.digit(5), session.board.digit(15)]).toEqual([3, 1]);
  });

  it('goes back no further than to the last state that was right', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 3, 'digit');
    enter(session, [1], 2, 'digit');
    enter(session, [2], 2, 'digit');
    await rewind(session);
    expect([session.game.history.at, session.board.digit(1)]).toEqual([2, 2]);
  });

  it('says so if everything is right already', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 2, 'digit');
    await rewind(session);
    expect([session.game.history.at, toasted()]).toEqual([1, ['Everything so far is right.']]);
  });

  it('counts as help as soon as it tells something', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 2, 'digit');
    await rewind(session);
    enter(session, [2], 2, 'digit');
    await rewind(session);
    expect(session.games.open('key')!.help.rewinds).toBe(2);
    failNext();
    await rewind(session);
    const unsolvable = sessionOf(UNSOLVABLE);
    await rewind(unsolvable);
    expect([session.game.help.rewinds, unsolvable.game.help.rewinds]).toEqual([2, 0]);
  });

  it.each([
    [2, 4],
    [2, 3],
  ])('keeps either solution where there are several: cell %i with %i', async (cell, digit) => {
    const session = sessionOf(TWO);
    enter(session, [cell], digit, 'digit');
    enter(session, [4], 4, 'digit');
    enter(session, [8], 1, 'note');
    await rewind(session);
    expect([session.game.history.at, session.board.digit(cell), session.board.digit(4)]).toEqual([1, digit, 0]);
    expect(session.game.history.canRedo).toBe(true);
  });

  it('leaves the board alone if nobody knows, or if nothing could be right', async () => {
    const unsolvable = sessionOf(UNSOLVABLE);
    enter(unsolvable, [15], 1, 'digit');
    await rewind(unsolvable);
    expect([unsolvable.game.history.at, unsolvable.checking.report.value?.kind]).toEqual([1, 'unsolvable']);

    const clashing = sessionOf('11.. .... .... ....');
    enter(clashing, [15], 1, 'digit');
    await rewind(clashing);
    expect([clashing.game.history.at, clashing.checking.report.value?.kind]).toEqual([1, 'unsolvable']);

    const session = sessionOf(TWO);
    enter(session, [4], 4, 'digit');
    failNext();
    await rewind(session);
    expect([session.game.history.at, session.checking.report.value]).toEqual([1, null]);
    expect(toasted()).toEqual(['The engine did not answer. Please try again.']);
  });

  it('gives way to a move made meanwhile, which lands on the board that the player saw', async () => {
    const session = sessionOf(TWO);
    enter(session, [2], 4, 'digit');
    enter(session, [4], 4, 'digit');
    await check(session);
    const come = answerLater();
    await rewind(session);
    enter(session, [15], 1, 'digit');
    await come();
    expect(shown(session)).toBe('124.4..22....3.1');
    expect(session.game.history.moves).toHaveLength(3);
    expect(toasted()).toEqual([]);
  });
});
