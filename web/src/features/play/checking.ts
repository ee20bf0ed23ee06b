import { shallowRef } from 'vue';
import { digitOf, readLine, symbolOf, writeLine } from '@/domain/digits';
import { engine } from '@/engine/client';
import { announce } from '@/ui/announcer';
import { toast } from '@/ui/toasts';
import { candidatesNamed } from './hint-drawing';
import type { Session } from './session';

/** What a check found out. */
export type Report = 'fine' | 'conflicts' | 'wrong' | 'unknown' | 'unsolvable' | 'full';

/** How many solutions a puzzle has, by the engine's verdict. */
const SOLUTIONS = {
  unique: 'one',
  multiple: 'several',
  none: 'none',
  conflict: 'none',
  incomplete: 'too-hard',
} as const;

/**
 * Which of the player's digits cannot be right. If the puzzle has one solution, it is compared with that; if it has
 * several, the engine tells which digits leave no solution at all, so that another valid solution is never called
 * wrong.
 */
export class Checking {
  /** Cells that the last check marked; a mark goes when its cell changes. */
  readonly marked = shallowRef<ReadonlyMap<number, number>>(new Map());
  readonly report = shallowRef<{ kind: Report; count: number } | null>(null);
  /** Wrong cells for those who always want to see them. */
  readonly always = shallowRef<ReadonlySet<number>>(new Set());
  private solutions: 'unknown' | (typeof SOLUTIONS)[keyof typeof SOLUTIONS] = 'unknown';

  constructor(private readonly session: Session) {
    if (session.game.puzzle.solution) {
      this.solutions = 'one';
    }
  }

  /** After each change: marks of changed cells go, and the constant check is renewed. */
  changed(): void {
    const { board } = this.session;
    this.marked.value = new Map([...this.marked.value].filter(([cell, digit]) => board.get('value', cell) === digit));
    this.report.value = null;
    if (this.session.panel.value === 'check') {
      this.session.panel.value = 'none';
    }
    void this.renew(true);
    if (board.isComplete() && !board.isSolved()) {
      this.report.value = { kind: 'full', count: 0 };
      this.session.panel.value = 'check';
      announce(this.session.t('play.check.full'));
    }
  }

  /**
   * Brings {@link always} up to date if the settings ask for it. What is shown after a move is a check like any other.
   */
  async renew(afterMove = false): Promise<void> {
    if (this.session.settings.conflicts !== 'solution') {
      this.always.value = new Set();
      return;
    }
    const { turn, settings } = this.session;
    const wrong = await this.wrongCells().catch(() => null);
    if (turn === this.session.turn && settings.conflicts === 'solution') {
      const before = this.always.value;
      this.always.value = new Set(wrong ?? []);
      if (afterMove && wrong?.some((cell) => !before.has(cell))) {
        this.session.game.takeCheck(true);
        this.session.save();
      }
    }
  }

  /** Checks the board and says what was found. */
  async check(): Promise<void> {
    const { session } = this;
    const clashing = this.ownClashes();
    if (clashing.length > 0) {
      session.game.takeCheck(true);
      this.mark(clashing);
      this.tell('conflicts', clashing.length);
      return;
    }
    const wrong = await this.found(this.wrongCells());
    if (wrong !== null) {
      session.game.takeCheck(wrong.length > 0);
      this.mark(wrong);
      this.tell(wrong.length === 0 ? 'fine' : 'wrong', wrong.length);
    }
  }

  /** What is found out about the board, unless that changes meanwhile; null if it cannot be known, which is told. */
  private async found<T>(asked: Promise<T | null>): Promise<T | null> {
    const { session } = this;
    const { turn } = session;
    const answer = await asked.catch(() => undefined);
    // A move made while the engine was thinking shows that the player wants something else.
    if (turn !== session.turn) {
      return null;
    }
    if (answer === undefined) {
      toast(session.t('common.engineFailed'));
    } else if (answer === null) {
      this.tell(this.solutions === 'none' ? 'unsolvable' : 'unknown', 0);
    }
    return answer ?? null;
  }

  private ownClashes(): number[] {
    const { board } = this.session;
    return [...board.clashes().keys()].filter((cell) => !board.isGiven(cell));
  }

