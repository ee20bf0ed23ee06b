import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Segment, Step } from 'shudu-engine';
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

/** A step such as no engine knows. */
function stepOf(parts: Partial<Step>, segments: Segment[] = []): Step {
  return {
    technique: 'sword',
    placements: ['r1c2=2'],
    eliminations: [],
    digits: ['2'],
    cells: { target: ['r1c2'] },
    houses: {},
    candidates: {},
    links: [],
    name: { en: 'sword', zh: '剑' },
    text: { en: '', zh: '' },
    segments: { en: segments, zh: segments },
    ...parts,
  };
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
    await session.checking.isSound();
    const segments = [{ text: 'row 1', house: 'row 1' }, { text: ': ' }, { text: '2', digit: '2' }, { text: '!' }];
    engine.ask.mockResolvedValueOnce({ steps: [stepOf({ houses: { base: ['row 1'] } }, segments)] });
    expect(await hint(session)).toBe('There is a sword in row 1.');
    expect(cells(session)).toEqual([0, 1, 2, 3]);
    expect(await hint(session)).toBe('row 1: 2!');
  });

  it('of any technique is drawn by the roles of cells', async () => {
    const session = sessionOf(UNIQUE);
    await session.checking.isSound();
    engine.ask.mockResolvedValueOnce({ steps: [stepOf({ cells: { base: ['r4c4'], target: ['r1c2', 'r1c3'] } })] });
    expect(await hint(session)).toBe('There is a sword in box 1.');
    expect([cells(session), ringed(session)]).toEqual([[0, 1, 4, 5, 15], []]);
    await hint(session);
    expect(ringed(session)).toEqual([1, 2]);
  });

  it('is asked for the board as it is, near the cursor', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 2, 'digit');
    session.select(only(10));
    await hint(session);
    expect(questions('hint')).toEqual([
      { puzzle: '1..4...2.1..4...', values: '12.4...2.1..4...', board: '4', near: 'r3c3' },
    ]);
  });

  it('believes the centre notes of empty cells', async () => {
    const session = sessionOf(UNIQUE, { notes: 'two' });
    enter(session, [1], 2, 'centre');
    enter(session, [2], 3, 'corner');
    enter(session, [10], 3, 'centre');
    enter(session, [10], 4, 'digit');
    await hint(session);
    expect(questions('hint')).toMatchObject([{ candidates: ['', '2', ...Array<string>(14).fill('')] }]);
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
    expect(await hint(session)).toContain('There is no single here');
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

  it('is told in Chinese, with names of cells set off', async () => {
    const session = sessionOf(UNIQUE, {}, { language: 'zh' });
    expect(await hint(session)).toBe('第 1 宫里可以用“排除”。');
    expect(await hint(session)).toBe('第 1 宫里，2 只能填在第 1 行第 2 列。');
    session.settings.coordinateStyle = 'a1';
    expect(session.hinting.text.value).toBe('第 1 宫里，2 只能填在 A2。');
  });

  it('is not given on a solved board', async () => {
    const session = sessionOf(UNIQUE);
    fill(session, SOLUTION);
    engine.ask.mockClear();
    expect(await hint(session)).toBe('');
    expect(engine.ask).not.toHaveBeenCalled();
  });
});
