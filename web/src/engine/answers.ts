import type { Failure, Operation, Operations } from 'shudu-engine';

/** The engine answered that a request or a puzzle is bad; {@link details} say what and where. */
export class EngineFailure extends Error {
  constructor(readonly details: Failure['error']) {
    super(details.text?.en ?? details.code);
  }
}

/** What the engine's text says; throws if that is a failure. */
export function readAnswer(text: string): Operations[Operation][1] {
  const answer = JSON.parse(text) as Operations[Operation][1] | Failure;
  if ('error' in answer) {
    throw new EngineFailure(answer.error);
  }
  return answer;
}
