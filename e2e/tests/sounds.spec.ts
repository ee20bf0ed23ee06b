import { type Page, expect, test } from '@playwright/test';
import { SOLUTION, play, withSettings } from './game';

/** Counts the tones that the page makes. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { tones: number };
    counted.tones = 0;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own object
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      counted.tones++;
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { tones: number }).tones);
}

test('sounds are off until somebody wants them', async ({ page }) => {
  const tones = await listen(page);
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('4');
  expect(await board.digit(1, 3)).toBe('4');
  expect(await tones()).toBe(0);
  await page.goto('#/settings');
  await page.getByRole('switch', { name: /^Sounds/ }).check();
  await expect.poll(tones).toBeGreaterThan(0);
});

test('a digit, a full row and the end of a game have their sounds', async ({ page }) => {
  const tones = await listen(page);
  await withSettings(page, { sounds: true });
  const board = await play(page, `${SOLUTION.slice(0, 78)}...`);
  await board.cell(9, 7).click();
  await page.keyboard.press('1');
  const one = await tones();
  expect(one).toBeGreaterThan(0);
  await board.cell(9, 8).click();
  await page.keyboard.press('7');
  await board.cell(9, 9).click();
  await page.keyboard.press('9');
  expect(await tones()).toBeGreaterThan(one + 4);
});
