import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Board, play } from './game';

test('language and theme change at once and stay', async ({ page }) => {
  await page.goto('#/settings');
  await page.getByRole('main').getByText('中文').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByText('深色').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('#/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('新游戏');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('新游戏');
});

test('everything goes into a file and comes back in another browser', async ({ page, browser }) => {
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await page.goto('#/settings');
  await page.getByText('Sepia').first().click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /Export/ }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toBeTruthy();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('#/settings');
  await elsewhere
    .locator('input[type=file]')
    .setInputFiles({ name: 'shudu.json', mimeType: 'application/json', buffer: await readFile(file) });
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'sepia');
  await elsewhere.goto('#/');
  await elsewhere.getByText('Continue').first().click();
  await expect(new Board(elsewhere).cell(1, 3)).toHaveAccessibleName(/^4, yours/);
  await elsewhere.goto('#/bookmarks');
  await expect(elsewhere.getByRole('main')).toContainText('9×9');
  await elsewhere.context().close();
});

test('a made puzzle can be made again from its id, by anybody', async ({ page, browser }) => {
  await page.goto('#/new');
  await page.getByText('6×6', { exact: true }).click();
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(new Board(page).grid).toBeVisible();
  const id = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('shudu.game.'))!;
    return (JSON.parse(localStorage.getItem(key)!) as { puzzle: { id: string } }).puzzle.id;
  });
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${page.url().split('#')[0]}#/new`);
  await elsewhere.getByRole('textbox', { name: 'Puzzle id' }).fill(id);
  await elsewhere.getByRole('button', { name: 'Make it' }).click();
  await expect(new Board(elsewhere).grid).toBeVisible();
  await expect.poll(() => new Board(elsewhere).line()).toBe(await new Board(page).line());
  await elsewhere.context().close();
});

test('the heart is found by ten taps on the title, and not offered among the others', async ({ page }) => {
  await page.goto('#/new');
  await expect(page.getByRole('button', { name: /Start/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Heart/ })).toHaveCount(0);
  await page.goto('#/');
  for (let i = 0; i < 10; i++) {
    await page.getByRole('heading', { level: 1 }).click();
  }
  const board = new Board(page);
  await expect(board.grid).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heart');
  const line = await board.line();
  const mirrored = line.match(/.{9}/g)!.map((row) =>
    [...row]
      .reverse()
      .map((digit) => digit === '.')
      .join(),
  );
  expect(line.match(/.{9}/g)!.map((row) => [...row].map((digit) => digit === '.').join())).toEqual(mirrored);
});

test('the terms of everything that is built in can be read, also those of the engine', async ({ page }) => {
  await page.goto('#/settings');
  const link = page.locator('a[href="licences.txt"]');
  const answer = await page.request.get(await link.evaluate((a) => (a as HTMLAnchorElement).href));
  expect(answer.ok()).toBe(true);
  const text = await answer.text();
  expect(text).toContain('## vue - ');
  expect(text).toMatch(/## @fontsource-variable\/figtree - [\d.]+ \(OFL-1\.1\)\s+Copyright/);
  expect(text).toMatch(/## TeaVM - \d+\.\d+.* \(Apache-2\.0\)/);
  expect(text).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
});
