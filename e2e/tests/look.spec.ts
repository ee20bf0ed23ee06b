import { type Locator, type Page, expect, test } from '@playwright/test';
import { SCREENS, lived } from '../screens';
import { Board, SOLUTION, play, withSettings } from './game';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  return (await locator.boundingBox())!;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Does something and tells how much the page shifted meanwhile, without being asked to. */
async function shiftOf(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const scope = window as unknown as { shift: number };
    scope.shift = 0;
    new PerformanceObserver((list) =>
      (list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .forEach(({ value }) => (scope.shift += value)),
    ).observe({ type: 'layout-shift' });
  });
  await action();
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

const LARGE = '.'.repeat(619) + '123456';

test.describe('enlarged pages', () => {
  test.use({ serviceWorkers: 'block' });

  // What is left of a window of 1280×1024 at 200 %, 300 % and 400 %.
  const viewports = [
    { width: 640, height: 512 },
    { width: 427, height: 341 },
    { width: 320, height: 256 },
  ];
  for (const [name, screen] of Object.entries(SCREENS)) {
    test(`${name} can be used`, async ({ page }) => {
      await page.addInitScript(
        (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
        screen.fresh ? {} : lived(Date.now()),
      );
      await page.setViewportSize(viewports[0]!);
      await screen.open(page);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBeLessThanOrEqual(0);
        const grid = page.getByRole('grid');
        if (name.startsWith('play') && (await grid.count()) > 0 && name !== 'play-menu') {
          await expect.poll(async () => (await boxOf(grid)).width).toBeGreaterThan(200);
          // Scrolled to, the last row and the last key are there.
          for (const last of [grid.getByRole('gridcell').last(), page.locator('aside button:visible').last()]) {
            await last.scrollIntoViewIfNeeded();
            await expect(last).toBeInViewport();
          }
        }
      }
    });
  }
});

test('the board is large, but not without limit, and the keys grow with it', async ({ page }) => {
  const board = await play(page);
  for (const [width, height, side] of [
    [1440, 900, 792],
    [1920, 1080, 954],
    [2560, 1440, 1080],
    [1024, 768, 567],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await boxOf(board.grid);
    expect(Math.abs(box.width - side), `${width}`).toBeLessThan(20);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    const key = await boxOf(page.getByRole('group', { name: 'Keypad' }).getByRole('button').first());
    expect(key.height).toBeGreaterThanOrEqual(height * 0.065);
    // Board and keys stand in the middle together.
    const right =
      width - (await boxOf(page.getByRole('complementary'))).x - (await boxOf(page.getByRole('complementary'))).width;
    expect(Math.abs(box.x - right)).toBeLessThan(24);
  }
  await page.setViewportSize({ width: 2560, height: 1440 });
  const small = await play(page, '1....2...3......', '4');
  expect((await boxOf(small.cell(1, 1))).width).toBeLessThan(160);
});

test('one ring is around the selected cell, beside its notes and the mark of a conflict', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const board = await play(page);
  await board.cell(1, 3).click();
  for (const digit of [1, 2, 3, 4, 6, 7, 8, 9]) {
    await page.keyboard.press(`Control+Digit${digit}`);
  }
  const cell = board.cell(1, 3);
  await expect(cell).toBeFocused();
  await expect(cell).toHaveCSS('outline-style', 'none');
  const ring = page.locator('path.ring');
  await expect(ring).toHaveCount(1);
  // Half of the line is inside the cell; notes begin behind it.
  const inner = await ring.evaluate((path: SVGPathElement) => {
    const { left, top, right, bottom } = path.getBoundingClientRect();
    const half = parseFloat(getComputedStyle(path).strokeWidth) / 2;
    return { left: left + half, top: top + half, right: right - half, bottom: bottom - half };
  });
  const cut = await cell.locator('[data-symbol]').evaluateAll(
    (notes, { left, top, right, bottom }) =>
      notes.filter((note) => {
        const range = note.getBoundingClientRect();
        return range.left < left - 1 || range.top < top - 1 || range.right > right + 1 || range.bottom > bottom + 1;
      }).length,
    inner,
  );
  expect(cut).toBe(0);
  await page.keyboard.press('5');
  const mark = await cell.evaluate((td) => {
    const style = getComputedStyle(td, '::after');
    return {
      top: parseFloat(style.top),
      right: parseFloat(style.right),
      ring: td.getBoundingClientRect().width * 0.05,
    };
  });
  expect(Math.min(mark.top, mark.right)).toBeGreaterThanOrEqual(mark.ring / 2);
});

