import { type ComputedRef, computed, ref, shallowRef } from 'vue';
import type { Composer } from 'vue-i18n';
import type { Edit } from '@/domain/board';
import type { Tool } from '@/domain/commands';
import type { Game } from '@/domain/game';
import type { Move } from '@/domain/history';
import { type Selection, nothing } from '@/domain/selection';
import { assistOf } from '@/domain/score';
import { useDays } from '@/stores/days';
import type { useGames } from '@/stores/games';
import type { Settings } from '@/stores/settings';
import { announce } from '@/ui/announcer';
import { reportSaving } from '@/ui/unsaved';
import { Checking } from './checking';
import { Hinting } from './hinting';
import { sound, soundOf } from './sounds';
import { Speech } from './speech';

export type Panel = 'none' | 'hint' | 'check' | 'history';
export type Dialog = 'none' | 'fill-notes' | 'reset' | 'give-up' | 'command-line' | 'shortcuts' | 'share';

/**
 * A game on the screen: the game itself plus everything that lasts only while it is looked at (what is selected,
 * which tool, which panel). The game's own objects know nothing of Vue; {@link Session.version} counts their changes,
 * for whatever is {@link Session.following} them.
 */
export class Session {
  readonly version = shallowRef(0);
  /** Counts the changes of the board: what the engine says about an older one is worth nothing. */
  turn = 0;
  readonly selection = shallowRef<Selection>(nothing());
  /** Whether the last step went to another box, which is worth saying. */
  readonly enteredBox = ref(true);
  readonly tool = ref<Tool>('digit');
  /** The digit shown everywhere, 0 for none. */
  readonly focusDigit = ref(0);
  /** The digit that goes into every cell tapped, 0 for none. */
  readonly heldDigit = ref(0);
  /** The candidate that the next colour is for, 0 for the whole cell. */
  readonly tintDigit = ref(0);
  /** The digit entered last, for the right mouse button. */
  lastDigit = 0;
  /** Whether a "where is …" question waits for its digit. */
  readonly asking = ref(false);
  readonly paused = ref(false);
  /** What lay open when the game was paused. */
  private covered: Panel = 'none';
  /** Whether only the board and the keys are shown. */
  readonly zen = ref(false);
  /** Whether the board is enlarged, and what the space bar, which then moves it, is doing. */
  readonly zoomed = ref(false);
  readonly grip = ref<'none' | 'ready' | 'moving'>('none');
  readonly panel = ref<Panel>('none');
  readonly dialog = ref<Dialog>('none');
  readonly solved = ref(false);
  /** Whether a nudge is offered. */
  readonly offered = ref(false);
  /** Solved while it was looked at, not before. */
  hasJustWon = false;
  readonly speech: Speech;
  readonly checking: Checking;
  readonly hinting: Hinting;

  constructor(
    readonly game: Game,
    readonly settings: Settings,
    readonly games: ReturnType<typeof useGames>,
    readonly t: Composer['t'],
  ) {
    this.speech = new Speech(t, settings, game.board.shape);
    this.checking = new Checking(this);
    this.hinting = new Hinting(this);
    this.solved.value = game.solved;
    this.paused.value = game.paused;
  }

  /** Puts the focus on the board; whoever draws it says how. */
  focusBoard: () => void = () => undefined;

  get board() {
    return this.game.board;
  }

  get shape() {
    return this.game.board.shape;
  }

  /** The cells that the next gesture is for: the selection, or else the cursor's. */
  targets(): number[] {
    const { cells, cursor } = this.selection.value;
    return cells.size > 0 ? [...cells] : [cursor];
  }

  /** What follows from the game, and is computed anew when that has changed. */
  following<T>(value: () => T): ComputedRef<T> {
    return computed(() => {
      void this.version.value;
      return value();
    });
  }

  readonly canUndo = this.following(() => this.game.history.canUndo);
  readonly canRedo = this.following(() => this.game.history.canRedo);

  /** Whether the board can be changed. */
  private get playing(): boolean {
    return !this.game.solved && !this.paused.value;
  }

  /** Makes a move and keeps it; false if it changes nothing. */
  move(kind: string, edits: readonly Edit[]): boolean {
    return this.change(() => {
      const done = this.game.move(kind, edits);
      if (done) {
        sound(this.settings.sounds, soundOf(this.board, edits));
      }
      return done;
    });
  }

  /** Changes the board, if that is allowed. A held digit whose last place is found is let go. */
  private change(action: () => boolean): boolean {
    const held = this.heldDigit.value;
    const left = this.board.remaining(held);
    if (!this.playing || !action()) {
      return false;
    }
    if (left > 0 && this.board.remaining(held) === 0) {
      this.heldDigit.value = 0;
    }
    this.changed();
    return true;
  }

  /** Takes back so many moves, or as many as there are; the last one taken back, or null if there was none. */
  undo(times = 1): Move | null {
    return this.travel(times, () => this.game.history.undo());
  }

  /** Makes so many moves again that were taken back, or as many as there are; the last one, or null. */
  redo(times = 1): Move | null {
    return this.travel(times, () => this.game.history.redo());
  }

  private travel(times: number, step: () => Move | null): Move | null {
    let last: Move | null = null;
    this.change(() => {
      for (let left = times; left > 0; left--) {
        const move = step();
        if (!move) {
          break;
        }
        last = move;
      }
      return last !== null;
    });
    return last;
  }

  /** Undoes or redoes until so many moves are in effect. */
  goTo(at: number): void {
    const { history } = this.game;
    this.change(() => {
      const before = history.at;
      history.goTo(at);
      return history.at !== before;
    });
  }

  /** Covers the board, or goes on. Nothing that the engine still thinks about may show over the cover. */
  pause(paused: boolean): void {
    this.turn++;
    this.paused.value = paused;
    this.game.paused = paused;
    // One that was asked for meanwhile does not open late.
    this.dialog.value = 'none';
    if (paused) {
      this.covered = this.hinting.isThinking ? 'none' : this.panel.value;
      this.panel.value = 'none';
    } else {
      this.panel.value = this.covered;
      void this.checking.renew();
    }
    this.save();
  }

  /** After every change of the game: redraw, save, and see whether it is solved. */
  changed(): void {
    this.turn++;
    this.version.value++;
    this.checking.changed();
    this.hinting.changed();
    if (!this.game.solved && this.board.isSolved()) {
      this.win();
    }
    this.save();
  }

  save(): void {
    reportSaving(this.t, this.games.keep(this.game));
  }

  private win(): void {
    this.game.solved = true;
    this.solved.value = true;
    this.game.clock.stop();
    this.panel.value = 'none';
    this.heldDigit.value = 0;
    this.zen.value = false;
    this.selection.value = nothing(this.selection.value.cursor);
    if (this.game.help.answer) {
      announce(this.t('play.say.answerShown'));
      return;
    }
    this.hasJustWon = true;
    this.keepDay();
    sound(this.settings.sounds, 'win');
    announce(this.t('play.say.solved'), true);
  }

  private keepDay(): void {
    const { daily, key, clock, help } = this.game;
    if (daily) {
      const hinted = [...new Set(help.taken.map(({ technique }) => technique))];
      useDays().finish(daily, { key, time: Math.round(clock.elapsed), assist: assistOf(help), hinted });
    }
  }

  select(selection: Selection): void {
    const before = this.selection.value.cursor;
    this.enteredBox.value = this.shape.boxOf(before) !== this.shape.boxOf(selection.cursor);
    this.selection.value = selection;
  }

  say(key: string, args: Record<string, unknown> = {}): void {
    announce(this.t(`play.say.${key}`, args));
  }
}
