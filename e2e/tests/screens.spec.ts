import { expect, test } from '@playwright/test';
import { SCREENS, lived } from '../screens';
import { violations } from './axe';

const THEMES = ['dark', 'sepia', 'contrast-light', 'contrast-dark'];

/** What the words are filed under: such a name on a screen is a key without its words. */
const TOPICS =
  'play|home|share|create|help|settings|common|newGame|bookmarks|finished|tutorial|drill|learn|lesson|lab|daily|storm|results|statistics|review|more|print';

test.use({ serviceWorkers: 'block' });

/**
 * Every screen in both languages and five themes: nothing that axe objects to, no words left out, nothing cut off. A
 * theme changes colours alone, so that the other themes are put on the open screen and only contrast is asked again.
 */
for (const language of ['en', 'zh']) {
  for (const [name, screen] of Object.entries(SCREENS)) {
    test(`${name}, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(
        (items) => {
          for (const [key, value] of Object.entries(items)) {
            if (localStorage.getItem(key) === null) {
              localStorage.setItem(key, JSON.stringify(value));
            }
          }
        },
        {
          ...(screen.fresh ? {} : lived(Date.now())),
          'shudu.settings': { theme: 'light', language, notes: 'two' },
        },
      );
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));

      await screen.open(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en');
      const text = await page.locator('body').innerText();
      expect(text).not.toMatch(new RegExp(`\\b(${TOPICS})\\.[a-z]\\w+`));
      // A placeholder that nothing filled.
      expect(text).not.toMatch(/\{\w+\}/);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);

      expect(await violations(page)).toEqual([]);
      for (const theme of THEMES) {
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
        expect(await violations(page, ['color-contrast']), theme).toEqual([]);
      }
      expect(problems).toEqual([]);
    });
  }
}
