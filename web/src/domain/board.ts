import { type DigitSet, allDigits, bit, has } from './digits';
import type { House, Shape } from './shape';

/**
 * Everything that lies on the board at one moment, in layers: the values, two kinds of notes, cell colours, coloured
 * candidates, and lines drawn between cells. A layer maps keys to numbers, 0 meaning nothing there, so that every
 * change of any layer is the same small record and undoing needs to know nothing about layers.
 *
 * Keys: the cell for the first four; {@link Board.tintKey} and {@link Board.lineKey} for the others.
 */
export const LAYERS = ['value', 'corner', 'centre', 'colour', 'tint', 'line'] as const;
export type Layer = (typeof LAYERS)[number];

/** One number of one layer changes. */
export interface Edit {
  readonly layer: Layer;
  readonly key: number;
  readonly before: number;
  readonly after: number;
}

/** What puts numbers into the cells that are empty at first; 0 puts nothing. */
export function placing(layer: Layer, numbers: readonly number[], givens: readonly number[]): Edit[] {
  const edits = numbers.map((after, key): Edit => ({ layer, key, before: 0, after }));
  return edits.filter(({ key, after }) => after > 0 && givens[key] === 0);
}

/** Two cells of one house hold the same digit. */
export interface Clash {
  readonly cell: number;
  readonly other: number;
  readonly house: House;
}

export class Board {
  private readonly layers: Record<Layer, Map<number, number>> = {
    value: new Map(),
    corner: new Map(),
    centre: new Map(),
    colour: new Map(),
    tint: new Map(),
    line: new Map(),
  };

  /**
   * @param givens one digit a cell, 0 for empty
   */
  constructor(
    readonly shape: Shape,
    readonly givens: readonly number[],
  ) {}

  /** A board with digits on it, some of which the player has placed. */
  static filled(shape: Shape, digits: readonly number[], isPlaced: (cell: number) => boolean): Board {
    const givens = digits.map((digit, cell) => (isPlaced(cell) ? 0 : digit));
    const board = new Board(shape, givens);
    board.apply(placing('value', digits, givens));
    return board;
  }

  get(layer: Layer, key: number): number {
    return this.layers[layer].get(key) ?? 0;
  }

  /** The keys of a layer that hold something. */
  keys(layer: Layer): IterableIterator<number> {
    return this.layers[layer].keys();
  }

  /** The ends of the lines that are drawn. */
  lines(): [number, number][] {
    return [...this.keys('line')].map((key) => this.lineEnds(key));
  }

  isGiven(cell: number): boolean {
    return this.givens[cell] !== 0;
  }

  /** The digit in a cell, given or the player's; 0 if there is none. */
  digit(cell: number): number {
    return this.givens[cell] || this.get('value', cell);
  }

  /** The digits of all cells. */
  digits(): number[] {
    return this.givens.map((given, cell) => given || this.get('value', cell));
  }

  tintKey(cell: number, digit: number): number {
    return cell * (this.shape.side + 1) + digit;
  }

  lineKey(a: number, b: number): number {
    return Math.min(a, b) * this.shape.cellCount + Math.max(a, b);
  }

  /** The two cells that a line's key joins. */
  lineEnds(key: number): [number, number] {
    return [Math.floor(key / this.shape.cellCount), key % this.shape.cellCount];
  }

  apply(edits: readonly Edit[]): void {
    for (const edit of edits) {
      this.put(edit.layer, edit.key, edit.after);
    }
  }

  revert(edits: readonly Edit[]): void {
    for (let i = edits.length - 1; i >= 0; i--) {
      const edit = edits[i]!;
      this.put(edit.layer, edit.key, edit.before);
    }
  }

  private put(layer: Layer, key: number, value: number): void {
    if (value === 0) {
      this.layers[layer].delete(key);
    } else {
      this.layers[layer].set(key, value);
    }
  }

  /** How many cells hold a digit. */
  filledCount(): number {
    return this.digits().filter((digit) => digit !== 0).length;
  }

  /** How many more of a digit the finished board has; never below 0. */
  remaining(digit: number): number {
    return Math.max(0, this.shape.side - this.cellsWith(digit).length);
  }

  /** How many more of a digit there are than a finished board has. */
  surplus(digit: number): number {
    return Math.max(0, this.cellsWith(digit).length - this.shape.side);
  }

  /** The digits that no peer of a cell holds. */
  candidates(cell: number): DigitSet {
    return this.shape.peers(cell).reduce((set, peer) => set & ~bit(this.digit(peer)), allDigits(this.shape.side));
  }

  /** Every cell that shares a house and a digit with another, with one other and the house for each. */
  clashes(): Map<number, Clash> {
    const clashes = new Map<number, Clash>();
    // The first house that shows it is enough: a pair in a box that shares a row is told by its row.
    const clash = (cell: number, other: number, house: House): unknown =>
      clashes.has(cell) || clashes.set(cell, { cell, other, house });
    for (const house of this.shape.houses) {
      const first = new Map<number, number>();
      for (const cell of house.cells) {
        const digit = this.digit(cell);
        const other = first.get(digit);
        if (digit !== 0 && other === undefined) {
          first.set(digit, cell);
        } else if (other !== undefined) {
          clash(cell, other, house);
          clash(other, cell, house);
        }
      }
    }
    return clashes;
  }

  /** Notes of empty cells that a peer's digit makes impossible. */
  deadNotes(cell: number): DigitSet {
    return this.digit(cell) === 0 ? this.notes(cell) & ~this.candidates(cell) : 0;
  }

  isComplete(): boolean {
    return this.filledCount() === this.shape.cellCount;
  }

  /** Whether the rules are kept and every cell is filled: any valid solution counts. */
  isSolved(): boolean {
    return this.isComplete() && this.clashes().size === 0;
  }

  /** The cells where a digit is already. */
  cellsWith(digit: number): number[] {
    return this.digits().flatMap((other, cell) => (other === digit ? [cell] : []));
  }

  /** The notes of a cell, of either kind. */
  notes(cell: number): DigitSet {
    return this.get('corner', cell) | this.get('centre', cell);
  }

  hasNote(cell: number, digit: number): boolean {
    return has(this.notes(cell), digit);
  }
}