  /** Marks cells whose digit cannot be right. */
  mark(cells: readonly number[]): void {
    this.marked.value = new Map(cells.map((cell) => [cell, this.session.board.get('value', cell)]));
  }

  private tell(kind: Report, count: number): void {
    this.report.value = { kind, count };
    this.session.panel.value = 'check';
    announce(this.session.t(`play.check.${kind}`, count));
    this.session.save();
  }

  /** Cells whose digit cannot be right; null if that cannot be known. */
  private async wrongCells(): Promise<number[] | null> {
    await this.learnSolutions();
    const { board, game } = this.session;
    const entries = game.history.entries();
    switch (this.solutions) {
      case 'one': {
        const solution = game.puzzle.solution!;
        return entries.filter(({ cell, digit }) => solution[cell] !== symbolOf(digit)).map(({ cell }) => cell);
      }
      case 'several': {
        const answer = await engine.ask('judge', { ...this.puzzle(), entries: this.named(entries) });
        return answer.verdict === 'incomplete'
          ? null
          : candidatesNamed(board.shape, answer.wrong).map(({ cell }) => cell);
      }
      default:
        return null;
    }
  }

  /** Goes back to where every digit on the board could stand. The moves since then can be redone. */
  async rewind(): Promise<void> {
    const { session } = this;
    const sound = await this.found(this.lastSound());
    if (sound === null) {
      return;
    }
    const key = sound === session.game.history.at ? 'alreadySound' : 'rewound';
    session.game.help.rewinds++;
    // It tells as much as a check, unless one has told it already.
    if (this.marked.value.size + this.always.value.size === 0) {
      session.game.learnErrors(key === 'rewound');
    }
    session.save();
    session.goTo(sound);
    announce(session.t(`play.check.${key}`));
    toast(session.t(`play.check.${key}`));
  }

  /** How many moves, as many as possible, leave a board that can be solved; null if that cannot be known. */
  private async lastSound(): Promise<number | null> {
    const positions = this.session.game.history.positions();
    await this.learnSolutions();
    const { lastSound } = await engine.ask('rewind', { ...this.puzzle(), positions: [...positions.keys()] });
    return lastSound === null ? null : [...positions.values()][lastSound]!;
  }

  /** The digit that belongs into a cell, given what is on the board; null if nothing fits any more. */
  async solutionDigit(cell: number): Promise<number | null> {
    await this.learnSolutions();
    const { board, game } = this.session;
    if (this.solutions === 'one') {
      return digitOf(game.puzzle.solution![cell]!);
    }
    const answer = await engine.ask('solve', { board: game.puzzle.board, puzzle: writeLine(board.digits()) });
    return answer.solution ? digitOf(answer.solution[cell]!) : null;
  }

  /** The digits of a solution, of one that keeps the player's digits if there is one; or why there is none to show. */
  async answer(): Promise<readonly number[] | 'unsolvable' | 'unknown'> {
    await this.learnSolutions();
    const { board, game } = this.session;
    if (this.solutions === 'one') {
      return readLine(game.puzzle.solution!)!;
    }
    if (this.solutions === 'none') {
      return 'unsolvable';
    }
    for (const puzzle of [writeLine(board.digits()), game.puzzle.givens]) {
      const { solution } = await engine.ask('solve', { board: game.puzzle.board, puzzle });
      if (solution) {
        return readLine(solution)!;
      }
    }
    return 'unknown';
  }

  /** Finds out, once, how many solutions the puzzle has. */
  private async learnSolutions(): Promise<void> {
    if (this.solutions !== 'unknown') {
      return;
    }
    const answer = await engine.ask('solve', this.puzzle());
    this.solutions = SOLUTIONS[answer.verdict];
    if (this.solutions === 'one') {
      this.session.game.puzzle = { ...this.session.game.puzzle, solution: answer.solution! };
    }
  }

  private puzzle(): { puzzle: string; board: string } {
    const { givens, board } = this.session.game.puzzle;
    return { puzzle: givens, board };
  }

  private named(entries: readonly { cell: number; digit: number }[]): string[] {
    return entries.map(({ cell, digit }) => `${this.session.shape.cellName(cell)}=${symbolOf(digit)}`);
  }
}
