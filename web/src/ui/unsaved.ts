import { goTo } from '@/router';
import { storageTrouble } from '@/stores/storage';
import { warn } from './toasts';

/** Whether the player knows that nothing is saved; saying it once is enough until saving works again. */
let told = false;

/** After saving: says that it did not work, why, and what helps. */
export function reportSaving(t: (key: string) => string, saved: boolean): void {
  if (saved || told) {
    told = !saved;
    return;
  }
  told = true;
  if (storageTrouble() === 'full') {
    warn(t('common.storageFull'), { label: t('finished.title'), run: () => goTo('finished') });
  } else {
    warn(t('common.storageBlocked'));
  }
}
