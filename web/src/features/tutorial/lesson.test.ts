import { describe, expect, it } from 'vitest';
import { type Lesson, begin, enter, select, shownCells } from './lesson';

/** Goes on with digits that are right. */
function after(...digits: number[]): Lesson {
  return digits.reduce((lesson, digit) => enter(lesson, digit) as Lesson, begin());
}

describe('the tutorial', () => {
  it('goes from row to column to box, then leaves two cells to the player', () => {
    expect([[], [3], [3, 4], [3, 4, 1], [3, 4, 1, 1], [3, 4, 1, 1, 3]].map((digits) => after(...digits).step)).toEqual([
      'row',
      'column',
      'box',
      'own',
      'own',
      'done',
    ]);
  });

  it('ends with a full board that keeps the rules', () => {
    expect(after(3, 4, 1, 1, 3).digits.join('')).toBe('1234341221434321');
  });

  it('asks only for digits that the shown house lacks', () => {
    for (const lesson of [after(), after(3), after(3, 4)]) {
      const there = [...shownCells(lesson.step)].map((cell) => lesson.digits[cell]);
      expect(there.filter((digit) => digit === 0)).toHaveLength(1);
      expect(shownCells(lesson.step)).toContain(lesson.cell);
    }
  });

  it('tells where a wrong digit already is, and stays', () => {
    expect(enter(begin(), 4)).toBe('row');
    expect(enter(after(3), 1)).toBe('column');
    expect(enter(after(3, 4, 1), 3)).toBe('row');
  });

  it('lets the player choose among the last cells, no others', () => {
    const own = after(3, 4, 1);
    expect(select(own, 13).cell).toBe(13);
    expect(select(own, 0)).toBe(own);
    expect(select(begin(), 13)).toEqual(begin());
    expect((enter(select(own, 13), 3) as Lesson).cell).toBe(9);
  });
});
