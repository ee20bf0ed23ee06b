package io.shudu.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ScoreTest {
    @Test
    void theMedianIsInTheMiddle() {
        assertThat(Score.of(3)).isEqualTo(new Score(3, 3, 3));
        assertThat(Score.of(9, 1, 5)).isEqualTo(new Score(5, 1, 9));
        assertThat(Score.of(4, 1, 2, 100)).isEqualTo(new Score(3, 1, 100));
    }

    @Property
    void asManyRoundsAreFasterAsSlower(@ForAll @Size(min = 1, max = 9) List<@DoubleRange(max = 1e6) Double> rounds) {
        double[] rates = rounds.stream().mapToDouble(Double::doubleValue).toArray();
        Score score = Score.of(rates);
        long slower = Arrays.stream(rates).filter(rate -> rate < score.median()).count();
        long faster = Arrays.stream(rates).filter(rate -> rate > score.median()).count();
        assertThat(slower).isLessThanOrEqualTo(rates.length / 2);
        assertThat(faster).isLessThanOrEqualTo(rates.length / 2);
        assertThat(score.lowest()).isLessThanOrEqualTo(score.median());
        assertThat(score.highest()).isGreaterThanOrEqualTo(score.median());
    }

    @Test
    void aLapHasARate() {
        assertThat(new Lap(500, 250_000_000).rate()).isEqualTo(2000);
    }
}
