import { describe, expect, it } from 'vitest';
import { SHEET, SYMMETRIES, placesOf } from './symmetry';

/** The moves of the square, each as what it does to a place. */
const MOVES: Record<string, (row: number, column: number) => string> = {
  half: (row, column) => `${SHEET - 1 - row},${SHEET - 1 - column}`,
  quarter: (row, column) => `${column},${SHEET - 1 - row}`,
  leftRight: (row, column) => `${row},${SHEET - 1 - column}`,
  upDown: (row, column) => `${SHEET - 1 - row},${column}`,
  falling: (row, column) => `${column},${row}`,
  rising: (row, column) => `${SHEET - 1 - column},${SHEET - 1 - row}`,
};

const KEPT: Record<string, string[]> = {
  none: [],
  rot180: ['half'],
  rot90: ['half', 'quarter'],
  mirror: ['leftRight'],
  mirrors: ['half', 'leftRight', 'upDown'],
  diagonal: ['falling'],
  diagonals: ['half', 'falling', 'rising'],
  full: Object.keys(MOVES),
};

describe('the picture of a symmetry', () => {
  it.each(SYMMETRIES)('%s has that symmetry and no other', (symmetry) => {
    const places = placesOf(symmetry);
    const names = new Set(places.map((place) => place.join()));
    const kept = Object.keys(MOVES).filter((name) =>
      places.every(([row, column]) => names.has(MOVES[name]!(row, column))),
    );
    expect(kept.sort()).toEqual(KEPT[symmetry]!.sort());
  });
});
