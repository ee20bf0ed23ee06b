package io.shudu.generate.census;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChiSquareTest {
    /** From printed tables of quantiles. */
    @ParameterizedTest
    @CsvSource({
        "3.841458820694124,1,0.05",
        "6.634896601021214,1,0.01",
        "10.827566170662733,1,0.001",
        "18.307038053275146,10,0.05",
        "43.77297182574219,30,0.05",
        "67.50480654954123,50,0.05",
        "29.70668,50,0.99"
    })
    void quantiles(double statistic, int degrees, double p) {
        assertThat(new ChiSquare(statistic, degrees).p()).isCloseTo(p, Percentage.withPercentage(0.001));
    }

    @ParameterizedTest
    @CsvSource({"78,8.7e-4", "86,1.1e-4", "88,6.2e-5"})
    void tailsThatTheCensusNeeds(double statistic, double p) {
        assertThat(new ChiSquare(statistic, 43).p()).isCloseTo(p, Percentage.withPercentage(5));
    }

    /** With an even number of degrees the function is a finite sum. */
    @Property
    void evenDegrees(@ForAll @IntRange(min = 1, max = 30) int half, @ForAll @DoubleRange(max = 200) double statistic) {
        double term = Math.exp(-statistic / 2);
        double sum = 0;
        for (int i = 0; i < half; i++) {
            sum += term;
            term *= statistic / 2 / (i + 1);
        }
        assertThat(new ChiSquare(statistic, 2 * half).p()).isCloseTo(sum, within(1e-11));
    }

    @Property
    void moreIsLessLikely(
            @ForAll @IntRange(min = 1, max = 60) int degrees, @ForAll @DoubleRange(max = 1000) double statistic) {
        double p = new ChiSquare(statistic, degrees).p();
        assertThat(p).isBetween(0.0, 1.0);
        assertThat(new ChiSquare(statistic + 1, degrees).p()).isLessThanOrEqualTo(p);
    }

    @Test
    void extremes() {
        assertThat(new ChiSquare(0, 43).p()).isEqualTo(1);
        assertThat(new ChiSquare(1e9, 43).p()).isZero();
        assertThat(new ChiSquare(0, 0).p()).isEqualTo(1);
    }

    @Test
    void rareKindsShareABin() {
        double[] chances = {0.5, 0.46, 0.03, 0.01};
        ChiSquare test = ChiSquare.of(new int[] {50, 40, 4, 6}, chances);
        assertThat(test.degrees()).isEqualTo(2);
        assertThat(test.statistic()).isCloseTo(36.0 / 46 + 36.0 / 4, within(1e-9));
        assertThat(ChiSquare.of(new int[] {500, 460, 30, 10}, chances)).isEqualTo(new ChiSquare(0, 3));
    }

    @Test
    void aDeviation() {
        assertThat(ChiSquare.ofDeviation(-1.959963984540054).p()).isCloseTo(0.05, within(1e-9));
    }
}
