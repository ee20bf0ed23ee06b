import { ref } from 'vue';

/** A short message at the edge of the screen; it is also announced, because its container is a live region. */
export interface Toast {
  id: number;
  text: string;
  action?: { label: string; run(): void } | undefined;
  /** The screen that it belongs to. */
  at: string;
}

/** Who can press something needs longer. */
const SHOWN_MS = 5000;
const SHOWN_WITH_ACTION_MS = 12_000;
const MOST = 3;

export const toasts = ref<Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** Where messages go that ask for nothing, on a screen that has a place of its own for them. */
let listener: ((text: string) => void) | null = null;

/** Takes all messages that ask for nothing, until the answer is called. */
export function listenToToasts(listen: (text: string) => void): () => void {
  listener = listen;
  return () => {
    if (listener === listen) {
      listener = null;
    }
  };
}

/** Shows a message. The same one twice is one, shown for longer. */
export function toast(text: string, action?: Toast['action']): void {
  if (listener && !action) {
    listener(text);
  } else {
    warn(text, action);
  }
}

/** Shows a message at the edge of the screen, where the next move does not take its place. */
export function warn(text: string, action?: Toast['action']): void {
  const others = toasts.value.filter((other) => other.text !== text || other.action || action);
  const shown = { id: ++lastId, text, action, at: location.hash };
  toasts.value = [...others.slice(1 - MOST), shown];
  leaveLater(shown.id);
}

export function dismiss(id: number): void {
  stay(id);
  toasts.value = toasts.value.filter((other) => other.id !== id);
}

/** Keeps a message while somebody is at it. */
export function stay(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Lets a message leave after its time. */
export function leaveLater(id: number): void {
  const shown = toasts.value.find((other) => other.id === id);
  if (shown) {
    stay(id);
    timers.set(
      id,
      setTimeout(() => dismiss(id), shown.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS),
    );
  }
}

// What was said on one screen does not follow to another.
window.addEventListener('hashchange', () =>
  toasts.value.filter(({ at }) => at !== location.hash).forEach(({ id }) => dismiss(id)),
);
