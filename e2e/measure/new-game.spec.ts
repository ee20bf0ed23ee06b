import { expect, test } from '@playwright/test';

/** How long a player waits for a new puzzle: from the press on Start to the board on the screen. */
const WISHES = [
  { size: 9, emptiness: ['Few', 'Some', 'Many'], rounds: 40 },
  { size: 16, emptiness: ['Few', 'Some', 'Many'], rounds: 15 },
  { size: 25, emptiness: ['Few', 'Some', 'Many'], rounds: 5 },
];

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
        times.push(
          await page.evaluate(async () => {
            const start = [...document.querySelectorAll('button')].find((button) =>
              button.textContent.trim().startsWith('Start'),
            )!;
            const from = performance.now();
            start.click();
            while (!document.querySelector('[role=grid]')) {
              await new Promise(requestAnimationFrame);
            }
            return performance.now() - from;
          }),
        );
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))]!);
      console.log(
        `new ${size}x${size} ${each}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms, of ${rounds}`,
      );
      expect(times).toHaveLength(rounds);
    });
  }
}

/** By level, with nothing made beforehand: the first visit, and the press on a level that comes first of all. */
for (const level of ['Beginner', 'Easy', 'Medium', 'Hard', 'Expert', 'Extreme']) {
  test(`a new puzzle of level ${level}, from a cold start`, async ({ page }) => {
    const rounds = 40;
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await page.goto('about:blank');
      await page.goto('#/new');
      await page.evaluate(() => localStorage.clear());
      await page.getByText(level, { exact: true }).first().click();
      times.push(
        await page.evaluate(async () => {
          const start = [...document.querySelectorAll('button')].find((button) =>
            button.textContent.trim().startsWith('Start'),
          )!;
          const from = performance.now();
          start.click();
          while (!document.querySelector('[role=grid]')) {
            await new Promise(requestAnimationFrame);
          }
          return performance.now() - from;
        }),
      );
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))]!);
    console.log(`new ${level}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms, of ${rounds}`);
    expect(times).toHaveLength(rounds);
  });
}
