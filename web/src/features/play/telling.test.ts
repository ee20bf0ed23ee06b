import { effectScope, nextTick } from 'vue';
import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY, said, sessionOf } from '@/testing/session';
import { run } from './run';
import type { Session } from './session';
import { useTelling } from './telling';

const scopes: (() => void)[] = [];

function telling(...args: Parameters<typeof sessionOf>): Session {
  const session = sessionOf(...args);
  const scope = effectScope();
  scope.run(() => useTelling(session));
  scopes.push(() => scope.stop());
  return session;
}

afterEach(() => scopes.splice(0).forEach((stop) => stop()));

describe('what a board shows is also said:', () => {
  it('a conflict, with the digit, the house and the other cell', async () => {
    const session = telling('1...............');
    run(session, { do: 'place', cell: 2, digit: 1 });
    await nextTick();
    expect(said()).toBe('1 placed. 2 left.\nConflict: row 1 already has 1, in r1c1.');
  });

  it('a conflict once, not with every move after it', async () => {
    const session = telling('1...............');
    run(session, { do: 'place', cell: 2, digit: 1 });
    await nextTick();
    run(session, { do: 'place', cell: 15, digit: 3 });
    await nextTick();
    expect(said()).toBe('3 placed. 3 left.');
  });

  it('no conflict for those who want none marked', async () => {
    const session = telling('1...............', { conflicts: 'off' });
    run(session, { do: 'place', cell: 2, digit: 1 });
    await nextTick();
    expect(said()).toBe('1 placed. 2 left.');
  });

  it('a pause and its end', async () => {
    const session = telling(EMPTY);
    run(session, { do: 'pause' });
    await nextTick();
    expect(said()).toBe('Paused. The board is hidden.');
    run(session, { do: 'pause' });
    await nextTick();
    expect(said()).toBe('Continued.');
  });

  it('how many cells Shift has selected, in Chinese too', async () => {
    const session = telling(EMPTY, {}, { language: 'zh' });
    run(session, { do: 'go', direction: 'right', extend: true, toEmpty: false });
    await nextTick();
    expect(said()).toBe('选中 2 格');
    run(session, { do: 'go', direction: 'down', extend: true, toEmpty: false });
    await nextTick();
    expect(said()).toBe('选中 4 格');
  });
});
