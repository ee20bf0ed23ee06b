import { computed, shallowRef } from 'vue';
import type { Health, Step } from 'shudu-engine';
import { type DigitSet, bit, symbolOf, symbolsIn, writeLine } from '@/domain/digits';
import type { HintStage } from '@/domain/game';
import { setNotes, takeStep } from '@/domain/moves';
import { only } from '@/domain/selection';
import { engine } from '@/engine/client';
import { announce } from '@/ui/announcer';
import { type HintView, NO_HINT } from '@/ui/board/hint-view';
import { candidatesNamed, coverCells, dimmed, drawStep, legendOf, stepCells, wrongBoxes } from './hint-drawing';
import { type HintState, STAGES, type Stage, type StepState, WRONG_STAGES, type WrongStage } from './hint-state';
import { after, effectOf, isBefore } from './hint-state';
import { HintWords } from './hint-words';
import type { Session } from './session';
import { clashOf } from './why-not';

/** So many steps are enough to choose from. */
const ENOUGH = 24;

/** The next hint, told in stages: each press of the same button tells more. */
export class Hinting {
  readonly state = shallowRef<HintState>({ kind: 'none' });
  /** The sentence of the proof that is looked at. */
  readonly pointed = shallowRef<number | null>(null);
  /** The steps that were told on this board, and those that could be. */
  private seen = new Set<string>();
  private others: readonly Step[] | null = null;
  /** Right candidates that the player struck out: steps count on all notes but for these. */
  private back: readonly string[] = [];

  readonly words: HintWords;

  constructor(private readonly session: Session) {
    this.words = new HintWords(session, this.state, this.shown);
  }

