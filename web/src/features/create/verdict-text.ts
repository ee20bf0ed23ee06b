import type { Clash } from '@/domain/board';
import { type Translate, failureText } from '@/engine/failures';
import type { Speech } from '@/features/play/speech';
import type { Verdict } from './verdict';

/** As vue-i18n translates: with named values, and a number that chooses between singular and plural. */
export type Words = (key: string, named: Record<string, unknown>, plural?: number) => string;

/** The verdict in a few words. */
export function verdictTitle(t: Words, verdict: Verdict): string {
  return verdict.is === 'multiple'
    ? t(`create.verdict.${verdict.bound}`, { count: verdict.count })
    : t(`create.verdict.${verdict.is}`, {});
}

/** What else is to be said about it, in whole sentences. */
export function verdictDetails(t: Words & Translate, verdict: Verdict): string[] {
  switch (verdict.is) {
    case 'blank':
    case 'none':
    case 'incomplete':
      return [t(`create.verdict.about.${verdict.is}`, {})];
    case 'unique':
      return verdict.minimal === null ? [] : [t(`create.verdict.${verdict.minimal ? 'minimal' : 'notMinimal'}`, {})];
    case 'failed':
      return [failureText(t, verdict.error)];
    default:
      return [];
  }
}

/** Which two cells have the same digit in which house. */
export function clashText(t: Words, speech: Speech, { cell, other, house }: Clash, givens: string): string {
  const cells = [cell, other].sort((a, b) => a - b).map((each) => speech.shortName(each));
  return t('create.verdict.clash', { digit: givens[cell], house: speech.house(house), cells: cells.join(', ') });
}

/** Each conflict once, in the order of the cells. */
export function clashTexts(t: Words, speech: Speech, clashes: ReadonlyMap<number, Clash>, givens: string): string[] {
  const ordered = [...clashes.values()].sort((a, b) => a.cell - b.cell);
  return [...new Set(ordered.map((clash) => clashText(t, speech, clash, givens)))];
}
