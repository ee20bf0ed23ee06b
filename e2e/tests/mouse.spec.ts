import { type Page, expect, test } from '@playwright/test';
import { type Board, play } from './game';

async function middleOf(board: Board, row: number, column: number): Promise<[x: number, y: number]> {
  const box = (await board.cell(row, column).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const selected = (board: Board) => board.grid.locator('[aria-selected=true]');

test('a second click on the cell, or one outside, deselects', async ({ page }) => {
  const board = await play(page);
  await board.cell(1, 3).click();
  await expect(selected(board)).toHaveCount(1);
  await page.waitForTimeout(600);
  await board.cell(1, 3).click();
  await expect(selected(board)).toHaveCount(0);
  await page.waitForTimeout(600);
  await board.cell(1, 3).click();
  await expect(selected(board)).toHaveCount(1);
  await page.mouse.click(3, 500);
  await expect(selected(board)).toHaveCount(0);
  // A drag that begins on the selected cell takes it along; a double click still finds equal digits.
  await board.cell(1, 3).click();
  await page.mouse.move(...(await middleOf(board, 1, 3)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(board, 2, 3)));
  await page.mouse.up();
  await expect(selected(board)).toHaveCount(2);
  await board.cell(1, 1).dblclick();
  await expect(selected(board)).toHaveCount(3);
});

test('a fast drag skips no cell', async ({ page }) => {
  const board = await play(page);
  await page.mouse.move(...(await middleOf(board, 2, 1)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(board, 2, 9)));
  await page.mouse.move(...(await middleOf(board, 8, 9)));
  await page.mouse.up();
  await expect(selected(board)).toHaveCount(15);
  // Diagonally, and not quite straight.
  const [x, y] = await middleOf(board, 1, 1);
  const [toX, toY] = await middleOf(board, 5, 5);
  await page.mouse.move(x + 2, y - 2);
  await page.mouse.down();
  await page.mouse.move(toX - 3, toY + 3);
  await page.mouse.up();
  const names = await selected(board).evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.cell));
  expect(names).toEqual(['r1c1', 'r2c2', 'r3c3', 'r4c4', 'r5c5']);
});

test('a fast line goes through every cell', async ({ page }) => {
  const board = await play(page);
  await page.keyboard.press('b');
  await page.mouse.move(...(await middleOf(board, 3, 1)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(board, 3, 6)));
  await page.mouse.up();
  const saved = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('shudu.game.'))!;
    return (JSON.parse(localStorage.getItem(key)!) as { history: { moves: unknown[][] } }).history.moves;
  });
  // One move of five lines, four numbers each.
  expect(saved).toHaveLength(1);
  expect(saved[0]).toHaveLength(2 + 5 * 4);
});

test('an enlarged board moves with wheel, middle button and space bar', async ({ page }) => {
  const board = await play(page, '.'.repeat(250) + '123456', '16');
  const larger = page.getByRole('button', { name: 'Larger' });
  await board.cell(1, 1).click();
  await larger.click();
  await larger.click();
  const place = async (): Promise<{ x: number; y: number }> => {
    const { x, y } = (await board.cell(1, 1).boundingBox())!;
    return { x: Math.round(x), y: Math.round(y) };
  };
  const start = await place();
  const stage = (await page.getByRole('main').boundingBox())!;
  const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  await page.mouse.move(x, y);

  await page.mouse.wheel(40, 90);
  await expect.poll(place).toEqual({ x: start.x - 40, y: start.y - 90 });
  await page.mouse.wheel(-500, -500);
  await expect.poll(place).toEqual(start);

  await drag(page, 'middle', [x, y], [x - 70, y - 30]);
  await expect.poll(place).toEqual({ x: start.x - 70, y: start.y - 30 });
  await expect(board.cell(1, 1)).toHaveAttribute('aria-selected', 'true');

  const tool = page.getByRole('radio', { checked: true });
  await expect(tool).toHaveAccessibleName('Digit');
  await page.keyboard.down('Space');
  await drag(page, 'left', [x, y], [x + 20, y - 25]);
  await page.keyboard.up('Space');
  await expect.poll(place).toEqual({ x: start.x - 50, y: start.y - 55 });
  await expect(selected(board)).toHaveCount(1);
  await expect(tool).toHaveAccessibleName('Digit');
  // Alone it still chooses the next tool.
  await page.keyboard.press('Space');
  await expect(tool).toHaveAccessibleName('Notes');

  const width = async (): Promise<number> => (await board.cell(1, 1).boundingBox())!.width;
  const before = await width();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(before * 1.2);
});

async function drag(
  page: Page,
  button: 'left' | 'middle',
  from: [number, number],
  to: [number, number],
): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down({ button });
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up({ button });
}
