import { computed, shallowRef } from 'vue';
import type { Health, Step } from 'shudu-engine';
import { type DigitSet, bit, symbolsIn, writeLine } from '@/domain/digits';
import type { HintStage } from '@/domain/game';
import { type Candidate, setNotes, takeStep } from '@/domain/moves';
import { only } from '@/domain/selection';
import { engine } from '@/engine/client';
import { spoken } from '@/i18n/pairs';
import { announce } from '@/ui/announcer';
import { type HintView, NO_HINT } from '@/ui/board/hint-view';
import { area, candidateNamed, coverCells, drawStep, legendOf, patternCells } from './hint-drawing';
import type { Session } from './session';

/** How much a hint tells, in the order of the engine's own texts; after the last one the step is done. */
export const STAGES = ['nudge', 'technique', 'area', 'pattern', 'why'] as const;
export type Stage = (typeof STAGES)[number];
/** What needs no candidates to be seen is told in two parts. */
const SHORT: readonly Stage[] = ['area', 'why'];

/** How much is told about digits that cannot be right; after the last one the game goes back to before them. */
const WRONG_STAGES = ['count', 'box', 'cells'] as const;
type WrongStage = (typeof WRONG_STAGES)[number];

type State =
  | { kind: 'none' | 'thinking' | 'failed' }
  /** There is no step, because of how the board stands or because nobody sees one. */
  | { kind: 'stuck'; health: Health }
  | { kind: 'wrong'; health: Health; stage: WrongStage }
  /** A right candidate is not among the player's; the step does not count on them. */
  | { kind: 'missing'; health: Health; step: Step | undefined }
  | { kind: 'step'; health: Health; step: Step; stage: Stage };

/** The next hint, told in stages: each press of the same button tells more. */
export class Hinting {
  readonly state = shallowRef<State>({ kind: 'none' });

  constructor(private readonly session: Session) {}

  /** A move makes the hint old. */
  changed(): void {
    this.state.value = { kind: 'none' };
    if (this.session.panel.value === 'hint') {
      this.session.panel.value = 'none';
    }
  }

  get isThinking(): boolean {
    return this.state.value.kind === 'thinking';
  }

  /** Gives a hint, or more of the one that is shown. */
  async next(): Promise<void> {
    const state = this.shown.value;
    switch (state.kind) {
      case 'thinking':
        return;
      case 'step': {
        const stage = after(stagesOf(state.step), state.stage);
        return stage ? this.tell({ ...state, stage }) : this.apply();
      }
      case 'wrong': {
        const stage = after(WRONG_STAGES, state.stage);
        return stage ? this.showWrong(state.health, stage) : this.session.checking.rewind();
      }
      case 'missing':
        return this.begin(state.health, state.step);
      default:
        return this.find();
    }
  }

  private async find(): Promise<void> {
    const { session } = this;
    const { turn } = session;
    this.show({ kind: 'thinking' });
    const answer = await this.ask().catch(() => null);
    if (turn !== session.turn) {
      return;
    }
    if (session.panel.value !== 'hint') {
      // Who has closed the panel does not want to know any more.
      this.state.value = { kind: 'none' };
    } else if (!answer) {
      this.show({ kind: 'failed' });
    } else if (answer.health.state === 'wrong') {
      this.showWrong(answer.health, 'count');
    } else if (answer.health.state === 'missing') {
      this.show({ kind: 'missing', health: answer.health, step: answer.steps[0] });
    } else {
      this.begin(answer.health, answer.steps[0]);
    }
  }

  private ask() {
    const { game, board, selection, shape } = this.session;
    const digits = board.digits();
    // Corner notes are places of a digit and say nothing about the other digits of a cell.
    const candidates = digits.map((digit, cell) => (digit === 0 ? symbolsIn(board.get('centre', cell)) : ''));
    return engine.ask('hint', {
      puzzle: game.puzzle.givens,
      values: writeLine(digits),
      ...(candidates.some(Boolean) && { candidates }),
      board: game.puzzle.board,
      near: shape.cellName(selection.value.cursor),
    });
  }

