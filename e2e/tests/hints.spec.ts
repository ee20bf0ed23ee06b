import { expect, test } from '@playwright/test';
import { Board, play } from './game';

const X_WING = '572438196463179528981265437.3..9267..9.7.135...76.398..493.78.53....47.97.89.6243';

test('a nudge is offered after a long pause, never given, and can be switched off', async ({ page }) => {
  await page.clock.install();
  const board = await play(page, X_WING);
  await board.cell(4, 1).click();
  await page.keyboard.press('Shift+Digit8');
  const take = page.getByRole('button', { name: 'Nudge me' });
  await page.clock.runFor(60_000);
  await expect(take).toBeHidden();
  await page.clock.runFor(40_000);
  await expect(take).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeHidden();
  await take.click();
  await expect(page.getByRole('region', { name: 'Hint' })).toContainText(/can be (placed|removed)/);

  await page.goto('#/settings');
  await page.getByRole('switch', { name: /Offer a nudge/ }).click();
  await page.goBack();
  await expect(new Board(page).grid).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(300_000);
  await expect(take).toBeHidden();
});

test('what a hint told is kept with the game', async ({ page }) => {
  await play(page, X_WING);
  const panel = page.getByRole('region', { name: 'Hint' });
  await page.keyboard.press('h');
  await expect(panel).toContainText('Candidates can be removed');
  await page.keyboard.press('h');
  await expect(panel).toContainText('Look for this: X-Wing.');
  const taken = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('shudu.game.'))!;
    return (JSON.parse(localStorage.getItem(name)!) as { help: { taken: unknown } }).help.taken;
  });
  expect(taken).toMatchObject([{ technique: 'x-wing', weight: 130, stage: 2 }]);
});