  /** A move makes the hint old. */
  changed(): void {
    this.state.value = { kind: 'none' };
    this.seen = new Set();
    this.others = null;
    this.back = [];
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
        const stage = after(STAGES, state.stage);
        return stage ? this.tell({ ...state, stage }) : this.apply();
      }
      case 'wrong': {
        const stage = after(WRONG_STAGES, state.stage);
        return stage ? this.showWrong(state.health, stage) : this.session.checking.rewind();
      }
      case 'missing':
        return this.begin(state.health, state.step);
      case 'list':
        return this.show(state.from);
      case 'why-not':
        return this.answered(state);
      default:
        return this.find();
    }
  }

  private async find(): Promise<void> {
    const answer = await this.waitFor(() => this.askSoundly());
    if (answer?.health.state === 'wrong') {
      this.showWrong(answer.health, 'count');
    } else if (answer?.health.state === 'missing') {
      this.show({ kind: 'missing', health: answer.health, step: answer.steps[0] });
    } else if (answer) {
      this.begin(answer.health, answer.steps[0]);
    }
  }

  /** Shows a stage that was told before, or all up to it. */
  goTo(stage: Stage): void {
    const state = this.shown.value;
    if (state.kind === 'step') {
      this.tell({ ...state, stage });
    }
  }

  /** Tells another step: the easiest that was not told yet. */
  async another(): Promise<void> {
    const state = this.shown.value;
    if (state.kind !== 'step') {
      return;
    }
    const steps = await this.list(state);
    if (!steps) {
      return;
    }
    const other = steps.find((step) => !this.seen.has(effectOf(step)));
    if (other) {
      this.begin(state.health, other);
    } else {
      // All were told: from the easiest on once more.
      const here = effectOf(state.step);
      const rest = steps.filter((step) => effectOf(step) !== here);
      this.seen = new Set([here]);
      return rest[0] ? this.begin(state.health, rest[0]) : this.show({ ...state, last: true });
    }
  }

  /** Lists the steps that are possible now, to choose one. */
  async openList(): Promise<void> {
    const state = this.shown.value;
    const steps = state.kind === 'step' ? await this.list(state) : null;
    if (steps && state.kind === 'step') {
      this.show({ kind: 'list', health: state.health, steps, from: state });
    }
  }

  /** Tells a step from the list. Its technique is known by then. */
  choose(step: Step): void {
    const state = this.shown.value;
    if (state.kind === 'list') {
      this.tell({ kind: 'step', health: state.health, step, stage: 'technique' });
    }
  }

  /** The easiest steps; null if the player does not wait for them. What was on show stays until they are there. */
  private async list(from: StepState): Promise<readonly Step[] | null> {
    if (!this.others) {
      const answer = await this.waitFor(() => this.ask({ all: true, enough: ENOUGH }));
      if (!answer) {
        return null;
      }
      // What two techniques show is told by the easier one.
      const effects = answer.steps.map(effectOf);
      this.others = answer.steps.filter((_, i) => effects.indexOf(effects[i]!) === i);
      this.state.value = from;
    }
    return this.others;
  }

  /** Lets the player ask why a digit does not go into a cell. */
  askWhyNot(): void {
    const state = this.shown.value;
    if (state.kind === 'step') {
      this.show({ kind: 'why-not', from: state, asked: null, answer: null });
    }
  }

  /** Looks for the reason why a digit does not go into the cell under the cursor. */
  async whyNot(digit: number): Promise<void> {
    const { session } = this;
    const state = this.shown.value;
    const cell = session.selection.value.cursor;
    if (state.kind !== 'why-not' || session.board.digit(cell) !== 0) {
      return;
    }
    const { from } = state;
    const asked = { cell, digit };
    const clash = clashOf(session.board, cell, digit);
    if (clash) {
      return this.show({ kind: 'why-not', from, asked, answer: clash });
    }
    const against = `${session.shape.cellName(cell)}=${symbolOf(digit)}`;
    const answer = await this.waitFor(() => this.ask({ against }));
    const step = answer?.steps[0];
    if (step) {
      // The answer names the technique.
      this.count(step, 2);
      session.save();
    }
    if (answer) {
      this.show({ kind: 'why-not', from, asked, answer: step ? { kind: 'step', step } : { kind: 'open' } });
    }
  }

  /** The engine's answer; null if the player does not wait for it, or if there is none, which is told. */
  private async waitFor<T>(ask: () => Promise<T>): Promise<T | null> {
    const { session } = this;
    const { turn } = session;
    this.show({ kind: 'thinking' });
    const answer = await ask().catch(() => null);
    if (turn !== session.turn) {
      return null;
    }
    if (session.panel.value !== 'hint') {
      // Who has closed the panel does not want to know any more.
      this.state.value = { kind: 'none' };
      return null;
    }
    if (!answer) {
      this.show({ kind: 'failed' });
    }
    return answer;
  }

  /** Goes on to the step that answered, or back to the hint. */
  private answered({ from, answer }: HintState & { kind: 'why-not' }): void {
    if (answer?.kind === 'step') {
      this.tell({ kind: 'step', health: from.health, step: answer.step, stage: 'area' });
    } else {
      this.show(from);
    }
  }

  /** The engine's answer; where notes are not sound, its steps count on those that are, so that they change something. */
  private async askSoundly() {
    this.back = [];
    const answer = await this.ask();
    if (answer.health.missing.length === 0) {
      return answer;
    }
    this.back = answer.health.missing;
    const { steps } = await this.ask();
    return { health: answer.health, steps };
  }

  private ask(wish: { all?: boolean; enough?: number; against?: string } = {}) {
    const { game, board, selection, shape } = this.session;
    const digits = board.digits();
    // Corner notes are places of a digit and say nothing about the other digits of a cell.
    const notes = digits.map((digit, cell) => (digit === 0 ? board.get('centre', cell) : 0));
    candidatesNamed(this.session.shape, this.back).forEach(({ cell, digit }) => (notes[cell]! |= bit(digit)));
    const candidates = notes.map(symbolsIn);
    return engine.ask('hint', {
      puzzle: game.puzzle.givens,
      values: writeLine(digits),
      ...(candidates.some(Boolean) && { candidates }),
      board: game.puzzle.board,
      near: shape.cellName(selection.value.cursor),
      ...wish,
    });
  }

  private begin(health: Health, step: Step | undefined): void {
    if (step) {
      this.tell({ kind: 'step', health, step, stage: 'nudge' });
    } else {
      this.show({ kind: 'stuck', health });
    }
  }

  private showWrong(health: Health, stage: WrongStage): void {
    if (stage === 'cells') {
      this.session.game.takeCheck(true);
      this.session.checking.mark(candidatesNamed(this.session.shape, health.wrong).map(({ cell }) => cell));
      this.session.save();
    }
    this.show({ kind: 'wrong', health, stage });
  }

  /** Shows a stage of a step. What was seen is seen: it counts, whatever the player does with it. */
  private tell(state: StepState): void {
    this.seen.add(effectOf(state.step));
    this.count(state.step, (STAGES.indexOf(state.stage) + 1) as HintStage);
    this.session.save();
    this.show(state);
  }

  private count(step: Step, stage: HintStage): void {
    const { technique, effort = 0 } = step;
    this.session.game.takeHint({ technique, weight: effort, step: effectOf(step), stage });
  }

  private show(state: HintState): void {
    this.state.value = state;
    this.pointed.value = null;
    this.session.panel.value = 'hint';
    announce(this.words.text.value);
  }

  /** Does what the hint says, as one move. */
  private apply(): void {
    const { session } = this;
    const state = this.state.value;
    if (state.kind === 'step') {
      const placed = candidatesNamed(session.shape, state.step.placements);
      const struck = candidatesNamed(session.shape, state.step.eliminations);
      const done = this.words.told(state.step, STAGES.length);
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
      const missing = candidatesNamed(this.session.shape, state.health.missing);
      const edits = missing.flatMap(({ cell, digit }) => setNotes(session.board, cell, bit(digit), 0));
      session.move('note', edits);
      await this.find();
    }
  }

  /** What the panel shows; nothing while it is closed. */
  private readonly shown = computed<HintState>(() =>
    this.session.panel.value === 'hint' ? this.state.value : { kind: 'none' },
  );

  /** The cells to look at. */
  readonly cells = computed<ReadonlySet<number>>(() => {
    const { shape } = this.session;
    const state = this.shown.value;
    if (state.kind === 'wrong' && state.stage === 'box') {
      return new Set(wrongBoxes(shape, state.health).flatMap(({ cells }) => cells));
    }
    if (state.kind !== 'step' || isBefore(state.stage, 'area')) {
      return new Set();
    }
    return stepCells(shape, state.step, !isBefore(state.stage, 'pattern'));
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
  readonly view = computed<HintView>(() => {
    if (!this.drawn.value) {
      return NO_HINT;
    }
    const view = drawStep(this.session.board, this.drawn.value, (cell) => this.believed(cell));
    const sentence = this.pointed.value === null ? undefined : this.words.proof.value[this.pointed.value];
    return sentence ? dimmed(view, sentence) : view;
  });

  /** The technique, once it is told. */
  readonly technique = computed(() => {
    const state = this.shown.value;
    return state.kind === 'step' && state.stage !== 'nudge' ? state.step.technique : null;
  });

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
}
