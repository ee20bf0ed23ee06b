import type { Level } from '@/domain/puzzle';
import type { GameSummary } from '@/stores/games';
import type { GlyphName } from '@/ui/glyphs';

/** What a level is drawn with: techniques that it needs. */
export const LEVEL_GLYPHS: Readonly<Record<Level, readonly GlyphName[]>> = {
  beginner: ['fullHouse'],
  easy: ['naked'],
  medium: ['pointing', 'pair'],
  hard: ['triple', 'xWing'],
  expert: ['wing', 'chain'],
  extreme: ['aic', 'forcing'],
};

/** The time that a player usually needs for a level on the usual board: the median, or null if none was solved. */
export function usualTime(games: readonly GameSummary[], level: Level): number | null {
  const times = games
    .filter(({ solved, elapsed, puzzle }) => solved && elapsed > 0 && puzzle.level === level && puzzle.board === '9')
    .map(({ elapsed }) => elapsed)
    .sort((a, b) => a - b);
  const middle = times.length >> 1;
  return times.length === 0 ? null : times.length % 2 ? times[middle]! : (times[middle - 1]! + times[middle]!) / 2;
}
