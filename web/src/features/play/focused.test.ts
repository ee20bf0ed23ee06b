import { describe, expect, it } from 'vitest';
import { isOutside, keepsFocus, needsKey } from './focused';

function element(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-it]') ?? document.body.firstElementChild!;
}

const KEYS = ['5', 'h', 'Escape', 'ArrowLeft', 'Home', 'Enter', ' '];

/** The keys that the board gets. */
function free(html: string, byTab = true): string[] {
  const focused = element(html);
  return KEYS.filter((key) => !needsKey(focused, key, byTab));
}

describe('the board gets', () => {
  it('every key if nothing has the focus, or a cell', () => {
    expect(KEYS.filter((key) => !needsKey(document.body, key, true))).toEqual(KEYS);
    expect(free('<div role="grid"><span tabindex="0" data-it></span></div>')).toEqual(KEYS);
  });

  it('all but Enter and Space from a button or a link', () => {
    expect(free('<button></button>')).toEqual(['5', 'h', 'Escape', 'ArrowLeft', 'Home']);
    expect(free('<a href="#"></a>')).toEqual(['5', 'h', 'Escape', 'ArrowLeft', 'Home']);
  });

  it('no arrows either from a radio button or a slider', () => {
    expect(free('<input type="radio">')).toEqual(['5', 'h', 'Escape']);
    expect(free('<input type="range">')).toEqual(['5', 'h', 'Escape']);
  });

  it('all keys from what was only pressed, but not those of a slider', () => {
    expect(free('<button></button>', false)).toEqual(KEYS);
    expect(free('<input type="radio">', false)).toEqual(KEYS);
    expect(free('<input type="range">', false)).toEqual(['5', 'h', 'Escape']);
    expect(free('<input>', false)).toEqual([]);
  });

  it('nothing from what is written into, from a menu and from a dialog', () => {
    for (const html of [
      '<input>',
      '<input type="search">',
      '<textarea></textarea>',
      '<select></select>',
      '<div role="menu"><button data-it></button></div>',
      '<dialog><button data-it></button></dialog>',
    ]) {
      expect(free(html), html).toEqual([]);
    }
  });
});

it('what is pressed keeps the focus only if it has a use for it', () => {
  expect(keepsFocus(element('<button></button>'))).toBe(false);
  expect(keepsFocus(element('<input type="radio">'))).toBe(false);
  expect(keepsFocus(element('<input type="range">'))).toBe(true);
  expect(keepsFocus(element('<input>'))).toBe(true);
  expect(keepsFocus(element('<div role="menu"><button data-it></button></div>'))).toBe(true);
});

it('a click on nothing is outside', () => {
  expect(isOutside(element('<main><div data-it></div></main>'))).toBe(true);
  expect(isOutside(element('<button><b data-it></b></button>'))).toBe(false);
  expect(isOutside(element('<aside><div data-it></div></aside>'))).toBe(false);
  expect(isOutside(element('<div role="grid"><div data-it></div></div>'))).toBe(false);
  expect(isOutside(null)).toBe(false);
});
