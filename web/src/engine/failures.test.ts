import { describe, expect, it } from 'vitest';
import { words } from '@/testing/session';
import { EngineFailure } from './answers';
import { failureText } from './failures';

const text = { en: 'No.', zh: '不。' };

describe.each(['en', 'zh'] as const)('failures in %s', (language) => {
  const t = words(language);

  it('are said in the words of the engine', () => {
    expect(failureText(t, new EngineFailure({ code: 'bad-puzzle', text }))).toBe(text[language]);
  });

  it('without an answer are said in our own', () => {
    for (const error of [undefined, null, 7, new Error('worker'), {}, new EngineFailure({ code: 'unknown' })]) {
      expect(failureText(t, error)).toBe(t('common.engineFailed'));
    }
  });
});
