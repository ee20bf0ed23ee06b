import { type Ref, onUnmounted, ref } from 'vue';

/** Something that opens at the button of an element. A press outside closes it, and Escape, wherever the focus is. */
export function usePopover(root: Readonly<Ref<HTMLElement | null>>) {
  const open = ref(false);

  function outside(event: PointerEvent): void {
    if (!root.value?.contains(event.target as Node)) {
      open.value = false;
    }
  }

  // Before the board takes it.
  function escape(event: KeyboardEvent): void {
    if (open.value && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      open.value = false;
      root.value?.querySelector('button')?.focus();
    }
  }

  document.addEventListener('pointerdown', outside);
  document.addEventListener('keydown', escape, true);
  onUnmounted(() => {
    document.removeEventListener('pointerdown', outside);
    document.removeEventListener('keydown', escape, true);
  });
  return { open };
}
