import { type Page, expect, test } from '@playwright/test';
import { Board, SOLUTION, play } from './game';

const NEARLY = SOLUTION.replace(/..$/, '..');

/** Plays the well-known puzzle to its end, two cells of it. */
async function win(page: Page): Promise<void> {
  const board = await play(page, NEARLY);
  await board.cell(9, 8).click();
  await page.keyboard.press('7');
  await board.cell(9, 9).click();
  await page.keyboard.press('9');
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
}

test('a finished game is listed, replayed as a film, started over and deleted', async ({ page }) => {
  await win(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveTitle(/Replay/);
  const board = new Board(page);
  // The film runs by itself to the end.
  await expect(page.getByText('Move 2 of 2')).toBeVisible();
  await expect.poll(() => board.line()).toBe(SOLUTION);
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect.poll(() => board.digit(9, 9)).toBe('');
  expect(await board.digit(9, 8)).toBe('7');

  await page.goto('#/');
  await page.getByRole('link', { name: /Finished games/ }).click();
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(1);
  await list.getByRole('button', { name: /^Play again/ }).click();
  await expect.poll(() => board.line()).toBe(NEARLY);

  await page.goto('#/finished');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('main')).toContainText('No finished games yet');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toHaveCount(1);
});

test('start over begins a solved puzzle anew and keeps the finished game', async ({ page }) => {
  await win(page);
  // Keys that would do nothing are not there.
  await expect(page.getByRole('button', { name: /^5\b/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Start over' }).click();
  await expect.poll(() => new Board(page).line()).toBe(NEARLY);
  await page.goto('#/finished');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('quick starts in which nothing was done do not pile up', async ({ page }) => {
  await page.goto('#/');
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('shudu.game.')));
  for (let i = 0; i < 3; i++) {
    await page.goto('#/new');
    await page.getByRole('button', { name: /^Start/ }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  }
  expect(await stored()).toHaveLength(1);
});

test('full storage is told once, with the way to finished games; forbidden storage is told as that', async ({
  page,
}) => {
  const board = await play(page);
  const fail = (name: string) =>
    page.evaluate((error) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', error);
      };
    }, name);
  await fail('QuotaExceededError');
  await board.cell(1, 3).click();
  for (const digit of ['4', '2', '1']) {
    await page.keyboard.press(digit);
  }
  await expect(page.getByText('This browser has no room left')).toHaveCount(1);
  await page.getByRole('button', { name: 'Finished games' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finished games' })).toBeVisible();

  await page.reload();
  const again = await play(page, '1....2...3......', '4');
  await fail('SecurityError');
  await again.cell(1, 2).click();
  await page.keyboard.press('4');
  await expect(page.getByText('This browser does not allow saving')).toBeVisible();
});
