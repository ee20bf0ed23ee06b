import type { Plugin } from 'vite';
import { LANGUAGES, inLanguage } from '../src/i18n/pairs.ts';
import words from '../src/i18n/words/index.ts';

/** Writes each language alone into its file, so that nobody loads both. */
export function languages(): Plugin {
  return {
    name: 'shudu-languages',
    apply: 'build',
    load(id) {
      const language = LANGUAGES.find((each) => id.endsWith(`/src/i18n/${each}.ts`));
      return language && `export default ${JSON.stringify(inLanguage(words, language))}`;
    },
  };
}
