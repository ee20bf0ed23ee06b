/** The languages, in the order in which their words stand beside each other. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same said in every language. */
export type Pair = readonly [en: string, zh: string];

export interface Topic {
  readonly [key: string]: Pair | Topic;
}

/** The words of one language, under the same keys. */
export type In<T> = { [K in keyof T]: T[K] extends Pair ? string : In<T[K]> };

export function inLanguage<T extends Topic>(topic: T, language: Language): In<T> {
  const words = Object.entries(topic).map(([key, value]) => [
    key,
    isPair(value) ? value[LANGUAGES.indexOf(language)] : inLanguage(value, language),
  ]);
  return Object.fromEntries(words) as In<T>;
}

/** What the engine says in every language, in the one that is spoken; its own words tell which that is. */
export function spoken<T>(t: (key: string) => string, said: Record<Language, T>): T {
  return said[t('common.language') as Language];
}

function isPair(value: Pair | Topic): value is Pair {
  return Array.isArray(value);
}
