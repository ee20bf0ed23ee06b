import { type ComputedRef, computed } from 'vue';
import { useI18n } from 'vue-i18n';
import { clockText } from '@/domain/clock';
import { RUNGS, RUNG_LEVELS, type Rung, type RungResult } from '@/domain/daily';
import type { Day } from '@/domain/dates';
import type { Level } from '@/domain/puzzle';
import { usualTime } from '@/features/home/levels';
import { useDays } from '@/stores/days';
import { useGames } from '@/stores/games';
import { useSettings } from '@/stores/settings';
import { gameOf } from './start';

/** A puzzle of a day as it stands. */
export interface RungState {
  readonly rung: Rung;
  readonly level: Level;
  /** `going` is begun; `next` is the easiest that is not done, and not going if none is. */
  readonly state: 'done' | 'going' | 'next' | 'open';
  readonly result: RungResult | null;
  /** The time it took; or the player's usual one; or nothing. */
  readonly time: string;
}

/** The four puzzles of a day. */
export function useRungs(day: () => Day): ComputedRef<RungState[]> {
  const { t } = useI18n();
  const [days, games] = [useDays(), useGames()];
  const { settings } = useSettings();

  return computed(() => {
    const results = days.of(day());
    const isGoing = (rung: Rung): boolean => !results[rung] && gameOf(day(), rung, false) !== undefined;
    const first = RUNGS.find(isGoing) ?? RUNGS.find((rung) => !results[rung]);
    return RUNGS.map((rung) => {
      const result = results[rung] ?? null;
      const level = RUNG_LEVELS[rung];
      const usual = rung === 'mini' ? null : usualTime(games.all, level);
      const state = result ? 'done' : isGoing(rung) ? 'going' : rung === first ? 'next' : 'open';
      const measured = result && result.time > 0 && settings.clock !== 'never' ? clockText(result.time) : '';
      const expected = usual === null ? '' : t('daily.about', { minutes: Math.max(1, Math.round(usual / 60_000)) });
      return { rung, level, state, result, time: result ? measured : expected };
    });
  });
}
