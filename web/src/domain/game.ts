import { Board, type Edit } from './board';
import { Clock } from './clock';
import { type Daily, asDaily } from './daily';
import { readLine } from './digits';
import { History, type SavedHistory } from './history';
import { type Puzzle, asPuzzle, clueCount, shapeOf } from './puzzle';
import { type Checked, type Score, asChecked, asScore, isCount, partOf } from './score';

/** The stages of a hint: nudge, name, area, cells, why, done. */
export type HintStage = 1 | 2 | 3 | 4 | 5 | 6;

/** A hint that a player took. */
export interface TakenHint {
  readonly technique: string;
  /** What a step of this technique takes on the engine's scale. */
  readonly weight: number;
  /** What the step does, such as `r1c2=2`: a hint that comes again is the same hint. */
  readonly step: string;
  /** The last stage that was shown. */
  readonly stage: HintStage;
  /** The game's clock when it was asked for, in milliseconds. */
  readonly at: number;
}

/** Help that a player took, for an honest score. */
export interface Help {
  hints: number;
  reveals: number;
  checks: number;
  rewinds: number;
  filledNotes: boolean;
  /** Whether the game ended by looking at the whole answer. */
  answer: boolean;
  /** Which hints, in the order they were asked for. Games of earlier versions only count them in {@link hints}. */
  taken: readonly TakenHint[];
  /** The checks, and for each revealed cell the weight of its cheapest proof, 0 if none is known. Games of earlier
   * versions only count them. */
  checked: readonly Checked[];
  revealed: readonly number[];
}

const NO_HELP: Help = {
  hints: 0,
  reveals: 0,
  checks: 0,
  rewinds: 0,
  filledNotes: false,
  answer: false,
  taken: [],
  checked: [],
  revealed: [],
};

/** One game of one player: the puzzle, the board, everything done so far, and the clock. */
export class Game {
  readonly board: Board;
  readonly history: History;
  readonly clock: Clock;
  readonly help: Help;
  puzzle: Puzzle;
  /** When it was last touched, as a date in milliseconds. */
  touched: number;
  /** Whether the board has been completed; looking at it afterwards does not start the clock again. */
  solved: boolean;
  /** Whether the board is covered; it stays so until the player goes on. */
  paused: boolean;
  /** Once it is finished and the engine has rated the puzzle. */
  score: Score | null;
  /** Which puzzle of which day it is, if it is one. */
  readonly daily: Daily | null;

  private constructor(
    readonly key: string,
    saved: Pick<SavedGame, 'puzzle' | 'touched' | 'elapsed' | 'solved' | 'paused' | 'help' | 'score' | 'daily'>,
  ) {
    const shape = shapeOf(saved.puzzle);
    if (!shape) {
      throw new Error(`no puzzle: ${saved.puzzle.board} ${saved.puzzle.givens}`);
    }
    this.puzzle = saved.puzzle;
    this.board = new Board(shape, readLine(saved.puzzle.givens)!);
    this.history = new History(this.board);
    this.clock = new Clock(saved.elapsed);
    this.touched = saved.touched;
    this.solved = saved.solved;
    this.paused = saved.paused;
    this.help = saved.help;
    this.score = saved.score ?? null;
    this.daily = saved.daily ?? null;
  }

  static start(puzzle: Puzzle, key: string, now: number, daily?: Daily): Game {
    return new Game(key, {
      puzzle,
      touched: now,
      elapsed: 0,
      solved: false,
      paused: false,
      help: { ...NO_HELP },
      ...(daily && { daily }),
    });
  }

  /** Whether nothing was done in it: no move, not even one that was undone, no mark, no help. */
  get isUntouched(): boolean {
    const { hints, reveals, checks, filledNotes } = this.help;
    const helped = hints + reveals + checks > 0 || filledNotes;
    return this.history.moves.length === 0 && this.history.checkpoints.length === 0 && !helped;
  }

  /** Notes that a hint was shown up to a stage; one that was shown before is only shown further. */
  takeHint(hint: Omit<TakenHint, 'at'>): void {
    const { help } = this;
    const before = help.taken.findIndex(({ technique, step }) => technique === hint.technique && step === hint.step);
    if (before < 0) {
      help.hints++;
      help.taken = [...help.taken, { ...hint, at: Math.round(this.clock.elapsed) }];
    } else if (help.taken[before]!.stage < hint.stage) {
      help.taken = help.taken.with(before, { ...help.taken[before]!, stage: hint.stage });
    }
  }

