import { expect, test } from '@playwright/test';
import { Board, PUZZLE, play } from './game';

test('a share link opened in another profile brings the puzzle and the progress', async ({
  page,
  browser,
  baseURL,
}) => {
  const board = await play(page);
  await board.cell(1, 3).click();
  await page.keyboard.press('4');
  await board.cell(1, 4).click();
  await page.keyboard.press('Control+Digit2');
  await page.keyboard.press('Alt+Digit3');
  await page.getByRole('button', { name: 'Share, print, export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('switch', { name: 'Include my progress' }).check();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toContain(new URL(baseURL!).host);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('main')).toContainText('Exactly one solution');
  await elsewhere.getByRole('button', { name: 'Play' }).click();
  const other = new Board(elsewhere);
  await expect(other.cell(1, 3)).toHaveAccessibleName(/^4, yours/);
  await expect(other.cell(1, 4)).toHaveAccessibleName(/candidates 2, colour 3/);
  // What came with the link is one move.
  await other.cell(9, 1).click();
  await elsewhere.keyboard.press('Control+z');
  expect(await other.line()).toBe(PUZZLE);
  await elsewhere.context().close();
});

test('text in other formats, a picture, and a printed page', async ({ page }) => {
  await play(page);
  await page.getByRole('button', { name: 'Share, print, export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByText('Text', { exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('sdk');
  await expect(dialog.getByRole('textbox', { name: 'The puzzle as text' })).toHaveValue(/\[Puzzle\]\s+53\.\.7/);
  await dialog.getByText('Picture', { exact: true }).click();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^PNG/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.png$/);
  await dialog.getByText('Print', { exact: true }).first().click();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

test('broken links say what is wrong', async ({ page }) => {
  for (const [tail, answer] of [
    ['9/123', 'It describes 3 cells'],
    ['9x9/123', 'not a board that you can play'],
    ['9/' + '?'.repeat(3), /./],
    ['', 'Nothing follows'],
  ] as const) {
    await page.goto(`#/p/${tail}`);
    await expect(page.getByRole('main')).toContainText('There is no puzzle in this link');
    await expect(page.getByRole('main')).toContainText(answer);
  }
});
