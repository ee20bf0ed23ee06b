import { describe, expect, it } from 'vitest';
import { words } from '@/testing/session';
import { EngineFailure } from './answers';
import { type FailureDetails, PARSE_REASONS, type Translate, failurePlace, failureText } from './failures';

const ARGS: Partial<Record<(typeof PARSE_REASONS)[number], string[]>> = {
  'wrong-length': ['80'],
  'wrong-size': ['80', '81'],
  'bad-character': ['x', '9'],
  'wrong-row-length': ['3', '8', '9'],
  'wrong-row-count': ['8', '9'],
  'bad-cell': ['12', '9'],
  'bad-candidate': ['0'],
  'contradicts-given': ['5', '7'],
  'bad-box': ['3x4'],
  'missing-field': ['puzzle'],
  'bad-syntax': ['json', 'one line'],
  'too-long': ['1000000'],
};

describe.each(['en', 'zh'] as const)('failures in %s', (locale) => {
  const t = words(locale) as Translate;
  const bad = (reason: string, args: string[] = []): FailureDetails => ({
    code: 'bad-puzzle',
    reason,
    args,
    line: 1,
    column: 0,
  });

  it.each(PARSE_REASONS)('says %s with all of its arguments', (reason) => {
    const args = ARGS[reason] ?? [];
    const text = failureText(t, bad(reason, args));
    expect(text).not.toContain('engine.');
    expect(text).not.toMatch(/[{}]/);
    for (const arg of reason === 'bad-syntax' ? args.slice(0, 1) : args) {
      expect(text).toContain(arg);
    }
  });

  it('translates what was expected, and shows a sign as it is', () => {
    const ofLine = failureText(t, bad('bad-syntax', ['line', 'one line']));
    expect(ofLine).toContain(locale === 'en' ? 'a single line' : '只有一行');
    expect(failureText(t, bad('bad-syntax', ['opensudoku', '</a|{0}@b>']))).toContain('</a|{0}@b>');
    expect(failureText(t, bad('bad-syntax', ['json', 'at most 64 levels']))).toMatch(/64 (levels|层)/);
  });

  it('shows characters that cannot be seen by their number, and cuts what is long', () => {
    expect(failureText(t, bad('bad-character', ['\u0000', '9']))).toContain('U+0000');
    expect(failureText(t, bad('bad-character', ['\u3000', '9']))).toContain('U+3000');
    expect(failureText(t, bad('bad-cell', ['9'.repeat(5000), '9'])).length).toBeLessThan(120);
  });

  it('has words for whatever else comes', () => {
    expect(failureText(t, bad('some-new-reason'))).toBe(t('engine.badPuzzle'));
    expect(failureText(t, new EngineFailure({ code: 'bad-request', field: 'limit', problem: 'a number' }))).toMatch(
      /limit.*a number/,
    );
    for (const rubbish of [undefined, null, 7, 'no', new Error('worker'), {}, []]) {
      expect(failureText(t, rubbish)).toBe(t('common.engineFailed'));
    }
  });

  it('says where: line and column, the line as a whole, or nothing', () => {
    expect(failurePlace(t, { ...bad('empty'), line: 3, column: 5 } as FailureDetails)).toMatch(/3.*5/);
    expect(failurePlace(t, { ...bad('empty'), line: 3 } as FailureDetails)).toBe(t('engine.line', [3]));
    expect(failurePlace(t, { code: 'bad-request', field: '', problem: 'JSON' })).toBe('');
  });
});
