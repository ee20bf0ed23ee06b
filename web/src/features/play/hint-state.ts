import type { Health, Step } from 'shudu-engine';
import type { Candidate } from '@/domain/moves';
import type { WhyNot } from './why-not';

/** How much a hint tells, in the order of the engine's own texts; after the last one the step is done. */
export const STAGES = ['nudge', 'technique', 'area', 'pattern', 'why'] as const;
export type Stage = (typeof STAGES)[number];

/** How much is told about digits that cannot be right; after the last one the game goes back to before them. */
export const WRONG_STAGES = ['count', 'box', 'cells'] as const;
export type WrongStage = (typeof WRONG_STAGES)[number];

/** What is known of a hint, and how much of it is told. */
export type HintState =
  | { kind: 'none' | 'thinking' | 'failed' }
  /** There is no step, because of how the board stands or because nobody sees one. */
  | { kind: 'stuck'; health: Health }
  | { kind: 'wrong'; health: Health; stage: WrongStage }
  /** A right candidate is not among the player's; the step does not count on them. */
  | { kind: 'missing'; health: Health; step: Step | undefined }
  | StepState
  /** All steps that are easy enough, to choose one. */
  | { kind: 'list'; health: Health; steps: readonly Step[]; from: StepState }
  /** The player asks why a digit does not go into a cell; `answer` is null as long as none is chosen. */
  | { kind: 'why-not'; from: StepState; asked: Candidate | null; answer: WhyNot | null };

export interface StepState {
  kind: 'step';
  health: Health;
  step: Step;
  stage: Stage;
  /** There was no other one. */
  last?: boolean;
}

/** What a step does, to know it again. */
export function effectOf({ placements, eliminations }: Step): string {
  return [...placements, ...eliminations].join(' ');
}

export function isBefore(stage: Stage, other: Stage): boolean {
  return STAGES.indexOf(stage) < STAGES.indexOf(other);
}

export function after<T>(stages: readonly T[], stage: T): T | undefined {
  return stages[stages.indexOf(stage) + 1];
}
