package io.shudu.generate.unbiased;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.testkit.ReferenceSolver;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Whether the law that {@link UnbiasedPuzzles} claims is true, on a board so small that all minimal puzzles can be
 * counted: 4×4. The steps are the same, in plain form, with eight clues a circle. Finds are so frequent here that wrong
 * weights show.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ControlledBiasTest {
    private static final int CELLS = 16;
    private static final int CIRCLE = 8;
    private static final int STARTS = 4;
    private static final int BATCHES = 300_000;

    /** For each grid with 1234 in the first row and each set of its cells, whether these as clues have one solution. */
    private final List<boolean[]> unique = new ArrayList<>();
    /** How many minimal puzzles there are of each grid and number of clues. */
    private int[][] counts = {};

    @BeforeAll
    void countAll() {
        Geometry geometry = Geometry.of(2, 2);
        List<Grid> grids = ReferenceSolver.solve(Grid.empty(geometry), Long.MAX_VALUE);
        assertThat(grids).hasSize(288);
        for (Grid grid : grids) {
            if (grid.toString().startsWith("1234")) {
                unique.add(uniqueSets(grid, grids));
            }
        }
        counts = new int[unique.size()][CIRCLE + 1];
        for (int g = 0; g < counts.length; g++) {
            for (int clues = 0; clues < 1 << CELLS; clues++) {
                if (Integer.bitCount(clues) <= CIRCLE && isMinimal(unique.get(g), clues)) {
                    counts[g][Integer.bitCount(clues)]++;
                }
            }
        }
    }

    /** Clues have one solution if and only if every other grid differs in one of them. */
    private static boolean[] uniqueSets(Grid grid, List<Grid> grids) {
        boolean[] sets = new boolean[1 << CELLS];
        // First the largest sets of clues that another grid has too, then all that are within them.
        for (Grid other : grids) {
            int same = 0;
            for (int cell = 0; cell < CELLS; cell++) {
                same |= grid.digit(cell) == other.digit(cell) ? 1 << cell : 0;
            }
            sets[same] = same != sets.length - 1;
        }
        for (int clues = sets.length - 1; clues >= 0; clues--) {
            for (int cell = 0; cell < CELLS; cell++) {
                sets[clues] |= sets[clues | 1 << cell];
            }
        }
        for (int clues = 0; clues < sets.length; clues++) {
            sets[clues] = !sets[clues];
        }
        return sets;
    }

    private static boolean isMinimal(boolean[] sets, int clues) {
        boolean minimal = sets[clues];
        for (int left = clues; minimal && left != 0; left &= left - 1) {
            minimal = !sets[clues & ~(left & -left)];
        }
        return minimal;
    }

    /** The share of each grid and number of clues in the sample, by weight, is that in all minimal puzzles. */
    @Test
    void weightsMakeAllMinimalPuzzlesCountAlike() {
        assertThat(worstDeviation(true)).isLessThan(4.5);
    }

    @Test
    void withoutTheNumberOfFindsTheyWouldNot() {
        assertThat(worstDeviation(false)).isGreaterThan(8);
    }

    /** The largest deviation of a share, in standard errors. */
    private double worstDeviation(boolean withFinds) {
        Rng rng = new SeedSequence(31).at(0);
        double[][] weights = new double[counts.length][CIRCLE + 1];
        double[][] squares = new double[counts.length][CIRCLE + 1];
        double all = 0;
        double allSquares = 0;
        for (int batch = 0; batch < BATCHES; batch++) {
            int g = rng.nextInt(counts.length);
            List<Integer> finds = tryGrid(unique.get(g), rng);
            if (!finds.isEmpty()) {
                int clues = Integer.bitCount(finds.get(rng.nextInt(finds.size())));
                double weight = choose(clues) * (withFinds ? finds.size() : 1);
                weights[g][clues] += weight;
                squares[g][clues] += weight * weight;
                all += weight;
                allSquares += weight * weight;
            }
        }
        int total = 0;
        for (int[] ofGrid : counts) {
            for (int count : ofGrid) {
                total += count;
            }
        }
        double worst = 0;
        for (int g = 0; g < counts.length; g++) {
            for (int clues = 0; clues <= CIRCLE; clues++) {
                double share = (double) counts[g][clues] / total;
                double variance = squares[g][clues] * (1 - 2 * share) + share * share * allSquares;
                if (variance > 0) {
                    worst = Math.max(worst, Math.abs(weights[g][clues] - share * all) / Math.sqrt(variance));
                } else {
                    assertThat(counts[g][clues]).isZero();
                }
            }
        }
        return worst;
    }

    private static List<Integer> tryGrid(boolean[] sets, Rng rng) {
        List<Integer> finds = new ArrayList<>();
        for (int start = 0; start < STARTS; start++) {
            int[] order = rng.permutation(0, CELLS);
            int all = 0;
            for (int place = 0; place < CIRCLE; place++) {
                all |= 1 << order[place];
            }
            for (int place = 0; place < CIRCLE && sets[all]; place++) {
                int clues = all;
                int next = all;
                for (int steps = 1; sets[next]; steps++) {
                    clues = next;
                    next &= ~(1 << order[(place + CIRCLE - steps) % CIRCLE]);
                }
                if (isMinimal(sets, clues)) {
                    finds.add(clues);
                }
            }
        }
        return finds;
    }

    private static double choose(int count) {
        double ways = 1;
        for (int i = 0; i < count; i++) {
            ways = ways * (CELLS - i) / (i + 1);
        }
        return ways;
    }
}
