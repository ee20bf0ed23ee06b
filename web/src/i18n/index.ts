import { createI18n } from 'vue-i18n';
import { type In, LANGUAGES, type Language } from './pairs';
import type words from './words';

export { LANGUAGES, type Language };

const LOADERS: Record<Language, () => Promise<{ default: In<typeof words> }>> = {
  en: () => import('./en'),
  zh: () => import('./zh'),
};

// eslint-disable-next-line @typescript-eslint/no-deprecated -- needed until version 12, which knows no other mode
export const i18n = createI18n<false>({ legacy: false, locale: 'en', messages: {} });

/** The language that a person's system asks for. */
export function systemLanguage(): Language {
  const spoken = navigator.languages.find((tag) =>
    LANGUAGES.some((language) => tag.toLowerCase().startsWith(language)),
  );
  return spoken?.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

/** Speaks a language from now on, fetching its words first. */
export async function useLanguage(language: Language): Promise<void> {
  if (!i18n.global.availableLocales.includes(language)) {
    i18n.global.setLocaleMessage(language, (await LOADERS[language]()).default);
  }
  i18n.global.locale.value = language;
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}
