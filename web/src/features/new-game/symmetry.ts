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

const LAST = 6;
const halfTurn = ([row, column]: Place): Place => [LAST - row, LAST - column];
const quarterTurn = ([row, column]: Place): Place => [column, LAST - row];
const leftRight = ([row, column]: Place): Place => [row, LAST - column];
const upDown = ([row, column]: Place): Place => [LAST - row, column];
const falling = ([row, column]: Place): Place => [column, row];
const rising = ([row, column]: Place): Place => [LAST - column, LAST - row];

/** What a symmetry does to places; done again and again, it makes all of it. */
const MOVES: Record<Symmetry, readonly ((place: Place) => Place)[]> = {
  none: [],
  rot180: [halfTurn],
  rot90: [quarterTurn],
  mirror: [leftRight],
  mirrors: [leftRight, upDown],
  diagonal: [falling],
  diagonals: [falling, rising],
  full: [leftRight, falling],
};

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
  const places = new Map(BEGINNINGS[symmetry].map((place) => [place.join(), place]));
  // A map grows while it is walked, so the places that were added are moved too.
  for (const place of places.values()) {
    for (const move of MOVES[symmetry]) {
      const moved = move(place);
      places.set(moved.join(), moved);
    }
  }
  return [...places.values()];
}
