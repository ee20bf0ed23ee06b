import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import { type Puzzle, clueCount, shapeOf } from '@/domain/puzzle';
import type { GameSummary } from '@/stores/games';
import { relativeTime } from './relative-time';

type Words = Pick<Puzzle, 'board' | 'givens' | 'emptiness' | 'level' | 'source'>;

/** How puzzles and games are named in lists. */
export function usePuzzleWords() {
  const { t, locale } = useI18n();
  const percents = computed(() => new Intl.NumberFormat(locale.value, { style: 'percent' }));

  /** How hard the puzzle is, or how empty it was made, or else where it comes from. */
  function kind({ level, emptiness, source }: Pick<Puzzle, 'emptiness' | 'level' | 'source'>): string {
    if (level && source !== 'heart') {
      return t(`common.level.${level}`);
    }
    return emptiness && source !== 'heart'
      ? t('common.empty', { many: t(`common.emptiness.${emptiness}`) })
      : t(`common.source.${source}`);
  }

  function size(puzzle: Pick<Puzzle, 'board' | 'givens'>): string {
    return t('common.size', { side: shapeOf(puzzle)!.side });
  }

  function clues(puzzle: Pick<Puzzle, 'givens'>): string {
    return t('common.clues', clueCount(puzzle));
  }

  /** `9×9 · Many empty cells`. */
  function title(puzzle: Words): string {
    return `${size(puzzle)} · ${kind(puzzle)}`;
  }

  /** How much of what was empty is filled. */
  function percent(game: Pick<GameSummary, 'puzzle' | 'filled' | 'values'>): string {
    return percents.value.format(share(game));
  }

  function share({ puzzle, filled, values }: Pick<GameSummary, 'puzzle' | 'filled' | 'values'>): number {
    const given = clueCount(puzzle);
    return (filled - given) / Math.max(1, values.length - given);
  }

  /** When a game was last played: `2 hours ago`. */
  function age({ touched }: Pick<GameSummary, 'touched'>): string {
    return relativeTime(touched, Date.now(), locale.value);
  }

  return { kind, size, clues, title, percent, share, age };
}
