import type { Page } from '@playwright/test';

/** A puzzle with one solution, and a game of it in the middle: for pictures and for checks of every screen. */
export const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const puzzle = {
  board: '9',
  givens: PUZZLE,
  solution: SOLUTION,
  emptiness: 'some',
  level: 'beginner',
  source: 'made',
  id: '1:9:search:5/row:none:unique:7:0',
};

/** Moves as the game saves them: kind, time, then layer, key, before, after of each edit. */
const moves = [
  ['digit', 1000, 0, 2, 0, 4],
  ['digit', 2000, 0, 3, 0, 6],
  ['note', 3000, 2, 5, 0, 0b100000100],
  ['note', 4000, 2, 6, 0, 0b1000010010],
  ['colour', 5000, 3, 40, 0, 0b10],
  ['colour', 6000, 3, 41, 0, 0b1100],
  ['line', 7000, 5, 40 * 81 + 50, 0, 1],
  ['digit', 8000, 0, 10, 0, 7],
  ['digit', 9000, 0, 33, 0, 3],
];

function game(key: string, minutesAgo: number, now: number) {
  return {
    version: 1,
    key,
    puzzle,
    touched: now - minutesAgo * 60_000,
    elapsed: 754_000,
    solved: false,
    help: { hints: 0, reveals: 0, checks: 0, filledNotes: false },
    history: { moves, at: moves.length, marks: [3], aside: [] },
    filled: 34,
    values: [],
  };
}

/** Results of solved puzzles over half a year, as the game keeps them for statistics: one piece for each month. */
function results(now: number): Record<string, unknown> {
  const months: Record<string, object[]> = {};
  const [LEVELS, CLASSES] = [
    ['beginner', 'easy', 'medium', 'hard', 'expert'],
    ['pure', 'pure', 'pure', 'checked', 'notes', 'guided'],
  ];
  for (let i = 0; i < 120; i++) {
    const at = now - Math.round((120 - i) * 1.4 * 86_400_000) - ((i * 7) % 9) * 3_600_000;
    const level = (i * 7) % 5;
    const result = {
      ...{ key: `r${i}`, at, board: i % 17 === 0 ? '4' : '9', level: LEVELS[level], assist: CLASSES[(i * 5) % 6] },
      ...{ time: (level + 1) * 240_000 * (1.3 - i / 300) + ((i * 53) % 40) * 4000, effort: 400, points: 390 },
      ...{ hints: i % 6 === 1 ? 2 : 0, checks: i % 6 === 3 ? 1 : 0, reveals: 0 },
      techniques: {
        'hidden-single': [40, 39, 5000],
        ...(level > 1 && { pointing: [2, 2, 20_000], 'naked-pair': [2, i % 2, 45_000] }),
        ...(level > 2 && { 'x-wing': [1, i % 3 ? 1 : 0, 120_000], skyscraper: [1, i % 4 ? 0 : 1, 200_000] }),
      },
    };
    (months[`shudu.results.${new Date(at).toISOString().slice(0, 7)}`] ??= []).push(result);
  }
  return months;
}

/** A browser in which somebody has played: two games, a finished one, a bookmark and the results of half a year. */
export function lived(now: number): Record<string, unknown> {
  return {
    'shudu.game.aaaaaaaaaaaa': game('aaaaaaaaaaaa', 5, now),
    'shudu.game.bbbbbbbbbbbb': game('bbbbbbbbbbbb', 600, now),
    'shudu.game.cccccccccccc': { ...game('cccccccccccc', 900, now), solved: true },
    'shudu.bookmarks': [puzzle],
    ...results(now),
    'shudu.learning': {
      'full-house': { parts: 9, box: 2, due: now + 9e8, left: 0, practised: 6, touched: now - 3e8 },
      'hidden-single': { parts: 8, box: 1, due: now - 1, left: 1, practised: 3, touched: now - 8e8 },
      'naked-single': { parts: 8, box: 0, due: now - 1, left: 0, practised: 0, touched: now - 2e8 },
    },
    'shudu.days': days(now),
  };
}

