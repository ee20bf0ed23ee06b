import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** A picture with its name. */
export interface Shot {
  readonly name: string;
  readonly path: string;
}

/** Puts pictures side by side on one sheet, each under its name, so that many screens can be looked at at once. */
export async function contactSheet(
  browser: Browser,
  title: string,
  shots: readonly Shot[],
  path: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 800 } });
  const figures = shots.map(({ name, path: file }) => {
    const data = readFileSync(file).toString('base64');
    return `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${data}"></figure>`;
  });
  await page.setContent(`<!doctype html><meta charset="utf-8"><title>${title}</title><style>
    body { margin: 16px; background: #808080; color: #fff; font: 600 18px system-ui, sans-serif; }
    main { display: flex; flex-wrap: wrap; gap: 16px; }
    figure { margin: 0; }
    img { display: block; height: 420px; }
  </style><h1>${title}</h1><main>${figures.join('')}</main>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
