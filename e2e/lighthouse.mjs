// Lighthouse on the play screen, or on other screens, in a local Chromium, each time as a first visit:
// `npm run lighthouse -- http://127.0.0.1:8080/ 3` or `… 3 play home learn lesson/x-wing`; `all` is all that have a score.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import lighthouse from 'lighthouse';

const address = process.argv[2] ?? 'http://127.0.0.1:8080/';
const runs = Number(process.argv[3] ?? 3);
const SCREENS = [
  ...['play', 'home', 'new', 'daily', 'learn', 'lesson/x-wing', 'storm', 'lab', 'statistics', 'review', 'replay'],
  ...['finished', 'bookmarks', 'create', 'settings', 'help', 'more'],
];
const named = process.argv.slice(4);
const screens = named.length === 0 ? ['play'] : named[0] === 'all' ? SCREENS : named;
const port = 9333;
const categories = ['performance', 'accessibility', 'best-practices'];

const context = await playwright.launchPersistentContext(mkdtempSync(join(tmpdir(), 'shudu-lighthouse-')), {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--remote-debugging-port=${port}`,
  ],
});
const page = await context.newPage();
await page.goto(`${address}#/p/9/53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79`);
await page.locator('main .button.primary').click();
await page.getByRole('grid').waitFor();
const game = page.url().split('/').at(-1);

/** Where a screen is; some are about a game. */
function urlOf(screen) {
  return `${address}#/${screen === 'home' ? '' : screen}${['play', 'review', 'replay'].includes(screen) ? `/${game}` : ''}`;
}

/** The game stays, everything that was loaded goes: each run is a first visit. */
async function forgetFiles() {
  const session = await context.newCDPSession(page);
  await page.goto('about:blank');
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'service_workers,cache_storage',
  });
}

for (const screen of screens) {
  for (const formFactor of ['mobile', 'desktop']) {
    const desktop = formFactor === 'desktop' && {
      screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
      throttling: { rttMs: 40, throughputKbps: 10240, cpuSlowdownMultiplier: 1 },
    };
    for (let run = 1; run <= runs; run++) {
      await forgetFiles();
      const { lhr } = await lighthouse(urlOf(screen), {
        port,
        formFactor,
        onlyCategories: categories,
        disableStorageReset: true,
        logLevel: 'error',
        ...desktop,
      });
      const scores = categories.map((id) => `${id} ${Math.round(lhr.categories[id].score * 100)}`);
      const metrics = [
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
      ];
      console.log(
        screen,
        formFactor,
        run,
        scores.join(', '),
        '|',
        metrics.map((id) => `${id} ${lhr.audits[id].displayValue}`).join(', '),
      );
      for (const audit of Object.values(lhr.audits)) {
        const counts = categories.some((id) =>
          lhr.categories[id].auditRefs.some((ref) => ref.id === audit.id && ref.weight > 0),
        );
        if (counts && audit.score !== null && audit.score < 0.9) {
          console.log(`  ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`);
        }
      }
    }
  }
}
await context.close();
