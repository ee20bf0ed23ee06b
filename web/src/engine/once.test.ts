import { expect, test, vi } from 'vitest';
import { once } from './once';

test('each thing is asked for once', async () => {
  const ask = vi.fn((name: string, number: number) => Promise.resolve(`${name}${number}`));
  const asked = once(ask);
  expect(await Promise.all([asked('a', 1), asked('a', 1), asked('a', 2), asked('b', 1)])).toEqual([
    'a1',
    'a1',
    'a2',
    'b1',
  ]);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a failure is asked for again', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes');
  const asked = once(ask);
  await expect(asked()).rejects.toThrow('no');
  expect(await asked()).toBe('yes');
});
