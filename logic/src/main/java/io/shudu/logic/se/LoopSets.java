package io.shudu.logic.se;

/**
 * Type 3 of unique rectangles and loops: two of their cells count as one cell with their extra digits, which makes a
 * naked or a hidden set with other cells of a house.
 */
final class LoopSets {
    private final UniqueLoops loops;

    LoopSets(UniqueLoops loops) {
        this.loops = loops;
    }

    /**
     * Looks for sets of a size.
     *
     * @param pair the digits of the loop
     * @param extra the extra digits of its two cells
     * @param one where the first of them is in the house, as a bit
     * @param other where the second is
     */
    void find(Board board, int house, int pair, int extra, int size, int one, int other) {
        int empty = board.empty[house];
        if (2 * size <= empty) {
            for (int cells : Houses.parts(size, Houses.ALL)) {
                if ((cells & one) != 0 && (cells & other) == 0) {
                    naked(board, house, extra, size, cells & ~one, one | other);
                }
            }
        }
        if (2 * size < empty) {
            hidden(board, house, pair, extra, size, one, other);
        }
    }

    private void naked(Board board, int house, int extra, int size, int cells, int both) {
        int[] cellAt = board.houses.cellAt;
        int digits = 0;
        for (int rest = cells; rest != 0; rest &= rest - 1) {
            int candidates = board.candidates[cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)]];
            if (Integer.bitCount(candidates) < 2) {
                return;
            }
            digits |= candidates;
        }
        int first = board.candidates[cellAt[house * 9 + Integer.numberOfTrailingZeros(both)]];
        int second = board.candidates[cellAt[house * 9 + 31 - Integer.numberOfLeadingZeros(both)]];
        if (Integer.bitCount(digits | (extra & first & second)) != size || Integer.bitCount(digits | extra) != size) {
            return;
        }
        digits |= extra;
        boolean begun = false;
        for (int rest = ~(cells | both) & 0x1ff; rest != 0; rest &= rest - 1) {
            int cell = cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)];
            int victims = board.candidates[cell] & digits;
            if (victims != 0) {
                if (!begun && !loops.begins(size - 1)) {
                    return;
                }
                begun = true;
                loops.remove(cell, victims);
            }
        }
    }

    /** The digits of the loop and some that are not in its two cells; the second cell is left out. */
    private void hidden(Board board, int house, int pair, int extra, int size, int one, int other) {
        for (int digits : Houses.parts(size - 2, ~(pair | extra) & Houses.ALL)) {
            int places = 0;
            boolean each = true;
            for (int rest = digits | pair; rest != 0; rest &= rest - 1) {
                int mine = board.places(house, Integer.numberOfTrailingZeros(rest)) & ~other;
                each &= mine != 0;
                places |= mine;
            }
            if (each && Integer.bitCount(places) == size) {
                keep(board, house, digits | pair, places & ~one);
            }
        }
    }

    private void keep(Board board, int house, int digits, int places) {
        boolean begun = false;
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int cell = board.houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)];
            int victims = board.candidates[cell] & ~digits;
            if (victims != 0) {
                if (!begun && !loops.begins(Integer.bitCount(places) - 1)) {
                    return;
                }
                begun = true;
                loops.remove(cell, victims);
            }
        }
    }
}
