import { onMounted, onUnmounted } from 'vue';
import { isOutside, keepsFocus } from './focused';
import { boardKeys } from './keyboard';
import { clearSelection } from './run';
import type { Session } from './session';

/** Keys, and where the focus is: whatever is pressed by mouse, the keys go on meaning the board. */
export function useHands(session: Session): { focused(event: FocusEvent): void } {
  const keys = boardKeys(session);
  /** What was used last: `mouse`, `pen`, `touch`, or `key`. */
  let by = 'key';

  function pressed({ pointerType }: PointerEvent): void {
    by = pointerType;
  }

  function keyDown(event: KeyboardEvent): void {
    by = 'key';
    keys.down(event);
  }

  /**
   * What is pressed by mouse does not keep the focus: it stays on the board. After a finger it is left alone, because
   * the reader of a screen may follow it.
   */
  function focused({ target }: FocusEvent): void {
    keys.focused(target, by !== 'key');
    if (by !== 'key' && by !== 'touch' && !session.paused.value && !keepsFocus(target as Element)) {
      session.focusBoard();
    }
  }

  function clicked({ target }: MouseEvent): void {
    if (isOutside(target) && session.selection.value.cells.size > 0 && !session.paused.value) {
      clearSelection(session);
    }
  }

  onMounted(() => {
    window.addEventListener('pointerdown', pressed, true);
    window.addEventListener('keydown', keyDown);
    window.addEventListener('keyup', keys.up);
    window.addEventListener('click', clicked);
  });

  onUnmounted(() => {
    window.removeEventListener('pointerdown', pressed, true);
    window.removeEventListener('keydown', keyDown);
    window.removeEventListener('keyup', keys.up);
    window.removeEventListener('click', clicked);
  });

  return { focused };
}
