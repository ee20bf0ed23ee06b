import { type Page, expect, test } from '@playwright/test';

/** How long a player waits for a new puzzle: from the press on Start to the board on the screen. */
const WISHES = [
  { size: 9, emptiness: ['Few', 'Some', 'Many'], rounds: 40 },
  { size: 16, emptiness: ['Few', 'Some', 'Many'], rounds: 15 },
  { size: 25, emptiness: ['Few', 'Some', 'Many'], rounds: 5 },
];
const LEVELS = ['Beginner', 'Easy', 'Medium', 'Hard', 'Expert', 'Extreme'];

/** Presses Start and tells how many milliseconds went by until the board was there. */
function start(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find((each) =>
      each.textContent.trim().startsWith('Start'),
    )!;
    const from = performance.now();
    button.click();
    while (!document.querySelector('[role=grid]')) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - from;
  });
}

function report(what: string, times: number[], rounds: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!);
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms, of ${rounds}`);
  expect(times).toHaveLength(rounds);
}

for (const { size, emptiness, rounds } of WISHES) {
  for (const each of emptiness) {
    test(`a new ${size}×${size}, ${each}`, async ({ page }) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        // A new page each time: the engine is loaded anew, as for somebody who has just arrived.
        await page.goto('about:blank');
        await page.goto('#/new');
        await page.getByText(`${size}×${size}`, { exact: true }).click();
        if (size === 9) {
          await page.getByText('Empty cells', { exact: true }).first().click();
        }
        await page.getByText(each, { exact: true }).click();
        await page.waitForTimeout(500);
        times.push(await start(page));
      }
      report(`new ${size}x${size} ${each}`, times, rounds);
    });
  }
}

/** By level, with nothing made beforehand: the first visit, and the press on a level that comes first of all. */
for (const level of LEVELS) {
  test(`a new puzzle of level ${level}, from a cold start`, async ({ page }) => {
    const rounds = 40;
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await page.goto('about:blank');
      await page.goto('#/new');
      await page.evaluate(() => localStorage.clear());
      await page.getByText(level, { exact: true }).first().click();
      times.push(await start(page));
    }
    report(`new ${level}`, times, rounds);
  });
}

/** By level, for somebody who has been here for a while: puzzles were made in the background. */
test('a new puzzle of each level, from the pool', async ({ page }) => {
  test.setTimeout(1_800_000);
  const rounds = 20;
  const times = new Map<string, number[]>(LEVELS.map((level) => [level, []]));
  const filling: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto('about:blank');
    await page.goto('#/new');
    const from = Date.now();
    await page.waitForFunction(() => {
      const pool = JSON.parse(localStorage.getItem('shudu.pool') ?? '[]') as unknown[];
      return pool.length === 6;
    });
    filling.push(Date.now() - from);
    for (const level of LEVELS) {
      await page.evaluate(() => (location.hash = '#/new'));
      await page.getByText(level, { exact: true }).first().click();
      times.get(level)!.push(await start(page));
    }
  }
  times.forEach((all, level) => report(`new ${level} from the pool`, all, rounds));
  report('the pool is full', filling, rounds);
});
