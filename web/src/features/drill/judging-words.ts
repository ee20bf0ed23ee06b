import type { Step } from 'shudu-engine';
import type { Composer } from 'vue-i18n';
import { spoken } from '@/i18n/pairs';
import { candidatesNamed } from '@/features/play/hint-drawing';
import type { Speech } from '@/features/play/speech';
import type { Shape } from '@/domain/shape';
import type { Answer, Judgement, Reason } from './judging';

/** What there is to say about the answers in a drill. */
export class JudgementWords {
  constructor(
    private readonly t: Composer['t'],
    private readonly speech: Speech,
    private readonly shape: Shape,
  ) {}

  /**
   * @param asked the name of the technique that is looked for
   */
  text(answer: Answer, judgement: Judgement, asked: string): string {
    const { t } = this;
    switch (judgement.verdict) {
      case 'right':
        return t('drill.right', { text: this.why(judgement.step) });
      case 'other':
        return t('drill.other', { technique: this.name(judgement.step), text: this.why(judgement.step), asked });
      case 'early':
        return judgement.step ? t('drill.earlyStep', { technique: this.name(judgement.step) }) : t('drill.early');
      case 'wrong':
        return this.reason(answer, judgement.reason);
    }
  }

  private reason(answer: Answer, reason: Reason): string {
    const { t, speech } = this;
    const named = { digit: speech.symbol(answer.digit), cell: speech.place(answer.cell) };
    switch (reason.kind) {
      case 'filled':
        return t('drill.filled');
      case 'clash':
        return t('drill.clash', { ...named, house: speech.house(reason.house), other: speech.shortName(reason.other) });
      case 'gone':
        return t('drill.gone', named);
      case 'stays':
        return reason.step
          ? t('drill.staysStep', { ...named, technique: this.name(reason.step) })
          : t('drill.stays', named);
      case 'refuted':
        return reason.step ? this.refutation(answer, reason.step, named) : t('drill.refuted', named);
    }
  }

  private refutation(answer: Answer, step: Step, named: { digit: string; cell: string }): string {
    const technique = this.name(step);
    const placed = candidatesNamed(this.shape, step.placements).find(({ cell }) => cell === answer.cell);
    return placed
      ? this.t('drill.refutedPlaced', { ...named, technique, placed: this.speech.symbol(placed.digit) })
      : this.t('drill.refutedStruck', { ...named, technique });
  }

  /** The reason of a step, with cells and digits named as on this board. */
  private why(step: Step): string {
    return this.speech.sentence(spoken(this.t, step.segments));
  }

  private name(step: Step): string {
    return spoken(this.t, step.name);
  }
}
