import { defineStore } from 'pinia';
import { reactive, watch } from 'vue';
import { type OwnKeys, asOwnKeys } from '@/domain/bindings';
import { LANGUAGES, type Language, systemLanguage } from '@/i18n';
import type { Pair } from '@/i18n/pairs';
import { load, onForeignChange, store } from './storage';

/** Every choice a setting offers; the first is not always the default. */
export const CHOICES = {
  language: ['system', ...LANGUAGES],
  theme: ['system', 'light', 'dark', 'sepia', 'contrast'],
  notes: ['simple', 'two'],
  cornerPlaces: ['clockwise', 'fixed'],
  conflicts: ['off', 'rules', 'solution'],
  clock: ['shown', 'end', 'never'],
  keypad: ['phone', 'computer'],
  coordinates: ['first', 'last', 'request'],
  coordinateStyle: ['rc', 'a1'],
  symbols: ['digits', 'letters', 'kanji'],
} as const;

type Choices = { -readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

const SWITCHES = {
  highlightPeers: true,
  highlightSame: true,
  cleanNotes: true,
  remaining: true,
  offerHints: true,
  wrap: true,
  letterKeys: true,
  leftHanded: false,
  patterns: false,
  legibleDigits: false,
  moreTools: false,
  haptics: true,
  sounds: false,
} as const;

type Switches = { [K in keyof typeof SWITCHES]: boolean };

export type Settings = Choices &
  Switches & {
    /** Size of the digits, in percent. */
    digitSize: number;
    /** The keys of actions that have not their usual ones. */
    keys: OwnKeys;
  };

/** What there is to say about the settings. */
export interface SettingWords {
  choice: { [K in keyof typeof CHOICES]: Record<(typeof CHOICES)[K][number], Pair> };
  label: Record<keyof Settings, Pair>;
  presets: { title: Pair; text: Pair } & Record<keyof typeof PRESETS, { name: Pair; text: Pair }>;
}

export const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  notes: 'simple',
  cornerPlaces: 'clockwise',
  conflicts: 'rules',
  clock: 'shown',
  keypad: 'phone',
  coordinates: 'last',
  coordinateStyle: 'rc',
  symbols: 'digits',
  ...SWITCHES,
  digitSize: 100,
  keys: {},
};

/** Settings that belong together; what a preset does not name stays as it is. */
export const PRESETS: Record<'relaxed' | 'paper' | 'expert', Partial<Settings>> = {
  relaxed: {
    notes: 'simple',
    moreTools: false,
    conflicts: 'solution',
    clock: 'never',
    highlightPeers: true,
    highlightSame: true,
    cleanNotes: true,
    remaining: true,
  },
  paper: {
    notes: 'simple',
    moreTools: false,
    conflicts: 'off',
    clock: 'end',
    highlightPeers: false,
    highlightSame: false,
    cleanNotes: false,
    remaining: false,
  },
  expert: {
    notes: 'two',
    moreTools: true,
    conflicts: 'rules',
    clock: 'shown',
    highlightPeers: false,
    highlightSame: true,
    cleanNotes: true,
    remaining: true,
  },
};

export const DIGIT_SIZES = { least: 85, most: 130 } as const;

/** Settings from somewhere that cannot be trusted: whatever is not one of the choices becomes the default. */
export function asSettings(value: unknown): Settings {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const settings = { ...DEFAULTS } as Record<string, unknown>;
  for (const [name, choices] of Object.entries(CHOICES)) {
    if ((choices as readonly unknown[]).includes(given[name])) {
      settings[name] = given[name];
    }
  }
  for (const name of Object.keys(SWITCHES)) {
    if (typeof given[name] === 'boolean') {
      settings[name] = given[name];
    }
  }
  // Before there was a switch for it, everybody had colours and lines; who used two kinds of notes keeps them.
  if (given.moreTools === undefined && given.notes === 'two') {
    settings.moreTools = true;
  }
  const size = Number(given.digitSize);
  if (size >= DIGIT_SIZES.least && size <= DIGIT_SIZES.most) {
    settings.digitSize = size;
  }
  settings.keys = asOwnKeys(given.keys);
  return settings as Settings;
}

const NAME = 'settings';

export const useSettings = defineStore('settings', () => {
  const settings = reactive(asSettings(load(NAME)));

  watch(settings, () => store(NAME, settings));
  onForeignChange((name) => {
    if (name === NAME) {
      Object.assign(settings, asSettings(load(NAME)));
    }
  });

  /** Takes over some settings, all of them checked. */
  function change(some: unknown): void {
    Object.assign(settings, asSettings({ ...settings, ...(some as object) }));
  }

  /** The language in effect. */
  function language(): Language {
    return settings.language === 'system' ? systemLanguage() : settings.language;
  }

  return { settings, change, language };
});
