import { describe, expect, it } from 'vitest';
import { Clock, clockText } from './clock';

function clockAt(counted: number): { clock: Clock; pass: (milliseconds: number) => void } {
  let now = 1_000_000;
  return { clock: new Clock(counted, () => now), pass: (milliseconds) => (now += milliseconds) };
}

describe('a clock', () => {
  it('counts only while it runs', () => {
    const { clock, pass } = clockAt(500);
    pass(100);
    expect([clock.running, clock.elapsed]).toEqual([false, 500]);
    clock.start();
    pass(250);
    expect([clock.running, clock.elapsed]).toEqual([true, 750]);
    clock.stop();
    pass(1000);
    expect([clock.running, clock.elapsed]).toEqual([false, 750]);
    clock.start();
    pass(1);
    expect(clock.elapsed).toBe(751);
  });

  it('loses nothing if it is started or stopped twice', () => {
    const { clock, pass } = clockAt(0);
    clock.start();
    pass(100);
    clock.start();
    pass(100);
    clock.stop();
    clock.stop();
    expect(clock.elapsed).toBe(200);
  });

  it('never runs backwards, even if the system time does', () => {
    const { clock, pass } = clockAt(300);
    clock.start();
    pass(-5000);
    expect(clock.elapsed).toBe(300);
    clock.stop();
    expect(clock.elapsed).toBe(300);
  });
});

describe('the time', () => {
  it('is written in minutes, with hours only if there are any', () => {
    const texts = [0, 999, 5_000, 65_000, 599_999, 3_599_999, 3_600_000, 3_723_000, 36_000_000].map(clockText);
    expect(texts).toEqual(['0:00', '0:00', '0:05', '1:05', '9:59', '59:59', '1:00:00', '1:02:03', '10:00:00']);
  });
});
