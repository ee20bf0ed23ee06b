package io.shudu.testkit;

/** Classic puzzles that many tests use, each with what it is known for, as one line. */
public final class Puzzles {
    /** Singles are enough to solve it; many articles show it. */
    public static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /** The solution of {@link #EASY}. */
    public static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    /** One solution, which needs guesses: the best known of the puzzles that were called the hardest of all. */
    public static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    /** Nothing but empty cells, with more solutions than anybody counts one by one. */
    public static final String EMPTY = ".".repeat(81);

    private Puzzles() {}
}
