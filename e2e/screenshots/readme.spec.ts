import { type Page, test } from '@playwright/test';
import { PUZZLE, SOLUTION } from '../screens';

/** A game in the middle, with notes, some of which cannot be right any more, and colours. */
const DIGITS = [
  [2, 4],
  [3, 6],
  [18, 1],
];
const NOTES: [number, number[]][] = [
  [5, [2, 8]],
  [6, [1, 4, 9]],
  [10, [2, 7]],
  [11, [2, 7]],
  [30, [5, 7, 9]],
  [37, [2, 5, 6]],
  [40, [5]],
];
const COLOURS = [
  [40, 0b10],
  [41, 0b100],
];
const moves = [
  ...DIGITS.map(([cell, digit], i) => ['digit', 1000 * i, 0, cell, 0, digit]),
  ...NOTES.map(([cell, digits], i) => [
    'note',
    4000 + 1000 * i,
    2,
    cell,
    0,
    digits.reduce((set, d) => set | (1 << d), 0),
  ]),
  ...COLOURS.map(([cell, colours], i) => ['colour', 20_000 + 1000 * i, 3, cell, 0, colours]),
];
const GAME = {
  version: 1,
  key: 'aaaaaaaaaaaa',
  puzzle: {
    board: '9',
    givens: PUZZLE,
    solution: SOLUTION,
    emptiness: 'some',
    level: 'beginner',
    source: 'made',
    id: '1:9:search:5/row:none:unique:7:0',
  },
  touched: Date.now() - 60_000,
  elapsed: 754_000,
  solved: false,
  help: { hints: 0, reveals: 0, checks: 0, filledNotes: false },
  history: { moves, at: moves.length, marks: [], aside: [] },
  filled: 33,
  values: [],
};

const LARGE = { width: 1200, height: 760 };
const PHONE = { width: 390, height: 844 };

/** The pictures of the readmes, in docs/pictures: how each is taken. */
const PICTURES: Record<
  string,
  { size: typeof LARGE; language?: string; theme?: 'dark'; open(page: Page): Promise<void> }
> = {
  play: {
    size: LARGE,
    async open(page) {
      await page.goto('#/play/aaaaaaaaaaaa');
      await page.locator('[data-cell=r1c4]').click();
    },
  },
  'phone-play': {
    size: PHONE,
    language: 'zh-CN',
    theme: 'dark',
    async open(page) {
      await page.goto('#/play/aaaaaaaaaaaa');
      await page.locator('[data-cell=r5c5]').click();
    },
  },
  'phone-hint': {
    size: PHONE,
    async open(page) {
      await page.goto('#/play/aaaaaaaaaaaa');
      await page.locator('[data-cell=r5c5]').click();
      for (const stage of ['Name', 'Area', 'Cells', 'Why']) {
        await page.keyboard.press('h');
        await page.getByText(stage, { exact: true }).waitFor();
      }
      await page.keyboard.press('h');
    },
  },
  'phone-new': {
    size: PHONE,
    async open(page) {
      await page.goto('#/new');
    },
  },
};

test('readme', async ({ browser, baseURL }) => {
  for (const [name, picture] of Object.entries(PICTURES)) {
    const touch = picture.size === PHONE;
    const context = await browser.newContext({
      baseURL,
      viewport: picture.size,
      hasTouch: touch,
      colorScheme: picture.theme ?? 'light',
      locale: picture.language ?? 'en-US',
      serviceWorkers: 'block',
    });
    await context.addInitScript(
      (items) => {
        for (const [key, value] of Object.entries(items)) {
          localStorage.setItem(key, JSON.stringify(value));
        }
      },
      { 'shudu.game.aaaaaaaaaaaa': GAME, 'shudu.settings': { notes: touch ? 'simple' : 'two' } },
    );
    const page = await context.newPage();
    await picture.open(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `target/screenshots/readme/${name}.png` });
    await context.close();
  }
});
