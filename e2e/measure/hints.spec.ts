import { expect, test } from '@playwright/test';
import { copyFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

/**
 * How long a player waits for a hint: from the key to the words, on half-played positions of every level. So many of
 * each as `SHUDU_POSITIONS` says; 200 is the bar.
 */
const POSITIONS = Number(process.env.SHUDU_POSITIONS ?? 40);
const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert', 'extreme'];

interface Step {
  placements: string[];
}

for (const level of LEVELS) {
  test(`a hint, ${level}`, async ({ page }) => {
    test.setTimeout(1_800_000);
    // Node takes a module for one by its name.
    const file = resolve('target/shudu-engine.mjs');
    copyFileSync('../browser/target/engine/shudu-engine.js', file);
    const engine = (await import(pathToFileURL(file).href)) as { answer(operation: string, request: string): string };
    const ask = (operation: string, request: object): Record<string, unknown> =>
      JSON.parse(engine.answer(operation, JSON.stringify(request))) as Record<string, unknown>;

    await page.goto('#/');
    const times: number[] = [];
    for (let number = 0; number < POSITIONS; number++) {
      const { puzzle } = ask('generate', { size: 9, level, symmetry: 'none', seed: 7000 + number }) as {
        puzzle: string;
      };
      const { steps } = ask('explain', { puzzle, board: '9' }) as { steps: Step[] };
      const share = (number * 0.618_033_988_75) % 0.95;
      const placed = steps.slice(0, Math.floor(share * steps.length)).flatMap(({ placements }) => placements);
      const moves = placed.map((name) => {
        const [, row, column, digit] = /r(\d)c(\d)=(\d)/.exec(name)!.map(Number);
        return ['digit', 0, 0, (row! - 1) * 9 + column! - 1, 0, digit!];
      });
      await page.evaluate(
        ({ puzzle, moves, key }) => {
          const game = {
            version: 1,
            key,
            puzzle: { board: '9', givens: puzzle, source: 'made' },
            touched: Date.now(),
            elapsed: 0,
            solved: false,
            paused: false,
            help: {},
            history: { moves, at: moves.length, marks: [], aside: [] },
            filled: 0,
            values: [],
          };
          localStorage.setItem(`shudu.game.${key}`, JSON.stringify(game));
          location.hash = `#/play/${key}`;
        },
        { puzzle, moves, key: `hint${String(number).padStart(8, '0')}` },
      );
      await page.locator('[role=grid]').waitFor();
      await page.waitForTimeout(number === 0 ? 2000 : 150);
      times.push(
        await page.evaluate(async () => {
          const from = performance.now();
          const target = document.querySelector('[role=grid] [tabindex="0"]')!;
          target.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', code: 'KeyH', bubbles: true }));
          while (!document.querySelector('section.panel .stages')) {
            await new Promise(requestAnimationFrame);
          }
          return performance.now() - from;
        }),
      );
      await page.evaluate(() => (location.hash = '#/'));
      await page.locator('[role=grid]').waitFor({ state: 'detached' });
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))]!);
    console.log(`hint ${level}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms, of ${POSITIONS}`);
    expect(times).toHaveLength(POSITIONS);
  });
}
