import { computed, shallowRef } from 'vue';
import type { Step } from 'shudu-engine';
import { digitOf, symbolsIn, writeLine } from '@/domain/digits';
import { enterDigit } from '@/domain/moves';
import { only } from '@/domain/selection';
import type { House } from '@/domain/shape';
import { engine } from '@/engine/client';
import { spoken } from '@/i18n/pairs';
import { announce } from '@/ui/announcer';
import type { Session } from './session';

/** How much a hint tells: first what there is and where about, then the cell, then it is entered. */
export type Stage = 'area' | 'place';

type State =
  { kind: 'none' | 'thinking' | 'unsound' | 'nothing' | 'failed' } | { kind: 'step'; step: Step; stage: Stage };

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
    const digits = board.digits();
    // Corner notes are places of a digit and say nothing about the other digits of a cell.
    const candidates = digits.map((digit, cell) => (digit === 0 ? symbolsIn(board.get('centre', cell)) : ''));
    const { steps } = await engine.ask('hint', {
      puzzle: game.puzzle.givens,
      values: writeLine(digits),
      ...(candidates.some(Boolean) && { candidates }),
      board: game.puzzle.board,
      near: shape.cellName(selection.value.cursor),
    });
    const [step] = steps;
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

  /** The cells to look at: what shows the step. */
  readonly cells = computed<ReadonlySet<number>>(() => {
    const step = this.shown.value?.step;
    return new Set(step && [...(this.houseOf(step)?.cells ?? []), ...this.cellsOf(step, 'base')]);
  });

  /** The cells to put a ring around, once the hint tells them. */
  readonly ringed = computed<ReadonlySet<number>>(() => {
    const shown = this.shown.value;
    return new Set(shown?.stage === 'place' ? this.cellsOf(shown.step, 'target') : []);
  });

  private readonly shown = computed(() => {
    const state = this.state.value;
    return state.kind === 'step' && this.session.panel.value === 'hint' ? state : null;
  });

  private cellsOf(step: Step, role: string): number[] {
    return (step.cells[role] ?? []).map((name) => this.session.shape.cellNamed(name)!);
  }

  /** The house that a hint is about: the one that shows it, or the box of its cell. */
  private houseOf(step: Step): House | undefined {
    const { shape } = this.session;
    const [name] = step.houses.base ?? [];
    const [cell] = this.cellsOf(step, 'target');
    return name !== undefined ? shape.houseNamed(name) : cell !== undefined ? shape.housesOf(cell)[2] : undefined;
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
        const { step, stage } = state;
        const house = this.houseOf(step);
        return stage === 'area'
          ? t('play.hint.area', { technique: spoken(t, step.name), area: house ? speech.house(house) : '' })
          : speech.sentence(spoken(t, step.segments));
      }
    }
  });
}
