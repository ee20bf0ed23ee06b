import type { Composer } from 'vue-i18n';
import type { Help } from '@/domain/game';

/** The help that a player took, in words; nothing if there was none. */
export function helpTaken(t: Composer['t'], help: Help): string[] {
  const { hints, reveals, checks, rewinds, filledNotes } = help;
  return [
    hints > 0 && t('play.win.hints', hints),
    reveals > 0 && t('play.win.reveals', reveals),
    checks > 0 && t('play.win.checks', checks),
    rewinds > 0 && t('play.win.rewinds', rewinds),
    filledNotes && t('play.win.filledNotes'),
  ].filter((part) => part !== false);
}
