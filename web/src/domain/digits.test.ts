import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDigits, digitOf, digitsIn, has, readLine, setOf, symbolOf, writeLine } from './digits';

const digits = Array.from({ length: 26 }, (_, digit) => digit);

describe('symbols', () => {
  it('stand for the digits of the largest board, and back', () => {
    expect(digits.map((digit) => digitOf(symbolOf(digit)))).toEqual(digits);
    expect([symbolOf(0), symbolOf(9), symbolOf(10), symbolOf(16), symbolOf(25)]).toEqual(['.', '9', 'A', 'G', 'P']);
  });

  it('may be small letters, and empty cells may be written in several ways', () => {
    expect([...'ap'].map(digitOf)).toEqual([10, 25]);
    expect([...'.0*_'].map(digitOf)).toEqual([0, 0, 0, 0]);
  });

  it('are nothing else', () => {
    expect([...'Q zß?,-é七😀'].filter((symbol) => digitOf(symbol) !== -1)).toEqual([]);
    expect(symbolOf(26)).toBe('?');
  });
});

describe('lines', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 25 })), (line) => {
        expect(readLine(writeLine(line))).toEqual(line);
      }),
    );
  });

  it('with a character that is no digit are no lines', () => {
    expect(readLine('12x4')).toBeNull();
    expect(readLine('12 4')).toBeNull();
  });
});

describe('sets', () => {
  it('hold what was put in, ascending and once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 25 })), (list) => {
        const set = setOf(list);
        expect(digitsIn(set)).toEqual([...new Set(list)].sort((a, b) => a - b));
        expect(digits.slice(1).filter((digit) => has(set, digit))).toEqual(digitsIn(set));
      }),
    );
  });

  it('of all digits go from 1 to the side', () => {
    expect(digitsIn(allDigits(4))).toEqual([1, 2, 3, 4]);
    expect(digitsIn(allDigits(25))).toEqual(digits.slice(1));
  });
});
