import type { Screen } from '@/router';
import type { GlyphName } from '../glyphs';

/** Where one can go from every screen, in the bar of a desktop and in the tabs of a phone. A new room adds its line. */
export const PLACES: readonly { readonly screen: Screen; readonly glyph: GlyphName }[] = [
  { screen: 'home', glyph: 'home' },
  { screen: 'new', glyph: 'new' },
  { screen: 'create', glyph: 'create' },
  { screen: 'bookmarks', glyph: 'bookmarks' },
  { screen: 'help', glyph: 'help' },
];
