import { type Ref, onBeforeUnmount, watch } from 'vue';

/** Fills the whole screen while a value is true, where the browser can; leaving it by the browser's key makes it false. */
export function useFullScreen(wanted: Ref<boolean>): void {
  const inFullScreen = (): boolean => document.fullscreenElement === document.documentElement;

  // At once, while the browser still knows that a person has asked for it.
  watch(
    wanted,
    (wants) => {
      if (wants && document.fullscreenEnabled) {
        document.documentElement.requestFullscreen().catch(() => undefined);
      } else if (!wants && inFullScreen()) {
        document.exitFullscreen().catch(() => undefined);
      }
    },
    { flush: 'sync' },
  );

  function changed(): void {
    if (!inFullScreen()) {
      wanted.value = false;
    }
  }

  document.addEventListener('fullscreenchange', changed);
  onBeforeUnmount(() => {
    wanted.value = false;
    document.removeEventListener('fullscreenchange', changed);
  });
}
