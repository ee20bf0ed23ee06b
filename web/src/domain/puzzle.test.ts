import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPuzzle, clueCount, shapeOf } from './puzzle';

const GIVENS = '12..34..21..43..';
const puzzle = { board: '4', givens: GIVENS, source: 'made' };

describe('a puzzle', () => {
  it('fits its board', () => {
    expect(shapeOf(puzzle)?.id).toBe('4');
    expect(shapeOf({ board: '4', givens: '1' })).toBeNull();
    expect(shapeOf({ board: '4', givens: `5${GIVENS.slice(1)}` })).toBeNull();
    expect(shapeOf({ board: '4', givens: `?${GIVENS.slice(1)}` })).toBeNull();
    expect(shapeOf({ board: '5', givens: GIVENS })).toBeNull();
  });

  it('has as many clues as digits', () => {
    expect(clueCount(puzzle)).toBe(8);
    expect(clueCount({ givens: '.'.repeat(16) })).toBe(0);
    expect(clueCount({ givens: '???' })).toBe(0);
  });
});

const RATING = { effort: 40, hardest: 'naked-single', techniques: { 'full-house': 3, 'naked-single': 1 } };

describe('something that claims to be a puzzle', () => {
  it('has a rating only if that makes sense', () => {
    for (const rating of [7, null, {}, { ...RATING, effort: 'x' }, { ...RATING, techniques: { a: 'b' } }]) {
      expect(asPuzzle({ ...puzzle, rating })).toEqual(puzzle);
    }
  });

  it('is taken over with all it may have', () => {
    const whole = { ...puzzle, solution: '1234341221434321', emptiness: 'many', id: 'x7', rating: RATING };
    expect(asPuzzle(whole)).toEqual(whole);
  });

  it('is read as version 0.1 wrote it', () => {
    const old = { box: '2x2', givens: GIVENS, source: 'made', level: 'normal' };
    expect(asPuzzle(old)).toEqual({ ...puzzle, emptiness: 'some' });
  });

  it('is refused if it is none', () => {
    const rubbish = [undefined, null, 0, 'text', [], {}, { board: '4' }, { givens: GIVENS }, { ...puzzle, board: 4 }];
    expect(rubbish.map(asPuzzle)).toEqual(rubbish.map(() => null));
    expect(asPuzzle({ ...puzzle, givens: '' })).toBeNull();
    expect(asPuzzle({ ...puzzle, givens: [...GIVENS] })).toBeNull();
  });

  it('loses what is not known', () => {
    const extra = { ...puzzle, source: 'moon', emptiness: 'mad', id: 7, evil: true };
    expect(asPuzzle(extra)).toEqual({ ...puzzle, source: 'typed' });
  });

  it('is written in the usual symbols', () => {
    const odd = { ...puzzle, givens: GIVENS.replaceAll('.', '0') };
    expect(asPuzzle(odd)?.givens).toBe(GIVENS);
    const large = asPuzzle({ board: '2x5', source: 'made', givens: `a${'_'.repeat(99)}` });
    expect(large?.givens).toBe(`A${'.'.repeat(99)}`);
  });

  it.each([
    ['too short', '1234'],
    ['not full', '123434122143432.'],
    ['against a rule', '1234341221434322'],
    ['of another board', '5234341221434321'],
    ['against the givens', '2143341212344321'],
    ['no text', 7],
  ])('loses a solution that is %s: right digits would be called wrong', (_, solution) => {
    expect(asPuzzle({ ...puzzle, solution })).toEqual(puzzle);
  });

  it('never makes trouble, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(asPuzzle(value)).toBeNull();
      }),
    );
  });
});
