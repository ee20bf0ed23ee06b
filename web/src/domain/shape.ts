/**
 * The shape of a board: its side, its boxes, its houses. Cells are numbered row by row from 0, digits go from 1 to
 * the side. Code loops over houses and never asks whether one is a row, a column or a box, except to name it.
 */
export interface House {
  readonly kind: 'row' | 'column' | 'box';
  /** From 0, among its kind. */
  readonly index: number;
  readonly cells: readonly number[];
}

/** The largest board that can be played here; a digit's notes are bits of one number. */
export const MAX_SIDE = 25;

export class Shape {
  readonly side: number;
  readonly cellCount: number;
  readonly cells: readonly number[];
  readonly houses: readonly House[];
  private readonly peerLists: readonly (readonly number[])[];

  private constructor(
    readonly boxRows: number,
    readonly boxColumns: number,
  ) {
    this.side = boxRows * boxColumns;
    this.cellCount = this.side * this.side;
    this.cells = Array.from({ length: this.cellCount }, (_, cell) => cell);
    this.houses = [
      ...this.housesBy('row', (cell) => this.row(cell)),
      ...this.housesBy('column', (cell) => this.column(cell)),
      ...this.housesBy('box', (cell) => this.boxOf(cell)),
    ];
    this.peerLists = this.cells.map((cell) => {
      const peers = new Set(this.housesOf(cell).flatMap((house) => house.cells));
      peers.delete(cell);
      return [...peers].sort((a, b) => a - b);
    });
  }

  private static readonly known = new Map<string, Shape>();

  /** The board whose boxes have so many rows and columns. */
  static of(boxRows: number, boxColumns: number): Shape {
    const name = `${boxRows}x${boxColumns}`;
    let shape = Shape.known.get(name);
    if (!shape) {
      shape = new Shape(boxRows, boxColumns);
      Shape.known.set(name, shape);
    }
    return shape;
  }

  /**
   * The board named by its side, as in `9`, or by the rows and columns of its boxes, as in `2x3`; null if there is none
   * that can be played.
   */
  static named(name: string): Shape | null {
    const match = /^([1-9]\d?)(?:x([1-9]\d?))?$/.exec(name);
    const [rows, columns] = [Number(match?.[1]), Number(match?.[2])];
    if (match && match[2] === undefined) {
      return Shape.ofSide(rows);
    }
    return rows >= 2 && columns >= 2 && rows * columns <= MAX_SIDE ? Shape.of(rows, columns) : null;
  }

  /** The usual board of a side: boxes as square as possible and never taller than wide. */
  static ofSide(side: number): Shape | null {
    for (let rows = Math.floor(Math.sqrt(side)); rows >= 2; rows--) {
      if (side % rows === 0) {
        return side <= MAX_SIDE ? Shape.of(rows, side / rows) : null;
      }
    }
    return null;
  }

  /** How the engine names the board: `9` if the boxes are square, or else `2x3`. */
  get id(): string {
    return this.boxRows === this.boxColumns ? String(this.side) : `${this.boxRows}x${this.boxColumns}`;
  }

  row(cell: number): number {
    return Math.floor(cell / this.side);
  }

  column(cell: number): number {
    return cell % this.side;
  }

  cell(row: number, column: number): number {
    return row * this.side + column;
  }

  /** The number of a cell's box, from 0, row by row. */
  boxOf(cell: number): number {
    const perRow = this.side / this.boxColumns;
    return Math.floor(this.row(cell) / this.boxRows) * perRow + Math.floor(this.column(cell) / this.boxColumns);
  }

  /** The cells that share a house with a cell. */
  peers(cell: number): readonly number[] {
    return this.peerLists[cell]!;
  }

  /** The houses of a cell: its row, its column, its box. */
  housesOf(cell: number): readonly House[] {
    return [
      this.houses[this.row(cell)]!,
      this.houses[this.side + this.column(cell)]!,
      this.houses[2 * this.side + this.boxOf(cell)]!,
    ];
  }

  /** The name that programs exchange for a cell: `r3c5`. */
  cellName(cell: number): string {
    return `r${this.row(cell) + 1}c${this.column(cell) + 1}`;
  }

  /** The cell of a name such as `r3c5`, or null if the board has none of that name. */
  cellNamed(name: string): number | null {
    const match = /^r(\d{1,2})c(\d{1,2})$/.exec(name);
    const row = Number(match?.[1]);
    const column = Number(match?.[2]);
    const onBoard = row >= 1 && column >= 1 && row <= this.side && column <= this.side;
    return onBoard ? this.cell(row - 1, column - 1) : null;
  }

  /** The house of a name such as `row 3`; undefined if the board has none of that name. */
  houseNamed(name: string): House | undefined {
    return this.houses.find(({ kind, index }) => name === `${kind} ${index + 1}`);
  }

  private housesBy(kind: House['kind'], indexOf: (cell: number) => number): House[] {
    const groups = Array.from({ length: this.side }, (): number[] => []);
    this.cells.forEach((cell) => groups[indexOf(cell)]!.push(cell));
    return groups.map((cells, index) => ({ kind, index, cells }));
  }
}
