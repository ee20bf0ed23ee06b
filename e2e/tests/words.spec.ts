import { expect, test } from '@playwright/test';
import { PUZZLE, SOLUTION, play, withSettings } from './game';

test('the tutorial teaches the rules in a minute, can be skipped, and leads to a game', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Learn it in one minute' }).click();
  await expect(page.getByRole('link', { name: 'Skip' })).toBeVisible();
  const keys = page.getByRole('group', { name: 'Digits' });
  await keys.getByRole('button', { name: '4' }).click();
  await expect(page.getByText('4 is already in this row.')).toBeVisible();
  for (const digit of ['3', '4', '1']) {
    await keys.getByRole('button', { name: digit }).click();
    await expect(page.getByText('Right.')).toBeVisible();
  }
  await expect(page.getByText('Two cells are left.')).toBeVisible();
  await page.locator('[data-cell=r4c2]').click();
  await page.keyboard.press('3');
  await page.keyboard.press('1');
  await expect(page.getByText('Solved!')).toBeVisible();
  await page.getByRole('button', { name: 'Start a small game' }).click();
  await expect(page.getByRole('grid', { name: /Sudoku 4 by 4/ })).toBeVisible();
});

test('help leads to the tutorial, to the source and to reporting a bug', async ({ page }) => {
  await page.goto('#/help');
  await expect(page.getByRole('link', { name: 'Sudoku in one minute' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Source code' })).toHaveAttribute('href', /^https:\/\/[^ ]+$/);
  await expect(page.getByRole('link', { name: 'Report a bug' })).toHaveAttribute('href', /\/issues\/new$/);
});

test('the heart is found by those who ask for it, in two ways', async ({ page }) => {
  await page.goto('#/shortcuts');
  await expect(page.getByRole('button', { name: 'Make one' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('heart');
  await page.getByRole('button', { name: 'Make one' }).click();
  await expect(page.getByRole('heading', { name: /Heart/ })).toBeVisible();
  await play(page);
  await page.keyboard.press('g');
  await page.getByRole('textbox', { name: 'Command' }).fill('heart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Heart/ })).toBeVisible();
});

test('more puzzles than are read are not called all of them', async ({ page }) => {
  await page.goto('#/create');
  await page.getByRole('textbox', { name: 'Puzzles as text' }).fill(`${PUZZLE}\n`.repeat(1500));
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('More than 1000 puzzles; the first 1000 were read.');
  await expect(page.locator('[aria-live=polite].visually-hidden').first()).toContainText('More than 1000 puzzles');
});

test('an engine that does not answer is not a puzzle that is too hard', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      onerror: ((event: Event) => void) | null = null;
      postMessage() {
        setTimeout(() => this.onerror?.(new Event('error')));
      }
      terminate() {
        // Nothing runs.
      }
    } as unknown as typeof Worker;
  });
  const board = await play(page, SOLUTION.replace(/[12]/g, '.'));
  await board.cell(1, 8).click();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('complementary').getByText('The engine did not answer')).toBeVisible();
  await expect(page.getByText('too hard')).toHaveCount(0);
});

test('Chinese players read of centre marks, not of winning tenders', async ({ page }) => {
  await withSettings(page, { language: 'zh', notes: 'two' });
  await play(page);
  await expect(page.getByText('中心', { exact: true })).toBeVisible();
  await page.goto('#/shortcuts');
  await expect(page.getByRole('main')).toContainText('中心标注');
  await expect(page.getByRole('main')).not.toContainText('中标');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a puzzle is entered by tapping its cells one after the other', async ({ page }) => {
    await page.goto('#/create');
    const keys = page.getByRole('group', { name: 'Digits' });
    for (const symbol of PUZZLE.slice(0, 27)) {
      await keys.getByRole('button', { name: symbol === '.' ? 'Empty' : symbol, exact: true }).tap();
    }
    await expect(page.getByText('Row 4, cell 1')).toBeVisible();
    const line = await page
      .getByRole('grid')
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.querySelector('.digit')?.textContent ?? '.').join(''));
    expect(line).toBe(PUZZLE.slice(0, 27).padEnd(81, '.'));
    await page.getByRole('button', { name: 'From the first cell' }).tap();
    await expect(page.getByText('Row 1, cell 1')).toBeVisible();
  });
});
