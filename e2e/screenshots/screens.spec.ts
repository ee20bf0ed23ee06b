import { test } from '@playwright/test';
import { type Shot, contactSheet } from '../contact-sheet';
import { SCREENS, lived } from '../screens';

const SIZES = ['360x640', '390x844', '844x390', '1024x768', '1440x900', '1920x1080', '2560x1440'];
const THEMES = ['light', 'dark', 'sepia', 'contrast-light', 'contrast-dark'];
const LANGUAGES = ['en', 'zh'];

/**
 * Every screen at seven sizes, in five themes and two languages. The pictures of one size, theme and language are also
 * put on one sheet: `npm run screenshots -- -g "390x844 dark"` makes those of a phone at night.
 */
for (const size of SIZES) {
  for (const theme of THEMES) {
    for (const language of LANGUAGES) {
      test(`${size} ${theme} ${language}`, async ({ browser, baseURL }) => {
        const [width, height] = size.split('x').map(Number) as [number, number];
        const folder = `target/screenshots/${size}/${theme}-${language}`;
        const shots: Shot[] = [];
        for (const [name, screen] of Object.entries(SCREENS)) {
          const touch = width < 900;
          const context = await browser.newContext({
            baseURL,
            viewport: { width, height },
            hasTouch: touch,
            colorScheme: theme.endsWith('dark') ? 'dark' : 'light',
            serviceWorkers: 'block',
          });
          await context.addInitScript(
            (items) => {
              for (const [key, value] of Object.entries(items)) {
                if (localStorage.getItem(key) === null) {
                  localStorage.setItem(key, JSON.stringify(value));
                }
              }
            },
            {
              ...(screen.fresh ? {} : lived(Date.now())),
              'shudu.settings': { theme: theme.replace(/-.*/, ''), language, notes: touch ? 'simple' : 'two' },
            },
          );
          const page = await context.newPage();
          await screen.open(page);
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(500);
          const path = `${folder}/${name}.png`;
          await page.screenshot({ path });
          shots.push({ name, path });
          await context.close();
        }
        await contactSheet(
          browser,
          `${size}, ${theme}, ${language}`,
          shots,
          `target/screenshots/sheets/${size}-${theme}-${language}.png`,
        );
      });
    }
  }
}
