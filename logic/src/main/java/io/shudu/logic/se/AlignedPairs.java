package io.shudu.logic.se;

/**
 * Aligned pair exclusion: two cells, and two or more cells with two candidates that both see. Pairs of digits that
 * would leave one of those without any are impossible. Next to a naked single no cell is looked at.
 */
final class AlignedPairs implements Producer {
    private static final double RATING = 6.2;

    private final Houses houses;
    private final Excluders excluders;
    private final int[] forbidden = new int[9];

    AlignedPairs(Houses houses) {
        this.houses = houses;
        excluders = new Excluders(houses, 2);
    }

    @Override
    public boolean find(Board board, Found found) {
        excluders.look(board);
        for (int j = 1; j < excluders.count; j++) {
            int two = excluders.cells[j];
            if (!excluders.begin(two, two)) {
                continue;
            }
            for (int band = 0; band <= two / 27; band++) {
                for (int rest = excluders.others(band, two); rest != 0; rest &= rest - 1) {
                    if (remove(board, found, band * 27 + Integer.numberOfTrailingZeros(rest), two)) {
                        excluders.foundSomething();
                        return true;
                    }
                }
            }
        }
        excluders.foundNothing(board);
        return false;
    }

    private boolean remove(Board board, Found found, int one, int two) {
        boolean seen = houses.sees(one, two);
        for (int digit = 0; digit < 9; digit++) {
            forbidden[digit] = seen ? 1 << digit : 0;
        }
        int count = excluders.collect(board, one, two, two, board.candidates[one] | board.candidates[two]);
        if (count == 0 && !seen) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            int pair = excluders.digits[i];
            int low = Integer.numberOfTrailingZeros(pair);
            int high = 31 - Integer.numberOfLeadingZeros(pair);
            forbidden[low] |= 1 << high;
            forbidden[high] |= 1 << low;
        }
        int first = 0;
        int second = 0;
        for (int rest = board.candidates[one]; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            int allowed = board.candidates[two] & ~forbidden[digit];
            first |= allowed != 0 ? 1 << digit : 0;
            second |= allowed;
        }
        found.begin(RATING);
        found.remove(one, board.candidates[one] & ~first);
        found.remove(two, board.candidates[two] & ~second);
        return found.removed(one) != 0 || found.removed(two) != 0;
    }
}
