package io.shudu.core.solve;

/**
 * When a search may stop before it has seen everything.
 *
 * @param solutions stop after so many solutions
 * @param nodes give up after so many guesses
 */
public record SolveLimit(long solutions, long nodes) {
    private static final long UNLIMITED = Long.MAX_VALUE;

    /** Checks that both are positive. */
    public SolveLimit {
        if (solutions < 1 || nodes < 1) {
            throw new IllegalArgumentException(
                    "limit of " + solutions + " solutions, " + nodes + " nodes: both must be at least 1");
        }
    }

    /** Stop at the first solution. */
    public static SolveLimit first() {
        return upTo(1);
    }

    /** Stop at the second solution: enough to know whether there is exactly one. */
    public static SolveLimit unique() {
        return upTo(2);
    }

    /** Stop after so many solutions. */
    public static SolveLimit upTo(long solutions) {
        return new SolveLimit(solutions, UNLIMITED);
    }

    /** Find all solutions. */
    public static SolveLimit all() {
        return upTo(UNLIMITED);
    }

    /** The same limit, but giving up after so many guesses. */
    public SolveLimit withBudget(long newNodes) {
        return new SolveLimit(solutions, newNodes);
    }
}
