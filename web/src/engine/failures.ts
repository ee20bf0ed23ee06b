import type { Failure } from 'shudu-engine';
import { spoken } from '@/i18n/pairs';
import { EngineFailure } from './answers';

/** As vue-i18n translates. */
export type Translate = (key: string) => string;

export type FailureDetails = Failure['error'];

/** What went wrong, in the words of the engine if it answered at all. */
export function failureText(t: Translate, error: unknown): string {
  return detailsText(t, error instanceof EngineFailure ? error.details : {});
}

export function detailsText(t: Translate, { text }: Pick<FailureDetails, 'text'>): string {
  return text ? spoken(t, text) : t('common.engineFailed');
}
