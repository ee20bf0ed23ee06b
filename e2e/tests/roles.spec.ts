import { expect, test } from '@playwright/test';
import { play } from './game';

interface Node {
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
  ignored: boolean;
}

test('the board as a screen reader gets it', async ({ page }) => {
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('5');
  await board.cell(1, 4).click();
  await page.keyboard.press('Control+Digit2');
  await page.keyboard.press('Control+Digit6');

  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
  const roles = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role);
  const property = (node: Node, name: string) => node.properties?.find((each) => each.name === name)?.value.value;

  const [grid] = roles('grid');
  expect(grid!.name!.value).toBe('Sudoku 9 by 9, Shared, 31 of 81 filled');
  expect(property(grid!, 'multiselectable')).toBe(true);
  expect(roles('row')).toHaveLength(9);
  const cells = roles('gridcell');
  expect(cells).toHaveLength(81);
  expect(cells[0]!.name!.value).toBe('5, given, row 1 column 1');
  expect(property(cells[0]!, 'readonly')).toBe(true);
  expect(property(cells[0]!, 'invalid')).toBe('true');
  expect(cells[2]!.name!.value).toBe('5, yours, row 1 column 3');
  expect(cells[2]!.description!.value).toBe('same 5 in row 1');
  expect(cells[3]!.name!.value).toBe('empty, candidates 2 6, row 1 column 4, box 2');
  expect(property(cells[3]!, 'selected')).toBe(true);
  expect(cells.filter((cell) => property(cell, 'selected'))).toHaveLength(1);

  // One cell takes the focus, and it is the cell itself.
  await expect(board.grid.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(board.grid.locator('button, a, input')).toHaveCount(0);
  await expect(board.cell(1, 4)).toBeFocused();
  await expect(board.grid.getByRole('row').nth(2)).toHaveAttribute('aria-rowindex', '3');
  await expect(board.cell(3, 5)).toHaveAttribute('aria-colindex', '5');

  // Steps inside a box do not name it again.
  await page.keyboard.press('ArrowRight');
  await expect(board.cell(1, 5)).toHaveAccessibleName('7, given, row 1 column 5');

  // Results are said politely, the clock never.
  await board.cell(1, 6).click();
  await page.keyboard.press('8');
  await expect(page.locator('[aria-live=polite]')).toHaveText('8 placed. 3 left.');
  await page.keyboard.press('Control+z');
  await expect(page.locator('[aria-live=polite]')).toHaveText('Undone: 8 removed from row 1 column 6');
  await expect(page.getByRole('timer')).not.toHaveAttribute('aria-live', /polite|assertive/);
});

test('coordinates first, or as letters, if the player wants it so', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('shudu.settings', JSON.stringify({ coordinates: 'first', coordinateStyle: 'a1' })),
  );
  const board = await play(page);
  await expect(board.cell(3, 2)).toHaveAccessibleName('C2, 9, given');
});
