import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import { nextTick } from 'vue';
import { CHOICES, DEFAULTS, PRESETS, asSettings, useSettings } from './settings';

const stored = (): unknown => JSON.parse(localStorage.getItem('shudu.settings') ?? 'null');

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

describe('asSettings', () => {
  it('makes the defaults of nothing and of nonsense', () => {
    for (const nonsense of [undefined, null, 7, 'dark', [], { theme: 'pink', wrap: 'yes', digitSize: 'huge' }]) {
      expect(asSettings(nonsense)).toEqual(DEFAULTS);
    }
  });

  it('takes every choice that is offered', () => {
    for (const [name, choices] of Object.entries(CHOICES)) {
      for (const choice of choices) {
        expect(asSettings({ moreTools: false, [name]: choice })).toEqual({ ...DEFAULTS, [name]: choice });
      }
    }
  });

  it('takes switches both ways', () => {
    expect(asSettings({ wrap: false, leftHanded: true })).toEqual({ ...DEFAULTS, wrap: false, leftHanded: true });
  });

  it('takes sizes of digits within the range alone', () => {
    expect([84, 85, 130, 131].map((digitSize) => asSettings({ digitSize }).digitSize)).toEqual([100, 85, 130, 100]);
  });

  it('leaves out names that are no settings', () => {
    expect(asSettings({ colour: 'red' })).toEqual(DEFAULTS);
  });
});

describe('presets', () => {
  it('hold only settings that exist', () => {
    for (const preset of Object.values(PRESETS)) {
      expect(asSettings(preset)).toEqual({ ...DEFAULTS, ...preset });
    }
  });

  it('name the same settings, so that one fully replaces another', () => {
    const [first, ...others] = Object.values(PRESETS).map((preset) => Object.keys(preset).sort());
    others.forEach((names) => expect(names).toEqual(first));
  });
});

describe('useSettings', () => {
  it('begins with what was kept', () => {
    localStorage.setItem('shudu.settings', JSON.stringify({ theme: 'sepia', conflicts: 'never heard of' }));
    const { settings } = useSettings();
    expect([settings.theme, settings.conflicts]).toEqual(['sepia', DEFAULTS.conflicts]);
  });

  it('keeps each change', async () => {
    const { settings } = useSettings();
    settings.theme = 'dark';
    await nextTick();
    expect(stored()).toEqual({ ...DEFAULTS, theme: 'dark' });
  });

  it('checks what it takes over, and leaves the rest', () => {
    const { settings, change } = useSettings();
    settings.theme = 'dark';
    change({ clock: 'never', keypad: 'typewriter' });
    expect(settings).toEqual({ ...DEFAULTS, theme: 'dark', clock: 'never' });
  });

  it('keeps keys of choice, and takes no others over', async () => {
    const { settings, change } = useSettings();
    settings.keys = { hint: ['J'] };
    await nextTick();
    expect(stored()).toEqual({ ...DEFAULTS, keys: { hint: ['J'] } });
    change({ keys: { hint: ['Digit5'], check: ['Ctrl+E'], dance: ['Q'] } });
    expect(settings.keys).toEqual({ hint: [], check: ['Ctrl+E'] });
    change(DEFAULTS);
    expect(settings).toEqual(DEFAULTS);
  });

  it('follows another tab', () => {
    const { settings } = useSettings();
    localStorage.setItem('shudu.settings', JSON.stringify({ theme: 'contrast' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'shudu.settings' }));
    expect(settings.theme).toBe('contrast');
  });

  it('speaks the language that was chosen, else that of the system', () => {
    const { settings, language } = useSettings();
    settings.language = 'zh';
    expect(language()).toBe('zh');
    settings.language = 'system';
    expect(language()).toBe('en');
  });
});
