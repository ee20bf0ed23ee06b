package io.shudu.logic.se;

import java.util.Arrays;

/** For aligned exclusion: the cells that may take part, and the small cells that each of them sees. */
final class Excluders {
    private final Houses houses;
    private final int most;
    /** The cells that may take part, ascending. */
    final int[] cells = new int[Houses.CELLS];

    int count;
    /** By cell: the small cells it sees, in three bands of 27 bits. */
    private final int[] small = new int[Houses.CELLS * 3];
    /** The cells with one candidate, and the small cells. */
    private final int[] singles = new int[3];

    private final int[] smallOnes = new int[3];
    private final int[] takesPart = new int[3];
    private int top;
    private int middle;
    private int bottom;
    /** By cell: its candidates and whether it took part when nothing was found last; -1 if something was found. */
    private final int[] seen = new int[Houses.CELLS];
    /** The cells that have changed since, in three bands of 27 bits. */
    private final int[] changed = new int[3];
    /** The cells that may make a difference together with those of the last look. */
    private final int[] concerned = new int[3];
    /** What was last found in common, cell by cell. */
    final int[] digits = new int[Houses.PEERS];

    /**
     * Without anything yet.
     *
     * @param most the most candidates of a small cell
     */
    Excluders(Houses houses, int most) {
        this.houses = houses;
        this.most = most;
        foundSomething();
    }

    void look(Board board) {
        count = 0;
        for (int band = 0; band < 3; band++) {
            singles[band] = 0;
            smallOnes[band] = 0;
            takesPart[band] = 0;
            changed[band] = 0;
            for (int i = 0; i < 27; i++) {
                int size = board.count(band * 27 + i);
                singles[band] |= size == 1 ? 1 << i : 0;
                smallOnes[band] |= size >= 2 && size <= most ? 1 << i : 0;
            }
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.count(cell) >= 2 && collect(cell)) {
                cells[count++] = cell;
                takesPart[cell / 27] |= 1 << cell % 27;
            }
            changed[cell / 27] |= seen[cell] != state(board, cell) ? 1 << cell % 27 : 0;
        }
    }

    private int state(Board board, int cell) {
        return (takesPart[cell / 27] >>> cell % 27 & 1) << 9 | board.candidates[cell];
    }

    /** Nothing was found on a board: from now on only what changes can make a difference. */
    void foundNothing(Board board) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            seen[cell] = state(board, cell);
        }
    }

    /** Something was found: next time all cells are to be looked at. */
    void foundSomething() {
        Arrays.fill(seen, -1);
    }

    /** Whether there are small cells and no naked single. */
    private boolean collect(int cell) {
        int any = 0;
        int single = 0;
        for (int band = 0; band < 3; band++) {
            int peers = houses.peerBits[cell * 3 + band];
            single |= peers & singles[band];
            small[cell * 3 + band] = peers & smallOnes[band];
            any |= small[cell * 3 + band];
        }
        return any != 0 && single == 0;
    }

    boolean sees(int cell, int smallCell) {
        return (small[cell * 3 + smallCell / 27] >>> smallCell % 27 & 1) != 0;
    }

    /** Begins to look for one more cell. Answers whether they see two small cells or more. */
    boolean begin(int one, int two) {
        top = small[one * 3] & small[two * 3];
        middle = small[one * 3 + 1] & small[two * 3 + 1];
        bottom = small[one * 3 + 2] & small[two * 3 + 2];
        return isSeveral(top, middle, bottom) && isConcerned(one, two);
    }

    /**
     * Whether there are cells for which two others must be looked at: all if one of the two has changed, else those
     * that have changed or that see what has changed, if the two see it as well.
     */
    private boolean isConcerned(int one, int two) {
        int any = 0;
        boolean all = hasChanged(one) || hasChanged(two);
        for (int band = 0; band < 3; band++) {
            concerned[band] = all ? -1 : changed[band];
        }
        for (int band = 0; band < 3 && !all; band++) {
            int between = changed[band] & houses.peerBits[one * 3 + band] & houses.peerBits[two * 3 + band];
            for (int rest = between; rest != 0; rest &= rest - 1) {
                int cell = band * 27 + Integer.numberOfTrailingZeros(rest);
                concerned[0] |= houses.peerBits[cell * 3];
                concerned[1] |= houses.peerBits[cell * 3 + 1];
                concerned[2] |= houses.peerBits[cell * 3 + 2];
            }
        }
        for (int band = 0; band < 3; band++) {
            any |= concerned[band] & takesPart[band];
        }
        return any != 0;
    }

    private boolean hasChanged(int cell) {
        return (changed[cell / 27] >>> cell % 27 & 1) != 0;
    }

    /** The cells of a band before one of the two that see two or more of the same small cells. */
    int others(int band, int before) {
        int once = 0;
        int twice = 0;
        for (int i = 0; i < 3; i++) {
            for (int rest = i == 0 ? top : i == 1 ? middle : bottom; rest != 0; rest &= rest - 1) {
                int seeing = houses.peerBits[(i * 27 + Integer.numberOfTrailingZeros(rest)) * 3 + band];
                twice |= once & seeing;
                once |= seeing;
            }
        }
        int earlier = band < before / 27 ? -1 : (1 << before % 27) - 1;
        return twice & takesPart[band] & earlier & concerned[band];
    }

    private static boolean isSeveral(int a, int b, int c) {
        int any = a | b | c;
        return (any & any - 1) != 0 || Integer.bitCount(a) + Integer.bitCount(b) + Integer.bitCount(c) >= 2;
    }

    /** Collects what all these cells see, as sets of digits; only those that lie within some digits. */
    int collect(Board board, int one, int two, int three, int within) {
        int count = 0;
        for (int band = 0; band < 3; band++) {
            int rest = small[one * 3 + band] & small[two * 3 + band] & small[three * 3 + band];
            for (; rest != 0; rest &= rest - 1) {
                int candidates = board.candidates[band * 27 + Integer.numberOfTrailingZeros(rest)];
                if ((candidates & ~within) == 0) {
                    digits[count++] = candidates;
                }
            }
        }
        return count;
    }
}
