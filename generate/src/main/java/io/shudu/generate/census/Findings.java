package io.shudu.generate.census;

import java.util.List;

/**
 * What a census has found.
 *
 * @param count how many grids were counted
 * @param distinct how many different ones
 * @param chutes bands one to three, then stacks one to three
 * @param rectangles the mean number of rectangles in a grid
 * @param usualDistance the distance to expect of a chute if all grids had equal chances: noise
 */
public record Findings(int count, int distinct, List<Chute> chutes, double rectangles, double usualDistance) {
    /** A method with equal chances is taken for biased one time in a thousand, over all tests together. */
    private static final double RISK = 0.001;

    /**
     * A chute.
     *
     * @param test how far the counts of its 44 classes are from what they should be
     * @param distance the total variation distance of its classes from their chances
     */
    public record Chute(ChiSquare test, double distance) {}

    /** Takes a copy of the chutes. */
    public Findings {
        chutes = List.copyOf(chutes);
    }

    /** By how many standard deviations the mean number of rectangles is off. */
    public double z() {
        return (rectangles - UnavoidableRectangles.MEAN) / (UnavoidableRectangles.DEVIATION / Math.sqrt(count));
    }

    /** The index of the chute that is furthest off. */
    public int worst() {
        int worst = 0;
        for (int i = 1; i < chutes.size(); i++) {
            ChiSquare test = chutes.get(i).test();
            worst = test.statistic() > chutes.get(worst).test().statistic() ? i : worst;
        }
        return worst;
    }

    /** The smallest of the chances, over all tests, that equal chances look so odd. */
    public double leastP() {
        return Math.min(
                chutes.get(worst()).test().p(), ChiSquare.ofDeviation(z()).p());
    }

    /** Whether the chutes speak against equal chances. */
    public boolean chutesAreOff() {
        return isOff(chutes.get(worst()).test());
    }

    /** Whether the rectangles speak against equal chances. */
    public boolean rectanglesAreOff() {
        return isOff(ChiSquare.ofDeviation(z()));
    }

    /** Whether a grid came twice, which all grids with equal chances would not do in a lifetime. */
    public boolean repeats() {
        return distinct < count;
    }

    /** Whether anything speaks against equal chances. */
    public boolean isBiased() {
        return chutesAreOff() || rectanglesAreOff() || repeats();
    }

    /**
     * The tests are as many as chutes and one more. They depend on each other, so the risk is shared out (Bonferroni).
     */
    private boolean isOff(ChiSquare test) {
        return test.p() < RISK / (chutes.size() + 1);
    }
}
