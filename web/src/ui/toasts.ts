import { ref } from 'vue';

/** A short message at the edge of the screen; it is also announced, because its container is a live region. */
export interface Toast {
  id: number;
  text: string;
  action?: { label: string; run(): void } | undefined;
}

const SHOWN_MS = 5000;

export const toasts = ref<Toast[]>([]);
let lastId = 0;

export function toast(text: string, action?: Toast['action']): void {
  const id = ++lastId;
  toasts.value = [...toasts.value.slice(-2), { id, text, action }];
  // One with something to press stays until it is pressed or closed.
  if (!action) {
    setTimeout(() => dismiss(id), SHOWN_MS);
  }
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((other) => other.id !== id);
}
