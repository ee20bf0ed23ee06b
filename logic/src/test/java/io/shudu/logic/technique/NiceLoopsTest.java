package io.shudu.logic.technique;

import static io.shudu.logic.step.TechniqueId.AIC;
import static io.shudu.logic.step.TechniqueId.GROUPED_AIC;
import static io.shudu.logic.step.TechniqueId.GROUPED_CONTINUOUS_NICE_LOOP;
import static io.shudu.logic.step.TechniqueId.GROUPED_DISCONTINUOUS_NICE_LOOP;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class NiceLoopsTest {
    /** If r1c1 is not 1, it is 2; then r1c78 keep 3 and 4, r2c9 is 5 and r8c9 is 1. */
    private static Drawn chainThroughASet() {
        return Drawn.cells(
                Geometry.CLASSIC, "r1c1=12", "r1c7=234", "r1c8=34", "r2c9=35", "r8c9=15", "r1c9<>1", "r8c1<>1");
    }

    @Test
    void aChainMayPassThroughAnAlmostLockedSet() {
        Drawn drawn = chainThroughASet().withSetsInChains();
        assertThat(drawn.removed(GROUPED_AIC)).isEqualTo(drawn.wanted());
        Step step = drawn.step(GROUPED_AIC);
        assertThat(step.args()).containsKeys("set1", "digits1", "cell", "digit");
        List<Subject.Node> nodes = chain(step).nodes();
        assertThat(nodes.getFirst()).isEqualTo(new Subject.Node(List.of(0), 1, false));
        assertThat(nodes.getLast()).isEqualTo(new Subject.Node(List.of(71), 1, true));
        // The set loses 2 and keeps the digit by which the chain goes on.
        assertThat(nodes).contains(new Subject.Node(List.of(6), 2, false));
        for (int i = 1; i < nodes.size(); i++) {
            assertThat(nodes.get(i).on()).isNotEqualTo(nodes.get(i - 1).on());
        }
    }

    @Test
    void setsAreLeftOutUnlessTheyAreWanted() {
        Drawn drawn = chainThroughASet();
        assertThat(drawn.removed(GROUPED_AIC)).isEmpty();
        assertThat(drawn.removed(AIC)).isEmpty();
    }

    @Test
    void aSetMayForceACellWithThreeCandidates() {
        // Without 2 r1c78 keep 3 and 4, which leaves 1 in r1c4: so r1c1 is not 1, or it is 1 and not 2.
        Drawn drawn = Drawn.cells(
                        Geometry.CLASSIC, "r1c1=12", "r1c7=234", "r1c8=34", "r1c4=134", "r8c4=15", "r8c1=56", "r2c1=16")
                .withSetsInChains();
        assertThat(drawn.allRemoved(GROUPED_DISCONTINUOUS_NICE_LOOP)).isNotEmpty();
    }

    @Test
    void aSetInAClosedLoopKeepsItsOtherDigits() {
        // If r5c1 is not 1, r1c1 is; then the set r1c78 has 9 and 4, r5c7 is not 9, and r5c1 is.
        String free = "xxxxxxxxx";
        String without = ".xxxxxxxx";
        Drawn drawn = Drawn.cells(Geometry.CLASSIC, "r1c7=149", "r1c8=14")
                .and(1, free, without, without, without, free, without, without, without, without)
                .and(9, free, free, free, free, "x.....x..", free, free, free, free)
                .withSetsInChains();
        assertThat(drawn.removed(GROUPED_CONTINUOUS_NICE_LOOP))
                .contains("r5c1<>5", "r1c4<>1", "r8c7<>9", "r1c4<>4", "r3c9<>4")
                .doesNotContain("r5c1<>1", "r5c1<>9", "r1c1<>1", "r1c8<>4", "r3c9<>9");
    }

    private static Subject.OfChain chain(Step step) {
        return (Subject.OfChain) Objects.requireNonNull(step.args().get("chain"));
    }
}
