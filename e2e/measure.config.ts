import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Measurements: they print numbers and fail for no number, because machines are shared. */
export default defineConfig(base, { testDir: 'measure', fullyParallel: false, workers: 1, timeout: 600_000 });
