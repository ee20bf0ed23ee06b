import type { Command } from '@/domain/commands';
import { commandFor } from '@/domain/keys';
import { pressOf } from '@/ui/key-press';
import { needsKey } from './focused';
import { run } from './run';
import type { Session } from './session';

/** What goes on while its key is held down; anything else would flicker. */
const REPEATED: ReadonlySet<Command['do']> = new Set(['go', 'go-box', 'undo', 'redo']);

/** What leads to another cell, which then has the focus, so that it is read aloud. */
const MOVES: ReadonlySet<Command['do']> = new Set(['go', 'go-box', 'go-edge', 'select-empty']);

/** Keys of the whole screen of a game: they are the board's, whatever has the focus, unless that needs them itself. */
export function boardKeys(session: Session) {
  /** The place of the F key while it is down. */
  let held = '';
  /** What the space bar does if it comes up without having moved the board. */
  let waiting: Command | null = null;
  /** The control that got the focus because it was pressed by mouse or finger. */
  let pressed: EventTarget | null = null;

  function focused(target: EventTarget | null, byPointer: boolean): void {
    pressed = byPointer ? target : null;
  }

  function down(event: KeyboardEvent): void {
    if (event.isComposing || event.defaultPrevented || document.querySelector('dialog[open]')) {
      return;
    }
    if (event.target instanceof Element && needsKey(event.target, event.key, event.target !== pressed)) {
      return;
    }
    const press = pressOf(event);
    const command = commandFor(press, {
      side: session.shape.side,
      letterKeys: session.settings.letterKeys,
      focusHeld: held !== '',
      asking: session.asking.value,
      colouring: session.tool.value === 'colour',
      keys: session.settings.keys,
    });
    const plain = !press.ctrl && !press.alt && !press.shift;
    if (session.paused.value && plain && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      run(session, { do: 'pause' });
    } else if (session.zoomed.value && plain && event.key === ' ') {
      event.preventDefault();
      grip(event.repeat, command);
    } else if (command !== null) {
      event.preventDefault();
      if (!event.repeat || REPEATED.has(command.do)) {
        carryOut(command, event.code);
      }
    }
  }

  function carryOut(command: Command, code: string): void {
    if (command.do === 'focus-cell-digit') {
      hold(code);
    }
    run(session, command);
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (!session.paused.value && session.dialog.value === 'none' && (nowhere || MOVES.has(command.do))) {
      session.focusBoard();
    }
  }

  /** On an enlarged board the space bar moves it together with the mouse; alone it means what it always means. */
  function grip(repeat: boolean, command: Command | null): void {
    if (!repeat) {
      waiting = command;
      session.grip.value = 'ready';
      window.addEventListener('blur', letGo, { once: true });
    }
  }

  /** Remembers the key until it comes up, or until the window loses the keyboard and nobody would tell. */
  function hold(code: string): void {
    held = code;
    window.addEventListener('blur', letGo, { once: true });
  }

  function letGo(): void {
    held = '';
    session.grip.value = 'none';
    window.removeEventListener('blur', letGo);
  }

  function up(event: KeyboardEvent): void {
    if (event.key === ' ' && session.grip.value !== 'none') {
      const command = session.grip.value === 'ready' ? waiting : null;
      session.grip.value = 'none';
      if (command) {
        carryOut(command, event.code);
      }
    } else if (event.code === held) {
      letGo();
    }
  }

  return { down, up, focused };
}
