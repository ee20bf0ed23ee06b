import { symbolOf } from '@/domain/digits';

export type SymbolStyle = 'digits' | 'letters' | 'kanji';

const KANJI = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** How a digit looks to the player; texts that leave the game always use the plain symbols. */
export function shownSymbol(digit: number, style: SymbolStyle): string {
  switch (style) {
    case 'letters':
      return String.fromCharCode('A'.charCodeAt(0) + digit - 1);
    case 'kanji':
      return KANJI[digit] ?? symbolOf(digit);
    case 'digits':
      return symbolOf(digit);
  }
}
