import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Checker } from './checker';

describe('the checker', () => {
  const answers = new Map<string, (verdict: string) => void>();
  const ask = vi.fn((thing: string) => new Promise<string>((resolve) => answers.set(thing, resolve)));
  const settled = vi.fn();
  let checker: Checker<string, string>;

  async function answer(thing: string): Promise<void> {
    answers.get(thing)!(`verdict on ${thing}`);
    await vi.advanceTimersByTimeAsync(0);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    answers.clear();
    ask.mockClear();
    settled.mockClear();
    checker = new Checker(ask, settled, 150);
  });

  it('asks once for a burst, when it has paused', async () => {
    checker.want('a');
    await vi.advanceTimersByTimeAsync(100);
    checker.want('b');
    await vi.advanceTimersByTimeAsync(149);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer('b');
    expect(ask.mock.calls).toEqual([['b']]);
    expect(settled.mock.calls).toEqual([['b', 'verdict on b']]);
  });

  it('drops an answer that is no longer wanted', async () => {
    checker.want('a');
    await vi.advanceTimersByTimeAsync(150);
    checker.want('b');
    await answer('a');
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(150);
    await answer('b');
    expect(settled.mock.calls).toEqual([['b', 'verdict on b']]);
  });

  it('asks one question at a time, and then for the latest only', async () => {
    checker.want('a');
    await vi.advanceTimersByTimeAsync(150);
    for (const thing of ['b', 'c']) {
      checker.want(thing);
      await vi.advanceTimersByTimeAsync(150);
    }
    expect(ask.mock.calls).toEqual([['a']]);
    await answer('a');
    expect(ask.mock.calls).toEqual([['a'], ['c']]);
    await answer('c');
    expect(settled.mock.calls).toEqual([['c', 'verdict on c']]);
  });

  it('says nothing more once it is stopped', async () => {
    checker.want('a');
    await vi.advanceTimersByTimeAsync(150);
    checker.stop();
    await answer('a');
    checker.want('b');
    checker.stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(settled).not.toHaveBeenCalled();
    expect(ask.mock.calls).toEqual([['a']]);
  });
});
