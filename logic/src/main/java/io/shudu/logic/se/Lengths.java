package io.shudu.logic.se;

/** What the length of a chain adds to its rating: a tenth for each of 4, 6, 8, 12, 16, 24 … nodes that it exceeds. */
final class Lengths {
    private static final double TENTH = 0.1;

    private Lengths() {}

    /** The sum is made step by step, because the original compares such sums with their rounding errors. */
    static double bonus(int complexity) {
        double bonus = 0;
        int limit = 4;
        boolean odd = false;
        while (complexity - 2 > limit) {
            bonus += TENTH;
            limit = odd ? limit * 4 / 3 : limit * 3 / 2;
            odd = !odd;
        }
        return bonus;
    }
}
