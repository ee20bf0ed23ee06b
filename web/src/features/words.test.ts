import { createPinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Component, createApp } from 'vue';
import { i18n, LANGUAGES, useLanguage } from '@/i18n';
import HelpScreen from './help/HelpScreen.vue';
import ShortcutsScreen from './help/ShortcutsScreen.vue';
import SettingsScreen from './settings/SettingsScreen.vue';

/** Screens whose words are found by keys put together at run time, which no scan of the sources can check. */
const SCREENS: Record<string, Component> = { HelpScreen, ShortcutsScreen, SettingsScreen };

describe.each(LANGUAGES)('in %s', (language) => {
  const warnings: unknown[] = [];

  beforeEach(() => {
    warnings.length = 0;
    vi.spyOn(console, 'warn').mockImplementation((...message) => void warnings.push(message[0]));
  });

  afterEach(() => void vi.restoreAllMocks());

  it.each(Object.entries(SCREENS))('%s has all its words', async (_, screen) => {
    await useLanguage(language);
    const app = createApp(screen).use(createPinia()).use(i18n);
    const page = document.createElement('div');
    app.mount(page);
    expect(page.querySelector('h1')?.textContent).not.toBe('');
    expect(warnings).toEqual([]);
    app.unmount();
  });
});
