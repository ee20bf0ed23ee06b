import { beforeEach, describe, expect, it, vi } from 'vitest';
import { only } from '@/domain/selection';
import { answerLater, engine, failNext, questions, settled } from '@/testing/engine';
import { SOLUTION, TWO, UNIQUE, fill, said, sessionOf } from '@/testing/session';
import { enter, run } from './run';
import type { Session } from './session';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

beforeEach(() => {
  engine.ask.mockClear();
});

async function hint(session: Session): Promise<string> {
  run(session, { do: 'hint' });
  await settled();
  return session.hinting.text.value;
}

const cells = (session: Session): number[] => [...session.hinting.cells.value];
const ringed = (session: Session): number[] => [...session.hinting.ringed.value];

describe('a hint', () => {
  it('tells first what there is and where, then the cell, then enters it', async () => {
    const session = sessionOf(UNIQUE);
    expect(await hint(session)).toBe('There is a hidden single in box 1.');
    expect([cells(session), ringed(session), said()]).toEqual([[0, 1, 4, 5], [], 'There is a hidden single in box 1.']);
    expect(await hint(session)).toBe('In box 1, 2 can only go to row 1 column 2.');
    expect([ringed(session), said()]).toEqual([[1], 'In box 1, 2 can only go to row 1 column 2.']);
    await hint(session);
    expect([session.board.digit(1), session.selection.value.cursor]).toEqual([2, 1]);
    expect([session.panel.value, session.hinting.text.value, cells(session)]).toEqual(['none', '', []]);
    session.undo();
    expect(session.board.digit(1)).toBe(0);
  });

  it('counts once, and the count is kept', async () => {
    const session = sessionOf(UNIQUE);
    await hint(session);
    await hint(session);
    expect(session.games.open('key')!.help.hints).toBe(1);
  });

  it('names the house that the engine names', async () => {
    const session = sessionOf(UNIQUE);
    const step = { technique: 'hidden-single', placements: ['r1c2=2'], eliminations: [], houses: ['row 1'], cells: [] };
    await session.checking.isSound();
    engine.ask.mockResolvedValueOnce({ steps: [step] });
    expect(await hint(session)).toBe('There is a hidden single in row 1.');
    expect(cells(session)).toEqual([0, 1, 2, 3]);
    expect(await hint(session)).toBe('In row 1, 2 can only go to row 1 column 2.');
  });

  it('passes over what there are no words for', async () => {
    const session = sessionOf(UNIQUE);
    await session.checking.isSound();
    const step = { technique: 'x-wing', placements: [], eliminations: ['r1c2=2'], houses: [], cells: [] };
    engine.ask.mockResolvedValueOnce({ steps: [step] });
    expect(await hint(session)).toContain('No single is to be found');
    expect(session.game.help.hints).toBe(0);
  });

  it('is asked for the board as it is, near the cursor', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 2, 'digit');
    session.select(only(10));
    await hint(session);
    expect(questions('hint')).toEqual([
      { puzzle: '1..4...2.1..4...', values: '12.4...2.1..4...', box: '2x2', near: 'r3c3' },
    ]);
  });

  it('is not given on a board that is not sound', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 3, 'digit');
    expect(await hint(session)).toContain('cannot be right');
    expect([session.hinting.state.value.kind, session.game.help.hints]).toEqual(['unsound', 0]);
    expect(questions('hint')).toEqual([]);
  });

  it('is given for any solution of several', async () => {
    const session = sessionOf(TWO);
    enter(session, [2], 4, 'digit');
    expect(await hint(session)).toBe('There is a full house in row 1.');
  });

  it('says if there is none, or no answer', async () => {
    const session = sessionOf('.'.repeat(16));
    expect(await hint(session)).toContain('No single is to be found');
    failNext();
    expect(await hint(session)).toBe('The engine did not answer. Please try again.');
  });

  it('is gone after a move', async () => {
    const session = sessionOf(UNIQUE);
    await hint(session);
    enter(session, [15], 1, 'digit');
    expect([session.hinting.state.value.kind, session.panel.value]).toEqual(['none', 'none']);
  });

  it('that comes after a move is not shown and does not count', async () => {
    const session = sessionOf(UNIQUE, {}, { solution: SOLUTION });
    const come = answerLater();
    run(session, { do: 'hint' });
    expect(session.hinting.text.value).toBe('Looking …');
    enter(session, [1], 2, 'digit');
    await come();
    expect([session.hinting.state.value.kind, session.panel.value, session.game.help.hints]).toEqual([
      'none',
      'none',
      0,
    ]);
  });

  it('that comes after the panel was closed does not open it again', async () => {
    const session = sessionOf(UNIQUE, {}, { solution: SOLUTION });
    const come = answerLater();
    run(session, { do: 'hint' });
    run(session, { do: 'deselect' });
    await come();
    expect([session.panel.value, session.game.help.hints]).toEqual(['none', 0]);
    expect(await hint(session)).toContain('hidden single');
  });

  it('comes although a checkpoint is set meanwhile', async () => {
    const session = sessionOf(UNIQUE, {}, { solution: SOLUTION });
    const come = answerLater();
    run(session, { do: 'hint' });
    run(session, { do: 'set-checkpoint' });
    await come();
    expect(session.hinting.text.value).toContain('hidden single');
  });

  it('is looked for once, however often it is asked for', async () => {
    const session = sessionOf(UNIQUE, {}, { solution: SOLUTION });
    const come = answerLater();
    run(session, { do: 'hint' });
    run(session, { do: 'hint' });
    await come();
    expect(questions('hint')).toHaveLength(1);
    expect(session.hinting.state.value).toMatchObject({ kind: 'step', stage: 'area' });
  });

  it('is told in the symbols of the board', async () => {
    const session = sessionOf(UNIQUE, { symbols: 'letters' });
    await hint(session);
    expect(await hint(session)).toBe('In box 1, B can only go to row 1 column 2.');
  });

  it('is not given on a solved board', async () => {
    const session = sessionOf(UNIQUE);
    fill(session, SOLUTION);
    engine.ask.mockClear();
    expect(await hint(session)).toBe('');
    expect(engine.ask).not.toHaveBeenCalled();
  });
});
