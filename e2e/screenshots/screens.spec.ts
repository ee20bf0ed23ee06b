import { test } from '@playwright/test';
import { SCREENS, lived } from '../screens';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

for (const language of ['en', 'zh']) {
  for (const theme of ['light', 'dark'] as const) {
    for (const size of SIZES) {
      test(`${language} ${theme} ${size.width}x${size.height}`, async ({ browser, baseURL }) => {
        for (const [name, screen] of Object.entries(SCREENS)) {
          const touch = size.width < 900;
          const context = await browser.newContext({
            baseURL,
            viewport: size,
            hasTouch: touch,
            colorScheme: theme,
            locale: language === 'zh' ? 'zh-CN' : 'en-US',
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
            { ...(screen.fresh ? {} : lived(Date.now())), 'shudu.settings': { notes: touch ? 'simple' : 'two' } },
          );
          const page = await context.newPage();
          await screen.open(page);
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(500);
          await page.screenshot({
            path: `target/screenshots/${size.width}x${size.height}/${language}-${theme}/${name}.png`,
          });
          await context.close();
        }
      });
    }
  }
}
