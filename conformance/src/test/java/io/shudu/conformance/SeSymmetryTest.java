package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.transform.Transform;
import io.shudu.logic.se.SeRater;
import io.shudu.logic.se.SeRating;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Puzzles that differ by a symmetry alone nearly always have the same rating; where several chains are equally good,
 * the one that is taken depends on the order of the cells, as in the original. The same line always has the same
 * rating.
 */
class SeSymmetryTest {
    /** How many puzzles, and how many symmetries of each; {@code -Dshudu.symmetries=500x20} asks for more. */
    private static final String[] SIZE =
            System.getProperty("shudu.symmetries", "20x3").split("x", -1);

    /** Of a hundred, so many may differ. */
    private static final int MAY_DIFFER = 5;

    @Test
    void symmetriesHardlyChangeARating() throws IOException {
        List<String> lines = DataFolder.lines("se-ratings.txt", "rating puzzles and their images");
        int puzzles = Integer.parseInt(SIZE[0]);
        int images = Integer.parseInt(SIZE[1]);
        SeRater rater = new SeRater();
        List<Grid> rated = new ArrayList<>();
        List<SeRating> ratings = new ArrayList<>();
        int different = 0;
        for (int i = 0; i < puzzles; i++) {
            Grid puzzle = grid(lines.get((int) ((long) i * lines.size() / puzzles)));
            int er = rater.rate(puzzle).er();
            Rng rng = new SeedSequence(11).at(i);
            for (int k = 0; k < images; k++) {
                Grid image = Transform.random(Geometry.CLASSIC, rng).apply(puzzle);
                SeRating rating = rater.rate(image);
                rated.add(image);
                ratings.add(rating);
                different += rating.er() == er ? 0 : 1;
            }
        }
        System.out.println("ER differs from that of the puzzle in " + different + " of " + rated.size() + " images");
        assertThat(different * 100).isLessThanOrEqualTo(MAY_DIFFER * rated.size());
        SeRater another = new SeRater();
        for (int i = rated.size() - 1; i >= 0; i--) {
            assertThat(another.rate(rated.get(i))).isEqualTo(ratings.get(i));
        }
    }

    private static Grid grid(String line) {
        int[] digits = new int[81];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = Math.max(0, Symbols.digit(line.charAt(cell)));
        }
        return Grid.ofGivens(Geometry.CLASSIC, digits);
    }
}
