import { LONG_PRESS_MS } from './pointer';

/** Buttons that do something else when they are held down. */
export function useHolding() {
  let timer = 0;
  let held = false;

  function end(): void {
    window.clearTimeout(timer);
  }

  /** What a button listens to beside its clicks, and what it does when it is held. */
  function holding(action: () => void) {
    return {
      pointerdown() {
        held = false;
        timer = window.setTimeout(() => {
          held = true;
          action();
        }, LONG_PRESS_MS);
      },
      pointerup: end,
      pointerleave: end,
      pointercancel: end,
      contextmenu: (event: Event) => event.preventDefault(),
    };
  }

  /** Whether the click that comes now only ends the holding. */
  function wasHeld(): boolean {
    end();
    const was = held;
    held = false;
    return was;
  }

  return { holding, wasHeld };
}