  /** Notes that the board was checked, and whether anything was wrong. */
  takeCheck(found: boolean): void {
    this.help.checks++;
    this.learnErrors(found);
  }

  /** Notes that the player was told whether anything is wrong, by a check or otherwise. */
  learnErrors(found: boolean): void {
    const clues = clueCount(this.puzzle);
    const part = partOf(this.board.filledCount() - clues, this.board.shape.cellCount - clues);
    this.help.checked = [...this.help.checked, { part, found }];
  }

  /** Notes what the cheapest proof of a revealed cell would have taken; 0 if there is none. */
  weighReveal(weight: number): void {
    this.help.revealed = [...this.help.revealed, weight];
  }

  /** Makes a move; false if it changes nothing. */
  move(kind: string, edits: readonly Edit[]): boolean {
    return this.history.push({ kind, edits, time: Math.round(this.clock.elapsed) });
  }

  save(): SavedGame {
    return {
      version: 1,
      key: this.key,
      puzzle: this.puzzle,
      touched: this.touched,
      elapsed: Math.round(this.clock.elapsed),
      solved: this.solved,
      paused: this.paused,
      help: { ...this.help },
      ...(this.score && { score: this.score }),
      history: this.history.save(),
      filled: this.board.filledCount(),
      values: this.board.digits(),
      ...(this.daily && { daily: this.daily }),
    };
  }

  /** The game that was saved. Throws if the text is none. */
  static restore(value: unknown): Game {
    const saved = (value ?? {}) as Untrusted<SavedGame>;
    const help = (saved.help ?? {}) as Untrusted<Help>;
    const puzzle = asPuzzle(saved.puzzle);
    const daily = asDaily(saved.daily);
    if (saved.version !== 1 || typeof saved.key !== 'string' || !puzzle) {
      throw new Error('no saved game');
    }
    const game = new Game(saved.key, {
      puzzle,
      touched: Number(saved.touched) || 0,
      elapsed: Math.max(0, Number(saved.elapsed) || 0),
      solved: saved.solved === true,
      paused: saved.paused === true && saved.solved !== true,
      ...(daily && { daily }),
      help: {
        hints: Number(help.hints) || 0,
        reveals: Number(help.reveals) || 0,
        checks: Number(help.checks) || 0,
        rewinds: Number(help.rewinds) || 0,
        filledNotes: help.filledNotes === true,
        answer: help.answer === true,
        taken: Array.isArray(help.taken) ? help.taken.flatMap(asTaken) : [],
        checked: Array.isArray(help.checked) ? help.checked.flatMap(asChecked) : [],
        revealed: Array.isArray(help.revealed) ? help.revealed.filter(isCount) : [],
      },
      score: asScore(saved.score),
    });
    game.history.restore(saved.history as SavedHistory);
    return game;
  }
}

function isStage(value: unknown): value is HintStage {
  return [1, 2, 3, 4, 5, 6].includes(value as number);
}

/** A hint that was saved; none if it makes no sense. */
function asTaken(value: unknown): TakenHint[] {
  const { technique, step, stage, ...rest } = (value ?? {}) as Untrusted<TakenHint>;
  if (typeof technique !== 'string' || typeof step !== 'string' || !isStage(stage)) {
    return [];
  }
  return [{ technique, weight: Math.max(0, Number(rest.weight) || 0), step, stage, at: Number(rest.at) || 0 }];
}

/** What should be one but may be anything. */
type Untrusted<T> = { readonly [K in keyof T]?: unknown };

/** A game as JSON. `filled` and `values` repeat what the history tells, for lists of games. */
export interface SavedGame {
  version: 1;
  key: string;
  puzzle: Puzzle;
  touched: number;
  elapsed: number;
  solved: boolean;
  paused: boolean;
  help: Help;
  /** Games of earlier versions have none yet. */
  score?: Score | null;
  history: SavedHistory;
  filled: number;
  values: number[];
  daily?: Daily;
}
