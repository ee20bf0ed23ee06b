import { type Board, type Edit, LAYERS } from './board';
import { writeLine } from './digits';
import { isPossible } from './possible';

/**
 * The log of everything a player did, never cut short except by a new move after an undo. One gesture is one move,
 * however many cells it touched. Moves from {@link History.at} on are undone and can be redone.
 */
export interface Move {
  /** What the gesture was, for the history list. */
  readonly kind: string;
  readonly edits: readonly Edit[];
  /** The game's clock when it was made, in milliseconds. */
  readonly time: number;
}

export class History {
  private readonly list: Move[] = [];
  private position = 0;
  private marks: number[] = [];
  /** Moves that were undone, several at once, and then overtaken by a new move. */
  private aside: Move[] = [];

  constructor(private readonly board: Board) {}

  get moves(): readonly Move[] {
    return this.list;
  }

  /** How many moves are in effect. */
  get at(): number {
    return this.position;
  }

  get canUndo(): boolean {
    return this.position > 0;
  }

  get canRedo(): boolean {
    return this.position < this.list.length;
  }

  /** The places in the log that the player marked to come back to, ascending. */
  get checkpoints(): readonly number[] {
    return this.marks;
  }

  /** Moves of an abandoned branch, oldest first. */
  get branch(): readonly Move[] {
    return this.aside;
  }

  /** Makes a move; one that changes nothing leaves no trace. */
  push(move: Move): boolean {
    const edits = move.edits.filter((edit) => edit.before !== edit.after);
    if (edits.length === 0) {
      return false;
    }
    const tail = this.list.slice(this.position);
    // One move undone and made otherwise is a slip corrected; that must not push out a branch worth coming back to.
    if (tail.length > 1) {
      this.aside = tail;
    }
    this.list.length = this.position;
    this.marks = this.marks.filter((mark) => mark <= this.position);
    this.list.push({ ...move, edits });
    this.board.apply(edits);
    this.position++;
    return true;
  }

  undo(): Move | null {
    if (!this.canUndo) {
      return null;
    }
    const move = this.list[--this.position]!;
    this.board.revert(move.edits);
    return move;
  }

  redo(): Move | null {
    if (!this.canRedo) {
      return null;
    }
    const move = this.list[this.position++]!;
    this.board.apply(move.edits);
    return move;
  }

  /** Undoes or redoes until so many moves are in effect. */
  goTo(at: number): void {
    while (this.position > at && this.undo());
    while (this.position < at && this.redo());
  }

  setCheckpoint(): void {
    this.marks = [...this.marks.filter((mark) => mark !== this.position), this.position].sort((a, b) => a - b);
  }

  /** The nearest checkpoint behind the present, or null. */
  lastCheckpoint(): number | null {
    return this.marks.filter((mark) => mark < this.position).at(-1) ?? null;
  }

  /** The player's values in effect, in the order they were entered. */
  entries(): { cell: number; digit: number }[] {
    const entries = new Map<number, number>();
    for (const move of this.list.slice(0, this.position)) {
      for (const edit of move.edits) {
        if (edit.layer === 'value') {
          entries.delete(edit.key);
          if (edit.after !== 0) {
            entries.set(edit.key, edit.after);
          }
        }
      }
    }
    return Array.from(entries, ([cell, digit]) => ({ cell, digit }));
  }

  /** The digits that the board has had up to now, with how many moves there were when it last had them; in that order. */
  positions(): Map<string, number> {
    const digits = [...this.board.givens];
    const positions = new Map([[writeLine(digits), 0]]);
    this.list.slice(0, this.position).forEach(({ edits }, index) => {
      edits.filter(({ layer }) => layer === 'value').forEach(({ key, after }) => (digits[key] = after));
      const line = writeLine(digits);
      positions.delete(line);
      positions.set(line, index + 1);
    });
    return positions;
  }

  save(): SavedHistory {
    return { moves: this.list.map(pack), at: this.position, marks: this.marks, aside: this.aside.map(pack) };
  }

  /** Fills a new log, and its board, from a saved one. Throws if the saved one makes no sense. */
  restore(saved: SavedHistory): void {
    for (const move of saved.moves.map(unpack)) {
      if (!move.edits.every((edit) => isPossible(this.board, edit) && this.isNext(edit))) {
        throw new Error(`no move: ${JSON.stringify(move)}`);
      }
      this.list.push(move);
      this.redo();
    }
    this.aside = saved.aside.map(unpack);
    if (!this.aside.every((move) => move.edits.every((edit) => isPossible(this.board, edit)))) {
      throw new Error('no branch of this board');
    }
    if (!this.isPlace(saved.at)) {
      throw new Error(`position ${saved.at} in a log of ${this.list.length} moves`);
    }
    this.goTo(saved.at);
    this.marks = [...new Set(saved.marks.filter((mark) => this.isPlace(mark)))].sort((a, b) => a - b);
  }

  /** Whether an edit starts from what is on the board. */
  private isNext(edit: Edit): boolean {
    return this.board.get(edit.layer, edit.key) === edit.before;
  }

  private isPlace(at: number): boolean {
    return Number.isInteger(at) && at >= 0 && at <= this.list.length;
  }
}

/** As JSON: an edit is four numbers in a row. */
export interface SavedHistory {
  moves: PackedMove[];
  at: number;
  marks: number[];
  aside: PackedMove[];
}

type PackedMove = [kind: string, time: number, ...edits: number[]];

function pack(move: Move): PackedMove {
  const numbers = move.edits.flatMap((edit) => [LAYERS.indexOf(edit.layer), edit.key, edit.before, edit.after]);
  return [move.kind, move.time, ...numbers];
}

function unpack(packed: PackedMove): Move {
  const [kind, time, ...numbers] = packed;
  if (typeof kind !== 'string' || !Number.isFinite(time) || numbers.length === 0) {
    throw new Error(`no move: ${JSON.stringify(packed)}`);
  }
  const edits: Edit[] = [];
  for (let i = 0; i < numbers.length; i += 4) {
    const [layerIndex, key, before, after] = numbers.slice(i, i + 4);
    const layer = LAYERS[layerIndex!];
    if (layer === undefined || ![key, before, after].every(Number.isInteger)) {
      throw new Error(`no edit: ${numbers.slice(i, i + 4).join(' ')}`);
    }
    edits.push({ layer, key: key!, before: before!, after: after! });
  }
  return { kind, time, edits };
}
