import { readFile } from 'node:fs/promises';
import { type Page, expect, test } from '@playwright/test';
import { Board, play } from './game';

/** One solution: 1234 3412 2143 4321. */
const SMALL = '1..4...2.1..4...';
const SOLUTION = '1234341221434321';

async function goOffline(page: Page): Promise<void> {
  await page.goto('');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.context().setOffline(true);
}

async function solve(board: Board): Promise<void> {
  const line = await board.line();
  for (let cell = 0; cell < 16; cell++) {
    if (line[cell] === '.') {
      await board.cell(Math.floor(cell / 4) + 1, (cell % 4) + 1).click();
      await board.page.keyboard.press(SOLUTION[cell]!);
    }
  }
}

test('a replay travels in a link, and a bad link is told as that', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await solve(await play(page, SMALL, '4'));
  await page.getByRole('region', { name: 'Solved!' }).getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider').fill('2');
  await page.getByRole('button', { name: 'Copy the link of this replay' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/replay\/4\/[\w-]+\/1[\w-]+$/);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole('slider').fill('11');
  const board = new Board(other);
  expect(await board.line()).toBe(SOLUTION);
  await other.getByRole('slider').fill('0');
  expect(await board.line()).toBe(SMALL);
  await other.getByRole('button', { name: 'Play this puzzle' }).click();
  await expect(other.getByRole('button', { name: 'Check' })).toBeVisible();
  for (const [tail, words] of [
    [link.slice(0, -3), 'incomplete or were changed'],
    [link.slice(0, link.lastIndexOf('/')), 'A part of the link is missing'],
  ] as const) {
    await other.goto(tail);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link holds no replay');
    await expect(other.getByText(words)).toBeVisible();
  }
  await other.context().close();
});

for (const [name, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  test(`a game with a hint has points, a review and statistics, offline, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await goOffline(page);

    await page.goto('#/statistics');
    await expect(page.getByRole('heading', { name: 'No solved puzzles yet' })).toBeVisible();

    const board = await play(page, SMALL, '4');
    await page.keyboard.press('h');
    await expect(page.getByRole('region', { name: 'Hint' })).toContainText(/row|column|box/);
    await page.keyboard.press('Escape');
    await solve(board);
    const won = page.getByRole('region', { name: 'Solved!' });
    await expect(won).toContainText('With hints: 1 hint');
    await expect(won).toContainText(/points of \d+/);
    const figure = won.locator('.figures div').first();
    const points = Number(await figure.locator('dd').innerText());
    const effort = Number(/\d+/.exec(await figure.locator('dt').innerText())![0]);
    expect(points).toBeGreaterThan(0);
    expect(points).toBeLessThan(effort);
    await expect(won.getByRole('list', { name: 'Techniques that you used' })).toContainText('Singles');

    await won.getByRole('link', { name: 'Review' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Review');
    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await board.line()).toBe(SMALL);
    await page.keyboard.press('ArrowRight');
    expect((await board.line()).replaceAll('.', '')).toHaveLength(6);
    await expect(slider).toHaveAttribute('aria-valuetext', /move 1 of 11/);
    const steps = page.locator('section.there').getByRole('listitem');
    await expect(steps.first()).toContainText(/Full house|Hidden single|Naked single/);
    await steps.first().getByRole('button').click();
    await expect(page.locator('[data-candidate]').first()).toBeVisible();
    await slider.focus();
    await page.keyboard.press('End');
    await expect(page.getByText('The board is full here.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Your way beside the easiest' })).toBeVisible();
    // Another game begins where this one stood.
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
    expect((await board.line()).replaceAll('.', '')).toHaveLength(15);

    await page.goto('#/finished');
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(`${points} points of ${effort}`);

    await page.goto('#/statistics');
    const glance = page.locator('dl.totals');
    await expect(glance).toContainText(/1\s*puzzles solved|puzzles solved\s*1/);
    await expect(page.getByRole('region', { name: 'By level' })).toContainText('4×4');
    await expect(page.getByText('○ Guided')).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Table (CSV)' }).click();
    const table = await readFile(await (await downloading).path(), 'utf8');
    expect(table.split('\r\n')[1]).toMatch(new RegExp(`,4,\\w+,[\\d.]+,${points},${effort},guided,1,0,0$`));
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'No solved puzzles yet' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No solved puzzles yet' })).toBeVisible();
    // The game itself is still there, with its points.
    await page.goto('#/finished');
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(`${points} points`);
  });
}
