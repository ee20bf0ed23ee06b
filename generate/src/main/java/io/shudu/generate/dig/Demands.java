package io.shudu.generate.dig;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import java.util.Arrays;
import java.util.List;

/**
 * What the clues of a puzzle leave open, when its solution is known.
 *
 * <p>A <em>demand</em> is a cell that needs a digit, or a house that needs a place for a digit. For each there is a set
 * of candidates that are still open, and their number. A candidate meets one demand of its cell and one of each of its
 * houses. Because the solution is known it is enough to count: a cell is a naked or hidden single if one of the demands
 * that its digit meets has a single candidate left, which can only be that digit. To place a digit closes all other
 * candidates of its demands; to take it back opens them again.
 *
 * <p>All sets are in {@code int}s because {@code long}s are slow in JavaScript. Inside, digits count from 0.
 */
final class Demands {
    private static final int BITS = 32;
    private static final int DIGIT_BITS = 6;

    private final int side;
    /** Number of ints in a set. */
    private final int words;

    /** The cells of each house, one house after the other. */
    private final int[] cellsOfHouse;
    /** For each cell, where its houses and its positions in them begin; one more for the end. */
    private final int[] houses;

    /** For each cell its houses' first demands: those of the lowest digit. */
    private final int[] firstDemands;
    /** For each cell its positions in its houses. */
    private final int[] positions;

    private final int[] solution;
    /** For each house and digit, the cell in the solution. */
    private final int[] cellOfDigit;

    private final boolean[] clue;

    /** The open candidates of each demand: bits of digits for cells, bits of positions for houses. */
    private final int[] open;
    /** The number of open candidates of each demand. */
    private final int[] count;

    /** What was closed and may be opened again: cell and digit. */
    private final int[] closed;

    private int closedCount;

    Demands(Geometry geometry) {
        side = geometry.side();
        words = (side + BITS - 1) / BITS;
        int cells = geometry.cellCount();
        List<House> list = geometry.houses();
        cellsOfHouse = new int[list.size() * side];
        houses = new int[cells + 1];
        for (int cell = 0; cell < cells; cell++) {
            houses[cell + 1] = houses[cell] + geometry.houseCount(cell);
        }
        firstDemands = new int[houses[cells]];
        positions = new int[houses[cells]];
        int[] filled = houses.clone();
        for (int h = 0; h < list.size(); h++) {
            for (int position = 0; position < side; position++) {
                int cell = list.get(h).cell(position);
                cellsOfHouse[h * side + position] = cell;
                firstDemands[filled[cell]] = cells + h * side;
                positions[filled[cell]++] = position;
            }
        }
        solution = new int[cells];
        cellOfDigit = new int[list.size() * side];
        clue = new boolean[cells];
        count = new int[cells + list.size() * side];
        open = new int[count.length * words];
        closed = new int[cells * side];
    }

    /** Begins with a complete grid, all of it clues. */
    void start(Grid complete) {
        Arrays.fill(clue, true);
        Arrays.fill(open, 0);
        Arrays.fill(count, 0);
        for (int cell = 0; cell < solution.length; cell++) {
            solution[cell] = complete.digit(cell) - 1;
            for (int i = houses[cell]; i < houses[cell + 1]; i++) {
                cellOfDigit[firstDemands[i] - solution.length + solution[cell]] = cell;
            }
            open(cell, solution[cell]);
        }
    }

    boolean isClue(int cell) {
        return clue[cell];
    }

    /** The digit of a cell in the solution, from 1. */
    int digit(int cell) {
        return solution[cell] + 1;
    }

    /** Takes a clue away: opens its cell's candidates, and its digit in the cells that see it. */
    void lift(int cell) {
        clue[cell] = false;
        int own = solution[cell];
        for (int digit = 0; digit < side; digit++) {
            if (digit != own && fits(cell, digit)) {
                open(cell, digit);
            }
        }
        for (int i = houses[cell]; i < houses[cell + 1]; i++) {
            int house = firstDemands[i] - solution.length;
            for (int position = 0; position < side; position++) {
                int other = cellsOfHouse[house + position];
                if (!clue[other] && !isOpen(other, own) && fits(other, own)) {
                    open(other, own);
                }
            }
        }
    }

    /** Makes an empty cell a clue again. */
    void putBack(int cell) {
        clue[cell] = true;
        place(cell);
        closedCount = 0;
    }

    /** Whether no clue that the cell sees has the digit. */
    private boolean fits(int cell, int digit) {
        for (int i = houses[cell]; i < houses[cell + 1]; i++) {
            if (clue[cellOfDigit[firstDemands[i] - solution.length + digit]]) {
                return false;
            }
        }
        return true;
    }

    /** Whether one of the demands that the cell's digit meets has no other candidate. */
    boolean isSingle(int cell) {
        if (count[cell] == 1) {
            return true;
        }
        int digit = solution[cell];
        for (int i = houses[cell]; i < houses[cell + 1]; i++) {
            if (count[firstDemands[i] + digit] == 1) {
                return true;
            }
        }
        return false;
    }

    /** Places the digit of an empty cell: closes all other candidates of the demands that it meets. */
    void place(int cell) {
        int digit = solution[cell];
        for (int word = 0; word < words; word++) {
            int others = without(open[cell * words + word], word, digit);
            while (others != 0) {
                close(cell, word * BITS + Integer.numberOfTrailingZeros(others));
                others &= others - 1;
            }
        }
        for (int i = houses[cell]; i < houses[cell + 1]; i++) {
            int house = firstDemands[i] - solution.length;
            int demand = firstDemands[i] + digit;
            for (int word = 0; word < words; word++) {
                int others = without(open[demand * words + word], word, positions[i]);
                while (others != 0) {
                    close(cellsOfHouse[house + word * BITS + Integer.numberOfTrailingZeros(others)], digit);
                    others &= others - 1;
                }
            }
        }
    }

    /** A word of a set, without a member if that is in this word. */
    private static int without(int set, int word, int member) {
        return member / BITS == word ? set & ~(1 << member) : set;
    }

    private boolean isOpen(int cell, int digit) {
        return (open[cell * words + digit / BITS] & 1 << digit) != 0;
    }

    private void open(int cell, int digit) {
        turn(cell, digit, 1);
    }

    private void close(int cell, int digit) {
        closed[closedCount++] = cell << DIGIT_BITS | digit;
        turn(cell, digit, -1);
    }

    /** Takes back all that was placed beside the clues. */
    void reopen() {
        while (closedCount > 0) {
            int candidate = closed[--closedCount];
            open(candidate >> DIGIT_BITS, candidate & (1 << DIGIT_BITS) - 1);
        }
    }

    /** Opens a closed candidate, or closes an open one, for all demands that it meets. */
    private void turn(int cell, int digit, int change) {
        open[cell * words + digit / BITS] ^= 1 << digit;
        count[cell] += change;
        for (int i = houses[cell]; i < houses[cell + 1]; i++) {
            int demand = firstDemands[i] + digit;
            open[demand * words + positions[i] / BITS] ^= 1 << positions[i];
            count[demand] += change;
        }
    }
}
