import { i18n } from './i18n';
import { toast } from './ui/toasts';

const CHECK_MS = 60 * 60 * 1000;

/**
 * Makes the game work offline, and tells when a new version has been fetched: it can be had at once, in all tabs, and
 * otherwise takes over when the last tab has been closed.
 */
export async function watchForUpdates(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Missing in some private windows and where the page came without encryption: then the game just needs the network.
  const registration = await container?.register('service-worker.js').catch(() => undefined);
  if (!container || !registration) {
    return;
  }

  // The worker of a first visit takes over too, but the page is of its version already.
  let reload = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (reload) {
      location.reload();
    }
    reload = true;
  });

  let offered = false;
  function offer(): void {
    if (!offered) {
      offered = true;
      const { t } = i18n.global;
      toast(t('common.updateReady'), {
        label: t('common.reload'),
        run() {
          reload = true;
          registration!.waiting?.postMessage('take-over');
        },
      });
    }
  }

  if (registration.waiting) {
    offer();
  }
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && registration.active) {
        offer();
      }
    });
  });

  // The browser looks for a new version with each visit; a game that is never closed has to ask.
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checked > CHECK_MS) {
      checked = Date.now();
      registration.update().catch(() => undefined);
    }
  });
}
