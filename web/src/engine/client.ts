import type { Operation, Operations } from 'shudu-engine';
import { readAnswer } from './answers';
import type { Question, Reply } from './messages';

interface Waiting {
  question: Question;
  resolve(answer: string): void;
  reject: (reason: Error) => void;
}

/**
 * The engine as the page sees it: questions in, promises out. The worker starts with the first question, and a new
 * one replaces it if it breaks, so that one failure does not end all help.
 */
export class EngineClient {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastNumber = 0;

  /** Rejects with the signal's reason once that is aborted. */
  async ask<O extends Operation>(
    operation: O,
    request: Operations[O][0],
    signal?: AbortSignal,
  ): Promise<Operations[O][1]> {
    return readAnswer(await this.send(operation, JSON.stringify(request), signal));
  }

  /** Loads the engine before it is needed. */
  warmUp(): void {
    this.worker ??= this.start();
  }

  private send(operation: Operation, request: string, signal?: AbortSignal): Promise<string> {
    signal?.throwIfAborted();
    this.warmUp();
    const question: Question = { number: ++this.lastNumber, operation, request };
    return new Promise((resolve, reject) => {
      this.waiting.set(question.number, { question, resolve, reject });
      this.worker!.postMessage(question);
      signal?.addEventListener('abort', () => this.cancel(question, signal.reason as Error), { once: true });
    });
  }

  /** A worker that computes hears nothing, so another one takes its place and the questions of the others. */
  private cancel(question: Question, reason: Error): void {
    const waiting = this.waiting.get(question.number);
    if (waiting) {
      this.waiting.delete(question.number);
      waiting.reject(reason);
      this.worker?.terminate();
      this.worker = this.start();
      this.waiting.forEach((other) => this.worker!.postMessage(other.question));
    }
  }

  /** Ends the worker; what it was asked is not answered. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.waiting.get(data.number)?.resolve(data.answer);
      this.waiting.delete(data.number);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.worker = null;
      this.waiting.forEach(({ reject }) => reject(new Error(event.message || 'the engine did not start')));
      this.waiting.clear();
    };
    return worker;
  }
}

export const engine = new EngineClient();
