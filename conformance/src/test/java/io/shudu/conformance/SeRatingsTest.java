package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.logic.se.SeRater;
import io.shudu.logic.se.SeRating;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ratings are those of Sudoku Explainer, to the digit. */
class SeRatingsTest {
    /** Of the published hardest puzzles, so many: all would take minutes. Those above this rating take seconds each. */
    private static final double HARDEST = 10.5;

    private final SeRater rater = new SeRater();

    @Test
    void ratingsAreThoseOfTheOriginal() throws IOException {
        List<String> lines = DataFolder.lines("se-ratings.txt", "comparing ratings with Sudoku Explainer's");
        assertThat(different(lines)).isEmpty();
    }

    @Test
    void hardestRatingsAreThePublishedOnes() throws IOException {
        List<String> lines = DataFolder.lines("se-ratings-hardest.txt", "comparing the hardest ratings").stream()
                .filter(line -> Double.parseDouble(line.split(" ", -1)[1]) < HARDEST)
                .toList();
        assertThat(different(lines)).isEmpty();
    }

    private List<String> different(List<String> lines) {
        List<String> different = new ArrayList<>();
        for (String line : lines) {
            String[] fields = line.split(" ", -1);
            SeRating expected = new SeRating(tenths(fields[1]), tenths(fields[2]), tenths(fields[3]));
            SeRating rating = rate(fields[0]);
            if (!rating.equals(expected)) {
                different.add(line + ", here " + rating);
            }
        }
        return different;
    }

    private static int tenths(String number) {
        return (int) Math.round(Double.parseDouble(number) * 10);
    }

    private SeRating rate(String line) {
        int[] digits = new int[81];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = Math.max(0, Symbols.digit(line.charAt(cell)));
        }
        return rater.rate(Grid.ofGivens(Geometry.CLASSIC, digits));
    }
}