  private begin(health: Health, step: Step | undefined): void {
    if (step) {
      this.tell({ kind: 'step', health, step, stage: stagesOf(step)[0]! });
    } else {
      this.show({ kind: 'stuck', health });
    }
  }

  private showWrong(health: Health, stage: WrongStage): void {
    if (stage === 'cells') {
      this.session.game.takeCheck(true);
      this.session.checking.mark(this.candidates(health.wrong).map(({ cell }) => cell));
      this.session.save();
    }
    this.show({ kind: 'wrong', health, stage });
  }

  /** Shows a stage of a step. What was seen is seen: it counts, whatever the player does with it. */
  private tell(state: State & { kind: 'step' }): void {
    this.count(state.step, (STAGES.indexOf(state.stage) + 1) as HintStage);
    this.session.save();
    this.show(state);
  }

  private count({ technique, effort = 0, placements, eliminations }: Step, stage: HintStage): void {
    const step = [...placements, ...eliminations].join(' ');
    this.session.game.takeHint({ technique, weight: effort, step, stage });
  }

  private show(state: State): void {
    this.state.value = state;
    this.session.panel.value = 'hint';
    announce(this.text.value);
  }

  /** Does what the hint says, as one move. */
  private apply(): void {
    const { session } = this;
    const state = this.state.value;
    if (state.kind === 'step') {
      const [placed, struck] = [this.candidates(state.step.placements), this.candidates(state.step.eliminations)];
      const done = this.told(state.step, STAGES.length);
      this.count(state.step, 6);
      session.select(only((placed[0] ?? struck[0])!.cell));
      session.move('hint', takeStep(session.board, placed, struck, session.settings.cleanNotes));
      announce(session.t('play.hint.done', { what: done }));
    }
  }

  /** Notes the right candidates that are missing, and looks for a hint again. */
  async putBack(): Promise<void> {
    const { session } = this;
    const state = this.state.value;
    if (state.kind === 'missing') {
      const missing = this.candidates(state.health.missing);
      session.move(
        'note',
        missing.flatMap(({ cell, digit }) => setNotes(session.board, cell, bit(digit), 0)),
      );
      await this.find();
    }
  }

  private candidates(names: readonly string[]): Candidate[] {
    return names.map((name) => candidateNamed(this.session.shape, name));
  }

  /** What the panel shows; nothing while it is closed. */
  private readonly shown = computed<State>(() =>
    this.session.panel.value === 'hint' ? this.state.value : { kind: 'none' },
  );

  /** The cells to look at. */
  readonly cells = computed<ReadonlySet<number>>(() => {
    const { shape } = this.session;
    const state = this.shown.value;
    if (state.kind === 'wrong' && state.stage === 'box') {
      return new Set(this.wrongBoxes(state.health).flatMap(({ cells }) => cells));
    }
    if (state.kind !== 'step' || isBefore(state.stage, 'area')) {
      return new Set();
    }
    const { step, stage } = state;
    // Boxes of far-flung cells say less than the cells themselves.
    const loose = !isBefore(stage, 'pattern') && !step.houses.base?.length;
    return new Set(loose ? patternCells(shape, step) : area(shape, step).flatMap(({ cells }) => cells));
  });

  /** The cells of other houses that play a part. */
  readonly covered = computed<ReadonlySet<number>>(() => {
    const step = this.drawn.value;
    return new Set(step ? coverCells(this.session.shape, step) : []);
  });

  /** The step once its cells are told. */
  private readonly drawn = computed(() => {
    const state = this.shown.value;
    return state.kind === 'step' && !isBefore(state.stage, 'pattern') ? state.step : null;
  });

  /** What is drawn on the board. */
  readonly view = computed<HintView>(() =>
    this.drawn.value ? drawStep(this.session.board, this.drawn.value, (cell) => this.believed(cell)) : NO_HINT,
  );

