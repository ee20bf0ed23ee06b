/** Controls that are written into: every key is theirs. */
const WRITTEN =
  'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=button])';

/** Controls that one presses. */
const PRESSED = 'button, a[href], summary, input';

/**
 * Whether the control that has the focus needs a key itself, so that the board must not take it. Buttons need Enter and
 * the space bar, sliders and radio buttons their arrows; but only for who came to them by Tab: a tool that was pressed
 * by mouse or finger has the focus by chance.
 */
export function needsKey(focused: Element, key: string, byTab: boolean): boolean {
  if (focused.closest('dialog, [role=menu]') || focused.matches(WRITTEN)) {
    return true;
  }
  if (!byTab && !focused.matches('[type=range]')) {
    return false;
  }
  if (key === 'Enter' || key === ' ') {
    return focused.matches(PRESSED);
  }
  return /^(Arrow|Home|End|Page)/.test(key) && focused.matches('[type=range], [type=radio]');
}

/** Whether a control that was pressed by mouse or finger has a use for the focus. */
export function keepsFocus(focused: Element): boolean {
  return focused.closest('dialog, [role=menu], [role=grid]') !== null || focused.matches(`${WRITTEN}, [type=range]`);
}

/** What a click has a meaning for; a click elsewhere lets go of the selection. */
const MEANT =
  'button, a, input, label, select, textarea, dialog, header, aside, section, footer, [role=grid], [role=menu], [aria-live]';

export function isOutside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(MEANT) === null;
}
