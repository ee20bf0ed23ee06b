package io.shudu.logic.se;

import java.util.Arrays;

/**
 * Which candidates of a board exclude which. Sets of candidates hold those of this board alone, by their
 * {@link Numbers}, so that they take three or four words in place of twelve; boards that are part of it use the same
 * numbers. The words are long: the game's engine, for which that would be slow, does not carry this package.
 */
final class Exclusions {
    static final int MOST_WORDS = (Houses.CANDIDATES + 63) / 64;

    final Numbers numbers = new Numbers();
    private final Houses houses;
    /** How many words a set has. */
    int words;
    /** By number of a candidate: the set of those that it excludes. */
    final long[] sets = new long[Houses.CANDIDATES * MOST_WORDS];

    Exclusions(Houses houses) {
        this.houses = houses;
    }

    void look(Board board) {
        numbers.look(board);
        words = (numbers.count() + 63) >>> 6;
        Arrays.fill(sets, 0, numbers.count() * words, 0);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest);
                int number = numbers.of(cell * 9 + digit);
                for (int others = board.candidates[cell] & ~(1 << digit); others != 0; others &= others - 1) {
                    add(number, cell * 9 + Integer.numberOfTrailingZeros(others));
                }
                for (int kind = 0; kind < 3; kind++) {
                    int house = houses.houseOf[cell * 3 + kind];
                    int others = board.places[house * 9 + digit] & ~(1 << houses.positionOf[cell * 3 + kind]);
                    for (; others != 0; others &= others - 1) {
                        add(number, houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(others)] * 9 + digit);
                    }
                }
            }
        }
    }

    private void add(int number, int excluded) {
        add(sets, number * words, numbers.of(excluded));
    }

    /** Adds a number to a set. */
    static void add(long[] set, int at, int number) {
        set[at + (number >>> 6)] |= 1L << number;
    }

    /** Whether a set has a number. */
    static boolean has(long[] set, int at, int number) {
        return (set[at + (number >>> 6)] >>> number & 1) != 0;
    }
}
