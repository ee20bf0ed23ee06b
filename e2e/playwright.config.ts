import { defineConfig } from '@playwright/test';
import { chromium, flags } from './chromium';

const port = Number(process.env.SHUDU_PORT ?? 8123);

/** Runs the tests against `./shudu serve`, or against the address in `SHUDU_URL` if one is given. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'target/results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // The machines are shared; a slow second must not look like a broken game.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: process.env.SHUDU_URL ?? `http://127.0.0.1:${port}/`,
    browserName: 'chromium',
    launchOptions: { executablePath: chromium, args: flags },
    locale: 'en-US',
    colorScheme: 'light',
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
  },
  ...(process.env.SHUDU_URL
    ? {}
    : {
        webServer: {
          command: `../shudu serve --port ${port} --rate 100000`,
          url: `http://127.0.0.1:${port}/health`,
          // The first start may have to build everything.
          timeout: 900_000,
          reuseExistingServer: !process.env.CI,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
      }),
});
