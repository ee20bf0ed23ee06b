import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { play } from './game';

test('board and keys alone, on the full screen', async ({ page }) => {
  const board = await play(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Zen mode' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('4');
  expect(await board.digit(1, 3)).toBe('4');
  await page.getByRole('button', { name: 'Leave zen mode' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  // By its key, and when the browser leaves the full screen.
  await page.keyboard.press('o');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.getByRole('banner')).toBeVisible();
});

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1440, 900],
  [2560, 1440],
] as const) {
  test(`the board is no smaller alone than before, and everything is in sight: ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const board = await play(page);
    const size = async (): Promise<number> => (await board.grid.boundingBox())!.width;
    const before = await size();
    await page.keyboard.press('o');
    await expect(page.getByRole('button', { name: 'Leave zen mode' })).toBeVisible();
    expect(await size()).toBeGreaterThanOrEqual(before);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(page.getByText('This puzzle')).toHaveCount(0);
    if (width >= 900) {
      // In the middle of the window, not at its left edge.
      const { left, right } = await page.evaluate(() => ({
        left: document.querySelector('.square')!.getBoundingClientRect().left,
        right: innerWidth - document.querySelector('.controls')!.getBoundingClientRect().right,
      }));
      expect(Math.abs(left - right)).toBeLessThan(20);
    }
  });
}
