import { type Component, defineAsyncComponent } from 'vue';
import { i18n } from '@/i18n';
import { toast } from '@/ui/toasts';
import type parts from './later-parts';

/** Parts of the play screen that are fetched, in one file, once the board is there. */
export const PlayDialogs = part('PlayDialogs');
export const PlayPanel = part('PlayPanel');
export const WinPanel = part('WinPanel');

/** Fetches them before they are needed. A failure is told when one is wanted. */
export function fetchLater(): void {
  fetchParts().catch(() => undefined);
}

async function fetchParts(): Promise<typeof parts> {
  return (await import('./later-parts')).default;
}

function part(name: keyof typeof parts): Component {
  return defineAsyncComponent(async () => {
    try {
      return (await fetchParts())[name];
    } catch (failure) {
      toast(i18n.global.t('common.loadFailed'));
      throw failure;
    }
  });
}
