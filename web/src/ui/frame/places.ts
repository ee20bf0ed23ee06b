import type { Screen } from '@/router';
import type { GlyphName } from '../glyphs';
import type { IconName } from '../icons';

/**
 * A room of the game. Its name is `common.places.SCREEN`, and what there is to do in it is `common.rooms.SCREEN`. It is
 * on the screen *More* unless it is a tab.
 */
export interface Place {
  readonly screen: Screen;
  readonly glyph: GlyphName;
  /** In the bar of a desktop. */
  readonly bar?: true;
  /** Among the tabs of a phone; there is room for five. */
  readonly tab?: true;
  /** A door on the home screen. */
  readonly door?: true;
  /** A plain link on the home screen, with this picture. */
  readonly foot?: IconName;
}

/** Where one can go from every screen: bar, tabs, doors and *More* are made from this list. A new room adds its line. */
export const PLACES: readonly Place[] = [
  { screen: 'home', glyph: 'home', bar: true, tab: true },
  { screen: 'daily', glyph: 'daily', bar: true, tab: true },
  { screen: 'learn', glyph: 'learn', bar: true, tab: true, door: true },
  { screen: 'storm', glyph: 'storm', bar: true, door: true },
  { screen: 'lab', glyph: 'lab', bar: true, door: true },
  { screen: 'statistics', glyph: 'statistics', bar: true, tab: true },
  { screen: 'new', glyph: 'new' },
  { screen: 'create', glyph: 'create', foot: 'pencil' },
  { screen: 'print', glyph: 'print' },
  { screen: 'bookmarks', glyph: 'bookmarks', foot: 'bookmark' },
  { screen: 'finished', glyph: 'finished', foot: 'check' },
  { screen: 'help', glyph: 'help', foot: 'help' },
  { screen: 'settings', glyph: 'settings' },
  { screen: 'more', glyph: 'more', bar: true, tab: true },
];

/** What tells that one is at a place, or at one that is behind *More*, because it is not listed itself. */
export function currentAt(place: Place, at: Screen, listed: readonly Place[]): 'page' | 'true' | undefined {
  if (place.screen === at) {
    return 'page';
  }
  const isHidden = PLACES.some(({ screen }) => screen === at) && !listed.some(({ screen }) => screen === at);
  return place.screen === 'more' && isHidden ? 'true' : undefined;
}
