import { type Page, expect, test } from '@playwright/test';
import { type Board, play } from './game';

/** Keys are the board's, whatever was pressed or has the focus before. */

async function expectKeysToWork(page: Page, board: Board): Promise<void> {
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('4');
  await expect.poll(() => board.digit(1, 3)).toBe('4');
  await page.keyboard.press('Control+z');
  await expect.poll(() => board.digit(1, 3)).toBe('');
}

test('keys work after a click on a tool, on the empty page, and in the menu', async ({ page }) => {
  const board = await play(page);
  const tools = page.getByRole('group', { name: 'What the keypad enters' });
  await tools.getByText('Notes').click();
  await tools.getByText('Digit').click();
  await expectKeysToWork(page, board);
  await expect(tools.getByRole('radio', { name: 'Digit' })).toBeChecked();

  await page.mouse.click(3, 400);
  await expectKeysToWork(page, board);

  await page.getByRole('heading', { level: 1 }).click();
  await expectKeysToWork(page, board);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Hide the clock' }).click();
  await expectKeysToWork(page, board);

  await page.getByRole('button', { name: 'More' }).click();
  await page.keyboard.press('Escape');
  await expectKeysToWork(page, board);
});

test('keys work after a dialog and a panel are closed', async ({ page }) => {
  const board = await play(page);
  await page.getByRole('button', { name: /^Share/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expectKeysToWork(page, board);

  await page.keyboard.press('h');
  const panel = page.getByRole('region', { name: 'Hint' });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expectKeysToWork(page, board);
});

test('who comes by Tab finds buttons and radio buttons that keep their own keys', async ({ page }) => {
  const board = await play(page);
  const tools = page.getByRole('group', { name: 'What the keypad enters' });
  // From the board to the tools with Tab alone.
  for (let i = 0; i < 20 && !(await tools.getByRole('radio', { name: 'Digit' }).evaluate(isFocused)); i++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('radio', { name: 'Notes' })).toBeChecked();
  await expect(tools.getByRole('radio', { name: 'Notes' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  // Digits are the board's even from here.
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(board.cell(1, 2)).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('4');
  await undo.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => board.digit(1, 3)).toBe('');
  await expect(tools.getByRole('radio', { name: 'Digit' })).toBeChecked();
  await page.keyboard.press('4');
  await expect.poll(() => board.digit(1, 3)).toBe('4');
  await expect(undo).toBeFocused();
});

test('text fields keep their keys', async ({ page }) => {
  const board = await play(page);
  const before = await board.line();
  await page.keyboard.press('g');
  await page.getByRole('textbox', { name: 'Command' }).pressSequentially('h 5 [');
  await expect(page.getByRole('textbox', { name: 'Command' })).toHaveValue('h 5 [');
  await page.keyboard.press('Escape');
  expect(await board.line()).toBe(before);
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

test('Escape closes what a button has opened, wherever the focus is', async ({ page }) => {
  await page.goto('#/');
  const themes = page.getByRole('group', { name: 'Theme' });
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(themes).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(themes).toBeHidden();
  await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused();
});
