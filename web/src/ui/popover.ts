import { type Ref, onUnmounted, ref } from 'vue';

/** Something that opens at the button of an element. A press outside closes it; `close` also goes back to the button. */
export function usePopover(root: Readonly<Ref<HTMLElement | null>>) {
  const open = ref(false);

  function close(): void {
    open.value = false;
    root.value?.querySelector('button')?.focus();
  }

  function outside(event: PointerEvent): void {
    if (!root.value?.contains(event.target as Node)) {
      open.value = false;
    }
  }

  document.addEventListener('pointerdown', outside);
  onUnmounted(() => document.removeEventListener('pointerdown', outside));
  return { open, close };
}
