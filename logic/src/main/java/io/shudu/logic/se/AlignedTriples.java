package io.shudu.logic.se;

/**
 * Aligned triplet exclusion: the same with three cells, and two or three candidates in those that they see. The third
 * cell must be a small cell that one of the others sees.
 */
final class AlignedTriples implements Producer {
    private static final double RATING = 7.5;

    private final Houses houses;
    private final Excluders excluders;
    private final int[] digits = new int[Houses.PEERS];
    private final int[] thirds = new int[2 * Houses.PEERS];

    AlignedTriples(Houses houses) {
        this.houses = houses;
        excluders = new Excluders(houses, 3);
    }

    @Override
    public boolean find(Board board, Found found) {
        excluders.look(board);
        for (int j = 1; j < excluders.count; j++) {
            for (int i = 0; i < j; i++) {
                if (findThird(board, found, excluders.cells[i], excluders.cells[j])) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean findThird(Board board, Found found, int one, int two) {
        if (excluders.common(one, two) < 2) {
            return false;
        }
        int number = addThirds(one, one, two, 0);
        number = addThirds(two, one, two, number);
        for (int i = 0; i < number; i++) {
            int three = thirds[i];
            if (excluders.common(one, two, three) >= 2
                    && !isKnown(one, two, three)
                    && remove(board, found, one, two, three)) {
                return true;
            }
        }
        return false;
    }

    private int addThirds(int from, int one, int two, int before) {
        int number = before;
        for (int i = 0; i < excluders.listCount[from]; i++) {
            int cell = excluders.list[from * Houses.PEERS + i];
            if (cell != one
                    && cell != two
                    && excluders.takesPart[cell]
                    && (from == one || !excluders.sees(one, cell))) {
                thirds[number++] = cell;
            }
        }
        return number;
    }

    /** Whether the three cells came before in another order, to no avail. Pairs come by their second cell. */
    private boolean isKnown(int one, int two, int three) {
        if (three > two) {
            return false;
        }
        int low = Math.min(one, three);
        int middle = Math.max(one, three);
        if (excluders.sees(low, two) || excluders.sees(middle, two)) {
            return true;
        }
        return three < one && (excluders.sees(three, one) || excluders.sees(two, one));
    }

    private boolean remove(Board board, Found found, int one, int two, int three) {
        int count = excluders.commonCount;
        for (int i = 0; i < count; i++) {
            digits[i] = board.candidates[excluders.commonCells[i]];
        }
        int first = board.candidates[one];
        int second = board.candidates[two];
        int third = board.candidates[three];
        boolean firstSecond = houses.sees(one, two);
        boolean firstThird = houses.sees(one, three);
        boolean secondThird = houses.sees(two, three);
        int firstSeen = 0;
        int secondSeen = 0;
        int thirdSeen = 0;
        for (int a = first; a != 0; a &= a - 1) {
            int x = a & -a;
            for (int b = firstSecond ? second & ~x : second; b != 0; b &= b - 1) {
                int y = b & -b;
                int allowed = third & ~(firstThird ? x : 0) & ~(secondThird ? y : 0);
                for (int i = 0; i < count && allowed != 0; i++) {
                    int left = digits[i] & ~(x | y);
                    if (left == 0) {
                        allowed = 0;
                    } else if ((left & left - 1) == 0) {
                        allowed &= ~left;
                    }
                }
                if (allowed != 0) {
                    firstSeen |= x;
                    secondSeen |= y;
                    thirdSeen |= allowed;
                }
            }
        }
        if (firstSeen == first && secondSeen == second && thirdSeen == third) {
            return false;
        }
        found.begin(RATING);
        found.remove(one, first & ~firstSeen);
        found.remove(two, second & ~secondSeen);
        found.remove(three, third & ~thirdSeen);
        return true;
    }
}
