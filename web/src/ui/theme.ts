import { ref, watchEffect } from 'vue';
import { useMediaQuery } from './media';
import type { Settings } from '@/stores/settings';

/** Keeps the page in the theme that the settings, or else the system, ask for. Paper is always light. */
export function useTheme(wanted: () => Settings['theme']): void {
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const contrast = useMediaQuery('(prefers-contrast: more)');
  const printing = ref(false);
  window.addEventListener('beforeprint', () => (printing.value = true));
  window.addEventListener('afterprint', () => (printing.value = false));
  // At once: the browser prints what is there when the event returns.
  const flush = { flush: 'sync' } as const;
  watchEffect(() => {
    const theme = printing.value ? 'light' : wanted();
    const system = contrast.value ? 'contrast' : dark.value ? 'dark' : 'light';
    const base = theme === 'system' ? system : theme;
    const page = document.documentElement;
    page.dataset.theme = base === 'contrast' ? `contrast-${dark.value ? 'dark' : 'light'}` : base;
    // The browser's own bars follow.
    const colour = getComputedStyle(page).getPropertyValue('--page');
    document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta) => (meta.content = colour));
  }, flush);
}
