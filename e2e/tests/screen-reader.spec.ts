import { type Page, expect, test } from '@playwright/test';
import { play } from './game';

const spoken = (page: Page) => page.locator('[aria-live=polite].visually-hidden').first();

test('a conflict, a pause, a selection by Shift and a hint that is done are said', async ({ page }) => {
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('5');
  await expect(spoken(page)).toContainText('Conflict: row 1 already has 5, in r1c1.');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(spoken(page)).toContainText('2 cells selected');
  await page.keyboard.press('p');
  await expect(spoken(page)).toContainText('Paused');
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await expect(spoken(page)).toContainText('Continued.');
  await page.keyboard.press('h');
  const panel = page.getByRole('region', { name: 'Hint' });
  await panel.getByRole('button', { name: 'Why', exact: true }).click();
  await panel.getByRole('button', { name: 'Enter it' }).click();
  await expect(spoken(page)).toContainText('Done: ');
});

test('every screen has its title', async ({ page }) => {
  for (const [hash, title] of [
    ['#/', 'Shudu'],
    ['#/new', 'New game – Shudu'],
    ['#/create', 'Create or import – Shudu'],
    ['#/bookmarks', 'Bookmarks – Shudu'],
    ['#/finished', 'Finished games – Shudu'],
    ['#/tutorial', 'Sudoku in one minute – Shudu'],
    ['#/help', 'Help – Shudu'],
    ['#/shortcuts', 'Keyboard shortcuts – Shudu'],
    ['#/settings', 'Settings – Shudu'],
  ] as const) {
    await page.goto(hash);
    await expect(page).toHaveTitle(title);
  }
  await play(page);
  await expect(page).toHaveTitle('9×9 · Shared – Shudu');
});

test('going to another screen moves the focus to its heading, or where the screen wants it', async ({ page }) => {
  await page.goto('#/');
  for (const name of [/^Settings/, /^Help/, /^Bookmarks/]) {
    await page.getByRole('link', { name }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /Shudu/ })).toBeFocused();
  }
  await play(page);
  await expect(page.locator('[data-cell=r1c1]')).toBeFocused();
});

test('the first focus on the board can be seen', async ({ page }) => {
  await play(page);
  await expect(page.locator('[data-cell=r1c1]')).toBeFocused();
  await expect(page.locator('[data-cell=r1c1]')).not.toHaveCSS('outline-style', 'none');
});

test('where a digit is, is shown as well as said', async ({ page }) => {
  await play(page);
  await page.keyboard.press('g');
  await page.getByRole('textbox', { name: 'Command' }).fill('where 7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary').getByText(/^7 is in r1c5, r6c1, r9c8\. It can go to/)).toBeVisible();
  await expect(page.locator('[data-cell=r6c1]')).toHaveClass(/fill-same/);
});

test('a question begins with its answer, not with the cross', async ({ page }) => {
  await play(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Start over' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Start over' })).toBeFocused();
});
