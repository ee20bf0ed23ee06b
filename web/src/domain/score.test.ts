import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Effort, type HelpCounted, SHARES, assistOf, independenceOf, partOf, scoreOf } from './score';

const NONE: HelpCounted = { hints: 0, reveals: 0, checks: 0, rewinds: 0, filledNotes: false, answer: false };
const PUZZLE: Effort = { effort: 1000, steps: 50, hardest: 130, needsNotes: true };

const points = (help: Partial<HelpCounted>, puzzle = PUZZLE): number => scoreOf(puzzle, { ...NONE, ...help }).points;

describe('points', () => {
  it('are the effort if all was done alone', () => {
    expect(scoreOf(PUZZLE, NONE)).toEqual({ effort: 1000, points: 1000, assist: 'pure' });
  });

  it('go down by the published share of the step for each stage of a hint', () => {
    const left = SHARES.map((_, i) => points({ hints: 1, taken: [{ weight: 100, stage: i + 1, at: 0 }] }));
    expect(left).toEqual([990, 975, 960, 940, 920, 900]);
  });

  it('sum up all hints', () => {
    const taken = [
      { weight: 130, stage: 2, at: 0 },
      { weight: 10, stage: 6, at: 1 },
    ];
    expect(points({ hints: 2, taken })).toBe(Math.round(1000 - 32.5 - 10));
  });

  it('count hints that nobody wrote down as usual steps', () => {
    expect(points({ hints: 3 })).toBe(940);
    expect(points({ hints: 3, taken: [{ weight: 100, stage: 1, at: 0 }] })).toBe(950);
  });

  it('go down by the cheapest proof of a revealed cell, or by the hardest step if there is no proof', () => {
    expect(points({ reveals: 1, revealed: [18] })).toBe(982);
    expect(points({ reveals: 1, revealed: [0] })).toBe(870);
    expect(points({ reveals: 1 })).toBe(980);
  });

  it('lose nothing to a check that finds nothing, once in each quarter', () => {
    const fine = (part: number) => ({ part, found: false });
    expect(points({ checks: 4, checked: [0, 1, 2, 3].map(fine) })).toBe(1000);
    expect(points({ checks: 2, checked: [0, 0].map(fine) })).toBe(980);
    expect(points({ checks: 1, checked: [{ part: 0, found: true }] })).toBe(980);
    expect(points({ checks: 2, checked: [fine(1), { part: 1, found: true }] })).toBe(980);
    expect(points({ checks: 4 })).toBe(1000);
    expect(points({ checks: 6 })).toBe(960);
  });

  it('lose a twentieth to filled-in notes where notes are needed', () => {
    expect(points({ filledNotes: true })).toBe(950);
    expect(points({ filledNotes: true }, { ...PUZZLE, needsNotes: false })).toBe(1000);
  });

  it('lose nothing to going back', () => {
    expect(points({ rewinds: 7 })).toBe(1000);
  });

  it('are none for an answer that was shown, and never below none', () => {
    expect(points({ answer: true })).toBe(0);
    expect(points({ reveals: 40, revealed: Array<number>(40).fill(100) })).toBe(0);
  });

  it('never grow by help', () => {
    const help = fc.record({
      hints: fc.nat(60),
      reveals: fc.nat(60),
      checks: fc.nat(60),
      rewinds: fc.nat(60),
      filledNotes: fc.boolean(),
      answer: fc.boolean(),
      taken: fc.array(fc.record({ weight: fc.nat(1000), stage: fc.integer({ min: 1, max: 6 }), at: fc.nat() })),
      checked: fc.array(fc.record({ part: fc.nat(3), found: fc.boolean() })),
      revealed: fc.array(fc.nat(1000)),
    });
    fc.assert(
      fc.property(help, (taken) => {
        const own = independenceOf(PUZZLE, taken);
        return own >= 0 && own <= 1 && independenceOf(PUZZLE, { ...taken, hints: taken.hints + 1 }) <= own;
      }),
    );
  });
});

describe('the class', () => {
  it('is that of the strongest help', () => {
    const assist = (help: Partial<HelpCounted>) => assistOf({ ...NONE, ...help });
    expect(assist({})).toBe('pure');
    expect(assist({ checks: 1 })).toBe('checked');
    expect(assist({ rewinds: 1 })).toBe('checked');
    expect(assist({ filledNotes: true, checks: 1 })).toBe('notes');
    expect(assist({ hints: 1, filledNotes: true })).toBe('guided');
    expect(assist({ reveals: 1, hints: 1 })).toBe('shown');
    expect(assist({ answer: true })).toBe('shown');
  });
});

describe('a part of the board', () => {
  it('is a quarter of the cells to fill', () => {
    expect([0, 12, 13, 25, 38, 50, 51].map((filled) => partOf(filled, 50))).toEqual([0, 0, 1, 2, 3, 3, 3]);
    expect(partOf(0, 0)).toBe(0);
  });
});
