import { onMounted, onUnmounted, watch } from 'vue';
import { announceToo } from '@/ui/announcer';
import { stallTime } from './stalling';
import type { Session } from './session';

const LOOK_EVERY_MS = 1000;

/** Offers a nudge when nothing has happened for longer than this player usually thinks; once on each board. */
export function useOffering(session: Session): void {
  const { settings, offered } = session;
  let looking = 0;
  let waited = 0;
  let turn = session.turn;
  let done = false;

  function look(): void {
    if (turn !== session.turn) {
      turn = session.turn;
      waited = 0;
      done = false;
    }
    const plays = document.visibilityState === 'visible' && !session.paused.value && !session.solved.value;
    if (!plays || !settings.offerHints || session.panel.value !== 'none' || session.dialog.value !== 'none') {
      return;
    }
    waited += LOOK_EVERY_MS;
    if (!done && session.game.history.at > 0 && waited >= stallTime(session.game.history.moves)) {
      done = true;
      offered.value = true;
      announceToo(session.t('play.hint.offer.text'));
    }
  }

  watch([session.version, session.panel, session.paused, () => settings.offerHints], () => (offered.value = false));
  onMounted(() => (looking = window.setInterval(look, LOOK_EVERY_MS)));
  onUnmounted(() => window.clearInterval(looking));
}
