import { watch } from 'vue';
import type { Clash } from '@/domain/board';
import { announceToo } from '@/ui/announcer';
import type { Session } from './session';

/**
 * Says what can be seen on the board but is nobody's answer to a command: digits that now clash, digits that are now
 * marked as wrong, that the game is paused, how many cells are selected.
 */
export function useTelling(session: Session): void {
  const { t, speech, settings, board } = session;

  let clashing = new Map<number, number>();
  watch(
    session.version,
    () => {
      const clashes = settings.conflicts === 'off' ? new Map<number, Clash>() : board.clashes();
      const fresh = [...clashes.values()].filter(({ cell }) => clashing.get(cell) !== board.digit(cell));
      const { cursor } = session.selection.value;
      const clash = fresh.find(({ cell }) => cell === cursor) ?? fresh.find(({ cell }) => !board.isGiven(cell));
      if (clash) {
        const digit = speech.symbol(board.digit(clash.cell));
        const args = { digit, house: speech.house(clash.house), cell: speech.shortName(clash.other) };
        announceToo(t('play.say.conflict', args));
      }
      clashing = new Map([...clashes.keys()].map((cell) => [cell, board.digit(cell)]));
    },
    // Before the page changes: it is said together with what was placed.
    { flush: 'pre' },
  );

  watch(session.checking.always, (now, before) => {
    const fresh = [...now].filter((cell) => !before.has(cell));
    if (fresh.length > 0) {
      announceToo(t('play.say.wrong', { cells: speech.shortNames(fresh) }, fresh.length));
    }
  });

  watch(session.paused, (paused) => session.say(paused ? 'paused' : 'resumed'));

  watch(
    () => session.selection.value.cells.size,
    (now, before) => {
      if (now > 1 || before > 1) {
        announceToo(t('play.say.selected', now));
      }
    },
    { flush: 'pre' },
  );
}
