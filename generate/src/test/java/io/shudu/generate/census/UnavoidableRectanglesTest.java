package io.shudu.generate.census;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.generate.bands.ClassicBands;
import io.shudu.generate.bands.Completions;
import io.shudu.testkit.AllBands;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnavoidableRectanglesTest {
    private static Grid grid(String line) {
        return Grid.ofGivens(Geometry.CLASSIC, line.chars().map(c -> c - '0').toArray());
    }

    @ParameterizedTest
    @CsvSource({
        // The most symmetric grid has none, the one with most has 36, and the one that shuffle starts from has 9.
        "0,123456789456789123789123456231564897564897231897231564312645978645978312978312645",
        "36,123568479864791352957243681218657934536489127749312865391825746472136598685974213",
        "9,874631592596728431231459687482196753765384219913572846329865174157243968648917325"
    })
    void knownGrids(int count, String line) {
        assertThat(UnavoidableRectangles.count(grid(line))).isEqualTo(count);
    }

    /** The rectangles in all bands, weighed by the completions of the bands, are a sixth of those in all grids. */
    @Test
    void theMeanFollowsFromAllBands() {
        ClassicBands bands = ClassicBands.get();
        BigInteger grids = BigInteger.ZERO;
        BigInteger rectangles = BigInteger.ZERO;
        for (String band : new AllBands().normalised()) {
            int number = bands.classOf(grid(band + "1".repeat(54)), 0);
            BigInteger completions =
                    BigInteger.valueOf((long) bands.completions().units(number) * Completions.UNIT);
            grids = grids.add(completions);
            rectangles = rectangles.add(completions.multiply(BigInteger.valueOf(inBand(band))));
        }
        assertThat(rectangles.multiply(BigInteger.valueOf(6)).multiply(BigInteger.valueOf(27_704_267_971L)))
                .isEqualTo(grids.multiply(BigInteger.valueOf(320_784_513_273L)));
        assertThat(UnavoidableRectangles.MEAN).isCloseTo(11.578884293524, within(1e-12));
    }

    private static int inBand(String band) {
        int count = 0;
        for (int a = 0; a < 27; a++) {
            for (int b = a + 1; b < a / 9 * 9 + 9; b++) {
                for (int below = 9; a + below < 27; below += 9) {
                    count += band.charAt(a) == band.charAt(b + below) && band.charAt(b) == band.charAt(a + below)
                            ? 1
                            : 0;
                }
            }
        }
        return count;
    }
}
