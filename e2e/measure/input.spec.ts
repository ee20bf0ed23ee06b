import { expect, test } from '@playwright/test';
import { play } from '../tests/game';

test('from a key to the picture, while the engine is busy', async ({ page }) => {
  const board = await play(page);
  await board.cell(1, 3).click();
  // The worker counts solutions of a nearly empty large board all the time.
  await page.evaluate(() => {
    const script = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => name.includes('worker'))!;
    const busy = new Worker(script, { type: 'module' });
    const ask = () =>
      busy.postMessage({
        number: 1,
        operation: 'check',
        request: JSON.stringify({ puzzle: '.'.repeat(256), limit: 1000000 }),
      });
    busy.onmessage = ask;
    ask();
    const times: number[] = [];
    (window as unknown as { times: number[] }).times = times;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'keydown') {
          times.push(entry.duration);
        }
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const keys = [
    '4',
    'ArrowRight',
    '1',
    'Control+Digit2',
    'Control+Digit6',
    'ArrowDown',
    'Alt+Digit3',
    'Backspace',
    'Control+z',
  ];
  let pressed = 0;
  for (let round = 0; round < 20; round++) {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(30);
      pressed++;
    }
  }
  const slow = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  slow.sort((a, b) => a - b);
  console.log(
    `${pressed} keys; ${pressed - slow.length} were painted within one frame (16 ms); of the others: ` +
      `median ${slow[Math.floor(slow.length / 2)] ?? 0} ms, p95 ${slow[Math.floor(slow.length * 0.95)] ?? 0} ms, most ${slow.at(-1) ?? 0} ms`,
  );
  expect(pressed).toBe(180);
});
