import { describe, expect, it } from 'vitest';
import type { Screen } from '@/router';
import { PLACES, type Place, currentAt } from './places';

const TABS = PLACES.filter(({ tab }) => tab);

function lit(at: Screen, listed: readonly Place[] = TABS): (string | undefined)[] {
  return listed.map((place) => currentAt(place, at, listed) && `${place.screen} ${currentAt(place, at, listed)}`);
}

describe('the places', () => {
  it('are each there once, and More is the last', () => {
    expect(new Set(PLACES.map(({ screen }) => screen)).size).toBe(PLACES.length);
    expect(PLACES.at(-1)!.screen).toBe('more');
  });

  it('have room: five tabs, and eight in the bar', () => {
    expect(TABS.length).toBeLessThanOrEqual(5);
    expect(PLACES.filter(({ bar }) => bar).length).toBeLessThanOrEqual(8);
  });

  it('tell where one is; what is behind More is at More', () => {
    expect(lit('home').filter(Boolean)).toEqual(['home page']);
    expect(lit('more').filter(Boolean)).toEqual(['more page']);
    expect(lit('bookmarks').filter(Boolean)).toEqual(['more true']);
    expect(lit('play').filter(Boolean)).toEqual([]);
  });
});
