import { type Page, expect, test } from '@playwright/test';
import { Board } from './game';

/** Three minutes of positions, some answers right and some wrong, on a clock that the test turns. */

interface Cell {
  digit: number;
  candidates: number[];
}

async function read(page: Page): Promise<Cell[]> {
  return new Board(page).grid.getByRole('gridcell').evaluateAll((cells) =>
    cells.map((cell) => ({
      digit: Number(cell.querySelector('.digit')?.textContent ?? 0),
      candidates: Array.from(cell.querySelectorAll('[data-symbol]'), (note) =>
        Number((note as HTMLElement).dataset.symbol),
      ),
    })),
  );
}

const same = (a: number, b: number) =>
  Math.floor(a / 9) === Math.floor(b / 9) ||
  a % 9 === b % 9 ||
  (Math.floor(a / 27) === Math.floor(b / 27) && Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3));

/** The houses as lists of cells. */
const HOUSES = Array.from({ length: 27 }, (_, i) =>
  Array.from({ length: 81 }, (__, cell) => cell).filter((cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    return [row, 9 + column, 18 + Math.floor(row / 3) * 3 + Math.floor(column / 3)].includes(i);
  }),
);

/** The only way to fill the empty cells, found by trying. */
function solve(digits: number[]): number[] | null {
  const cell = digits.indexOf(0);
  if (cell < 0) {
    return digits;
  }
  for (let digit = 1; digit <= 9; digit++) {
    if (!digits.some((other, at) => other === digit && same(at, cell))) {
      const solved = solve(digits.with(cell, digit));
      if (solved) {
        return solved;
      }
    }
  }
  return null;
}

/** A digit that must go somewhere, because the cell has no other or because a house has no other cell for it. */
function single(cells: Cell[]): { cell: number; digit: number } {
  for (const house of HOUSES) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = house.filter((cell) => cells[cell]!.candidates.includes(digit));
      const cell = places.length === 1 ? places[0] : places.find((each) => cells[each]!.candidates.length === 1);
      if (cell !== undefined) {
        return { cell, digit };
      }
    }
  }
  throw new Error('no single');
}

/** A candidate that is not the solution of its cell; null on a board where every cell has just one. */
function wrong(cells: Cell[]): { cell: number; digit: number } | null {
  const solution = solve(cells.map(({ digit }) => digit))!;
  const cell = cells.findIndex(({ candidates }) => candidates.length > 1);
  return cell < 0 ? null : { cell, digit: cells[cell]!.candidates.find((digit) => digit !== solution[cell])! };
}

async function press(page: Page, cell: number, digit: number): Promise<void> {
  await new Board(page).cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).click();
  await page.keyboard.press(String(digit));
}

for (const [name, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a storm: right answers count, wrong ones are explained, the time ends it, results stay', async ({ page }) => {
      test.setTimeout(120_000);
      await page.clock.install({ time: new Date('2026-11-15T10:00:00') });
      await page.goto('#/storm');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) {
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
      await page.context().setOffline(true);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
      // From now on time passes only as the test wants it to.
      await page.clock.pauseAt(new Date('2026-11-15T11:00:00'));
      await page.keyboard.press('Enter');
      const board = new Board(page);
      await expect(board.grid).toBeVisible();
      const clock = page.getByRole('timer');
      await expect(clock).toHaveText('3:00');
      await expect(page.getByRole('heading', { name: 'Place a digit' })).toBeVisible();
      const tiles = page.locator('.tiles');

      // Right: the next position comes by itself. On some nearly full boards nothing can be wrong.
      let found = 0;
      do {
        const seen = await board.line();
        const right = single(await read(page));
        await press(page, right.cell, right.digit);
        found++;
        await expect(tiles).toHaveAttribute('aria-label', `${found} found, 0 missed`);
        await expect(page.locator('.line')).toContainText('Right:');
        await expect.poll(() => board.line()).not.toBe(seen);
        await expect(board.grid).toBeVisible();
      } while (!wrong(await read(page)));

      await page.clock.runFor(10_000);
      await expect(clock).toHaveText('2:50');

      // Wrong: it costs five seconds and says why; reading that costs nothing.
      await expect(board.grid).toBeVisible();
      const second = wrong(await read(page))!;
      await press(page, second.cell, second.digit);
      await expect(tiles).toHaveAttribute('aria-label', `${found} found, 1 missed`);
      await expect(clock).toHaveText('2:45');
      await expect(page.locator('.line')).toContainText(`${second.digit}`);
      await page.clock.runFor(30_000);
      await expect(clock).toHaveText('2:45');
      await expect(page.getByRole('button', { name: 'Next position' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Next position' })).toHaveCount(0);

      // A pause covers the board and stops the clock.
      await expect(board.grid).toBeVisible();
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(board.grid).toHaveCount(0);
      await page.clock.runFor(60_000);
      await expect(clock).toHaveText('2:45');
      await page.getByRole('main').getByRole('button', { name: 'Go on' }).click();
      await expect(board.grid).toBeVisible();

      await page.keyboard.press('s');
      await expect(tiles).toHaveAttribute('aria-label', `${found} found, 2 missed`);
      await page.getByRole('button', { name: 'Next position' }).click();
      await expect(board.grid).toBeVisible();

      await page.clock.runFor(170_000);
      await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
      await expect(page.locator('.figures dd').first()).toHaveText(String(found));
      await expect(page.getByRole('heading', { name: 'Your techniques' })).toBeVisible();
      await page.reload();
      await expect(page.getByText(`Your best is ${found}.`)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your techniques' }).getByRole('listitem')).not.toHaveCount(0);

      // When the time ends a search, the step of the board that stays is told.
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(board.grid).toBeVisible();
      await page.clock.runFor(190_000);
      await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
      await expect(page.getByText('This was the step.').first()).toBeVisible();
    });
  });
}
