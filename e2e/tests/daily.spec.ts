import { execFileSync } from 'node:child_process';
import { type Page, expect, test } from '@playwright/test';
import { Board } from './game';

/** A Sunday, in the middle of a month. */
const DAY = '2026-11-15';
const RUNGS = ['mini', 'easy', 'medium', 'hard'];

/** Lets it be some time where the player is; from then on the clock runs as always. */
async function at(page: Page, time: string): Promise<void> {
  await page.clock.install({ time: new Date(`${time}+01:00`) });
}

/** Waits until the game works without a connection, and takes the connection away. */
async function goOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.context().setOffline(true);
  await page.reload();
}

interface Saved {
  solved: boolean;
  puzzle: { id: string; givens: string; solution: string };
  daily?: { day: string; rung: string; begun: string };
}

async function games(page: Page): Promise<Saved[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('shudu.game.'))
      .map((name) => JSON.parse(localStorage.getItem(name)!) as Saved),
  );
}

/** Fills the board; so many cells may be left. */
async function finish(page: Page, left = 0): Promise<void> {
  const board = new Board(page);
  await expect(board.grid).toBeVisible();
  const { puzzle } = (await games(page)).find(({ solved }) => !solved)!;
  const [line, side] = [await board.line(), await board.side()];
  const empty = [...line].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
  for (const cell of empty.slice(0, empty.length - left)) {
    await board.cell(Math.floor(cell / side) + 1, (cell % side) + 1).click();
    await page.keyboard.press(puzzle.solution[cell]!);
  }
}

for (const [name, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, timezoneId: 'Europe/Berlin' });

    test('a day is played to the end offline, counted, shown in the calendar and shared', async ({ page }) => {
      test.setTimeout(180_000);
      await at(page, `${DAY}T10:00:00`);
      await page.goto('#/daily');
      await goOffline(page);
      await expect(page.getByRole('heading', { name: /^Sunday,? 15 November/ })).toBeVisible();
      await expect(page.getByText('Any of today’s puzzles begins a row.')).toBeVisible();
      await page.getByRole('button', { name: 'Play: Mini 6×6' }).click();
      await finish(page);
      const won = page.getByRole('region', { name: 'Solved!' });
      await expect(won.getByRole('region', { name: 'Daily' })).toContainText('1 day in a row');
      await expect(won.getByRole('button', { name: 'Next: Easy' })).toBeVisible();
      const [game] = await games(page);
      expect(game!.daily).toEqual({ day: DAY, rung: 'mini', begun: DAY });

      await won.getByRole('link', { name: 'To the calendar' }).click();
      await expect(
        page.getByRole('button', { name: /^Sunday,? 15 November 2026, Today, 1 of 4 played/ }),
      ).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('main').getByText('on your own')).toHaveCount(1);
      await page.getByRole('button', { name: 'Share this day' }).click();
      const text = page.getByRole('textbox', { name: 'Text of the card' });
      await expect(text).toHaveText(/^Shudu 15 November 2026\n▪ Mini ◆ \d+:\d\d ●+\n▫ Easy\n▫ Medium\n▫ Hard$/);
      await page.getByText('With times').click();
      await expect(text).toHaveText(/▪ Mini ◆ ●+\n/);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save picture' }).click();
      expect((await saved).suggestedFilename()).toBe(`shudu-${DAY}.png`);
      await page.getByRole('button', { name: 'Close' }).click();

      // Two days later: a day without a puzzle is a rest day, and the row goes on.
      await page.clock.fastForward('48:00:00');
      await expect(page.getByRole('heading', { name: /^Tuesday,? 17 November/ })).toBeVisible();
      await expect(page.getByText('in a row, one rest day left')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Monday,? 16 November 2026, rest day/ })).toBeVisible();

      // Begun before midnight and finished after it: it counts for the day of its puzzle.
      await page.clock.fastForward('13:55:00');
      await page.getByRole('button', { name: 'Play: Mini 6×6' }).click();
      await finish(page, 1);
      await page.clock.fastForward('00:30:00');
      await finish(page);
      await expect(won.getByRole('region', { name: 'Daily' })).toContainText('2 days in a row');
      await page.goto('#/daily');
      await expect(page.getByRole('heading', { name: /^Wednesday,? 18 November/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Tuesday,? 17 November 2026, 1 of 4 played/ })).toBeVisible();

      // An earlier day stays open, with its own puzzles, and counts for no row.
      await page.getByRole('button', { name: 'Earlier month' }).click();
      await page.getByRole('button', { name: /^Wednesday,? 7 October 2026, nothing played/ }).click();
      await expect(page.getByRole('heading', { name: /^Wednesday,? 7 October/ })).toBeVisible();
      await page.getByRole('button', { name: 'Play: Mini 6×6' }).click();
      await finish(page);
      await expect(won.getByRole('region', { name: 'Daily' })).toContainText('2 days in a row');
      await won.getByRole('link', { name: 'To the calendar' }).click();
      await page.getByRole('button', { name: 'Earlier month' }).click();
      await expect(page.getByRole('button', { name: /^Wednesday,? 7 October 2026, 1 of 4 played/ })).toBeVisible();
      await page.goto('#/');
      await expect(page.getByRole('region', { name: /^Wednesday,? 18 November/ })).toContainText('2 days in a row');

      // The same row wherever days are counted.
      await page.goto('#/statistics');
      await expect(page.getByText('days in a row').locator('..')).toHaveText(/2/);
      await page.goto('#/p/4/123434122143432.');
      await page.locator('main .button.primary').click();
      await new Board(page).cell(4, 4).click();
      await page.keyboard.press('1');
      await expect(won.getByText('days in a row').locator('..')).toHaveText(/2/);
    });
  });
}

test('two people in two time zones have the same puzzles of a day, and so has the command line', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const all: string[][] = [];
  // It is the same date in both places, at times that are far apart.
  for (const [timezoneId, time] of [
    ['Pacific/Auckland', '2026-11-15T00:05:00+13:00'],
    ['America/Los_Angeles', '2026-11-15T23:55:00-08:00'],
  ] as const) {
    const context = await browser.newContext({ baseURL, timezoneId, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.clock.install({ time: new Date(time) });
    for (const rung of ['Mini 6×6', 'Easy', 'Medium', 'Hard']) {
      await page.goto('#/daily');
      await expect(page.getByRole('heading', { name: /^Sunday,? 15 November/ })).toBeVisible();
      await page.getByRole('button', { name: `Play: ${rung}`, exact: true }).click();
      await expect(new Board(page).grid).toBeVisible();
      // A game in which nothing was done would make room for the next one.
      await page.keyboard.press('m');
    }
    const played = (await games(page)).sort((a, b) => RUNGS.indexOf(a.daily!.rung) - RUNGS.indexOf(b.daily!.rung));
    all.push(played.flatMap(({ puzzle }) => [puzzle.id, puzzle.givens]));
    await context.close();
  }
  expect(all[0]).toHaveLength(8);
  expect(all[0]).toEqual(all[1]);
  const shudu = (...args: string[]): string =>
    execFileSync('../shudu', args, { encoding: 'utf8' }).trim().split('\n').join(' ');
  RUNGS.forEach((rung, i) => {
    const [id, givens] = all[0]!.slice(2 * i, 2 * i + 2);
    expect(shudu('generate', '--id', id!), rung).toBe(givens);
    expect(shudu('daily', DAY, '--rung', rung), rung).toBe(givens);
  });
});
