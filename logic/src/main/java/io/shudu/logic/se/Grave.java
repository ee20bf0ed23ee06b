package io.shudu.logic.se;

import java.util.Arrays;

/** Bivalue universal graves: all cells would have two candidates if it were not for some extra ones. */
final class Grave implements Producer {
    private static final double TYPE_1 = 5.6;
    private static final double OTHERS = 5.7;
    private static final int LARGEST_SET = 6;

    private final Houses houses;
    private final Board rest;
    /** The cells with extra digits in the order of finding, and the extra digits by cell. */
    private final int[] cells = new int[Houses.CELLS];

    private int count;
    private final int[] extra = new int[Houses.CELLS];
    private int allExtra;
    /** The cells that see all of them, in the order of the first one's peers; -1 before there is any. */
    private final int[] common = new int[Houses.PEERS];

    private int commonCount;
    private final int[] inHouse = new int[Houses.PEERS];

    Grave(Houses houses) {
        this.houses = houses;
        rest = new Board(houses);
    }

    @Override
    public boolean find(Board board, Found found) {
        rest.copyCandidates(board);
        Arrays.fill(extra, 0);
        count = 0;
        allExtra = 0;
        commonCount = -1;
        for (int house = 0; house < Houses.COUNT; house++) {
            for (int digit = 0; digit < 9; digit++) {
                if (!collect(board, house, digit)) {
                    return false;
                }
            }
        }
        if (!isGrave(board)) {
            return false;
        }
        if (count == 1) {
            found.begin(TYPE_1);
            found.remove(cells[0], board.candidates[cells[0]] & ~allExtra);
            return true;
        }
        if (Integer.bitCount(allExtra) == 1) {
            return sameDigit(board, found) || (count == 2 && locked(board, found));
        }
        return commonCount > 0 && ((count == 2 && locked(board, found)) || withSet(board, found));
    }

    /** Looks at a digit of a house that has not two places. Answers false if that makes a grave impossible. */
    private boolean collect(Board board, int house, int digit) {
        int places = board.places(house, digit);
        int number = Integer.bitCount(places);
        if (number == 0 || number == 2) {
            return true;
        }
        int large = 0;
        int found = -1;
        for (int left = places; left != 0; left &= left - 1) {
            int cell = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(left)];
            if (board.count(cell) >= 3) {
                large++;
                found = cell;
            }
        }
        if (large == 1) {
            if (extra[found] == 0) {
                cells[count++] = found;
            }
            extra[found] |= 1 << digit;
            allExtra |= 1 << digit;
            rest.remove(found, digit);
            narrow(found);
            return count <= 1 || Integer.bitCount(allExtra) <= 1 || commonCount != 0;
        }
        return large != 0;
    }

    private void narrow(int cell) {
        if (commonCount < 0) {
            System.arraycopy(houses.peers, cell * Houses.PEERS, common, 0, Houses.PEERS);
            commonCount = Houses.PEERS;
        }
        int kept = 0;
        for (int i = 0; i < commonCount; i++) {
            if (houses.sees(cell, common[i]) && extra[common[i]] == 0) {
                common[kept++] = common[i];
            }
        }
        commonCount = kept;
    }

    private boolean isGrave(Board board) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.isEmpty(cell) && rest.count(cell) != 2) {
                return false;
            }
        }
        for (int places : rest.places) {
            int number = Integer.bitCount(places);
            if (number != 0 && number != 2) {
                return false;
            }
        }
        return true;
    }

    /** Type 2: all have the same extra digit. */
    private boolean sameDigit(Board board, Found found) {
        found.begin(OTHERS);
        boolean any = false;
        for (int i = 0; i < commonCount; i++) {
            if ((board.candidates[common[i]] & allExtra) != 0) {
                found.remove(common[i], allExtra);
                any = true;
            }
        }
        return any;
    }

    /** Type 4: two cells of a house share one more digit. */
    private boolean locked(Board board, Found found) {
        int one = cells[0];
        int two = cells[1];
        int shared = board.candidates[one] & board.candidates[two] & ~allExtra;
        if (Integer.bitCount(shared) != 1 || !houses.sees(one, two)) {
            return false;
        }
        found.begin(OTHERS);
        found.remove(one, board.candidates[one] & ~extra[one] & ~shared);
        found.remove(two, board.candidates[two] & ~extra[two] & ~shared);
        return true;
    }

    /** Type 3: the extra digits make a naked set with other cells of a house. */
    private boolean withSet(Board board, Found found) {
        for (int kind = 0; kind < 3; kind++) {
            int house = houses.houseOf[cells[0] * 3 + kind];
            boolean all = true;
            for (int i = 1; i < count; i++) {
                all &= houses.houseOf[cells[i] * 3 + kind] == house;
            }
            if (!all) {
                continue;
            }
            int number = 0;
            for (int i = 0; i < commonCount; i++) {
                if (houses.houseOf[common[i] * 3 + kind] == house) {
                    inHouse[number++] = common[i];
                }
            }
            for (int size = 2; size <= LARGEST_SET && size <= number; size++) {
                for (int others : Houses.parts(size - 1, (1 << number) - 1)) {
                    if (naked(board, found, others, size, number)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean naked(Board board, Found found, int others, int size, int number) {
        int digits = 0;
        for (int left = others; left != 0; left &= left - 1) {
            int candidates = board.candidates[inHouse[Integer.numberOfTrailingZeros(left)]];
            if (Integer.bitCount(candidates) < 2) {
                return false;
            }
            digits |= candidates;
        }
        if (Integer.bitCount(digits) != size || (allExtra & ~digits) != 0) {
            return false;
        }
        found.begin(OTHERS + (size - 1) * 0.1);
        boolean any = false;
        for (int i = 0; i < number; i++) {
            int victims = (others >>> i & 1) == 0 ? board.candidates[inHouse[i]] & digits : 0;
            found.remove(inHouse[i], victims);
            any |= victims != 0;
        }
        return any;
    }
}
