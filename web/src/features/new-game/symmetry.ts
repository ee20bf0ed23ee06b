import type { Symmetry } from 'shudu-engine';

/** The symmetries that the clues of a new puzzle can have, the plainest first. */
export const SYMMETRIES = [
  'none',
  'rot180',
  'rot90',
  'mirror',
  'mirrors',
  'diagonal',
  'diagonals',
  'full',
] as const satisfies readonly Symmetry[];

type Place = readonly [row: number, column: number];

/** What a symmetry does to places of a square whose last row has this number; done again and again, it makes all of it. */
function movesOf(symmetry: Symmetry, last: number): readonly ((place: Place) => Place)[] {
  const halfTurn = ([row, column]: Place): Place => [last - row, last - column];
  const quarterTurn = ([row, column]: Place): Place => [column, last - row];
  const leftRight = ([row, column]: Place): Place => [row, last - column];
  const upDown = ([row, column]: Place): Place => [last - row, column];
  const falling = ([row, column]: Place): Place => [column, row];
  const rising = ([row, column]: Place): Place => [last - column, last - row];
  return {
    none: [],
    rot180: [halfTurn],
    rot90: [quarterTurn],
    mirror: [leftRight],
    mirrors: [leftRight, upDown],
    diagonal: [falling],
    diagonals: [falling, rising],
    full: [leftRight, falling],
  }[symmetry];
}

/** Where each picture begins: few enough places that what a symmetry makes of them can be seen. */
// prettier-ignore
const BEGINNINGS: Record<Symmetry, readonly Place[]> = {
  none: [[0, 1], [1, 4], [2, 2], [2, 6], [4, 0], [4, 3], [5, 5], [6, 2]],
  rot180: [[0, 1], [0, 4], [1, 2], [2, 0], [2, 5], [3, 3]],
  rot90: [[0, 1], [1, 3], [2, 0], [3, 3]],
  mirror: [[0, 1], [1, 3], [2, 0], [3, 2], [4, 1], [5, 3], [6, 0]],
  mirrors: [[0, 1], [1, 3], [2, 0], [3, 2]],
  diagonal: [[0, 0], [0, 3], [1, 5], [2, 1], [3, 3], [4, 6], [5, 4]],
  diagonals: [[0, 0], [0, 2], [1, 4], [3, 3]],
  full: [[0, 0], [0, 2], [1, 3], [2, 2]],
};

/** A picture of a symmetry: small squares on a sheet of {@link SHEET} each way. */
export const SHEET = 7;

export function symmetryPath(symmetry: Symmetry): string {
  return placesOf(symmetry)
    .map(([row, column]) => `M${column + 0.1} ${row + 0.1}h.8v.8h-.8z`)
    .join('');
}

/** The places of a symmetry's picture: everywhere that its beginning is moved to. */
export function placesOf(symmetry: Symmetry): Place[] {
  return moved(BEGINNINGS[symmetry], symmetry, SHEET - 1);
}

/** Everywhere that some places are moved to by a symmetry. */
function moved(beginning: readonly Place[], symmetry: Symmetry, last: number): Place[] {
  const places = new Map(beginning.map((place) => [place.join(), place]));
  // A map grows while it is walked, so the places that were added are moved too.
  for (const place of places.values()) {
    for (const move of movesOf(symmetry, last)) {
      const to = move(place);
      places.set(to.join(), to);
    }
  }
  return [...places.values()];
}

/** About so many cells of a board that together have a symmetry: what the clues of a new puzzle may look like. */
export function sampleCells(side: number, symmetry: Symmetry, count: number): number[] {
  const cells = new Set<number>();
  // Steps of a share of the board that meets no line of it twice in a row: spread evenly, and always the same.
  const total = side * side;
  const step = Math.round(total * 0.382) | 1;
  for (let i = 0, at = side >> 1; cells.size < count && i < total; i++, at = (at + step) % total) {
    const place: Place = [Math.floor(at / side), at % side];
    moved([place], symmetry, side - 1).forEach(([row, column]) => cells.add(row * side + column));
  }
  return [...cells];
}
