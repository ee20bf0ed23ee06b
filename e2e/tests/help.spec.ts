import { expect, test } from '@playwright/test';
import { play } from './game';

test('check marks what is wrong, rewind goes back to where all was right', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('shudu.settings', JSON.stringify({ conflicts: 'off' })));
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('4');
  await board.cell(1, 4).click();
  // Breaks no rule yet, but the solution has another digit here.
  await page.keyboard.press('2');
  await board.cell(1, 6).click();
  await page.keyboard.press('8');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('region', { name: 'Check' })).toContainText('1 digit cannot be right.');
  await expect(board.cell(1, 4)).toHaveAttribute('aria-invalid', 'true');
  await expect(board.cell(1, 4)).toHaveAccessibleDescription('cannot be right');
  await expect(board.cell(1, 3)).not.toHaveAttribute('aria-invalid');
  await page.getByRole('region', { name: 'Check' }).getByRole('button', { name: 'Rewind' }).click();
  await expect.poll(() => board.digit(1, 4)).toBe('');
  expect(await board.digit(1, 3)).toBe('4');
  expect(await board.digit(1, 6)).toBe('');
  // The later moves are not lost.
  await board.cell(1, 1).click();
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  expect(await board.digit(1, 6)).toBe('8');
});

test('rule conflicts are marked with words, on both cells', async ({ page }) => {
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('5');
  await expect(board.cell(1, 3)).toHaveAccessibleDescription('same 5 in row 1');
  await expect(board.cell(1, 1)).toHaveAttribute('aria-invalid', 'true');
});

test('reveal fills in the selected cell', async ({ page }) => {
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Reveal this cell' }).click();
  await expect.poll(() => board.digit(1, 3)).toBe('4');
});

test('a hint tells a little, then more, then enters it', async ({ page }) => {
  const board = await play(page);
  const before = await board.line();
  await page.keyboard.press('h');
  const panel = page.getByRole('region', { name: 'Hint' });
  await expect(panel).toContainText('A digit can be placed in');
  for (const next of ['Name the technique', 'Show the area', 'Show the cells', 'Show why']) {
    await panel.getByRole('button', { name: next }).click();
  }
  await expect(panel.getByRole('heading')).toContainText(/(Full house|Hidden single|Naked single) on \d/);
  await expect(panel).toContainText(/only go to|must be|is possible/);
  expect(await board.line()).toBe(before);
  await panel.getByRole('button', { name: 'Enter it' }).click();
  expect(await board.line()).not.toBe(before);
  await page.keyboard.press('Control+z');
  expect(await board.line()).toBe(before);
});

test('another valid solution is never called wrong', async ({ page }) => {
  // Two solutions: the corners of one rectangle can be swapped.
  const first = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
  const rectangle = [27, 28, 0, 1];
  expect(rectangle.map((cell) => first[cell]).join('')).toBe('2112');
  const puzzle = [...first].map((digit, cell) => (rectangle.includes(cell) ? '.' : digit)).join('');
  const swapped: Record<number, string> = { 0: '2', 1: '1', 27: '1', 28: '2' };
  await page.addInitScript(() => localStorage.setItem('shudu.settings', JSON.stringify({ conflicts: 'solution' })));
  for (const solution of [(cell: number) => first[cell]!, (cell: number) => swapped[cell]!]) {
    const board = await play(page, puzzle);
    for (const cell of rectangle) {
      await board.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).click();
      await page.keyboard.press(solution(cell));
      await expect(board.grid.locator('[aria-invalid=true]')).toHaveCount(0);
    }
    await expect(page.getByRole('region', { name: 'Solved!' })).toBeVisible();
  }
});

test('a step that removes candidates is told in six stages, drawn, done, and not told again', async ({ page }) => {
  const board = await play(page, '572438196463179528981265437.3..9267..9.7.135...76.398..493.78.53....47.97.89.6243');
  const panel = page.getByRole('region', { name: 'Hint' });
  const marks = page.locator('[data-candidate]');
  await page.keyboard.press('h');
  await expect(panel).toContainText('Candidates can be removed in box 7 and box 8.');
  for (const [next, text] of [
    ['Name the technique', 'Look for this: X-Wing.'],
    ['Show the area', 'Look for this in row 6 and row 9, with 5: X-Wing.'],
  ] as const) {
    await panel.getByRole('button', { name: next }).click();
    await expect(panel).toContainText(text);
    await expect(marks).toHaveCount(0);
  }
  await expect(board.grid.locator('.fill-hint')).toHaveCount(18);
  await panel.getByRole('button', { name: 'Show the cells' }).click();
  await expect(panel).toContainText('These cells show it (X-Wing): r6c2, r6c5, r9c2 and r9c5.');
  for (const cell of ['r6c2', 'r6c5', 'r9c2', 'r9c5']) {
    await expect(page.locator(`[data-candidate="${cell}=5"][data-sign=circle]`)).toBeVisible();
  }
  await expect(page.locator('[data-candidate="r8c2=5"].gone')).toBeVisible();
  // The key tells the same as the button.
  await page.keyboard.press('h');
  await expect(panel).toContainText('So remove 5 from r8c2 and r8c5.');
  await panel.getByRole('button', { name: 'Strike them out' }).click();
  await expect(panel).toBeHidden();
  await expect(marks).toHaveCount(0);
  await expect(board.cell(8, 2)).toHaveAccessibleName(/candidates 1 2/);
  await expect(board.cell(8, 5)).toHaveAccessibleName(/candidates 1 2 8/);
  await page.keyboard.press('h');
  await expect(panel).toContainText(/placed in|removed in/);
  await expect(panel).not.toContainText('Candidates can be removed in box 7 and box 8.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(board.cell(8, 2)).not.toHaveAccessibleName(/candidates/);
});
