import type { BadPuzzle, Failure } from 'shudu-engine';
import { EngineFailure } from './answers';

/** As vue-i18n translates: a key, and what is put into its words. */
export type Translate = (key: string, values?: readonly unknown[]) => string;

export type FailureDetails = Failure['error'];

/** Why a text is not a puzzle: the engine's ParseReason in kebab case. */
export const PARSE_REASONS = [
  'empty',
  'unknown-format',
  'wrong-length',
  'wrong-size',
  'bad-character',
  'wrong-row-length',
  'wrong-row-count',
  'bad-cell',
  'bad-candidate',
  'contradicts-given',
  'bad-box',
  'missing-field',
  'bad-syntax',
  'too-long',
] as const;

/** What the engine says it expected, where that is a word and not a sign to be shown as it is. */
const EXPECTED_WORDS = [
  'end',
  'string',
  'value',
  'figure',
  'escape',
  'four hexadecimal figures',
  'one row',
  'one line',
  'cell',
  'element',
  'name',
  'entity',
  'version 1 to 4',
  '0 or 1',
];

/** What went wrong and what would be accepted, for people. Anything that is no answer of the engine has no details. */
export function failureText(t: Translate, error: unknown): string {
  const details = error instanceof EngineFailure ? error.details : asDetails(error);
  switch (details?.code) {
    case 'bad-puzzle':
      return puzzleText(t, details);
    case 'bad-request':
      return t('engine.badRequest', [details.field || '–', details.problem || '–']);
    default:
      return t('common.engineFailed');
  }
}

/** Where in the text it went wrong; empty if that is not known. */
export function failurePlace(t: Translate, details: FailureDetails): string {
  if (details.code === 'bad-request') {
    return '';
  }
  const { line, column } = details;
  return column === 0 ? t('engine.line', [line]) : t('engine.lineColumn', [line, column]);
}

function puzzleText(t: Translate, { reason, args }: BadPuzzle): string {
  if (!PARSE_REASONS.some((known) => known === reason)) {
    return t('engine.badPuzzle');
  }
  const shown = args.map(visible);
  if (reason === 'bad-syntax') {
    shown[1] = expected(t, args[1] ?? '');
  }
  return t(`engine.reason.${reason}`, shown);
}

function expected(t: Translate, what: string): string {
  const levels = /^at most (\d+) levels$/.exec(what);
  if (levels) {
    return t('engine.expected.levels', [levels[1]]);
  }
  return EXPECTED_WORDS.includes(what) ? t(`engine.expected.${what.replaceAll(' ', '-')}`) : visible(what);
}

/** A piece of the text as it can be shown: signs that cannot be seen by their number, and not too much of it. */
function visible(text: string): string {
  const signs = [...text];
  const short = signs.length > 24 ? [...signs.slice(0, 24), '…'] : signs;
  return short.map((sign) => (/[\p{C}\p{Z}]/u.test(sign) && sign !== ' ' ? codePoint(sign) : sign)).join('');
}

function codePoint(sign: string): string {
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

function asDetails(error: unknown): FailureDetails | null {
  const known = typeof error === 'object' && error !== null && 'code' in error;
  return known ? (error as FailureDetails) : null;
}
