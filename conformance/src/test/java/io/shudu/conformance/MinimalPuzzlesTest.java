package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.census.ChiSquare;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.Minimal;
import io.shudu.generate.holes.Symmetry;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Minimal puzzles dug out of uniform grids, always the same ones, so that the test passes always or never. */
class MinimalPuzzlesTest {
    private static final int MANY = 100_000;
    private static final int FEWEST = 20;
    /** Puzzles with 20 clues and more in a sample that another program dug out of uniform grids. */
    private static final int[] SAMPLE = {7, 253, 3541, 17683, 35811, 32013, 13091, 2723, 321, 15};

    @Test
    void have_as_many_clues_as_those_of_another_program() {
        DataFolder.need("the clues of minimal puzzles");
        GenerationSpec spec = new GenerationSpec(
                Geometry.CLASSIC, new UniformMethod(), Minimal.ANY, Symmetry.NONE, Acceptance.UNIQUE, 1);
        Generator generator = new Generator(spec, 20261115);
        int[] counts = new int[SAMPLE.length];
        for (int i = 0; i < MANY; i++) {
            int clues = generator.make(i).grid().givenCount();
            // The few beyond the ends of the sample count with its ends.
            counts[Math.clamp(clues - FEWEST, 0, SAMPLE.length - 1)]++;
        }
        // Both are samples: each is held against what both together say.
        double all = MANY + Arrays.stream(SAMPLE).sum();
        double[] chances = new double[SAMPLE.length];
        for (int i = 0; i < SAMPLE.length; i++) {
            chances[i] = (counts[i] + SAMPLE[i]) / all;
        }
        ChiSquare ours = ChiSquare.of(counts, chances);
        ChiSquare theirs = ChiSquare.of(SAMPLE, chances);
        ChiSquare both = new ChiSquare(ours.statistic() + theirs.statistic(), ours.degrees());
        System.out.println("clues of minimal puzzles from " + FEWEST + " on: " + Arrays.toString(counts) + ", " + both);
        assertThat(both.p()).isGreaterThan(0.001);
    }
}
