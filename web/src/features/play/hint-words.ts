import { type Ref, computed } from 'vue';
import type { Health, Step } from 'shudu-engine';
import { digitOf } from '@/domain/digits';
import { SHARES } from '@/domain/score';
import { titleOf } from '@/features/learn/course';
import { spoken } from '@/i18n/pairs';
import { candidatesNamed, wrongBoxes } from './hint-drawing';
import { sentencesOf } from './hint-sentences';
import {
  type HintState,
  STAGES,
  type Stage,
  WRONG_STAGES,
  type WrongStage,
  after,
  effectOf,
  isBefore,
} from './hint-state';
import type { Session } from './session';

/** A hint in words: what it is called, what it says, what it costs and what the next press does. */
export class HintWords {
  constructor(
    private readonly session: Session,
    /** What is known, and of that what the panel shows. */
    private readonly state: Readonly<Ref<HintState>>,
    private readonly shown: Readonly<Ref<HintState>>,
  ) {}

  /** What the hint says. */
  readonly text = computed(() => {
    const { t } = this.session;
    const state = this.state.value;
    switch (state.kind) {
      case 'none':
        return '';
      case 'thinking':
        return t('play.hint.thinking');
      case 'failed':
        return t('common.engineFailed');
      case 'stuck':
        return state.health.state === 'sound' ? t('play.hint.none') : t(`play.hint.health.${state.health.state}`);
      case 'wrong':
        return this.wrongText(state.health, state.stage);
      case 'missing': {
        const cells = this.named(state.health.missing);
        return cells ? t('play.hint.missing.cells', { cells }) : t('play.hint.missing.somewhere');
      }
      case 'step': {
        const { health, step, stage, last } = state;
        const unsure = health.state === 'incomplete' && stage === 'nudge';
        const before = last ? t('play.hint.noOther') : unsure ? t('play.hint.unsure') : '';
        return before + this.stepText(step, stage);
      }
      case 'list':
        return t('play.hint.list.text', state.steps.length);
      case 'why-not':
        return this.whyNotText(state);
    }
  });

  private wrongText(health: Health, stage: WrongStage): string {
    const { t, speech } = this.session;
    const count = health.wrong.length;
    switch (stage) {
      case 'count':
        return t('play.hint.wrong.count', count);
      case 'box': {
        const houses = speech.names(wrongBoxes(this.session.shape, health).map((house) => speech.house(house)));
        return t('play.hint.wrong.box', { houses }, count);
      }
      case 'cells':
        return t('play.hint.wrong.cells', { cells: this.named(health.wrong) }, count);
    }
  }

  private whyNotText({ asked, answer }: HintState & { kind: 'why-not' }): string {
    const { t, speech } = this.session;
    if (!asked || !answer) {
      return t('play.hint.whyNot.choose');
    }
    const [cell, digit] = [speech.place(asked.cell), speech.symbol(asked.digit)];
    switch (answer.kind) {
      case 'clash':
        return t('play.hint.whyNot.clash', {
          digit,
          house: speech.house(answer.house),
          other: speech.place(answer.other),
        });
      case 'step':
        return t('play.hint.whyNot.step', { cell, digit, technique: spoken(t, answer.step.name) });
      case 'open':
        return t('play.hint.whyNot.open', { cell, digit });
    }
  }

  private stepText(step: Step, stage: Stage): string {
    const { t, speech } = this.session;
    return stage === 'why' ? speech.sentence(spoken(t, step.segments)) : this.told(step, STAGES.indexOf(stage));
  }

  /** One of the engine's own texts. */
  told(step: Step, index: number): string {
    const { t, speech } = this.session;
    return speech.text(spoken(t, step.details)[index] ?? '', spoken(t, step.name));
  }

  private named(candidates: readonly string[]): string {
    const { shape, speech } = this.session;
    const cells = candidatesNamed(shape, candidates).map(({ cell }) => cell);
    return cells.length === 1 ? speech.place(cells[0]!) : speech.shortNames(cells);
  }

  /** The proof in sentences, once it is told. */
  readonly proof = computed(() => {
    const { shape, t } = this.session;
    const state = this.shown.value;
    return state.kind === 'step' && state.stage === 'why' ? sentencesOf(shape, spoken(t, state.step.segments)) : [];
  });

  readonly sentences = computed(() => this.session.speech.sentences(this.proof.value.map(({ segments }) => segments)));

  /** Whether there is so much to read that the keys should make room. */
  readonly isLong = computed(
    () =>
      this.shown.value.kind === 'list' || this.sentences.value.length > 2 || this.sentences.value.join('').length > 200,
  );

  /** What the hint is called: as much of it as is told. */
  readonly title = computed(() => {
    const { t, speech } = this.session;
    const state = this.shown.value;
    if (state.kind === 'list' || state.kind === 'why-not') {
      return state.kind === 'list' ? t('play.hint.list.title') : t('play.hint.whyNot.title');
    }
    if (state.kind !== 'step' || state.stage === 'nudge') {
      return t('play.hint.title');
    }
    const name = titleOf(t, state.step);
    const digits = isBefore(state.stage, 'area') ? [] : state.step.digits;
    return digits.length > 0
      ? t('play.hint.named', { name, digits: speech.names(digits.map((digit) => speech.symbol(digitOf(digit)))) })
      : name;
  });

  /** What the step has cost up to now, and what the next press makes of it. */
  readonly cost = computed(() => {
    const { t, game } = this.session;
    const state = this.shown.value;
    if (state.kind !== 'step') {
      return '';
    }
    const told = game.help.taken.find(({ step }) => step === effectOf(state.step))?.stage ?? 1;
    const [now, next] = [told - 1, STAGES.indexOf(state.stage) + 1].map((i) => Math.round(SHARES[i]! * 100)) as [
      number,
      number,
    ];
    return next > now ? t('play.hint.cost', { now, next }) : t('play.hint.costSame', { now });
  });

  /** What the next press does, for the button. */
  readonly action = computed(() => {
    const { t } = this.session;
    const state = this.shown.value;
    switch (state.kind) {
      case 'step': {
        const { placements, eliminations } = state.step;
        const stage = after(STAGES, state.stage) ?? (placements.length > 0 ? 'enter' : 'strike');
        return t(`play.hint.next.${stage}`, eliminations.length);
      }
      case 'wrong': {
        const stage = after(WRONG_STAGES, state.stage);
        return stage ? t(`play.hint.next.${stage}`, state.health.wrong.length) : t('play.check.rewind');
      }
      case 'missing':
        return t('play.hint.next.anyway');
      case 'list':
        return t('play.hint.next.back');
      case 'why-not':
        return t(state.answer?.kind === 'step' ? 'play.hint.next.area' : 'play.hint.next.back');
      default:
        return '';
    }
  });
}
