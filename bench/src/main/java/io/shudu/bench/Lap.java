package io.shudu.bench;

/**
 * Some puzzles solved, rated or made, and what that took.
 *
 * @param puzzles how many
 * @param nanos CPU time
 */
public record Lap(long puzzles, long nanos) {
    /** Puzzles a second. */
    public double rate() {
        return puzzles * 1e9 / Math.max(1, nanos);
    }
}
