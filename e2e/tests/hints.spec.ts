import { expect, test } from '@playwright/test';
import { Board, play } from './game';

const X_WING = '572438196463179528981265437.3..9267..9.7.135...76.398..493.78.53....47.97.89.6243';
const XY_WING = '2..75.168716238945.5861.732674592381...861497891473256.6.32781..8714652.1..98567.';

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a hint is looked at from all sides, without a network: ${device}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const board = await play(page, XY_WING);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const panel = page.getByRole('region', { name: 'Hint' });
    await page.keyboard.press('h');
    await expect(panel).toContainText('Candidates can be removed');
    await context.setOffline(true);
    await expect(panel).toContainText('Help so far: 10 % of this step; next stage: 25 %.');

    // The panel never covers the board.
    const [grid, sheet] = [(await board.grid.boundingBox())!, (await panel.boundingBox())!];
    expect(sheet.y >= grid.y + grid.height - 1 || sheet.x >= grid.x + grid.width - 1).toBe(true);

    // From the nudge to the proof at once, and back for nothing.
    await panel.getByRole('button', { name: 'Why', exact: true }).click();
    await expect(panel.getByRole('heading')).toContainText('XY-Wing');
    await expect(panel).toContainText('Help so far: 80 %');
    const sentences = panel.getByRole('list', { name: 'The proof, sentence by sentence' }).getByRole('button');
    expect(await sentences.count()).toBeGreaterThan(1);
    const dim = page.locator('.candidate.dim');
    const away = () => page.mouse.move(1, 1);
    await away();
    await expect(dim).toHaveCount(0);
    await sentences.first().hover();
    await expect(dim).not.toHaveCount(0);
    await away();
    await expect(dim).toHaveCount(0);
    // Without a mouse it is pressed.
    await sentences.first().click();
    await expect(sentences.first()).toHaveAttribute('aria-pressed', 'true');
    await away();
    await expect(dim).not.toHaveCount(0);
    await sentences.first().click();
    await panel.getByRole('button', { name: 'Nudge', exact: true }).click();
    await expect(panel).toContainText('Help so far: 80 % of this step.');

    // Why not here: a rule, then a step.
    await panel.getByRole('button', { name: 'Why not here?' }).click();
    await board.cell(1, 2).click();
    const digits = panel.getByRole('group', { name: 'Digits for the chosen cell' });
    await digits.getByRole('button', { name: '7' }).click();
    await expect(panel).toContainText(/row 1 already has 7, in row 1 column 4/);
    await board.cell(9, 2).click();
    await digits.getByRole('button', { name: '3' }).click();
    await expect(panel).toContainText('A step shows that 3 cannot stand in row 9 column 2: XY-Wing.');
    await panel.getByRole('button', { name: 'Show the area' }).click();
    await expect(panel).toContainText('Look for this in');

    // All steps, and one of them.
    await panel.getByRole('button', { name: 'All steps' }).click();
    await expect(panel.getByRole('heading')).toHaveText('All steps');
    await panel.getByRole('listitem').first().getByRole('button').click();
    await expect(panel).toContainText('Look for this: ');
    const first = await panel.getByRole('heading').innerText();
    await panel.getByRole('button', { name: 'Another hint' }).click();
    await expect(panel).toContainText('Help so far: 10 %');
    expect(first).not.toBe('');
    await context.setOffline(false);
  });
}

test('a nudge is offered after a long pause, never given, and can be switched off', async ({ page }) => {
  await page.clock.install();
  const board = await play(page, X_WING);
  await board.cell(4, 1).click();
  await page.keyboard.press('Shift+Digit8');
  const take = page.getByRole('button', { name: 'Nudge me' });
  await page.clock.runFor(60_000);
  await expect(take).toBeHidden();
  await page.clock.runFor(40_000);
  await expect(take).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeHidden();
  await take.click();
  await expect(page.getByRole('region', { name: 'Hint' })).toContainText(/can be (placed|removed)/);

  await page.goto('#/settings');
  await page.getByRole('switch', { name: /Offer a nudge/ }).click();
  await page.goBack();
  await expect(new Board(page).grid).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(300_000);
  await expect(take).toBeHidden();
});

test('what a hint told is kept with the game', async ({ page }) => {
  await play(page, X_WING);
  const panel = page.getByRole('region', { name: 'Hint' });
  await page.keyboard.press('h');
  await expect(panel).toContainText('Candidates can be removed');
  await page.keyboard.press('h');
  await expect(panel).toContainText('Look for this: X-Wing.');
  const taken = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('shudu.game.'))!;
    return (JSON.parse(localStorage.getItem(name)!) as { help: { taken: unknown } }).help.taken;
  });
  expect(taken).toMatchObject([{ technique: 'x-wing', weight: 130, stage: 2 }]);
});
