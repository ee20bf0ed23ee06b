import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineFailure } from './answers';
import { engine } from './client';
import type { Question } from './messages';

/** A worker that answers when the test says so. */
class FakeWorker {
  static all: FakeWorker[] = [];
  readonly asked: Question[] = [];
  alive = true;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(question: Question): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.alive = false;
  }

  answer(i: number, answer: unknown): void {
    this.onmessage!({ data: { number: this.asked[i]!.number, answer: JSON.stringify(answer) } });
  }

  fail(): void {
    this.onerror!({ message: 'broken', preventDefault: () => undefined });
  }
}

const solve = (puzzle: string, signal?: AbortSignal) => engine.ask('solve', { puzzle }, signal);
const worker = (): FakeWorker => FakeWorker.all.at(-1)!;

beforeEach(() => vi.stubGlobal('Worker', FakeWorker));

afterEach(() => {
  // The engine of the page outlives a test; a failure makes it begin anew in the next.
  worker().fail();
  vi.unstubAllGlobals();
});

describe('the engine', () => {
  it('gives each question its own answer, in whatever order they come', async () => {
    const [a, b] = [solve('a'), solve('b')];
    worker().answer(1, { puzzle: 'second' });
    worker().answer(0, { puzzle: 'first' });
    expect([(await a).puzzle, (await b).puzzle]).toEqual(['first', 'second']);
  });

  it('throws what the engine calls an error', async () => {
    const answer = solve('a');
    worker().answer(0, { error: { code: 'bad-puzzle', reason: 'size' } });
    await expect(answer).rejects.toThrow(EngineFailure);
  });

  it('begins anew after a failure', async () => {
    const lost = solve('a');
    worker().fail();
    await expect(lost).rejects.toThrow('broken');
    const answer = solve('b');
    worker().answer(0, { puzzle: 'b' });
    expect((await answer).puzzle).toBe('b');
  });

  it('stops computing what nobody waits for, and still answers the others', async () => {
    const stop = new AbortController();
    const [cancelled, other] = [solve('a', stop.signal), solve('b')];
    const first = worker();
    stop.abort();
    await expect(cancelled).rejects.toThrow(/abort/i);
    expect(first.alive).toBe(false);
    expect(worker().asked.map(({ request }) => request)).toEqual(['{"puzzle":"b"}']);
    worker().answer(0, { puzzle: 'b' });
    expect((await other).puzzle).toBe('b');
  });

  it('keeps its worker if a question is cancelled after its answer, and asks nothing that is cancelled before', async () => {
    const stop = new AbortController();
    const answered = solve('a', stop.signal);
    worker().answer(0, { puzzle: 'a' });
    await answered;
    stop.abort();
    expect(worker().alive).toBe(true);
    await expect(solve('b', stop.signal)).rejects.toThrow(/abort/i);
    expect(worker().asked).toHaveLength(1);
  });
});
