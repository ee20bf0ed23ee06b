import { expect, test } from '@playwright/test';
import { play } from './game';

test('P pauses, and P, Enter or Space goes on', async ({ page }) => {
  const board = await play(page);
  for (const key of ['p', 'Enter', 'Space']) {
    await page.keyboard.press('p');
    await expect(board.grid).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await page.keyboard.press(key);
    await expect(board.grid).toBeVisible();
  }
  // Also if a click has taken the focus away.
  for (const key of ['p', 'Enter', 'Space']) {
    await page.keyboard.press('p');
    await page.mouse.click(3, 400);
    await page.keyboard.press(key);
    await expect(board.grid).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await expect(board.cell(1, 2)).toBeFocused();
});

test('while it is paused nothing shows or changes the board', async ({ page }) => {
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('4');
  await board.cell(1, 4).click();
  const before = await board.line();
  await page.keyboard.press('p');
  await expect(board.grid).toBeHidden();
  for (const key of ['5', 'Delete', 'Control+z', 'h', 'k', 'n', 'm', 'g', '[', 'Control+Shift+R']) {
    await page.keyboard.press(key);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /Hint|Check|History/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  for (const name of ['Reveal this cell', 'Fill in all notes', 'History', /^Rewind/, 'Start over', 'Show the answer']) {
    await expect(page.getByRole('menuitem', { name })).toBeDisabled();
  }
  await expect(page.getByRole('menuitem', { name: 'Type a command' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Share/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await expect(board.grid).toBeVisible();
  expect(await board.line()).toBe(before);
});

test('a reload keeps the pause, and the way home and back ends it', async ({ page }) => {
  const board = await play(page);
  await page.keyboard.press('p');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(board.grid).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(board.grid).toBeVisible();
  await page.reload();
  await expect(board.grid).toBeVisible();
  await page.keyboard.press('p');
  const game = page.url();
  await page.goto('#/help');
  await expect(page.getByRole('heading', { name: 'How to play' }).first()).toBeVisible();
  await page.goto(game);
  await expect(board.grid).toBeVisible();
});
