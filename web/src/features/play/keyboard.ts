import { ref } from 'vue';
import { commandFor } from '@/domain/keys';
import { pressOf } from '@/ui/key-press';
import { run } from './run';
import type { Session } from './session';

/** Keys on the board. */
export function boardKeys(session: Session) {
  const focusHeld = ref(false);

  function down(event: KeyboardEvent): void {
    if (event.isComposing) {
      return;
    }
    const command = commandFor(pressOf(event), {
      side: session.shape.side,
      letterKeys: session.settings.letterKeys,
      focusHeld: focusHeld.value,
      asking: session.asking.value,
    });
    if (command === null) {
      return;
    }
    event.preventDefault();
    if (command.do === 'focus-cell-digit') {
      if (focusHeld.value) {
        return;
      }
      focusHeld.value = true;
    }
    run(session, command);
  }

  function up(event: KeyboardEvent): void {
    if (event.code === 'KeyF') {
      focusHeld.value = false;
    }
  }

  return { down, up };
}
