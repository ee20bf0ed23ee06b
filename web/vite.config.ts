import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { budget } from './build/budget.ts';
import { groups } from './build/chunks.ts';
import { fonts } from './build/fonts.ts';
import { languages } from './build/languages.ts';
import { LICENCES, licences } from './build/licences.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { start } from './build/start.ts';
import { home, version } from './build/version.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const replacing = readdirSync(here('src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => file.endsWith('.test.ts') && readFileSync(here(file), 'utf8').includes('vi.mock('));

export default defineConfig({
  // Relative, so that the app runs from any folder of any static server.
  base: './',
  plugins: [fonts(), vue(), languages(), licences(), start(), serviceWorker(), precompress(), budget()],
  resolve: {
    alias: {
      '@': here('src'),
      // What TeaVM made of the Java engine; `./mvnw -pl browser -am package` builds it.
      'shudu-engine': here('../browser/target/engine/shudu-engine.js'),
    },
  },
  define: {
    'import.meta.env.SHUDU_VERSION': JSON.stringify(version()),
    'import.meta.env.SHUDU_HOME': JSON.stringify(home()),
    __VUE_OPTIONS_API__: false,
    __VUE_I18N_LEGACY_API__: false,
    __VUE_I18N_FULL_INSTALL__: false,
  },
  worker: { format: 'es' },
  build: {
    outDir: 'target/classes/META-INF/resources/shudu',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined files would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The terms of everything that is built in, for the link in the settings; the engine's come by a plugin.
    license: { fileName: LICENCES },
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups } } },
  },
  // Tests that replace modules for themselves run alone; all others share a page, which is made once and not for each.
  test: {
    environment: 'happy-dom',
    projects: [
      { extends: true, test: { name: 'alone', include: replacing } },
      { extends: true, test: { name: 'together', include: ['src/**/*.test.ts'], exclude: replacing, isolate: false } },
    ],
  },
});
