package io.shudu.logic.technique;

import static io.shudu.logic.step.TechniqueId.KRAKEN_FISH_1;
import static io.shudu.logic.step.TechniqueId.KRAKEN_FISH_2;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KrakenFishTest {
    private static final String FREE = "xxxxxxxxx";

    /** An X-Wing in r14 and c15 with a fin in r1c9, from which a chain runs through r9c9 to r9c2. */
    private static Drawn finWithChain() {
        return Drawn.cells(Geometry.CLASSIC, "r9c9=12", "r9c2=12")
                .and(1, "x...x...x", FREE, FREE, "x...x....", FREE, FREE, "-xxxxxxxx", FREE, FREE);
    }

    @Test
    void aChainFromTheFinRemovesWhatTheFishRemoves() {
        Drawn drawn = finWithChain();
        assertThat(drawn.removed(KRAKEN_FISH_1)).isEqualTo(drawn.wanted());
        Step step = drawn.step(KRAKEN_FISH_1);
        assertThat(step.args())
                .containsEntry("digit", new Subject.OfDigit(1))
                .containsEntry("base", new Subject.OfHouses(List.of(0, 3)))
                .containsEntry("cover", new Subject.OfHouses(List.of(9, 13)))
                .containsEntry("fins", new Subject.OfCells(List.of(8)))
                .containsEntry("end", new Subject.OfCandidate(new Candidate(54, 1)));
        Subject.OfChains chains =
                (Subject.OfChains) Objects.requireNonNull(step.args().get("chains"));
        assertThat(chains.chains()).hasSize(1);
        assertThat(chains.chains().getFirst().nodes())
                .containsExactly(
                        node(8, 1, true),
                        node(80, 1, false),
                        node(80, 2, true),
                        node(73, 2, false),
                        node(73, 1, true),
                        node(54, 1, false));
    }

    @Test
    void allThatTheFinAndTheFishRemoveIsFound() {
        // In box 7, and on row 9 where r9c2 sees it.
        assertThat(finWithChain().allRemoved(KRAKEN_FISH_1))
                .contains(Set.of("r7c1<>1"), Set.of("r8c1<>1"), Set.of("r9c5<>1"))
                .doesNotContain(Set.of("r2c1<>1"));
    }

    @Test
    void allPlacesInACoverHouseMayLeadToTheSame() {
        // Either the fin r1c9 is true, or one of r1c1 and r5c1: each of them takes 3 from r3c3.
        Drawn drawn = Drawn.cells(Geometry.CLASSIC, "r2c2=13", "r3c8=13", "r6c3=13", "r3c3<>3")
                .and(1, "x...x...x", FREE, FREE, FREE, "x...x....", FREE, FREE, FREE, FREE);
        List<Set<String>> all = drawn.allRemoved(KRAKEN_FISH_2);
        assertThat(all).contains(drawn.wanted());
    }

    private static Subject.Node node(int cell, int digit, boolean on) {
        return new Subject.Node(List.of(cell), digit, on);
    }
}