test('messages merge, leave, stay behind, and hide neither cells nor keys', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
    lived(Date.now()),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('#/');
  const messages = page.locator('.toast');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(messages).toHaveCount(1);
  expect((await boxOf(messages)).y + (await boxOf(messages)).height).toBeLessThanOrEqual(52);
  await page.goto('#/settings');
  await expect(messages).toHaveCount(0);

  await page.goto('#/');
  await messages.first().waitFor({ state: 'detached' });
  await page.goto('#/play/aaaaaaaaaaaa');
  const board = new Board(page);
  await board.cell(1, 8).click();
  await page.keyboard.press('m');
  await page.keyboard.press('m');
  // Said in its own place, over nothing.
  await expect(messages).toHaveCount(0);
  const line = page.locator('.line');
  await expect(line).toHaveText('Checkpoint set.');
  expect(overlap(await boxOf(line), await boxOf(board.grid))).toBe(false);
  await page.keyboard.press('ArrowRight');
  await expect(line).toContainText('Row 1, column 9');
});

test('a message with something to press leaves by itself', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
    lived(Date.now()),
  );
  await page.goto('#/');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.locator('.toast')).toHaveCount(1);
  await page.mouse.move(5, 400);
  await page.clock.runFor(15_000);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('hint, check and history are below the board of a phone and cover all that is there', async ({ page }) => {
  const board = await play(page);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    const grid = await boxOf(board.grid);
    const tools = page.getByRole('group', { name: 'Actions' });
    for (const key of ['h', 'k']) {
      await board.cell(1, 3).click();
      await page.keyboard.press(key);
      const panel = page.locator('section.panel');
      await expect(panel).toBeVisible();
      await page.waitForTimeout(400);
      expect(overlap(await boxOf(panel), grid)).toBe(false);
      const [under, over] = [await boxOf(tools), await boxOf(panel)];
      expect(over.y).toBeLessThanOrEqual(under.y);
      expect(over.y + over.height).toBeGreaterThanOrEqual(viewport.height - 16);
      await panel.getByRole('button', { name: 'Close' }).click();
    }
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await page.waitForTimeout(400);
    expect(overlap(await boxOf(page.locator('section.panel')), grid)).toBe(false);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    // Nothing is hidden at its end.
    await expect(page.getByRole('menuitem', { name: 'Help' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('on a phone that lies on its side, 25 digits and their counts have room', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await play(page, LARGE, '25');
  const crossing = await page
    .getByRole('group', { name: 'Keypad' })
    .getByRole('button')
    .evaluateAll(
      (keys) =>
        keys.filter((key) => {
          const [symbol, mark] = [key.querySelector('.symbol'), key.querySelector('.mark')].map((part) =>
            part?.getBoundingClientRect(),
          );
          const box = key.getBoundingClientRect();
          return symbol && mark && (mark.left < symbol.right - 1 || mark.right > box.right || mark.top < box.top);
        }).length,
    );
  expect(crossing).toBe(0);
  const board = await boxOf(new Board(page).grid);
  expect(board.y + board.height).toBeLessThanOrEqual(390);
});

/** A board, and the last of the keys that belong to it. */
const BESIDE = {
  play: '.pad button',
  'storm-run': '.keys button',
  'storm-missed': '.panel .next',
  'lesson-drill': '.actions button',
  replay: '.film .keys button',
  tutorial: '.keys button',
  create: '.keypad button',
};

for (const [name, keys] of Object.entries(BESIDE)) {
  test(`on a phone that lies on its side, the keys are in sight with the board: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const items = { ...lived(Date.now()), 'shudu.settings': { language: 'en', notes: 'two' } };
    await page.addInitScript((all) => {
      Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value)));
    }, items);
    await SCREENS[name]!.open(page);
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of [page.getByRole('grid').first(), page.locator(keys).last()]) {
      const { x, y, width, height } = await boxOf(part);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(844);
      expect(y + height).toBeLessThanOrEqual(390);
    }
  });
}

test('a key that was touched does not stay lit', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await play(page);
  const browserSide = await context.newCDPSession(page);
  await browserSide.send('DOM.enable');
  await browserSide.send('CSS.enable');
  const { root } = await browserSide.send('DOM.getDocument');
  for (const selector of ['.key', '.action', 'header .button']) {
    const element = page.locator(selector).nth(1);
    const colour = () => element.evaluate((each) => getComputedStyle(each).backgroundColor);
    const before = await colour();
    const { nodeIds } = await browserSide.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    // What a browser does after a touch: the element counts as hovered until something else is touched.
    await browserSide.send('CSS.forcePseudoState', { nodeId: nodeIds[1]!, forcedPseudoClasses: ['hover'] });
    await page.waitForTimeout(300);
    expect(await colour(), selector).toBe(before);
  }
  await context.close();
});

test('with the colours of the system the chosen tool can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await play(page);
  const ground = (tool: string) =>
    page
      .locator('fieldset label', { hasText: tool })
      .locator('span')
      .evaluate((span) => getComputedStyle(span).backgroundColor);
  const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await ground('Digit')).not.toBe(paper);
  expect(await ground('Digit')).not.toBe(await ground('Notes'));
});

test('paper shows neither the selection nor highlights', async ({ page }) => {
  const board = await play(page);
  await board.cell(1, 1).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('path.ring')).toBeHidden();
  for (const [row, column] of [
    [1, 1],
    [1, 2],
    [8, 9],
  ] as const) {
    await expect(board.cell(row, column)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('choosing moves nothing: new game, share', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('#/new');
  // The techniques that can be chosen follow the level; all else keeps its place.
  const options = page.locator('main :not(.chips) > label:has(input[type=radio])');
  await expect(
    page.getByText('X-Wing', { exact: true }).or(page.getByText('Locked pair', { exact: true })),
  ).toBeVisible();
  const places = () =>
    options.evaluateAll((labels) =>
      labels.map((label) => {
        const { x, y, width, height } = label.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(15);
  for (const name of ['Expert', 'Beginner', 'Quarter turn', 'All']) {
    await page.locator('main label', { hasText: name }).first().click();
    expect(await places(), name).toEqual(before);
  }

  await play(page);
  await page.keyboard.press('4');
  await page.getByRole('button', { name: /^Share/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.waitForTimeout(400);
  const [size, tab] = [await boxOf(dialog), await boxOf(dialog.locator('label').first())];
  for (const way of ['Text', 'Picture', 'Print', 'Link']) {
    await dialog.locator('label', { hasText: way }).first().click();
    await page.waitForTimeout(200);
    expect(await boxOf(dialog), way).toEqual(size);
    expect(await boxOf(dialog.locator('label').first()), way).toEqual(tab);
  }
});

test('nothing shifts while one plays: digits, notes, a hint, a check', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const board = await play(page);
  const shift = await shiftOf(page, async () => {
    await board.cell(1, 3).click();
    await page.keyboard.press('4');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+Digit2');
    await page.keyboard.press('h');
    await page.locator('section.panel').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('k');
    await page.waitForTimeout(500);
    await page.keyboard.press('Escape');
  });
  expect(shift).toBe(0);
});

test('a solved board stays in sight, and one press makes another one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const board = await play(page, SOLUTION.replace(/..$/, '..'));
  await board.cell(9, 8).click();
  await page.keyboard.press('7');
  await board.cell(9, 9).click();
  await page.keyboard.press('9');
  const panel = page.getByRole('region', { name: 'Solved!' });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(overlap(await boxOf(panel), await boxOf(board.grid))).toBe(false);
  await expect(board.grid.locator('[class*=order-]')).toHaveCount(2);
  await expect(panel).toContainText('On your own');
  const solved = page.url();
  await panel.getByRole('button', { name: /Another/ }).click();
  await expect.poll(() => page.url()).not.toBe(solved);
  await expect(board.grid).toBeVisible();
  await expect(board.grid).toHaveAttribute('aria-rowcount', '9');
});

test('the first visit asks for one digit; a level is one press away', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(page.getByText('3 is already in this box.')).toBeVisible();
  await page.getByRole('button', { name: '5', exact: true }).click();
  await expect(new Board(page).grid).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Beginner');
  await page.goto('#/');
  await page.getByRole('button', { name: /^Medium/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Medium');
});

test('the number of empty cells can be chosen', async ({ page }) => {
  await page.goto('#/new');
  await page.locator('label', { hasText: 'Empty cells' }).click();
  await page.locator('label', { hasText: 'Exactly' }).click();
  await page.getByRole('spinbutton', { name: 'Number of empty cells' }).fill('20');
  await page.getByRole('button', { name: /^Start/ }).click();
  const board = new Board(page);
  await expect(board.grid).toBeVisible();
  expect([...(await board.line())].filter((digit) => digit === '.')).toHaveLength(20);
});

test('a beginner sees digits and notes; a switch brings colours and lines', async ({ page }) => {
  await play(page);
  const tools = page.getByRole('group', { name: 'What the keypad enters' });
  await expect(tools.getByRole('radio')).toHaveCount(2);
  await withSettings(page, { moreTools: true });
  await page.reload();
  await expect(tools.getByRole('radio')).toHaveCount(4);
});

test('extra legible digits come with their font, and only then', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('.woff2') && fetched.push(request.url()));
  const board = await play(page);
  await expect.poll(() => fetched.filter((url) => url.includes('figtree')).length).toBeGreaterThan(0);
  expect(fetched.filter((url) => url.includes('atkinson'))).toEqual([]);
  await withSettings(page, { legibleDigits: true });
  await page.reload();
  await expect(board.grid).toBeVisible();
  await expect.poll(() => fetched.filter((url) => url.includes('atkinson')).length).toBeGreaterThan(0);
});
