import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Pictures of every screen into target/screenshots: `npm run screenshots`. */
export default defineConfig(base, { testDir: 'screenshots', timeout: 600_000 });
