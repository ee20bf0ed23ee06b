import type { KeyPress } from '@/domain/keys';

/** What of a keyboard event decides its meaning. */
export function pressOf(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    code: event.code,
    shift: event.shiftKey,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    numLock: event.getModifierState('NumLock'),
  };
}
