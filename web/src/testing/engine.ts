import { vi } from 'vitest';
import * as module from 'shudu-engine';
import type { Operation, Operations } from 'shudu-engine';
import { readAnswer } from '@/engine/answers';

/**
 * The real engine without its worker, in place of `@/engine/client`: it answers at once, unless the test wants to answer
 * later, and remembers what it was asked.
 */
type Request = Operations[Operation][0];
type Answer = Operations[Operation][1];

export const engine = {
  ask: vi.fn((operation: Operation, request: Request): Promise<Answer> => answerOf(operation, request)),
  warmUp: vi.fn(),
};

/** What the real engine answers. */
export async function answerOf(operation: Operation, request: Request): Promise<Answer> {
  return readAnswer(module.answer(operation, JSON.stringify(request)));
}

/** Makes the next question wait; the answer comes when the returned function is called. */
export function answerLater(): () => Promise<void> {
  let come!: () => void;
  const gate = new Promise<void>((resolve) => (come = resolve));
  engine.ask.mockImplementationOnce((operation, request) => gate.then(() => answerOf(operation, request)));
  return () => {
    come();
    return settled();
  };
}

/** Lets the next question fail. */
export function failNext(): void {
  engine.ask.mockImplementationOnce(() => Promise.reject(new Error('the engine did not start')));
}

/** When all that was asked is answered and told. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

export function questions(operation: string): unknown[] {
  return engine.ask.mock.calls.filter(([asked]) => asked === operation).map(([, request]) => request);
}