  /** What the signs on the board mean. */
  readonly legend = computed(() => (this.drawn.value ? legendOf(this.drawn.value) : []));

  /** The candidates of a cell that the engine counts on: those that the player noted, unless they are not sound. */
  private believed(cell: number): DigitSet {
    const { board } = this.session;
    const state = this.state.value;
    const sound = state.kind === 'step' && state.health.state !== 'missing';
    const notes = board.get('centre', cell);
    return board.candidates(cell) & (sound && notes ? notes : -1);
  }

  private wrongBoxes(health: Health) {
    const { shape } = this.session;
    return [...new Set(this.candidates(health.wrong).map(({ cell }) => shape.housesOf(cell)[2]!))];
  }

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
        const { health, step, stage } = state;
        const unsure = health.state === 'incomplete' && stage === stagesOf(step)[0];
        return (unsure ? t('play.hint.unsure') : '') + this.stepText(step, stage);
      }
    }
  });

  private wrongText(health: Health, stage: WrongStage): string {
    const { t, speech } = this.session;
    const count = health.wrong.length;
    switch (stage) {
      case 'count':
        return t('play.hint.wrong.count', count);
      case 'box': {
        const houses = speech.names(this.wrongBoxes(health).map((house) => speech.house(house)));
        return t('play.hint.wrong.box', { houses }, count);
      }
      case 'cells':
        return t('play.hint.wrong.cells', { cells: this.named(health.wrong) }, count);
    }
  }

  private stepText(step: Step, stage: Stage): string {
    const { t, speech, shape } = this.session;
    if (stage === 'why') {
      return speech.sentence(spoken(t, step.segments));
    }
    if (stage === 'area' && isShort(step)) {
      const houses = speech.names(area(shape, step).map((house) => speech.house(house)));
      return t('play.hint.area', { technique: spoken(t, step.name), area: houses });
    }
    return this.told(step, STAGES.indexOf(stage));
  }

  /** One of the engine's own texts. */
  private told(step: Step, index: number): string {
    const { t, speech } = this.session;
    return speech.text(spoken(t, step.details)[index] ?? '', spoken(t, step.name));
  }

  private named(candidates: readonly string[]): string {
    const { speech } = this.session;
    const [first, ...more] = this.candidates(candidates);
    return first && more.length === 0
      ? speech.place(first.cell)
      : speech.names(this.candidates(candidates).map(({ cell }) => speech.shortName(cell)));
  }

  /** What the next press does, for the button. */
  readonly action = computed(() => {
    const { t } = this.session;
    const state = this.shown.value;
    switch (state.kind) {
      case 'step': {
        const { step } = state;
        const stage = after(stagesOf(step), state.stage);
        if (!stage) {
          return step.placements.length > 0
            ? t('play.hint.next.enter')
            : t('play.hint.next.strike', step.eliminations.length);
        }
        return isShort(step) ? t('play.hint.next.more') : t(`play.hint.next.${stage}`);
      }
      case 'wrong': {
        const stage = after(WRONG_STAGES, state.stage);
        return stage ? t(`play.hint.next.${stage}`, state.health.wrong.length) : t('play.check.rewind');
      }
      case 'missing':
        return t('play.hint.next.anyway');
      default:
        return '';
    }
  });
}

/** Whether a step needs no candidates to be seen, as the singles. */
export function isShort(step: Step): boolean {
  return step.eliminations.length === 0 && Object.keys(step.candidates).length === 0;
}

function stagesOf(step: Step): readonly Stage[] {
  return isShort(step) ? SHORT : STAGES;
}

function isBefore(stage: Stage, other: Stage): boolean {
  return STAGES.indexOf(stage) < STAGES.indexOf(other);
}

function after<T>(stages: readonly T[], stage: T): T | undefined {
  return stages[stages.indexOf(stage) + 1];
}
