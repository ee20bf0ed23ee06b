import { expect, test } from '@playwright/test';
import { play, withSettings } from './game';

test('colours have one name: on their keys, on the keyboard, in speech and in the list of shortcuts', async ({
  page,
}) => {
  await withSettings(page, { patterns: true, moreTools: true });
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('v');
  const keys = page.getByRole('group', { name: 'Keypad' }).last();
  await expect(keys.getByRole('button')).toHaveText(['1', '2', '3', '4', '5', '6']);
  await page.keyboard.press('3');
  await expect(page.locator('[aria-live=polite]')).toHaveText('Colour 3.');
  await expect(board.cell(1, 3)).toHaveAccessibleName(/colour 3/);
  await keys.getByRole('button', { name: 'Colour 5' }).click();
  await expect(board.cell(1, 3)).toHaveAccessibleName(/colour 3 5/);
  await page.keyboard.press('Alt+Digit6');
  await expect(board.cell(1, 3)).toHaveAccessibleName(/colour 3 5 6/);

  // What has no colour is not listed.
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('row', { name: /^Colour the cell/ })).toContainText('1–6');
  await expect(sheet.getByRole('row', { name: /^Colour the highlighted candidate/ })).toContainText('1–6');
});

test('a candidate is coloured with the mouse alone', async ({ page }) => {
  await withSettings(page, { moreTools: true });
  const board = await play(page);
  await board.cell(1, 3).click();
  const tools = page.getByRole('group', { name: 'What the keypad enters' });
  const keys = page.getByRole('group', { name: 'Keypad' });
  await tools.getByText('Notes').click();
  for (const digit of ['1', '2', '4']) {
    await keys.getByRole('button', { name: new RegExp(`^${digit},`) }).click();
  }
  await tools.getByText('Colour').click();
  const candidates = page.getByRole('group', { name: 'Colour one candidate' });
  await expect(candidates.getByRole('button')).toHaveText(['1', '2', '4']);
  await candidates.getByRole('button', { name: 'Candidate 2' }).click();
  await keys.last().getByRole('button', { name: 'Colour 4' }).click();
  const note = board.cell(1, 3).locator('[data-symbol="2"]');
  await expect(note).toHaveClass(/tint/);
  await expect(board.cell(1, 3).locator('[data-symbol="1"]')).not.toHaveClass(/tint/);
  await expect(board.cell(1, 3)).not.toHaveAccessibleName(/colour/);
  // Pressed again, colours are for the cell.
  await candidates.getByRole('button', { name: 'Candidate 2' }).click();
  await keys.last().getByRole('button', { name: 'Colour 4' }).click();
  await expect(board.cell(1, 3)).toHaveAccessibleName(/colour 4/);
});
