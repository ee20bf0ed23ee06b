import { type Page, expect, test } from '@playwright/test';
import { Board, PUZZLE, SOLUTION, play } from './game';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a whole puzzle by touch on a phone, cell first', async ({ page }) => {
  const board = await play(page);
  const keys = page.getByRole('group', { name: 'Keypad' });
  for (let cell = 0; cell < 81; cell++) {
    if (PUZZLE[cell] === '.') {
      await board.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).tap();
      await keys.getByRole('button', { name: new RegExp(`^${SOLUTION[cell]},`) }).tap();
    }
  }
  await expect(page.getByRole('region', { name: 'Solved!' })).toBeVisible();
});

test('digit first: hold a digit, then tap cells; a long tap notes it', async ({ page }) => {
  const board = await play(page);
  const keys = page.getByRole('group', { name: 'Keypad' });
  await keys.getByRole('button', { name: /^4,/ }).tap();
  await expect(keys.getByRole('button', { name: /^4, locked/ })).toHaveAttribute('aria-pressed', 'true');
  await board.cell(1, 3).tap();
  await board.cell(3, 6).tap();
  expect(await board.digit(1, 3)).toBe('4');
  expect(await board.digit(3, 6)).toBe('4');
  await longTap(page, board, 5, 2);
  await expect(board.cell(5, 2)).toHaveAccessibleName(/candidates 4/);
  await keys.getByRole('button', { name: /^4, locked/ }).tap();
  await board.cell(4, 2).tap();
  expect(await board.digit(4, 2)).toBe('');
});

test('a long press on a key enters the other kind', async ({ page }) => {
  const board = await play(page);
  await board.cell(1, 3).tap();
  const key = page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: /^1,/ });
  const box = (await key.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(600);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(board.cell(1, 3)).toHaveAccessibleName(/candidates 1/);
  expect(await board.digit(1, 3)).toBe('');
});

test('a finger drawn over cells selects them', async ({ page }) => {
  const board = await play(page);
  const touch = await page.context().newCDPSession(page);
  const at = async (row: number, column: number) => {
    const box = (await board.cell(row, column).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await at(1, 7)] });
  for (const [row, column] of [
    [1, 8],
    [1, 9],
    [2, 9],
  ] as const) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [await at(row, column)] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(board.grid.locator('[aria-selected=true]')).toHaveCount(4);
});

test('everything fits on small phones without scrolling, keys are large enough', async ({ page }) => {
  await play(page);
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    const scroll = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.scrollWidth,
    ]);
    expect(scroll[0]).toBeLessThanOrEqual(size.height);
    expect(scroll[1]).toBeLessThanOrEqual(size.width);
    for (const key of await page.getByRole('group', { name: 'Keypad' }).getByRole('button').all()) {
      const box = (await key.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    }
  }
});

async function longTap(page: Page, board: Board, row: number, column: number): Promise<void> {
  const box = (await board.cell(row, column).boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(600);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
