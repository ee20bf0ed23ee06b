import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { Board } from './game';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`the lab on a ${size}, offline: generators, a count, a race and all solutions`, async ({ page, context }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.goto('');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await context.setOffline(true);
    await page.goto('#/lab');
    const generators = page.getByRole('region', { name: 'How grids are made' });
    const board = new Board(page);

    // Each generator can be gone through by single steps and to the end.
    const methods = {
      'Box rotation': /^[1-9]{81}$/,
      'Restart filler': /^[1-9]{81}$/,
      'Transform shuffler': /^[1-9]{81}$/,
      'Box-by-box filler': /^[1-9]{81}$/,
      'Hole digger': /^(?=.*\.)[1-9.]{81}$/,
    };
    for (const [method, end] of Object.entries(methods)) {
      await generators.getByText(method, { exact: true }).first().click();
      await expect(generators.getByText(/^Step 1 of (?!0)/)).toBeVisible();
      const first = await board.line();
      await generators.getByRole('button', { name: 'One step on' }).click();
      await expect(generators.getByText(/^Step 2 of/)).toBeVisible();
      expect(await board.line()).not.toBe(first);
      await generators.getByRole('button', { name: 'One step back' }).click();
      await expect.poll(() => board.line()).toBe(first);
      await generators.getByRole('button', { name: 'To the end' }).click();
      await expect.poll(() => board.line()).toMatch(end);
    }
    // The film of the shortest one runs by itself to the end.
    await generators.getByText('Box rotation', { exact: true }).first().click();
    await expect(generators.getByText('Step 1 of 9')).toBeVisible();
    await generators.getByRole('slider', { name: 'Speed' }).fill('60');
    await generators.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(generators.getByText('Step 9 of 9')).toBeVisible();

    const census = page.getByRole('region', { name: 'How fair they are' });
    await census.getByRole('button', { name: 'Count' }).click();
    await expect(census.getByRole('button', { name: 'Count more' })).toBeVisible({ timeout: 60_000 });
    await expect(census.getByRole('img', { name: /^Box rotation: \d+.*100 different grids/ })).toBeVisible();

    await page.getByRole('combobox', { name: 'Puzzle' }).selectOption({ label: 'Puzzle 7: 320 solutions' });
    await page.getByRole('button', { name: 'Start the race' }).click();
    await expect(page.getByText(/^The race is over/).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('tr[data-state=done]')).toHaveCount(12);
    await expect(page.locator('tr[data-mode=BSA] td').nth(2)).toHaveText('320');

    const solutions = page.getByRole('region', { name: 'All solutions' });
    await solutions.getByRole('button', { name: 'Find them' }).click();
    await expect(solutions.getByText(/Solution 1 of 320/)).toBeVisible();
    const grid = solutions.getByRole('grid');
    const digits = () => grid.locator('.digit').allInnerTexts();
    const one = await digits();
    await solutions.getByRole('button', { name: 'Next solution' }).click();
    await expect(solutions.getByText(/Solution 2 of 320/)).toBeVisible();
    const two = await digits();
    const tinted = await grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.classList.contains('fill-hint')));
    one.forEach((digit, cell) => expect(digit === two[cell] || tinted[cell]).toBe(true));
    expect(one).not.toEqual(two);

    // A puzzle that is no puzzle is told to be none.
    await solutions.getByRole('textbox').fill('12345');
    await solutions.getByRole('button', { name: 'Find them' }).click();
    await expect(solutions.locator('.error-text')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}
