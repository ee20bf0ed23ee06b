import { describe, expect, it } from 'vitest';
import { type Card, cardSvg, cardText, dotsOf } from './card';

const CARD: Card = {
  title: 'Shudu',
  day: '15 November 2026',
  rungs: [
    { name: 'Mini', assist: 'pure', time: '3:12', dots: [true, true] },
    { name: 'Easy', assist: 'guided', time: '', dots: [true, false] },
    { name: 'Medium', assist: null, time: '', dots: [] },
    { name: 'Hard <', assist: null, time: '', dots: [] },
  ],
  streak: '12 days in a row',
};

describe('the card of a day', () => {
  it('tells what was played and how, and nothing about the puzzles', () => {
    expect(cardText(CARD)).toBe(
      'Shudu 15 November 2026\n▪ Mini ◆ 3:12 ●●\n▪ Easy ○ ●○\n▫ Medium\n▫ Hard <\n12 days in a row',
    );
    expect(cardText({ ...CARD, streak: '' })).not.toMatch(/\n$/);
  });

  it('has a dot for each technique, hollow where a hint helped', () => {
    expect(dotsOf({ 'full-house': 13, 'x-wing': 1 }, ['x-wing'])).toEqual([true, false]);
    expect(dotsOf({}, ['x-wing'])).toEqual([]);
  });

  it('is a picture that can be read as one', () => {
    const picture = new DOMParser().parseFromString(cardSvg(CARD), 'image/svg+xml');
    expect(picture.querySelector('parsererror')).toBeNull();
    const text = picture.documentElement.textContent;
    expect(text).toContain('15 November 2026');
    expect(text).toContain('3:12');
    expect(text).toContain('Hard <');
    // The mark has one of its own.
    expect(picture.querySelectorAll('circle')).toHaveLength(1 + 4);
  });
});
