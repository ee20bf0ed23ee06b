import { nextTick } from 'vue';
import { beforeEach, describe, expect, it } from 'vitest';
import { announce, announceToo, assertive, polite } from './announcer';

beforeEach(async () => {
  await nextTick();
  polite.value = { text: '', number: 0 };
  assertive.value = { text: '', number: 0 };
});

describe('announcing', () => {
  it('makes the same words later a new message', async () => {
    announce('Cleared.');
    const { number } = polite.value;
    await nextTick();
    announce('Cleared.');
    expect(polite.value.text).toBe('Cleared.');
    expect(polite.value.number).toBeGreaterThan(number);
  });

  it('says what happens in the same moment after it, once', async () => {
    announce('5 placed.');
    announceToo('Conflict.');
    expect(polite.value.text).toBe('5 placed.\nConflict.');
    await nextTick();
    announceToo('Paused.');
    announceToo('Paused.');
    expect(polite.value.text).toBe('Paused.');
  });

  it('keeps what is urgent apart', () => {
    announce('9 placed.');
    announce('Solved!', true);
    expect(polite.value.text).toBe('9 placed.');
    expect(assertive.value.text).toBe('Solved!');
  });
});
