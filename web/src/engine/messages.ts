import type * as Engine from 'shudu-engine';

/** The engine's operations with what goes in and what comes out. */
export interface Operations {
  parse: [Engine.ParseRequest, Engine.ParseAnswer];
  write: [Engine.WriteRequest, Engine.WriteAnswer];
  solve: [Engine.SolveRequest, Engine.SolveAnswer];
  check: [Engine.CheckRequest, Engine.CheckAnswer];
  judge: [Engine.JudgeRequest, Engine.JudgeAnswer];
  hint: [Engine.HintRequest, Engine.HintAnswer];
  generate: [Engine.GenerateRequest, Engine.GenerateAnswer];
  transform: [Engine.TransformRequest, Engine.TransformAnswer];
}

export type Operation = keyof Operations;

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
