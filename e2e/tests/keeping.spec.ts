import { expect, test } from '@playwright/test';
import { Board, play } from './game';

test('a reload in mid-game loses nothing: digits, notes, colours, the whole undo log, the clock', async ({ page }) => {
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('4');
  await board.cell(1, 4).click();
  await page.keyboard.press('Control+Digit2');
  await page.keyboard.press('Alt+Digit1');
  await page.keyboard.press('m');
  await board.cell(1, 6).click();
  await page.keyboard.press('8');
  await page.keyboard.press('Control+z');
  await page.reload();
  const again = new Board(page);
  await expect(again.cell(1, 4)).toHaveAccessibleName(/candidates 2, colour 1/);
  expect(await again.digit(1, 3)).toBe('4');
  await again.cell(9, 1).click();
  await page.keyboard.press('Control+y');
  expect(await again.digit(1, 6)).toBe('8');
  await page.keyboard.press('Shift+M');
  expect(await again.digit(1, 6)).toBe('');
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Control+z');
  }
  expect(await again.digit(1, 3)).toBe('');
});

test('several games at once, each continued from home', async ({ page }) => {
  let board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('4');
  await page.goto('#/');
  board = await play(page, '1....2...3......', '4');
  await board.cell(1, 2).click();
  await page.keyboard.press('2');
  await page.goto('#/');
  await expect(page.getByRole('main')).toContainText('4×4');
  await expect(page.getByRole('main')).toContainText('9×9');
});

test('a game that goes on in another tab is not overwritten by this one', async ({ page, context }) => {
  const board = await play(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const elsewhere = new Board(other);
  await elsewhere.cell(1, 3).click();
  await other.keyboard.press('4');
  await expect.poll(() => board.digit(1, 3)).toBe('4');
  await page.bringToFront();
  await board.cell(1, 4).click();
  await page.keyboard.press('6');
  await expect.poll(() => elsewhere.line()).toContain('5346');
});

test('pause covers the board and stops the clock', async ({ page }) => {
  const board = await play(page);
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(board.grid).toHaveCount(0);
  const before = await page.getByRole('timer').innerText();
  await page.waitForTimeout(1500);
  expect(await page.getByRole('timer').innerText()).toBe(before);
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await expect(board.grid).toBeVisible();
});
