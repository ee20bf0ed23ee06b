import type { Step } from 'shudu-engine';
import type { Board } from '@/domain/board';
import { has, readLine } from '@/domain/digits';
import type { Candidate } from '@/domain/moves';
import { engine } from '@/engine/client';
import { candidatesNamed } from '@/features/play/hint-drawing';
import { type WhyNot, clashOf } from '@/features/play/why-not';
import { type Position, boardOf } from './position';

/** What a player does in a drill: a digit into a cell, or a candidate out of it. */
export interface Answer extends Candidate {
  readonly kind: 'place' | 'strike';
}

/** Why an answer is wrong. */
export type Reason =
  /** The cell has a digit already. */
  | { readonly kind: 'filled' }
  | Extract<WhyNot, { kind: 'clash' }>
  /** The candidate is not there any more. */
  | { readonly kind: 'gone' }
  /** The digit does not go there: on the way of logic this step rules it out, or fills the cell with another one. */
  | { readonly kind: 'refuted'; readonly step: Step | null }
  /** The candidate has to stay, because this step fills the cell with it later. */
  | { readonly kind: 'stays'; readonly step: Step | null };

export type Judgement =
  /** A step of the technique that is asked for. */
  | { readonly verdict: 'right'; readonly step: Step }
  /** True, and another technique shows it now. */
  | { readonly verdict: 'other'; readonly step: Step }
  /** True, but nothing on the board shows it yet; the step shows it later. */
  | { readonly verdict: 'early'; readonly step: Step | null }
  | { readonly verdict: 'wrong'; readonly reason: Reason };

/**
 * Judges answers to a position. Right answers, and mistakes that one can see, need no engine; it is asked for the
 * solution, for other steps and for reasons, each once.
 */
export class DrillJudge {
  readonly board: Board;
  private readonly request;
  private solution: Promise<readonly number[]> | null = null;
  private way: Promise<readonly Step[]> | null = null;
  private others: Promise<readonly Step[]> | null = null;

  constructor(readonly position: Position) {
    this.board = boardOf(position);
    const { puzzle, values, candidates, board } = position;
    this.request = { puzzle, values, candidates, board };
  }

  /** A step of the technique that does what the answer says, if there is one. */
  rightStep(answer: Answer): Step | null {
    return this.position.steps.find((step) => this.does(step, answer)) ?? null;
  }

  /** What is wrong with an answer at first sight. */
  plainMistake({ kind, cell, digit }: Answer): Reason | null {
    const { board } = this;
    if (board.digit(cell) !== 0) {
      return { kind: 'filled' };
    }
    const clash = kind === 'place' ? clashOf(board, cell, digit) : null;
    return clash ?? (has(board.get('centre', cell), digit) ? null : { kind: 'gone' });
  }

  async judge(answer: Answer): Promise<Judgement> {
    const right = this.rightStep(answer);
    if (right) {
      return { verdict: 'right', step: right };
    }
    const mistake = this.plainMistake(answer);
    if (mistake) {
      return { verdict: 'wrong', reason: mistake };
    }
    if (!(await this.isTrue(answer))) {
      const step = await this.later(answer);
      return { verdict: 'wrong', reason: { kind: answer.kind === 'place' ? 'refuted' : 'stays', step } };
    }
    const other = (await this.allSteps()).find((step) => this.does(step, answer));
    return other ? { verdict: 'other', step: other } : { verdict: 'early', step: await this.later(answer) };
  }

  private async isTrue({ kind, cell, digit }: Answer): Promise<boolean> {
    const { puzzle, board } = this.position;
    this.solution ??= engine.ask('solve', { puzzle, board }).then(({ solution }) => readLine(solution ?? '') ?? []);
    return ((await this.solution)[cell] === digit) === (kind === 'place');
  }

  /** The step on the way to the solution that decides about the candidate. */
  private async later(answer: Answer): Promise<Step | null> {
    this.way ??= engine.ask('explain', this.request).then(({ steps }) => steps);
    const decides = (step: Step): boolean =>
      this.does(step, { ...answer, kind: 'strike' }) ||
      this.named(step.placements).some(({ cell }) => cell === answer.cell);
    return (await this.way).find(decides) ?? null;
  }

  private allSteps(): Promise<readonly Step[]> {
    this.others ??= engine.ask('hint', { ...this.request, all: true }).then(({ steps }) => steps);
    return this.others;
  }

  private does(step: Step, { kind, cell, digit }: Answer): boolean {
    const changes = this.named(kind === 'place' ? step.placements : step.eliminations);
    return changes.some((change) => change.cell === cell && change.digit === digit);
  }

  private named(names: readonly string[]): Candidate[] {
    return candidatesNamed(this.board.shape, names);
  }
}
