import { expect, test } from '@playwright/test';
import { Board } from './game';

test('offline after the first visit: reload, make a new game and finish it', async ({ page, context }) => {
  await page.goto('');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // Everything is kept once the worker is in charge.
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /^Easy/ }).click();
  const board = new Board(page);
  await expect(board.grid).toBeVisible();
  const solution = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('shudu.game.'))!;
    return (JSON.parse(localStorage.getItem(key)!) as { puzzle: { solution: string } }).puzzle.solution;
  });
  const line = await board.line();
  expect(line).toMatch(/\./);
  for (let cell = 0; cell < 81; cell++) {
    if (line[cell] === '.') {
      await board.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).click();
      await page.keyboard.press(solution[cell]!);
    }
  }
  await expect(page.getByRole('region', { name: 'Solved!' })).toBeVisible();
  // Every other screen is there, too, and so is the other language.
  for (const screen of ['new', 'create', 'bookmarks', 'help', 'shortcuts', 'settings']) {
    await page.goto(`#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('main').getByText('中文').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('设置');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('设置');
});
