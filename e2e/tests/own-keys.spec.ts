import { type Page, expect, test } from '@playwright/test';
import { violations } from './axe';
import { play } from './game';

async function open(page: Page) {
  await page.goto('#/settings');
  await page.getByText('Keys of your choice').click();
  return (action: string) => page.locator('.row', { has: page.getByText(action, { exact: true }) });
}

test('a key is chosen, kept, shown in the list of shortcuts and used', async ({ page }) => {
  const row = await open(page);
  const check = row('Check the board');
  await check.getByRole('button', { name: 'Change the key: Check the board' }).click();
  await expect(check.getByRole('button', { name: /^Press a key/ })).toBeFocused();
  await page.keyboard.press('j');
  await expect(check.locator('kbd')).toHaveText(['J']);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('k');
  await expect(page.getByRole('region', { name: 'Check' })).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: 'Check' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('row', { name: /^Check the board/ }).locator('kbd')).toHaveText(['J']);
});

test('a key that is taken is told, and can be taken over; all of it can be taken back', async ({ page }) => {
  const row = await open(page);
  const [check, hint] = [row('Check the board'), row('Hint, then the next part of it')];
  await check.getByRole('button', { name: /^Change/ }).click();
  await page.keyboard.press('5');
  await expect(check).toContainText('This key cannot be chosen.');
  await page.keyboard.press('h');
  await expect(check).toContainText('H is already used: Hint, then the next part of it.');
  await expect(check.locator('kbd')).toHaveText(['K']);
  await check.getByRole('button', { name: 'Use it here' }).click();
  await expect(check.locator('kbd')).toHaveText(['H']);
  await expect(hint.locator('kbd')).toHaveText(['F12']);
  await check.getByRole('button', { name: /^Usual keys/ }).click();
  await expect(check.locator('kbd')).toHaveText(['K']);
  await check.getByRole('button', { name: /^Remove/ }).click();
  await expect(check).toContainText('No key');
  await page.getByRole('button', { name: 'Usual keys for everything' }).click();
  await expect(check.locator('kbd')).toHaveText(['K']);
  await expect(hint.locator('kbd')).toHaveText(['H', 'F12']);
  // Escape leaves all as it is.
  await check.getByRole('button', { name: /^Change/ }).click();
  await page.keyboard.press('Escape');
  await expect(check.getByRole('button', { name: /^Change/ })).toBeFocused();
  await expect(check.locator('kbd')).toHaveText(['K']);
});
