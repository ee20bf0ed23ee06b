import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '@/stores/storage';
import { toasts } from './toasts';
import { reportSaving } from './unsaved';

const t = (key: string): string => key;

/** Storage that fails with an error, beside what is in it already. */
function failing(error: unknown, length: number): void {
  const setItem = (): never => {
    throw error;
  };
  vi.stubGlobal('localStorage', { setItem, length });
}

const texts = (): string[] => toasts.value.map(({ text }) => text);

beforeEach(() => {
  reportSaving(t, true);
  toasts.value = [];
});

afterEach(() => void vi.unstubAllGlobals());

describe('saving that does not work', () => {
  it('is told once, with a way to the finished games, until it works again', () => {
    failing(new DOMException('full', 'QuotaExceededError'), 5);
    reportSaving(t, store('x', 1));
    reportSaving(t, store('x', 2));
    expect(texts()).toEqual(['common.storageFull']);
    toasts.value[0]!.action!.run();
    expect(location.hash).toBe('#/finished');
    vi.unstubAllGlobals();
    reportSaving(t, store('x', 3));
    failing(new DOMException('full', 'QuotaExceededError'), 5);
    reportSaving(t, store('x', 4));
    expect(texts()).toEqual(['common.storageFull', 'common.storageFull']);
  });

  it.each([
    ['forbidden', new DOMException('no', 'SecurityError'), 5],
    ['without any room, as in private windows', new DOMException('no', 'QuotaExceededError'), 0],
  ])('is told otherwise if storage is %s', (_, error, length) => {
    failing(error, length);
    reportSaving(t, store('x', 1));
    expect(texts()).toEqual(['common.storageBlocked']);
  });
});
