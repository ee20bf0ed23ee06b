import { expect, test } from '@playwright/test';
import { PUZZLE, SOLUTION, play } from './game';

test('a whole puzzle by keyboard alone', async ({ page }) => {
  const board = await play(page);
  await expect(board.cell(1, 1)).toBeFocused();
  // Row by row, as a typist would: a digit, a step to the right, at the end of the row down to the next.
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const cell = row * 9 + column;
      if (PUZZLE[cell] === '.') {
        await page.keyboard.press(SOLUTION[cell]!);
      }
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByRole('region', { name: 'Solved!' })).toBeVisible();
  expect(await board.line()).toBe(SOLUTION);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  // A finished board is there to be looked at, not to be changed.
  await page.keyboard.press('Delete');
  expect(await board.line()).toBe(SOLUTION);
});

test('notes of both kinds, colours, and clearing them layer by layer', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('shudu.settings', JSON.stringify({ notes: 'two' })));
  const board = await play(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const cell = board.cell(1, 3);
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Control+Digit2');
  await page.keyboard.press('Control+Digit4');
  await page.keyboard.press('Alt+Digit3');
  await expect(cell).toHaveAccessibleName('empty, candidates 2 4, corner marks 1, colour 3, row 1 column 3');
  await page.keyboard.press('4');
  await expect(cell).toHaveAccessibleName('4, yours, colour 3, row 1 column 3');
  for (const left of [
    'empty, candidates 2 4, corner marks 1, colour 3, row 1 column 3',
    'empty, corner marks 1, colour 3, row 1 column 3',
    'empty, colour 3, row 1 column 3',
    'empty, row 1 column 3',
  ]) {
    await page.keyboard.press('Backspace');
    await expect(cell).toHaveAccessibleName(left);
  }
  // Four clears, five entries and a digit: ten gestures, ten steps back.
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press('Control+z');
  }
  await expect(cell).toHaveAccessibleName('empty, row 1 column 3');
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press('Control+Shift+z');
  }
  await expect(cell).toHaveAccessibleName('empty, row 1 column 3');
});

test('auto-cleaned notes come back with one undo', async ({ page }) => {
  const board = await play(page);
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Fill in', exact: true }).click();
  await expect(board.cell(1, 3)).toHaveAccessibleName(/candidates 1 2 4/);
  await board.cell(1, 4).click();
  await page.keyboard.press('2');
  await expect(board.cell(1, 3)).toHaveAccessibleName(/candidates 1 4,/);
  await page.keyboard.press('Control+z');
  await expect(board.cell(1, 3)).toHaveAccessibleName(/candidates 1 2 4/);
});

test('selecting with keys, the same gesture for many cells', async ({ page }) => {
  const board = await play(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Digit5');
  await expect(board.cell(1, 3)).toHaveAccessibleName(/candidates 5/);
  await expect(board.cell(9, 7)).toHaveAccessibleName(/candidates 5/);
  await page.keyboard.press('Control+z');
  await expect(board.cell(1, 3)).toHaveAccessibleName(/^empty, row/);
  await page.keyboard.press('Escape');
  await expect(board.grid.locator('[aria-selected=true]')).toHaveCount(0);
});

test('questions a screen reader user asks', async ({ page }) => {
  const board = await play(page);
  // Said, and shown to everybody.
  const said = page.getByRole('complementary').locator('.line');
  await board.cell(1, 3).click();
  await page.keyboard.press('Alt+Shift+R');
  await expect(said).toContainText('row 1: missing 1 2 4 6 8 9.');
  await page.keyboard.press('Control+Shift+B');
  await expect(said).toContainText('box 1: missing 1 2 4 7.');
  await page.keyboard.press('Alt+Shift+N');
  await expect(said).toContainText('Candidates: 1 2 4.');
  await page.keyboard.press('Control+Shift+D');
  await page.keyboard.press('5');
  await expect(said).toContainText(/5 is in r1c1, r2c6, r8c9\. It can go to /);
  expect(await board.digit(1, 3)).toBe('');
  await page.keyboard.press('g');
  await page.getByRole('textbox', { name: 'Command' }).fill('r1c3 4');
  await page.keyboard.press('Enter');
  expect(await board.digit(1, 3)).toBe('4');
});
