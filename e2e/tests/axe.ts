import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is now, one line each; by all of its rules, or by those that are named. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Colours that fade over are judged when they have arrived.
  await page.evaluate(() => {
    const ends = document.getAnimations().map(({ finished }) => finished.catch(() => undefined));
    return Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 2000))]).then(() => undefined);
  });
  // Evaluated by the debugger, which the page's content security policy does not bind.
  await page.evaluate(source);
  const results = await page.evaluate(
    (only) => {
      const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
      return axe.run(only ? { runOnly: only } : {});
    },
    rules && [...rules],
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} — ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}
