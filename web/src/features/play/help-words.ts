import type { Session } from './session';

/** The help that was taken in a game, in words. */
export function helpWords({ t, game }: Session): string {
  const { hints, reveals, checks, rewinds, filledNotes } = game.help;
  const parts = [
    hints > 0 && t('play.win.hints', hints),
    reveals > 0 && t('play.win.reveals', reveals),
    checks > 0 && t('play.win.checks', checks),
    rewinds > 0 && t('play.win.rewinds', rewinds),
    filledNotes && t('play.win.filledNotes'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t('play.win.noHelp') : parts.join(t('common.comma'));
}
