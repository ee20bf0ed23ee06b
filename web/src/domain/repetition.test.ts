import { describe, expect, it } from 'vitest';
import { NOT_LEARNED, PARTS, asLearned, dueCount, finishPart, isLearned, practise } from './repetition';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;

/** Somebody who has done the lesson now. */
const learned = Array.from({ length: 8 }, (_, part) => part).reduce(
  (sum, part) => finishPart(sum, part, NOW),
  NOT_LEARNED,
);

describe('a lesson', () => {
  it('is learned with the last drill, and then due tomorrow', () => {
    const almost = finishPart(NOT_LEARNED, 6, NOW);
    expect([isLearned(almost), almost.due]).toEqual([false, 0]);
    expect([isLearned(learned), learned.due]).toEqual([true, NOW + DAY]);
    expect([dueCount(learned, NOW), dueCount(learned, NOW + DAY)]).toEqual([0, 3]);
  });

  it('without drills is never due', () => {
    const read = finishPart(NOT_LEARNED, 7, NOW, false);
    expect([isLearned(read), dueCount(read, NOW + 99 * DAY)]).toEqual([true, 0]);
  });

  it('done again forgets nothing and is not due sooner or later', () => {
    expect(finishPart(learned, 2, NOW + 5)).toEqual({ ...learned, touched: NOW + 5 });
    expect(finishPart(learned, 8, NOW + 5)).toEqual({ ...learned, parts: PARTS, touched: NOW + 5 });
  });
});

describe('practice', () => {
  it('comes back later and later while all goes well, with fewer positions', () => {
    let state = learned;
    const gaps: number[] = [];
    const rounds: number[] = [];
    for (let round = 0; round < 7; round++) {
      const now = state.due;
      rounds.push(dueCount(state, now));
      while (dueCount(state, now) > 0) {
        state = practise(state, true, now);
      }
      gaps.push((state.due - now) / DAY);
    }
    expect(gaps).toEqual([3, 7, 16, 35, 80, 80, 80]);
    expect(rounds).toEqual([3, 2, 2, 1, 1, 1, 1]);
    expect(state.practised).toBe(11);
  });

  it('comes back tomorrow after a mistake', () => {
    let state = { ...learned, box: 4, due: NOW };
    state = practise(state, false, NOW);
    expect([state.box, state.due, dueCount(state, NOW + DAY)]).toEqual([0, NOW + DAY, 3]);
  });

  it('keeps what is left of a round', () => {
    const state = practise({ ...learned, due: NOW }, true, NOW);
    expect([state.left, dueCount(state, NOW), state.due]).toEqual([2, 2, NOW]);
  });

  it('beyond what is due changes no dates', () => {
    expect(practise(learned, false, NOW)).toEqual({ ...learned, practised: 1 });
  });
});

describe('what was stored', () => {
  it('is read back', () => {
    expect(asLearned(JSON.parse(JSON.stringify(learned)))).toEqual(learned);
  });

  it('is mended where it makes no sense', () => {
    expect(asLearned({ parts: 99, box: -3, due: 'soon', left: 77, practised: 1.5 })).toEqual({
      ...NOT_LEARNED,
      parts: PARTS,
      left: 3,
    });
    expect([asLearned(null), asLearned(7)]).toEqual([null, null]);
  });
});
