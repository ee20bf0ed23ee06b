import { describe, expect, it } from 'vitest';
import { Board } from '@/domain/board';
import { digitsIn, has, readLine } from '@/domain/digits';
import type { House } from '@/domain/shape';
import { type Picture, RULES, SHAPE, TECHNIQUES } from './pictures';

const { fullHouse, nakedSingle, hiddenSingle, lockedCandidates, nakedPair, xWing } = TECHNIQUES as Record<
  keyof typeof TECHNIQUES,
  Picture
>;

const boardOf = (picture: Picture): Board => new Board(SHAPE, readLine(picture.digits)!);

/** The empty cells of a house that can take a digit. */
function places(board: Board, house: readonly number[], digit: number): number[] {
  return house.filter((cell) => board.digit(cell) === 0 && has(board.candidates(cell), digit));
}

const houseOf = (cells: readonly number[]): House =>
  SHAPE.houses.find((house) => cells.every((cell) => house.cells.includes(cell)))!;

/** The candidates of some digits in some cells, but for some cells. */
function others(board: Board, cells: readonly number[], except: readonly number[], digits: readonly number[]) {
  return cells
    .filter((cell) => board.digit(cell) === 0 && !except.includes(cell))
    .flatMap((cell) => digits.filter((digit) => has(board.candidates(cell), digit)).map((digit) => ({ cell, digit })));
}

describe('pictures of the rules', () => {
  it.each(Object.entries(RULES))('show a whole %s', (_, { digits, area }) => {
    expect(new Set(area.map((cell) => digits[cell])).size).toBe(9);
    expect(area.every((cell) => digits[cell] !== '.')).toBe(true);
  });
});

describe('pictures of techniques', () => {
  it('full house: one empty cell in the area', () => {
    const { area, placed, digits } = fullHouse;
    expect(area.filter((cell) => digits[cell] === '.')).toEqual([placed!.cell]);
    expect(digitsIn(boardOf(fullHouse).candidates(placed!.cell))).toEqual([placed!.digit]);
  });

  it('naked single: the ringed cells leave one candidate, and none of them is superfluous', () => {
    const { pattern, placed, digits } = nakedSingle;
    expect(digitsIn(boardOf(nakedSingle).candidates(placed!.cell))).toEqual([placed!.digit]);
    expect(new Set(pattern.map((cell) => digits[cell])).size).toBe(8);
    expect(pattern.every((cell) => SHAPE.peers(placed!.cell).includes(cell))).toBe(true);
  });

  it('hidden single: the ringed digits leave one place in the area', () => {
    const { area, pattern, placed, digits } = hiddenSingle;
    expect(places(boardOf(hiddenSingle), area, placed!.digit)).toEqual([placed!.cell]);
    expect(digitsIn(boardOf(hiddenSingle).candidates(placed!.cell)).length).toBeGreaterThan(1);
    expect(pattern.every((cell) => digits[cell] === String(placed!.digit))).toBe(true);
  });

  it('locked candidates: the places in the area lie in one row, whose other candidates go', () => {
    const { area, pattern, removed, noted } = lockedCandidates;
    const board = boardOf(lockedCandidates);
    const digit = noted.digits[0]!;
    expect(places(board, area, digit)).toEqual(pattern);
    const row = SHAPE.houses[SHAPE.row(pattern[0]!)]!.cells;
    expect(removed).toEqual(others(board, row, pattern, [digit]));
  });

  it('naked pair: two cells with the same two candidates, which go from the rest of the house', () => {
    const { area, pattern, removed } = nakedPair;
    const board = boardOf(nakedPair);
    const [first, second] = pattern.map((cell) => digitsIn(board.candidates(cell)));
    expect(first).toEqual(second);
    expect(first).toHaveLength(2);
    expect(houseOf(pattern).cells).toEqual(area);
    expect(removed).toEqual(others(board, area, pattern, first!));
  });

  it('X-Wing: two rows with their places in the same two columns, whose other candidates go', () => {
    const { area, pattern, removed, noted } = xWing;
    const board = boardOf(xWing);
    const digit = noted.digits[0]!;
    const rows = [...new Set(pattern.map((cell) => SHAPE.row(cell)))];
    expect(rows.flatMap((row) => places(board, SHAPE.houses[row]!.cells, digit))).toEqual(pattern);
    expect(new Set(pattern.map((cell) => SHAPE.column(cell))).size).toBe(2);
    expect(removed).toEqual(others(board, area, pattern, [digit]));
  });

  it('never contradict the rules', () => {
    for (const picture of [...Object.values(RULES), ...Object.values(TECHNIQUES)]) {
      expect(boardOf(picture).clashes().size).toBe(0);
    }
  });
});
