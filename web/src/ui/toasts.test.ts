import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismiss, listenToToasts, stay, toast, toasts } from './toasts';

const texts = () => toasts.value.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  toasts.value.forEach(({ id }) => dismiss(id));
});
afterEach(() => vi.useRealTimers());

describe('messages', () => {
  it('that are equal are one', () => {
    toast('full');
    toast('other');
    toast('full');
    expect(texts()).toEqual(['other', 'full']);
  });

  it('all leave, also those with something to press, but not while somebody is at them', () => {
    toast('deleted', { label: 'Undo', run: () => undefined });
    toast('saved');
    stay(toasts.value[1]!.id);
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['saved']);
  });

  it('do not follow to another screen, but one that was said for that screen stays', () => {
    location.hash = '#/settings';
    toast('here');
    location.hash = '#/new';
    toast('there');
    window.dispatchEvent(new Event('hashchange'));
    expect(texts()).toEqual(['there']);
  });

  it('that ask for nothing go to a screen that wants them', () => {
    const said: string[] = [];
    const stop = listenToToasts((text) => said.push(text));
    toast('checkpoint');
    toast('update', { label: 'Reload', run: () => undefined });
    stop();
    toast('later');
    expect(said).toEqual(['checkpoint']);
    expect(texts()).toEqual(['update', 'later']);
  });
});
