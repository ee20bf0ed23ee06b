import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Board } from '@/domain/board';
import { readLine, setOf } from '@/domain/digits';
import { Shape } from '@/domain/shape';
import { techniqueTable } from '@/features/results/technique-table';
import { engine, questions } from '@/testing/engine';
import { byEase, lookFurther, positionOf } from './available';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

beforeEach(() => void engine.ask.mockClear());

const PUZZLE = { board: '4', givens: '1..4...2.1..4...', source: 'typed' } as const;
const SOLUTION = '1234341221434321';
/** An X-Wing is the easiest step of it. */
const XWING = '572438196463179528981265437.3..9267..9.7.135...76.398..493.78.53....47.97.89.6243';

describe('the position of a moment', () => {
  it('has no wrong digits, and the notes of empty cells', () => {
    const board = new Board(Shape.named('4')!, readLine(PUZZLE.givens)!);
    board.apply([
      { layer: 'value', key: 1, before: 0, after: 2 },
      { layer: 'value', key: 2, before: 0, after: 1 },
      { layer: 'centre', key: 4, before: 0, after: setOf([3, 4]) },
    ]);
    const position = positionOf(PUZZLE, board, SOLUTION);
    expect(position).toMatchObject({ puzzle: PUZZLE.givens, board: '4', values: '12.4...2.1..4...' });
    expect(position.candidates![4]).toBe('34');
    expect(positionOf(PUZZLE, board, null).values).toBe('1214...2.1..4...');
  });
});

describe('what was there', () => {
  it('comes the easiest first, and more when it is asked for', async () => {
    const techniques = byEase(await techniqueTable());
    expect(techniques.slice(0, 3)).toEqual(['full-house', 'hidden-single', 'naked-single']);
    const position = { puzzle: XWING, board: '9', values: XWING };
    const first = (await lookFurther(position, { steps: [], left: techniques }, () => true))!;
    expect(first.health.state).toBe('sound');
    expect(first.steps.length).toBeGreaterThanOrEqual(5);
    expect(first.steps[0]!.technique).toBe('x-wing');
    const more = (await lookFurther(position, first, () => true))!;
    expect(more.steps.slice(0, first.steps.length)).toEqual(first.steps);
    expect(more.left.length).toBeLessThan(first.left.length);
    const effects = more.steps.map(({ placements, eliminations }) => [...placements, ...eliminations].join(' '));
    expect(new Set(effects).size).toBe(effects.length);
  });

  it('is not looked for any more once it is not wanted', async () => {
    const position = { puzzle: XWING, board: '9', values: XWING };
    expect(await lookFurther(position, { steps: [], left: ['x-wing', 'aic'] }, () => false)).toBeNull();
    expect(questions('hint')).toHaveLength(1);
  });

  it('is nothing on a solved board', async () => {
    const position = { puzzle: PUZZLE.givens, board: '4', values: SOLUTION };
    const found = await lookFurther(position, { steps: [], left: ['full-house', 'x-wing'] }, () => true);
    expect(found).toMatchObject({ health: { state: 'solved' }, steps: [], left: [] });
  });
});
