import { expect, test } from '@playwright/test';
import { SOLUTION, play } from './game';

test('the whole answer can be seen, after a question, and is no victory', async ({ page }) => {
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Show the answer' }).click();
  const question = page.getByRole('dialog', { name: 'Show the answer?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await board.digit(1, 4)).toBe('');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Show the answer' }).click();
  await question.getByRole('button', { name: 'Show the answer' }).click();
  await expect.poll(() => board.line()).toBe(SOLUTION);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Answer' })).toBeVisible();
  await page.reload();
  expect(await board.line()).toBe(SOLUTION);
  await expect(page.getByRole('heading', { name: 'Answer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Solved' })).toHaveCount(0);
});

test('there is no answer and no hint where there is no solution, and that is said', async ({ page }) => {
  const board = await play(page, '123....4........', '4');
  const before = await board.line();
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Hint' })).toContainText('This puzzle has no solution.');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Show the answer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText('This puzzle has no solution.').last()).toBeVisible();
  expect(await board.line()).toBe(before);
});

test('going back to where all was right counts as help', async ({ page }) => {
  const board = await play(page, `${SOLUTION.slice(0, 79)}..`);
  await board.cell(9, 8).click();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Rewind/ }).click();
  await expect.poll(() => board.digit(9, 8)).toBe('');
  await page.keyboard.press('7');
  await board.cell(9, 9).click();
  await page.keyboard.press('9');
  await expect(page.getByText(/: 1 rewind$/)).toBeVisible();
});
