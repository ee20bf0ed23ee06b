import { onMounted, onUnmounted, ref, watchEffect } from 'vue';
import type { Game } from '@/domain/game';
import { onForeignChange } from '@/stores/storage';
import type { Session } from './session';

const SAVE_EVERY_MS = 10_000;

/**
 * The clock of a game, and the time that is saved with it. Moves are saved when they are made; if another tab has made
 * some, `outdated` gets the newer game, and nothing more is saved here.
 */
export function useKeeping(session: Session, outdated: (newer: Game) => void): void {
  const { game, games, settings } = session;
  let elapsed = game.clock.elapsed;
  let isOutdated = false;
  let saving = 0;

  /** The clock runs while the board can be seen and nothing covers it. */
  const visible = ref(document.visibilityState === 'visible');
  watchEffect(() => {
    const runs = visible.value && !session.paused.value && !session.solved.value && settings.clock !== 'never';
    if (runs) {
      game.clock.start();
    } else {
      game.clock.stop();
    }
  });

  /** Who goes away and comes back does not want to meet the cover; only a page that is loaded again still has it. */
  function endPause(): void {
    if (!isOutdated && session.paused.value) {
      session.pause(false);
    }
  }

  /** Saves the time played. Games that nobody plays are left alone, so that another tab's state is not overwritten. */
  function saveClock(): void {
    if (!isOutdated && game.clock.elapsed !== elapsed) {
      elapsed = game.clock.elapsed;
      session.save();
    }
  }

  function visibilityChanged(): void {
    visible.value = document.visibilityState === 'visible';
    saveClock();
  }

  const stopListening = onForeignChange((name) => {
    const newer = name === `game.${game.key}` ? games.open(game.key) : null;
    // Another tab may also have saved nothing but its clock.
    if (newer && JSON.stringify(newer.history.save()) !== JSON.stringify(game.history.save())) {
      isOutdated = true;
      outdated(newer);
    }
  });

  onMounted(() => {
    saving = window.setInterval(saveClock, SAVE_EVERY_MS);
    document.addEventListener('visibilitychange', visibilityChanged);
    window.addEventListener('pagehide', saveClock);
  });

  onUnmounted(() => {
    window.clearInterval(saving);
    document.removeEventListener('visibilitychange', visibilityChanged);
    window.removeEventListener('pagehide', saveClock);
    stopListening();
    endPause();
    game.clock.stop();
    saveClock();
  });
}
