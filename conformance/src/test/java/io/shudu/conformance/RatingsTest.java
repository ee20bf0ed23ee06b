package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.core.solve.Solver;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.HodokuScale;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.ScaleId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ratings on HoDoKu's scale are HoDoKu's, and our own techniques solve even the hardest puzzles without a guess. */
class RatingsTest {
    private final Solver solver = Solver.of(Geometry.CLASSIC);

    @Test
    void scoresAreThoseOfHodoku() throws IOException {
        List<String> lines = DataFolder.lines("hodoku-ratings.txt", "comparing ratings with HoDoKu's");
        Rater rater = new Rater(Geometry.CLASSIC, EnumSet.of(ScaleId.HODOKU));
        List<String> different = new ArrayList<>();
        for (String line : lines) {
            Rating rating = rate(rater, line, ScaleId.HODOKU);
            String ours = line.substring(0, 81) + " " + HodokuScale.level(rating) + " " + rating.score();
            if (!ours.equals(line)) {
                different.add(line + ", here " + rating.score());
            }
        }
        System.out.println("ratings like HoDoKu's: " + (lines.size() - different.size()) + " of " + lines.size());
        assertThat(different).hasSizeLessThanOrEqualTo(lines.size() / 100);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hodoku-ratings.txt", "top1465.txt"})
    void logicAloneSolvesThem(String file) throws IOException {
        Rater rater = new Rater(Geometry.CLASSIC, EnumSet.of(ScaleId.SHUDU));
        for (String line : DataFolder.lines(file, "solving " + file + " by logic")) {
            assertThat(rate(rater, line, ScaleId.SHUDU).solved()).as(line).isTrue();
        }
    }

    private Rating rate(Rater rater, String line, ScaleId scale) {
        int[] digits = new int[81];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = Math.max(0, Symbols.digit(line.charAt(cell)));
        }
        Grid puzzle = Grid.ofGivens(Geometry.CLASSIC, digits);
        return Objects.requireNonNull(
                rater.rate(puzzle, solver.solve(puzzle).solution()).on(scale));
    }
}
