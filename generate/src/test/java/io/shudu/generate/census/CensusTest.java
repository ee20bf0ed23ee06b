package io.shudu.generate.census;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.transform.Transform;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CensusTest {
    private static Findings findings(String id, int count, boolean shuffled) {
        GridMethod method = Objects.requireNonNull(GridMethods.byId(id));
        SeedSequence seeds = new SeedSequence(20261115);
        Census census = new Census();
        for (int index = 0; index < count; index++) {
            Rng rng = seeds.at(index);
            Grid grid = method.make(Geometry.CLASSIC, rng);
            census.add(shuffled ? Transform.random(Geometry.CLASSIC, rng).apply(grid) : grid);
        }
        return census.findings();
    }

    @ParameterizedTest
    @ValueSource(strings = {"uniform", "chain"})
    void equalChancesPass(String method) {
        Findings findings = findings(method, 20_000, false);
        assertThat(findings.count()).isEqualTo(20_000);
        assertThat(findings.distinct()).isEqualTo(20_000);
        assertThat(findings.isBiased()).isFalse();
        assertThat(findings.leastP()).isGreaterThan(0.001);
        assertThat(findings.z()).isBetween(-3.0, 3.0);
        assertThat(findings.chutes()).hasSize(6).allSatisfy(chute -> {
            // One class alone is so rare that it goes into the bin of the rare ones.
            assertThat(chute.test().degrees()).isEqualTo(43);
            assertThat(chute.test().statistic()).isLessThan(86);
            assertThat(chute.distance()).isCloseTo(findings.usualDistance(), within(0.01));
        });
    }

    @ParameterizedTest
    @CsvSource({
        "search,5000,false",
        "search,5000,true",
        "boxes,1000,false",
        "shift,1000,false",
        "shift,1000,true",
        "shuffle,1000,false",
        "shuffle,1000,true"
    })
    void otherMethodsAreFoundOut(String method, int count, boolean shuffled) {
        Findings findings = findings(method, count, shuffled);
        assertThat(findings.chutesAreOff() || findings.rectanglesAreOff()).isTrue();
        assertThat(findings.isBiased()).isTrue();
        assertThat(findings.leastP()).isLessThan(1e-4);
    }

    @Test
    void repetitionsAreCounted() {
        Findings findings = findings("shift", 20_000, false);
        // 362,880 · (1 − e^(−20,000 / 362,880))
        assertThat((double) findings.distinct()).isCloseTo(19_459, within(100.0));
        assertThat(findings.repeats()).isTrue();
        assertThat(findings.rectangles()).isZero();
        assertThat(findings.chutes().getFirst().distance()).isCloseTo(0.9999, within(0.0002));
    }

    @Test
    void chancesAreThoseOfTheTable() {
        double[] chances = Census.chances();
        assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-12));
        assertThat(chances[0]).isCloseTo(0.000122245, within(1e-9));
        assertThat(chances[32]).isCloseTo(0.088732041, within(1e-9));
    }
}
