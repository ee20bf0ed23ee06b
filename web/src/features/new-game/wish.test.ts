import { beforeEach, describe, expect, it } from 'vitest';
import { asSeed, lastWish, randomSeed, rememberWish } from './wish';

describe('a seed', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['0', 0],
    [' 42 ', 42],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740992', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['0x10', null],
    ['seven', null],
  ])('from “%s” is %s', (text, seed) => {
    expect(asSeed(text)).toBe(seed);
  });

  it('nobody chose is short', () => {
    for (let i = 0; i < 100; i++) {
      expect(asSeed(String(randomSeed()))).toBeLessThan(1e9);
    }
  });
});

describe('the last wish', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered without its seed', () => {
    rememberWish({ size: 16, emptiness: 'many', symmetry: 'full', seed: 5 });
    expect(lastWish()).toEqual({ size: 16, emptiness: 'many', symmetry: 'full' });
  });

  it.each(['null', '5', '{"size":7,"level":"x","symmetry":3}'])('from %s is the usual one', (text) => {
    localStorage.setItem('shudu.newGame', text);
    expect(lastWish()).toEqual({ size: 9, emptiness: 'some', symmetry: 'rot180' });
  });
});
