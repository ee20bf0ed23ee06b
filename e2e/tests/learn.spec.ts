import { type Page, expect, test } from '@playwright/test';
import { violations } from './axe';
import { Board } from './game';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** The address is visited once, then there is no network. */
async function goOffline(page: Page): Promise<void> {
  await page.goto('');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.context().setOffline(true);
}

/** What a screen reader says for each cell. */
async function names(page: Page): Promise<string[]> {
  return page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')!));
}

async function choose(page: Page, cell: number): Promise<void> {
  await new Board(page).cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).click();
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a lesson on a ${size}, offline: map, examples, five drills with a mistake, kept after a reload`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await goOffline(page);
    await page.goto('#/learn');
    await expect(page.getByRole('link', { name: 'Next: Full house' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: /^Naked single/ }).click();
    await expect(page.getByRole('heading', { name: 'What it is' })).toBeVisible();
    await expect(page.getByText('1 of 9', { exact: true })).toBeVisible();

    // Each example is told in four stages: where, cells, why, result.
    for (const next of ['Next example', 'Next example', 'To the drills']) {
      const before = await names(page);
      for (const stage of ['Show where', 'Show the cells', 'Show why', 'Do it']) {
        await page.getByRole('button', { name: stage }).click();
      }
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
      expect(await names(page)).not.toEqual(before);
      await page.getByRole('button', { name: next }).click();
    }

    for (let drill = 1; drill <= 5; drill++) {
      await expect(page.getByText(`Drill ${drill} of 5`)).toBeVisible();
      const all = await names(page);
      const single = all.findIndex((name) => /candidates \d\b(?! \d)/.test(name));
      const digit = /candidates (\d)/.exec(all[single]!)![1]!;
      await choose(page, single);
      if (drill === 1) {
        expect(await violations(page)).toEqual([]);
        const wrong = all
          .slice(Math.floor(single / 9) * 9, Math.floor(single / 9) * 9 + 9)
          .map((name) => /(\d), (?:given|yours)/.exec(name)?.[1])
          .find(Boolean)!;
        await page.keyboard.press(wrong);
        await expect(page.locator('[data-verdict=wrong]')).toContainText(`${wrong} cannot go there: row`);
        // Striking out what has to stay is wrong as well, and a step says why.
        await page.keyboard.press(`Shift+Digit${digit}`);
        await expect(page.locator('[data-verdict=wrong]')).toContainText('has to stay');
        await page.getByRole('group', { name: 'Digits' }).getByRole('button', { name: digit, exact: true }).click();
      } else {
        await page.keyboard.press(digit);
      }
      await expect(page.locator('[data-verdict=right]')).toContainText('Right.');
      if (drill === 2) {
        // Who leaves in the middle goes on there.
        await page.getByRole('button', { name: 'Next drill' }).click();
        await expect(page.getByText('Drill 3 of 5')).toBeVisible();
        await page.reload();
      } else {
        await page.getByRole('button', { name: drill < 5 ? 'Next drill' : 'Finish' }).click();
      }
    }
    await expect(page.getByRole('heading', { name: 'Naked single: learned' })).toBeVisible();
    await page.getByRole('button', { name: 'Play a puzzle that needs it' }).click();
    await expect(new Board(page).grid).toBeVisible();
    await expect(page).toHaveURL(/#\/play\//);

    await page.goto('#/learn');
    await page.reload();
    await expect(page.getByRole('link', { name: /^Naked single.*done/ })).toBeVisible();
    await expect(page.getByText('1 of 1')).toBeVisible();
  });
}

test('what is due is practised, and "show me" explains a step', async ({ page }) => {
  await page.addInitScript(() => {
    const learned = { parts: 8, box: 1, due: 1, left: 0, practised: 0, touched: Date.now() - 9 * 86_400_000 };
    if (!localStorage.getItem('shudu.learning')) {
      localStorage.setItem('shudu.learning', JSON.stringify({ 'naked-pair': learned }));
    }
  });
  await page.goto('#/learn');
  await expect(page.getByRole('link', { name: /^Naked pair done.*2 positions due/ })).toBeVisible();
  await page.getByRole('link', { name: 'Practise 2 due' }).click();
  await expect(page.getByText('Practice, 2 left')).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('[data-verdict=shown]')).toContainText('Here it is.');
  await page.getByRole('button', { name: 'Next drill' }).click();
  await expect(page.getByText('Practice, 1 left')).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'That was all for today.' })).toBeVisible();
  await page.getByRole('link', { name: 'All lessons' }).last().click();
  await expect(page.getByText('Due today')).toBeHidden();
});

test('an address that names no technique says so', async ({ page }) => {
  await page.goto('#/lesson/no-such');
  await expect(page.getByText('There is no technique of this name.')).toBeVisible();
});
