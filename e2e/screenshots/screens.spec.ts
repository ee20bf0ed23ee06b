import { test } from '@playwright/test';
import { type Shot, contactSheet } from '../contact-sheet';
import { SCREENS, lived } from '../screens';

const SIZES = ['360x640', '390x844', '844x390', '1024x768', '1440x900', '1920x1080', '2560x1440'];
const THEMES = ['light', 'dark', 'sepia', 'contrast-light', 'contrast-dark'];
const LANGUAGES = ['en', 'zh'];

/**
 * Every screen at seven sizes, in five themes and two languages. The pictures of one size, theme and language are also
 * put on one sheet: `npm run screenshots -- -g "390x844 zh"` makes those of a phone in Chinese. Each screen is opened
 * once, and the themes are put on it: they change colours alone.
 */
for (const size of SIZES) {
  for (const language of LANGUAGES) {
    test(`${size} ${language}`, async ({ browser, baseURL }) => {
      const [width, height] = size.split('x').map(Number) as [number, number];
      const touch = width < 900;
      const sheets = new Map<string, Shot[]>(THEMES.map((theme) => [theme, []]));
      for (const [name, screen] of Object.entries(SCREENS)) {
        const context = await browser.newContext({
          baseURL,
          viewport: { width, height },
          hasTouch: touch,
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
            'shudu.settings': { theme: 'light', language, notes: touch ? 'simple' : 'two' },
          },
        );
        const page = await context.newPage();
        await screen.open(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(500);
        for (const [theme, shots] of sheets) {
          await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
          // Colours fade over.
          await page.waitForTimeout(200);
          const path = `target/screenshots/${size}/${theme}-${language}/${name}.png`;
          await page.screenshot({ path });
          shots.push({ name, path });
        }
        await context.close();
      }
      for (const [theme, shots] of sheets) {
        const file = `target/screenshots/sheets/${size}-${theme}-${language}.png`;
        await contactSheet(browser, `${size}, ${theme}, ${language}`, shots, file);
      }
    });
  }
}
