import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLearning } from './learning';

const DAY = 86_400_000;

function newPage(): void {
  setActivePinia(createPinia());
}

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  newPage();
});

describe('what is learned', () => {
  it('is kept', () => {
    useLearning().finishPart('x-wing', 2);
    newPage();
    expect(useLearning().of('x-wing').parts).toBe(3);
    expect([useLearning().isLearned('x-wing'), useLearning().of('naked-pair').parts]).toEqual([false, 0]);
  });

  it('is due another day, the longest untouched first', () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const learning = useLearning();
    learning.finishPart('x-wing', 7);
    vi.setSystemTime(Date.now() + 1000);
    learning.finishPart('naked-pair', 7);
    expect(learning.due).toEqual([]);
    vi.setSystemTime(Date.now() + DAY);
    learning.refresh();
    expect(learning.due.map(({ technique, count }) => [technique, count])).toEqual([
      ['x-wing', 3],
      ['naked-pair', 3],
    ]);
    learning.practise('x-wing', true);
    expect(learning.dueOf('x-wing')).toBe(2);
  });

  it('is taken over from a file where that knows more', () => {
    const learning = useLearning();
    learning.finishPart('x-wing', 4);
    const file: unknown = JSON.parse(JSON.stringify(learning.exportAll()));
    learning.finishPart('naked-pair', 1);
    learning.forgetAll();
    expect(Object.keys(localStorage)).toEqual([]);
    learning.importAll(file);
    learning.importAll({ 'x-wing': { parts: 0, touched: 5 }, swordfish: 7 });
    learning.importAll('nonsense');
    newPage();
    expect(useLearning().of('x-wing').parts).toBe(5);
    expect(Object.keys(useLearning().exportAll())).toEqual(['x-wing']);
  });

  it('of another tab is seen', () => {
    const learning = useLearning();
    localStorage.setItem('shudu.learning', JSON.stringify({ 'x-wing': { parts: 6, touched: 1 } }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'shudu.learning' }));
    expect(learning.of('x-wing').parts).toBe(6);
  });
});
