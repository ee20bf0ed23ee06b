import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import { type Day, type Month, addDays, noon, weekOf } from '@/domain/dates';
import type { Streak } from '@/domain/streak';

/** Days, weeks and months in words. */
export function useDayWords() {
  const { t, locale } = useI18n();
  const format = (options: Intl.DateTimeFormatOptions) =>
    computed(() => new Intl.DateTimeFormat(locale.value === 'zh' ? 'zh-CN' : 'en-GB', { ...options, timeZone: 'UTC' }));
  const whole = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const withYear = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const plain = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const brief = format({ day: 'numeric', month: 'short' });
  const ofMonth = format({ month: 'long', year: 'numeric' });
  const narrow = format({ weekday: 'narrow' });
  const short = format({ weekday: 'short' });

  return {
    /** `Sunday 15 November`. */
    long: (day: Day): string => whole.value.format(noon(day)),
    /** `Sunday 15 November 2026`, for who only hears it. */
    full: (day: Day): string => withYear.value.format(noon(day)),
    /** `15 November 2026`. */
    plain: (day: Day): string => plain.value.format(noon(day)),
    /** `15 Nov`. */
    brief: (day: Day): string => brief.value.format(noon(day)),
    /** `November 2026`. */
    month: (month: Month): string => ofMonth.value.format(noon(`${month}-01`)),
    /** `M`, `T`, … */
    letter: (day: Day): string => narrow.value.format(noon(day)),
    /** `Mon`, `Tue`, …; any week has them. */
    weekdays: computed(() => weekOf('2026-11-15').map((day) => short.value.format(noon(day)))),
    isYesterday: (day: Day, today: Day): boolean => addDays(day, 1) === today,
    /** `12 days`. */
    days: (count: number): string => t('daily.days', count),
    /** `in a row, one rest day left`; without a row, how one begins. */
    row: ({ days, restsLeft }: Streak): string =>
      days === 0 ? t('daily.noRow') : t('daily.row', { rests: t('daily.rests', restsLeft) }),
  };
}
