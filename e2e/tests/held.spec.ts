import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { PUZZLE, SOLUTION, play } from './game';

/** The cells of a digit that are not given. */
function missing(digit: string): [row: number, column: number][] {
  return [...SOLUTION].flatMap((each, cell): [number, number][] =>
    each === digit && PUZZLE[cell] === '.' ? [[Math.floor(cell / 9) + 1, (cell % 9) + 1]] : [],
  );
}

test('a held digit is let go with its last place, and a tenth is refused in words', async ({ page }) => {
  const board = await play(page);
  const keys = page.getByRole('group', { name: 'Keypad' });
  await page.keyboard.press('Escape');
  await keys.getByRole('button', { name: /^8,/ }).click();
  for (const [row, column] of missing('8')) {
    await board.cell(row, column).click();
  }
  await expect(keys.getByRole('button', { name: '8, finished' })).toHaveAttribute('aria-pressed', 'false');
  // The next click selects; it places nothing.
  await board.cell(1, 3).click();
  expect(await board.digit(1, 3)).toBe('');
  await expect(board.cell(1, 3)).toHaveAttribute('aria-selected', 'true');
  await board.cell(1, 3).click();

  await keys.getByRole('button', { name: '8, finished' }).click();
  const held = keys.getByRole('button', { name: /^8, locked/ });
  await expect(held).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(3, 400);
  await page.waitForTimeout(300);
  expect(await violations(page)).toEqual([]);
  await board.cell(1, 3).click();
  expect(await board.digit(1, 3)).toBe('');
  await expect(page.getByText('All 9 of 8 are placed.').last()).toBeVisible();
});

test('more of a digit than there can be are counted as such', async ({ page }) => {
  const board = await play(page);
  const keys = page.getByRole('group', { name: 'Keypad' });
  for (const [row, column] of missing('8')) {
    await board.cell(row, column).click();
    await page.keyboard.press('8');
  }
  await expect(keys.getByRole('button', { name: '8, finished' })).toBeVisible();
  await board.cell(1, 3).click();
  await page.keyboard.press('8');
  await expect(page.locator('[aria-live=polite]')).toContainText('8 placed: one more than there can be.');
  await expect(keys.getByRole('button', { name: '8, 1 too many' })).toBeVisible();
  await board.cell(1, 4).click();
  await page.keyboard.press('8');
  await expect(keys.getByRole('button', { name: '8, 2 too many' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(keys.getByRole('button', { name: '8, finished' })).toBeVisible();
});
