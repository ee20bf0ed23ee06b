package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.census.Census;
import io.shudu.generate.census.Findings;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.RestartMethod;
import io.shudu.generate.grids.UniformMethod;
import org.junit.jupiter.api.Test;

/** Grids with equal chances, always the same ones, so that the tests pass always or never. */
class UniformGridsTest {
    private static final int MANY = 1_000_000;

    /** The method that comes nearest to equal chances otherwise; the tests of the census reject the others earlier. */
    @Test
    void ten_thousand_grids_give_restart_away() {
        DataFolder.need("the census of grids by restart");
        Findings findings = findings(new RestartMethod(), 10_000);
        assertThat(findings.chutesAreOff()).isTrue();
        assertThat(findings.leastP()).isLessThan(1e-6);
    }

    @Test
    void a_million_grids_look_as_all_grids_do() {
        Findings findings = findings(new UniformMethod(), MANY);
        assertThat(findings.distinct()).isEqualTo(MANY);
        assertThat(findings.chutes()).hasSize(6).allSatisfy(chute -> {
            assertThat(chute.test().degrees()).isEqualTo(43);
            // Each is larger one time in 9,000.
            assertThat(chute.test().statistic()).isLessThan(86);
        });
        assertThat(findings.z()).isBetween(-3.5, 3.5);
        assertThat(findings.isBiased()).isFalse();
    }

    private static Findings findings(GridMethod method, int count) {
        SeedSequence seeds = new SeedSequence(20261115);
        Census census = new Census();
        for (int index = 0; index < count; index++) {
            census.add(method.make(Geometry.CLASSIC, seeds.at(index)));
        }
        return census.findings();
    }
}
