import { beforeEach, describe, expect, it, vi } from 'vitest';
import { engine, failNext, questions, settled } from '@/testing/engine';
import { Supply } from './supply';

vi.mock('@/engine/client', () => import('@/testing/engine'));

beforeEach(() => void engine.ask.mockClear());

async function made(count: number): Promise<void> {
  await vi.waitFor(() => expect(questions('drill').length).toBeGreaterThanOrEqual(count), { timeout: 10_000 });
  await settled();
}

describe('the supply of positions', () => {
  it('makes some ahead, and no more than that', async () => {
    const supply = new Supply((count) => (count % 2 ? 'hidden-single' : 'full-house'), 5);
    supply.warmUp();
    await made(4);
    await settled();
    expect(questions('drill')).toHaveLength(4);
    expect((await supply.next()).technique).toBe('full-house');
    expect((await supply.next()).technique).toBe('hidden-single');
    await made(6);
  });

  it('gives real positions that differ, and in which the technique goes on', async () => {
    const supply = new Supply(() => 'pointing', 5);
    const positions = [await supply.next(), await supply.next(), await supply.next()];
    expect(new Set(positions.map(({ values }) => values)).size).toBe(3);
    positions.forEach(({ steps }) => expect(steps[0]!.eliminations.length).toBeGreaterThan(0));
    supply.stop();
  });

  it('passes over what it has had, and techniques without a position', async () => {
    const supply = new Supply(() => 'pointing', 5);
    const { values } = await supply.next();
    const answer = (await engine.ask.mock.results[0]!.value) as object;
    engine.ask.mockResolvedValueOnce({ found: false, technique: 'pointing' });
    engine.ask.mockResolvedValueOnce(answer);
    for (let i = 0; i < 6; i++) {
      expect((await supply.next()).values).not.toBe(values);
    }
    supply.stop();
  });

  it('tells that the engine fails, and can be asked again', async () => {
    const supply = new Supply(() => 'pointing', 5);
    failNext();
    await expect(supply.next()).rejects.toThrow('did not start');
    await expect(supply.next()).resolves.toBeDefined();
    supply.stop();
  });
});
