import type { Command } from '@/domain/commands';
import { commandFor } from '@/domain/keys';
import { pressOf } from '@/ui/key-press';
import { run } from './run';
import type { Session } from './session';

/** What goes on while its key is held down; anything else would flicker. */
const REPEATED: ReadonlySet<Command['do']> = new Set(['go', 'go-box', 'undo', 'redo']);

/** Keys on the board. */
export function boardKeys(session: Session) {
  /** The place of the F key while it is down. */
  let held = '';

  function down(event: KeyboardEvent): void {
    if (event.isComposing) {
      return;
    }
    const command = commandFor(pressOf(event), {
      side: session.shape.side,
      letterKeys: session.settings.letterKeys,
      focusHeld: held !== '',
      asking: session.asking.value,
    });
    if (command === null) {
      return;
    }
    event.preventDefault();
    if (event.repeat && !REPEATED.has(command.do)) {
      return;
    }
    if (command.do === 'focus-cell-digit') {
      hold(event.code);
    }
    run(session, command);
  }

  /** Remembers the key until it comes up, or until the window loses the keyboard and nobody would tell. */
  function hold(code: string): void {
    held = code;
    window.addEventListener('blur', letGo, { once: true });
  }

  function letGo(): void {
    held = '';
    window.removeEventListener('blur', letGo);
  }

  function up(event: KeyboardEvent): void {
    if (event.code === held) {
      letGo();
    }
  }

  return { down, up };
}
