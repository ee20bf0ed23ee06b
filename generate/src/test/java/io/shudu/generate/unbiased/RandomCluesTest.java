package io.shudu.generate.unbiased;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.classic.SecondSolution;
import io.shudu.generate.census.ChiSquare;
import org.junit.jupiter.api.Test;

class RandomCluesTest {
    private static final int MANY = 100_000;
    private static final int CELLS = 81;
    private static final int THIRD = 27;

    private final RandomClues clues = new RandomClues();
    private final Rng rng = new SeedSequence(5).at(0);

    /** And pairs, which would show if cells avoided each other or stayed together. */
    @Test
    void cellsAndPairsOfCellsAreEquallyLikely() {
        int[][] both = new int[CELLS][CELLS];
        for (int i = 0; i < MANY; i++) {
            boolean[] in = draw();
            for (int cell = 0; cell < CELLS; cell++) {
                for (int other = 0; in[cell] && other <= cell; other++) {
                    both[cell][other] += in[other] ? 1 : 0;
                }
            }
        }
        double single = 32.0 / CELLS;
        double statistic = 0;
        double worst = 0;
        double pair = single * 31 / (CELLS - 1);
        for (int cell = 0; cell < CELLS; cell++) {
            statistic += square(both[cell][cell] - MANY * single) / (MANY * single * (1 - single));
            for (int other = 0; other < cell; other++) {
                worst = Math.max(worst, square(both[cell][other] - MANY * pair) / (MANY * pair * (1 - pair)));
            }
        }
        // The number of clues is fixed: that ties the counts of the cells by a factor.
        assertThat(new ChiSquare(statistic * (CELLS - 1) / CELLS, CELLS - 1).p())
                .isBetween(1e-4, 1 - 1e-4);
        // The largest of 3,240 deviations.
        assertThat(Math.sqrt(worst)).isBetween(2.8, 5.2);
    }

    /** How many fall into a third of the cells is hypergeometric. */
    @Test
    void shareOfAThird() {
        int[] rows = new int[THIRD + 1];
        int[] diagonal = new int[THIRD + 1];
        for (int i = 0; i < MANY; i++) {
            boolean[] in = draw();
            int upper = 0;
            int every = 0;
            for (int k = 0; k < THIRD; k++) {
                upper += in[k] ? 1 : 0;
                every += in[3 * k] ? 1 : 0;
            }
            rows[upper]++;
            diagonal[every]++;
        }
        double[] chances = new double[THIRD + 1];
        for (int k = 0; k <= THIRD; k++) {
            chances[k] = choose(THIRD, k) * choose(CELLS - THIRD, 32 - k) / choose(CELLS, 32);
        }
        assertThat(ChiSquare.of(rows, chances).p()).isGreaterThan(1e-4);
        assertThat(ChiSquare.of(diagonal, chances).p()).isGreaterThan(1e-4);
    }

    private boolean[] draw() {
        clues.draw(rng);
        boolean[] in = new boolean[CELLS];
        int count = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            in[cell] = (clues.word(SecondSolution.word(cell)) & SecondSolution.bit(cell)) != 0;
            count += in[cell] ? 1 : 0;
        }
        assertThat(count).isEqualTo(32);
        return in;
    }

    private static double square(double value) {
        return value * value;
    }

    private static double choose(int from, int count) {
        double ways = 1;
        for (int i = 0; i < count; i++) {
            ways = ways * (from - i) / (i + 1);
        }
        return ways;
    }
}
