import { existsSync } from 'node:fs';

/**
 * The browser of the tests: the one that the system installed, not a download. `CHROMIUM` names another. The flags
 * keep it from calling anybody but the server under test.
 */
const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const chromium = process.env.CHROMIUM ?? KNOWN.find(existsSync) ?? 'chromium';

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
