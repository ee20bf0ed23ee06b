import { computed, shallowRef } from 'vue';
import type { HintStep } from 'shudu-engine';
import { digitOf, writeLine } from '@/domain/digits';
import { enterDigit } from '@/domain/moves';
import { only } from '@/domain/selection';
import { engine } from '@/engine/client';
import { announce } from '@/ui/announcer';
import type { Session } from './session';

/** How much a hint tells: first what there is and where about, then the cell, then it is entered. */
export type Stage = 'area' | 'place';

type State =
  { kind: 'none' | 'thinking' | 'unsound' | 'nothing' | 'failed' } | { kind: 'step'; step: HintStep; stage: Stage };

/** The techniques that there are words for; a later engine may know more. */
const KNOWN = ['full-house', 'hidden-single', 'naked-single'];

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

  /** Gives a hint, or more of the one that is shown. */
  async next(): Promise<void> {
    const state = this.state.value;
    if (state.kind === 'thinking') {
      return;
    }
    if (state.kind !== 'step' || this.session.panel.value !== 'hint') {
      await this.find();
    } else if (state.stage === 'area') {
      this.show({ ...state, stage: 'place' });
    } else {
      this.apply();
    }
  }

  private async find(): Promise<void> {
    const { session } = this;
    const { turn } = session;
    this.show({ kind: 'thinking' });
    let found: State;
    try {
      found = (await session.checking.isSound()) === false ? { kind: 'unsound' } : await this.ask();
    } catch {
      found = { kind: 'failed' };
    }
    if (turn !== session.turn) {
      return;
    }
    if (session.panel.value !== 'hint') {
      // Who has closed the panel does not want to know any more.
      this.state.value = { kind: 'none' };
      return;
    }
    if (found.kind === 'step') {
      session.game.help.hints++;
      session.save();
    }
    this.show(found);
  }

  private async ask(): Promise<State> {
    const { game, board, selection, shape } = this.session;
    const { steps } = await engine.ask('hint', {
      puzzle: game.puzzle.givens,
      values: writeLine(board.digits()),
      box: game.puzzle.box,
      near: shape.cellName(selection.value.cursor),
    });
    const step = steps.find(({ technique }) => KNOWN.includes(technique));
    return step ? { kind: 'step', step, stage: 'area' } : { kind: 'nothing' };
  }

  private show(state: State): void {
    this.state.value = state;
    this.session.panel.value = 'hint';
    announce(this.text.value);
  }

  /** Enters what the hint says, as one move. */
  apply(): void {
    const { session } = this;
    const target = this.target.value;
    if (target) {
      session.select(only(target.cell));
      session.move('hint', enterDigit(session.board, [target.cell], target.digit, session.settings.cleanNotes));
    }
  }

  /** The cell and the digit of the hint. */
  readonly target = computed(() => {
    const state = this.state.value;
    const [name, symbol] = state.kind === 'step' ? (state.step.placements[0] ?? '').split('=') : [];
    const cell = name ? this.session.shape.cellNamed(name) : null;
    return cell === null || !symbol ? null : { cell, digit: digitOf(symbol) };
  });

  /** The cells to look at: the house at first, then the cell alone. */
  readonly cells = computed<ReadonlySet<number>>(() => {
    const state = this.state.value;
    if (state.kind !== 'step' || this.session.panel.value !== 'hint') {
      return new Set();
    }
    return new Set(this.area(state.step));
  });

  /** The cell to put a ring around, once the hint tells it. */
  readonly ringed = computed<ReadonlySet<number>>(() => {
    const state = this.state.value;
    const shown = state.kind === 'step' && state.stage === 'place' && this.session.panel.value === 'hint';
    return new Set(shown && this.target.value ? [this.target.value.cell] : []);
  });

  private area(step: HintStep): readonly number[] {
    return this.houseOf(step)?.cells ?? [];
  }

  /** The house that a hint is about: the one it names, or the box of its cell. */
  private houseOf(step: HintStep) {
    const { shape } = this.session;
    const named = shape.houses.find((house) => step.houses[0] === `${house.kind} ${house.index + 1}`);
    const cell = this.target.value?.cell;
    return named ?? (cell === undefined ? undefined : shape.housesOf(cell)[2]);
  }

  /** What the hint says. */
  readonly text = computed(() => {
    const { t, speech } = this.session;
    const state = this.state.value;
    switch (state.kind) {
      case 'none':
        return '';
      case 'thinking':
        return t('play.hint.thinking');
      case 'unsound':
        return t('play.hint.notSound');
      case 'nothing':
        return t('play.hint.none');
      case 'failed':
        return t('common.engineFailed');
      case 'step': {
        const house = this.houseOf(state.step);
        const { technique } = state.step;
        const area = house ? speech.house(house) : '';
        return state.stage === 'area'
          ? t('play.hint.area', { technique: t(`play.hint.technique.${technique}`), area })
          : t(`play.hint.place.${technique}`, {
              house: area,
              digit: speech.symbol(this.target.value!.digit),
              cell: speech.place(this.target.value!.cell),
            });
      }
    }
  });
}
