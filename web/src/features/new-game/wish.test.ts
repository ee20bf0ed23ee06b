import { beforeEach, describe, expect, it } from 'vitest';
import { asSeed, lastChoice, lastWish, randomSeed, rememberChoice, wishOf } from './wish';

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

describe('a choice', () => {
  it('by level is a wish for the level, but only on a board that has levels', () => {
    const choice = { ...lastChoice(), by: 'level', level: 'expert' } as const;
    expect(wishOf({ ...choice, size: 9 })).toMatchObject({ size: 9, level: 'expert' });
    expect(wishOf({ ...choice, size: 16 })).not.toHaveProperty('level');
  });

  it('of a number of empty cells is a wish for just so many', () => {
    const choice = { ...lastChoice(), by: 'cells', emptiness: 'exactly', holes: 20 } as const;
    expect(wishOf(choice)).toMatchObject({ holes: 20 });
    expect(wishOf({ ...choice, emptiness: 'few' })).not.toHaveProperty('holes');
  });

  it('is remembered with its level; a level of version 0.1 meant empty cells', () => {
    rememberChoice({ ...lastChoice(), by: 'level', level: 'hard' });
    expect(lastChoice()).toMatchObject({ by: 'level', level: 'hard' });
    localStorage.setItem('shudu.newGame', JSON.stringify({ size: 9, level: 'hard' }));
    expect(lastChoice()).toMatchObject({ level: 'medium', emptiness: 'many' });
  });
});

describe('the last wish', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered', () => {
    rememberChoice({ ...lastChoice(), size: 16, emptiness: 'many', symmetry: 'full' });
    expect(lastWish()).toEqual({ size: 16, emptiness: 'many', symmetry: 'full' });
  });

  it.each(['null', '5', '{"size":7,"level":"x","symmetry":3}'])('from %s is the usual one', (text) => {
    localStorage.setItem('shudu.newGame', text);
    expect(lastWish()).toEqual({ size: 9, emptiness: 'some', symmetry: 'rot180' });
  });
});
