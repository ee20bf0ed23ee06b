import { type ComputedRef, computed } from 'vue';
import type { Settings } from '@/stores/settings';
import type { SymbolStyle } from './symbols';

/** How a board looks by the player's settings; bound to the board as a whole. */
export interface BoardLook {
  simpleNotes: boolean;
  fixedCorners: boolean;
  symbols: SymbolStyle;
  patterns: boolean;
  digitSize: number;
}

export function boardLook(settings: Settings): ComputedRef<BoardLook> {
  return computed(() => ({
    simpleNotes: settings.notes === 'simple',
    fixedCorners: settings.cornerPlaces === 'fixed',
    symbols: settings.symbols,
    patterns: settings.patterns,
    digitSize: settings.digitSize,
  }));
}
