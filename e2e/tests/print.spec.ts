import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { type Download, type Page, devices, expect, test } from '@playwright/test';
import { play } from './game';

/** How many pages a PDF has: its objects are packed into streams. */
async function pagesOf(download: Download): Promise<number> {
  const bytes = await readFile(await download.path());
  const text = bytes.toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text.trimEnd()).toMatch(/%%EOF$/);
  const packed = [...text.matchAll(/\/ObjStm[^]*?stream\r?\n/g)].map(({ index, 0: head }) => index + head.length);
  const objects = packed.map((from) => inflateSync(bytes.subarray(from)).toString('latin1')).join();
  return objects.match(/\/Type ?\/Page\b/g)!.length;
}

function downloaded(page: Page, button: string): Promise<Download> {
  const downloading = page.waitForEvent('download');
  return page
    .getByRole('button', { name: button })
    .click()
    .then(() => downloading);
}

test('the puzzle at hand and another one are a worksheet, and without a server the page is printed', async ({
  page,
  context,
}) => {
  await play(page);
  await page.getByRole('button', { name: 'Share, print, export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByText('Print', { exact: true }).first().click();
  await dialog.getByRole('group', { name: 'Puzzles' }).getByText('2', { exact: true }).click();
  await dialog.getByRole('group', { name: 'Answers' }).getByText('Upside down').click();
  const file = await downloaded(page, 'Make a PDF');
  expect(file.suggestedFilename()).toBe('sudoku.pdf');
  expect(await pagesOf(file)).toBe(1);
  await expect(dialog.getByRole('status')).toContainText('The PDF is made');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Make a PDF' }).click();
  await expect(dialog.getByRole('status')).toContainText('No PDF now');
  await expect(dialog.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('link', { name: 'New puzzles by level, or a whole book' }).click();
  await expect(page.getByRole('heading', { name: 'Print' })).toBeVisible();
});

test.describe('on a phone', () => {
  const { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7'];
  test.use({ viewport: { ...viewport, width: 390, height: 844 }, userAgent, isMobile, hasTouch, deviceScaleFactor });

  test('twelve puzzles by level become a worksheet; offline they are printed a page each', async ({
    page,
    context,
  }) => {
    await page.goto('#/print');
    const main = page.getByRole('main');
    await main.getByText('6×6', { exact: true }).tap();
    await main.getByRole('spinbutton', { name: 'Many' }).fill('3');
    await expect(main).toContainText('7 puzzles; at most 60');
    await main.getByRole('group', { name: 'On a page' }).getByText('9', { exact: true }).tap();
    expect(await pagesOf(await downloaded(page, 'Make a PDF'))).toBe(2);

    await main.getByText('9×9', { exact: true }).tap();
    const medium = main.getByRole('spinbutton', { name: 'Medium' });
    await medium.fill('61');
    await expect(main).toContainText('Please choose 1 to 60 puzzles in all');
    await expect(main.getByRole('button', { name: 'Make a PDF' })).toBeDisabled();
    await medium.fill('10');
    await main.getByRole('spinbutton', { name: 'Beginner' }).fill('2');
    await expect(main).toContainText('12 puzzles; at most 60');
    await main.getByRole('group', { name: 'On a page' }).getByText('4', { exact: true }).tap();
    await main.getByRole('group', { name: 'Answers' }).getByText('None').tap();
    const file = await downloaded(page, 'Make a PDF');
    expect(file.suggestedFilename()).toBe('sudoku.pdf');
    expect(await pagesOf(file)).toBe(3);

    await page.evaluate(() => (window.print = () => (document.title = 'printed')));
    await medium.fill('1');
    await context.setOffline(true);
    await main.getByRole('button', { name: 'Make a PDF' }).tap();
    await expect(main.getByRole('status')).toContainText('No PDF now');
    await main.getByRole('button', { name: 'Print with the browser' }).tap();
    await expect(page).toHaveTitle('printed');
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(3);
  });

  test('a book is made as it was chosen, and its refusal is told in the language of the game', async ({
    page,
    context,
  }) => {
    await page.goto('#/print');
    const main = page.getByRole('main');
    await main.getByText('Book', { exact: true }).tap();
    await main.getByRole('textbox', { name: 'Title', exact: true }).fill('Forum 𠀀');
    for (const [level, count] of Object.entries({ Easy: 2, Medium: 1, Hard: 0 })) {
      await main.getByRole('spinbutton', { name: level }).fill(String(count));
    }
    await main.getByRole('textbox', { name: 'Seed' }).fill('7');
    await main.getByRole('group', { name: 'Pages of techniques' }).getByText('None').tap();
    await main.getByRole('button', { name: 'Make the book' }).tap();
    await expect(main.getByRole('status')).toHaveText(
      'No PDF. title: no font has the character 𠀀; please use another.',
    );
    await main.getByRole('textbox', { name: 'Title', exact: true }).fill('Forum');
    const file = await downloaded(page, 'Make the book');
    expect(file.suggestedFilename()).toBe('sudoku-book.pdf');
    // Cover and its back, contents, rules, two chapters with their openers, answers, colophon.
    expect(await pagesOf(file)).toBe(4 + 2 + 3 + 1 + 1);

    await context.setOffline(true);
    await main.getByRole('button', { name: 'Make the book' }).tap();
    await expect(main.getByRole('status')).toContainText('this needs the game’s own server');
    const saved = await downloaded(page, 'Save the book’s file');
    expect(saved.suggestedFilename()).toBe('book.json');
    expect(JSON.parse(await readFile(await saved.path(), 'utf8'))).toMatchObject({
      title: 'Forum',
      seed: 7,
      techniques: [],
      chapters: [
        { level: 'easy', count: 2 },
        { level: 'medium', count: 1 },
      ],
    });
  });
});