/** The day before a day, so many times; days as the game writes them. */
function dayBefore(now: number, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() - days);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Twelve days with one or more of their puzzles, a rest day among them, and two puzzles of today. */
function days(now: number): Record<string, unknown> {
  const counts = [2, 4, 2, 0, 3, 1, 4, 2, 3, 4, 3, 2, 1];
  return Object.fromEntries(
    counts.map((count, i) => {
      const day = dayBefore(now, i);
      const result = { key: 'x', time: 192_000, assist: 'pure', hinted: [], begun: day, ended: day };
      return [
        day,
        Object.fromEntries(['mini', 'easy', 'medium', 'hard'].slice(0, count).map((rung) => [rung, result])),
      ];
    }),
  );
}

const at = (hash: string) => async (page: Page) => {
  await page.goto(hash);
};

/** Every screen, window and state that a player can come to, and the way there. */
export const SCREENS: Record<string, { fresh?: boolean; open(page: Page): Promise<void> }> = {
  'home-first': { fresh: true, open: at('#/') },
  home: { open: at('#/') },
  new: { open: at('#/new') },
  play: {
    async open(page) {
      await page.goto('#/play/aaaaaaaaaaaa');
      await page.locator('[data-cell=r5c2]').click();
    },
  },
  'play-hint': {
    async open(page) {
      await page.goto('#/play/bbbbbbbbbbbb');
      await page.locator('[data-cell=r5c5]').click();
      await page.keyboard.press('Control+z');
      await page.keyboard.press('h');
      await page.locator('section.panel .stages button').nth(3).click();
    },
  },
  'play-hint-why': {
    async open(page) {
      await page.goto('#/p/9/179643528483529716.2...1394...95.18285213496791.2.8453.9.....7.....9..4.......839');
      await page.getByRole('button', { name: /^(Play|开始)/ }).click();
      await page.locator('[data-cell=r5c5]').click();
      await page.keyboard.press('h');
      await page.locator('section.panel .stages button').nth(4).click();
    },
  },
  'play-hint-list': {
    async open(page) {
      await page.goto('#/play/bbbbbbbbbbbb');
      await page.locator('[data-cell=r5c5]').click();
      await page.keyboard.press('Control+z');
      await page.keyboard.press('h');
      await page.getByRole('button', { name: /^(All steps|全部步骤)$/ }).click();
      await page.locator('section.panel .choice').waitFor();
    },
  },
  'play-why-not': {
    async open(page) {
      await page.goto('#/play/bbbbbbbbbbbb');
      await page.locator('[data-cell=r5c5]').click();
      await page.keyboard.press('Control+z');
      await page.keyboard.press('h');
      await page.getByRole('button', { name: /^(Why not here|为什么不能填)/ }).click();
      await page.locator('section.panel .digits').waitFor();
    },
  },
  'play-conflict': {
    async open(page) {
      await page.goto('#/play/bbbbbbbbbbbb');
      await page.locator('[data-cell=r1c9]').click();
      await page.keyboard.press('5');
    },
  },
  'play-history': {
    async open(page) {
      await page.goto('#/play/aaaaaaaaaaaa');
      await page.locator('[aria-haspopup=menu]').click();
      await page.getByRole('menuitem', { name: /History|历史/ }).click();
    },
  },
  'play-menu': {
    async open(page) {
      await page.goto('#/play/aaaaaaaaaaaa');
      await page.locator('[aria-haspopup=menu]').click();
    },
  },
  'play-paused': {
    async open(page) {
      await page.goto('#/play/aaaaaaaaaaaa');
      await page.locator('[data-cell=r1c1]').click();
      await page.keyboard.press('p');
    },
  },
  'play-colour': {
    async open(page) {
      await page.goto('#/play/aaaaaaaaaaaa');
      await page.locator('[data-cell=r1c6]').click();
      await page.keyboard.press('v');
      await page.locator('.tint').first().click();
    },
  },
  'play-zen': {
    async open(page) {
      await page.goto('#/play/aaaaaaaaaaaa');
      await page.locator('[data-cell=r5c2]').click();
      await page.keyboard.press('o');
    },
  },
  'play-give-up': {
    async open(page) {
      await page.goto('#/play/aaaaaaaaaaaa');
      await page.locator('[aria-haspopup=menu]').click();
      await page.getByRole('menuitem', { name: /Show the answer|显示答案/ }).click();
      await page.locator('dialog').waitFor();
    },
  },
  'play-large': {
    async open(page) {
      await page.goto(`#/p/16/${'.'.repeat(250)}123456`);
      // Not the primary one any more once it is known that there are many solutions.
      await page.locator('main .buttons .button').first().click();
      await page.locator('[data-cell=r16c1]').click();
    },
  },
  solved: {
    async open(page) {
      await page.goto(`#/p/9/${SOLUTION.replace(/9$/, '.')}`);
      await page.locator('main .button.primary').click();
      await page.locator('[data-cell=r9c9]').click();
      await page.keyboard.press('9');
      await page.locator('section.win').waitFor();
    },
  },
  share: {
    async open(page) {
      await page.goto('#/play/aaaaaaaaaaaa');
      await page.getByRole('button', { name: /^(Share|分享)/ }).click();
      await page.locator('dialog').waitFor();
    },
  },
  'share-print': {
    async open(page) {
      await page.goto('#/play/aaaaaaaaaaaa');
      await page.getByRole('button', { name: /^(Share|分享)/ }).click();
      await page
        .locator('dialog label')
        .filter({ hasText: /^(Print|打印)$/ })
        .click();
      await page.locator('dialog summary').click();
    },
  },
  create: { open: at('#/create') },
  print: {
    async open(page) {
      await page.goto('#/print');
      await page.locator('main summary').click();
    },
  },
  'print-book': {
    async open(page) {
      await page.goto('#/print');
      await page
        .locator('main label')
        .filter({ hasText: /^(Book|书)$/ })
        .click();
      await page.locator('#book-title').fill('数独 Sudoku');
    },
  },
  bookmarks: { open: at('#/bookmarks') },
  'bookmarks-empty': { fresh: true, open: at('#/bookmarks') },
  link: { open: at(`#/p/9/${PUZZLE}`) },
  'link-broken': { open: at('#/p/9/12345') },
  'not-found': { open: at('#/play/000000000000') },
  finished: { open: at('#/finished') },
  'finished-empty': { fresh: true, open: at('#/finished') },
  replay: {
    async open(page) {
      await page.goto('#/replay/cccccccccccc');
      await page.locator('input[type=range]').fill('3');
    },
  },
  daily: { open: at('#/daily') },
  'daily-empty': { fresh: true, open: at('#/daily') },
  'daily-share': {
    async open(page) {
      await page.goto('#/daily');
      await page.getByRole('button', { name: /Share this day|分享这一天/ }).click();
      await page.locator('dialog').waitFor();
    },
  },
  storm: { open: at('#/storm') },
  'storm-run': {
    async open(page) {
      await page.goto('#/storm');
      await page.locator('main .button.primary').click();
      await page.getByRole('grid').waitFor();
    },
  },
  'storm-missed': {
    async open(page) {
      await page.goto('#/storm');
      await page.locator('main .button.primary').click();
      await page.getByRole('grid').waitFor();
      await page.locator('.skip').click();
    },
  },
  more: { open: at('#/more') },
  review: {
    async open(page) {
      await page.goto('#/review/cccccccccccc');
      await page.locator('section.there li button').first().click();
    },
  },
  statistics: { open: at('#/statistics') },
  'statistics-empty': { fresh: true, open: at('#/statistics') },
  lab: {
    async open(page) {
      await page.goto('#/lab');
      await page.getByRole('button', { name: /^(To the end|到最后)$/ }).click();
    },
  },
  learn: {
    async open(page) {
      await page.goto('#/learn');
      await page.locator('.node').first().waitFor();
    },
  },
  lesson: {
    async open(page) {
      await page.goto('#/lesson/x-wing');
      const next = page.locator('.actions .primary');
      for (let stage = 0; stage < 3; stage++) {
        await next.click();
      }
    },
  },
  'lesson-drill': {
    async open(page) {
      await page.goto('#/lesson/naked-pair');
      const next = page.locator('.actions .primary');
      for (let stage = 0; stage < 15; stage++) {
        await next.click();
      }
      await page.getByRole('group', { name: /^(Digits|数字)$/ }).waitFor();
      await page.locator('[data-cell=r5c5]').click();
    },
  },
  tutorial: { fresh: true, open: at('#/tutorial') },
  help: { open: at('#/help') },
  shortcuts: { open: at('#/shortcuts') },
  settings: { open: at('#/settings') },
  'settings-keys': {
    async open(page) {
      await page.goto('#/settings');
      await page.locator('summary').click();
      await page.locator('[data-action=check] button').first().click();
      await page.keyboard.press('h');
    },
  },
};
