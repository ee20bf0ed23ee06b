import type { Operation } from 'shudu-engine';

/** What the page sends to the worker, and what comes back under the same number. */
export interface Question {
  number: number;
  operation: Operation;
  request: string;
}

export interface Reply {
  number: number;
  answer: string;
}
