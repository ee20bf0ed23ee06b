package io.shudu.bench;

import java.util.Arrays;

/**
 * How fast a contestant was, over all rounds.
 *
 * @param median puzzles a second, in the middle of all rounds
 * @param lowest puzzles a second in the slowest round
 * @param highest puzzles a second in the fastest round
 */
public record Score(double median, double lowest, double highest) {
    /**
     * The score of the rates of some rounds.
     *
     * @param rates at least one
     */
    public static Score of(double... rates) {
        double[] sorted = rates.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        double median = sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
        return new Score(median, sorted[0], sorted[sorted.length - 1]);
    }
}
