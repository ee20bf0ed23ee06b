package io.shudu.logic.se;

import java.util.Arrays;

/**
 * The links of the board as it is. A strong link leads from a candidate that is off to one that is then on; a weak link
 * from a candidate that is on to one that is then off. Weak links to candidates without strong links lead nowhere and
 * are left out.
 */
final class Links {
    static final int MOST_STRONG = 4;

    private final Houses houses;
    /** Whether links within cells count, and strong links within houses. */
    private final boolean cells;

    private final boolean strongHouses;
    /** By candidate: how many strong links it has, and where they lead; each with its cause. */
    final int[] strongCount = new int[Houses.CANDIDATES];

    final int[] strong = new int[Houses.CANDIDATES * MOST_STRONG];
    final int[] strongCause = new int[Houses.CANDIDATES * MOST_STRONG];
    /** By candidate: where its weak links begin, -1 before that is known, and where they end. */
    private final int[] weakAt = new int[Houses.CANDIDATES];

    final int[] weakEnd = new int[Houses.CANDIDATES];

    final int[] weak = new int[Houses.CANDIDATES * 28];
    final int[] weakCause = new int[Houses.CANDIDATES * 28];
    private int weakCount;
    private Board board;

    /**
     * Links of some kinds.
     *
     * @param cells whether cells make links
     * @param strongHouses whether two places in a house make a strong link
     */
    Links(Houses houses, boolean cells, boolean strongHouses) {
        this.houses = houses;
        this.cells = cells;
        this.strongHouses = strongHouses;
        board = new Board(houses);
    }

    void build(Board position) {
        board = position;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                addStrong(board, cell, Integer.numberOfTrailingZeros(rest));
            }
        }
        weakCount = 0;
        Arrays.fill(weakAt, -1);
    }

    /** Where the weak links of a candidate begin: they are worked out when they are first asked for. */
    int weakAt(int candidate) {
        if (weakAt[candidate] < 0) {
            weakAt[candidate] = weakCount;
            addWeak(board, houses.cellOf[candidate], houses.digitOf[candidate]);
            weakEnd[candidate] = weakCount;
        }
        return weakAt[candidate];
    }

    private void addStrong(Board board, int cell, int digit) {
        int candidate = cell * 9 + digit;
        int first = candidate * MOST_STRONG;
        int count = 0;
        int others = board.candidates[cell] & ~(1 << digit);
        if (cells && others != 0 && (others & others - 1) == 0) {
            strong[first] = cell * 9 + Integer.numberOfTrailingZeros(others);
            strongCause[first] = 0;
            count++;
        }
        for (int kind = 0; kind < 3 && strongHouses; kind++) {
            int house = houses.houseOf[cell * 3 + kind];
            int places = board.places[house * 9 + digit] & ~(1 << houses.positionOf[cell * 3 + kind]);
            if (places != 0 && (places & places - 1) == 0) {
                int other = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(places)] * 9 + digit;
                if (!isStrong(first, count, other)) {
                    strong[first + count] = other;
                    strongCause[first + count] = kind + 1;
                    count++;
                }
            }
        }
        strongCount[candidate] = count;
    }

    private boolean isStrong(int first, int count, int other) {
        for (int i = first; i < first + count; i++) {
            if (strong[i] == other) {
                return true;
            }
        }
        return false;
    }

    private void addWeak(Board board, int cell, int digit) {
        if (cells) {
            for (int rest = board.candidates[cell] & ~(1 << digit); rest != 0; rest &= rest - 1) {
                addWeak(cell * 9 + Integer.numberOfTrailingZeros(rest), 0);
            }
        }
        int box = houses.houseOf[cell * 3];
        for (int kind = 0; kind < 3; kind++) {
            int house = houses.houseOf[cell * 3 + kind];
            int places = board.places[house * 9 + digit] & ~(1 << houses.positionOf[cell * 3 + kind]);
            if (kind > 0) {
                places &= ~houses.shared[house * Houses.COUNT + box];
            }
            for (int rest = places; rest != 0; rest &= rest - 1) {
                addWeak(houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)] * 9 + digit, kind + 1);
            }
        }
    }

    private void addWeak(int other, int cause) {
        if (strongCount[other] > 0) {
            weak[weakCount] = other;
            weakCause[weakCount++] = cause;
        }
    }

    /** Whether two candidates cannot both be on, as far as these links know. */
    boolean excludes(int one, int two) {
        int first = houses.cellOf[one];
        int second = houses.cellOf[two];
        return first == second
                ? cells && one != two
                : houses.digitOf[one] == houses.digitOf[two] && houses.sees(first, second);
    }

    /** Whether there is a strong link between two candidates. */
    boolean isStrong(int one, int two) {
        return isStrong(one * MOST_STRONG, strongCount[one], two);
    }
}
