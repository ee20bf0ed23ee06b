import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digitsIn, has } from '@/domain/digits';
import { engine, questions } from '@/testing/engine';
import { words } from '@/testing/session';
import { Speech } from '@/features/play/speech';
import { candidateNamed } from '@/features/play/hint-drawing';
import { DEFAULTS } from '@/stores/settings';
import { type Answer, DrillJudge } from './judging';
import { JudgementWords } from './judging-words';
import { type Position, boardOf, positionOf } from './position';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

async function drill(technique: string, index = 0): Promise<Position> {
  return positionOf((await engine.ask('drill', { technique, seed: 1, index })) as never)!;
}

async function solution(position: Position): Promise<string> {
  const answer = (await engine.ask('solve', { puzzle: position.puzzle })) as { solution: string };
  return answer.solution;
}

const all = (judge: DrillJudge): { cell: number; digit: number }[] =>
  Array.from({ length: 81 }, (_, cell) => cell).flatMap((cell) =>
    judge.board.digit(cell) ? [] : digitsIn(judge.board.get('centre', cell)).map((digit) => ({ cell, digit })),
  );

beforeEach(() => {
  engine.ask.mockClear();
});

describe('a position', () => {
  it('becomes a board with the digits placed so far and the candidates that are left', async () => {
    const position = await drill('x-wing');
    const board = boardOf(position);
    position.candidates.forEach((symbols, cell) => {
      expect(digitsIn(board.get('centre', cell)).join('')).toBe(symbols);
      expect(board.digit(cell) === 0).toBe(symbols !== '');
      expect(board.isGiven(cell)).toBe(position.puzzle[cell] !== '.');
    });
  });

  it('is none where the engine has found none', () => {
    expect(positionOf({ found: false, technique: 'x-wing' })).toBeNull();
  });
});

describe('an answer', () => {
  it('that a step of the technique gives is right, without asking the engine', async () => {
    const judge = new DrillJudge(await drill('x-wing'));
    engine.ask.mockClear();
    const change = candidateNamed(judge.board.shape, judge.position.steps[0]!.eliminations[0]!);
    expect(await judge.judge({ kind: 'strike', ...change })).toEqual({
      verdict: 'right',
      step: judge.position.steps[0],
    });
    expect(engine.ask).not.toHaveBeenCalled();
  });

  it('of a single is right when the digit is placed', async () => {
    const judge = new DrillJudge(await drill('hidden-single'));
    const change = candidateNamed(judge.board.shape, judge.position.steps[0]!.placements[0]!);
    expect(await judge.judge({ kind: 'place', ...change })).toMatchObject({ verdict: 'right' });
  });

  it('that strikes the digit of the solution is wrong: it stays, and a step says why', async () => {
    const position = await drill('naked-pair');
    const judge = new DrillJudge(position);
    const digits = await solution(position);
    const { cell, digit } = all(judge).find((each) => Number(digits[each.cell]) === each.digit)!;
    const judgement = await judge.judge({ kind: 'strike', cell, digit });
    expect(judgement).toMatchObject({ verdict: 'wrong', reason: { kind: 'stays' } });
    const { step } = (judgement as { reason: { step: { placements: string[] } } }).reason;
    expect(step.placements).toContain(`${judge.board.shape.cellName(cell)}=${digit}`);
  });

  it('that places a wrong candidate is refuted by a step', async () => {
    const position = await drill('naked-pair');
    const judge = new DrillJudge(position);
    const digits = await solution(position);
    const { cell, digit } = all(judge).find((each) => Number(digits[each.cell]) !== each.digit)!;
    expect(await judge.judge({ kind: 'place', cell, digit })).toMatchObject({
      verdict: 'wrong',
      reason: { kind: 'refuted', step: { technique: expect.any(String) as string } },
    });
  });

  it('that can be seen to be wrong is told without the engine', async () => {
    const judge = new DrillJudge(await drill('naked-pair'));
    const { board } = judge;
    const filled = board.givens.findIndex((digit) => digit !== 0);
    const empty = board.digits().indexOf(0);
    const seen = board.shape.peers(empty).find((cell) => board.digit(cell) !== 0)!;
    engine.ask.mockClear();
    expect(await judge.judge({ kind: 'place', cell: filled, digit: 1 })).toMatchObject({ reason: { kind: 'filled' } });
    expect(await judge.judge({ kind: 'place', cell: empty, digit: board.digit(seen) })).toMatchObject({
      reason: { kind: 'clash', house: { cells: expect.arrayContaining([empty]) as number[] } },
    });
    expect(await judge.judge({ kind: 'strike', cell: empty, digit: board.digit(seen) })).toMatchObject({
      reason: { kind: 'gone' },
    });
    expect(engine.ask).not.toHaveBeenCalled();
  });

  it('that is true by another technique is told apart, and by none yet is early', { timeout: 30_000 }, async () => {
    const position = await drill('naked-pair');
    const judge = new DrillJudge(position);
    const digits = await solution(position);
    const answers: Answer[] = all(judge)
      .filter(({ cell, digit }) => Number(digits[cell]) !== digit)
      .map((each) => ({ kind: 'strike', ...each }));
    const verdicts = new Map<string, number>();
    for (const answer of answers) {
      const judgement = await judge.judge(answer);
      verdicts.set(judgement.verdict, (verdicts.get(judgement.verdict) ?? 0) + 1);
      if (judgement.verdict === 'other') {
        expect(judgement.step.technique).not.toBe('naked-pair');
        expect(judgement.step.eliminations).toContain(`${judge.board.shape.cellName(answer.cell)}<>${answer.digit}`);
      }
    }
    expect(verdicts.get('wrong')).toBeUndefined();
    expect(verdicts.get('right')).toBe(new Set(position.steps.flatMap(({ eliminations }) => eliminations)).size);
    expect(verdicts.get('other')).toBeGreaterThan(0);
    // However many answers there are, the steps and the way are asked for once.
    expect([questions('hint').length, questions('explain').length]).toEqual([1, verdicts.has('early') ? 1 : 0]);
  });
});

describe.each(['en', 'zh'] as const)('what is said in %s', (language) => {
  const t = words(language);

  it('names cells, digits and techniques', async () => {
    const position = await drill('naked-pair');
    const judge = new DrillJudge(position);
    const { board } = judge;
    const speech = new Speech(t, DEFAULTS, board.shape);
    const said = new JudgementWords(t, speech, board.shape);
    const digits = await solution(position);
    for (const each of all(judge).slice(0, 12)) {
      for (const kind of ['place', 'strike'] as const) {
        const right = (Number(digits[each.cell]) === each.digit) === (kind === 'place');
        if (!right) {
          const answer = { kind, ...each };
          const text = said.text(answer, await judge.judge(answer), 'X');
          expect(text).toContain(String(each.digit));
          expect(text).toContain(speech.place(each.cell));
          expect(text).not.toMatch(/[{}]|drill\./);
        }
      }
    }
    const right = candidateNamed(board.shape, position.steps[0]!.eliminations[0]!);
    const praised = said.text({ kind: 'strike', ...right }, { verdict: 'right', step: position.steps[0]! }, 'X');
    expect(praised.startsWith(t('drill.right', { text: '' }).trim())).toBe(true);
    expect(has(board.get('centre', right.cell), right.digit)).toBe(true);
    const other = said.text({ kind: 'strike', ...right }, { verdict: 'other', step: position.steps[0]! }, 'Xyz');
    expect(other).toContain('Xyz');
    expect(said.text({ kind: 'strike', ...right }, { verdict: 'early', step: null }, 'X')).toBe(t('drill.early'));
  });
});
