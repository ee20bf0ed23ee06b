import { expect, test } from '@playwright/test';
import { SCREENS, lived } from '../screens';
import { violations } from './axe';

const THEMES = ['light', 'dark', 'sepia', 'contrast-light', 'contrast-dark'];

/** Every screen in every theme and both languages: nothing that axe objects to, no words left out, nothing cut off. */
for (const language of ['en', 'zh']) {
  for (const theme of THEMES) {
    test(`every screen: ${theme}, ${language}`, async ({ browser, baseURL }) => {
      test.setTimeout(480_000);
      for (const [name, screen] of Object.entries(SCREENS)) {
        const context = await browser.newContext({
          baseURL,
          viewport: { width: 390, height: 844 },
          colorScheme: theme.endsWith('dark') ? 'dark' : 'light',
          serviceWorkers: 'block',
        });
        const stored = {
          ...(screen.fresh ? {} : lived(Date.now())),
          'shudu.settings': { theme: theme.replace(/-.*/, ''), language, notes: 'two' },
        };
        await context.addInitScript((items) => {
          for (const [key, value] of Object.entries(items)) {
            if (localStorage.getItem(key) === null) {
              localStorage.setItem(key, JSON.stringify(value));
            }
          }
        }, stored);
        const page = await context.newPage();
        const problems: string[] = [];
        page.on('pageerror', (error) => problems.push(String(error)));
        page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
        await test.step(name, async () => {
          await screen.open(page);
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(300);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en');
          expect(await violations(page), name).toEqual([]);
          const text = await page.locator('body').innerText();
          // A key instead of its words, or a placeholder that nothing filled.
          expect(text, name).not.toMatch(
            /\b(play|home|share|create|help|settings|common|newGame|bookmarks|finished|tutorial)\.[a-z]\w+/,
          );
          expect(text, name).not.toMatch(/\{\w+\}/);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, name).toBeLessThanOrEqual(0);
          expect(problems, name).toEqual([]);
        });
        await context.close();
      }
    });
  }
}
