package io.shudu.logic.se;

/** For aligned exclusion: the cells that may take part, and the small cells that each of them sees. */
final class Excluders {
    private final Houses houses;
    private final int most;
    /** The cells that may take part, ascending. */
    final int[] cells = new int[Houses.CELLS];

    int count;
    /** By cell: the small cells it sees, in three bands of 27 bits. */
    private final int[] small = new int[Houses.CELLS * 3];
    /** By cell: the same in the order of its peers. */
    final int[] list = new int[Houses.CELLS * Houses.PEERS];

    final int[] listCount = new int[Houses.CELLS];
    final boolean[] takesPart = new boolean[Houses.CELLS];
    /** What was last found in common. */
    final int[] commonCells = new int[Houses.PEERS];

    int commonCount;

    /**
     * Without anything yet.
     *
     * @param most the most candidates of a small cell
     */
    Excluders(Houses houses, int most) {
        this.houses = houses;
        this.most = most;
    }

    void look(Board board) {
        count = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            takesPart[cell] = false;
            listCount[cell] = 0;
            if (board.count(cell) < 2 || !collect(board, cell)) {
                continue;
            }
            takesPart[cell] = true;
            cells[count++] = cell;
        }
    }

    /** Whether there are small cells and no naked single. */
    private boolean collect(Board board, int cell) {
        small[cell * 3] = 0;
        small[cell * 3 + 1] = 0;
        small[cell * 3 + 2] = 0;
        int number = 0;
        for (int i = cell * Houses.PEERS; i < (cell + 1) * Houses.PEERS; i++) {
            int peer = houses.peers[i];
            int size = board.count(peer);
            if (size == 1) {
                return false;
            }
            if (size >= 2 && size <= most) {
                small[cell * 3 + peer / 27] |= 1 << peer % 27;
                list[cell * Houses.PEERS + number++] = peer;
            }
        }
        listCount[cell] = number;
        return number > 0;
    }

    boolean sees(int cell, int smallCell) {
        return (small[cell * 3 + smallCell / 27] >>> smallCell % 27 & 1) != 0;
    }

    /** Collects the small cells that two cells see, and answers how many there are. */
    int common(int one, int two) {
        return collect(
                small[one * 3] & small[two * 3],
                small[one * 3 + 1] & small[two * 3 + 1],
                small[one * 3 + 2] & small[two * 3 + 2]);
    }

    /** The same for three cells. */
    int common(int one, int two, int three) {
        return collect(
                small[one * 3] & small[two * 3] & small[three * 3],
                small[one * 3 + 1] & small[two * 3 + 1] & small[three * 3 + 1],
                small[one * 3 + 2] & small[two * 3 + 2] & small[three * 3 + 2]);
    }

    private int collect(int top, int middle, int bottom) {
        commonCount = 0;
        int number = Integer.bitCount(top) + Integer.bitCount(middle) + Integer.bitCount(bottom);
        if (number >= 2) {
            add(top, 0);
            add(middle, 27);
            add(bottom, 54);
        }
        return number;
    }

    private void add(int band, int first) {
        for (int rest = band; rest != 0; rest &= rest - 1) {
            commonCells[commonCount++] = first + Integer.numberOfTrailingZeros(rest);
        }
    }
}
