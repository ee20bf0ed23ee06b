package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What is removed is never a digit of the solution. The positions are random: a solution, and candidates that are
 * enough to hide it.
 */
class AlmostLockedTechniquesAreSoundTest {
    private static final Set<TechniqueId> TECHNIQUES =
            EnumSet.range(TechniqueId.ALS_XZ, TechniqueId.ALIGNED_TRIPLET_EXCLUSION);

    private final Map<TechniqueId, Integer> found = new EnumMap<>(TechniqueId.class);

    @Test
    void onTheClassicBoard() {
        for (int seed = 0; seed < 8; seed++) {
            check(Geometry.CLASSIC, seed, 42, 2, false);
        }
        assertThat(found.keySet()).isEqualTo(TECHNIQUES);
    }

    @Test
    void whenSetsMayOverlapAndEveryStepIsWanted() {
        for (int seed = 0; seed < 10; seed++) {
            check(Geometry.CLASSIC, seed, 61, 1, true);
        }
        assertThat(found).containsKeys(TechniqueId.ALS_XY_WING, TechniqueId.ALS_CHAIN, TechniqueId.DEATH_BLOSSOM);
    }

    @Test
    void onSmallBoards() {
        for (int seed = 0; seed < 20; seed++) {
            check(Geometry.of(2, 2), seed, 4, 1, false);
            check(Geometry.of(2, 3), seed, 24, 1, true);
        }
        assertThat(found).isNotEmpty();
    }

    @Test
    void withDiagonals() {
        House down = new House(
                House.Kind.EXTRA, 0, IntStream.range(0, 9).map(i -> 10 * i).toArray());
        House up = new House(
                House.Kind.EXTRA, 1, IntStream.range(1, 10).map(i -> 8 * i).toArray());
        for (int seed = 0; seed < 6; seed++) {
            check(Geometry.CLASSIC.with(down, up), seed, 45, 2, false);
        }
        assertThat(found).isNotEmpty();
    }

    @Test
    void onALargeBoard() {
        for (int seed = 0; seed < 2; seed++) {
            check(Geometry.of(4, 4), seed, 200, 3, false);
        }
        assertThat(found).isNotEmpty();
    }

    private void check(Geometry geometry, int seed, int digits, int more, boolean generous) {
        HalfSolved half = HalfSolved.of(geometry, seed, digits, more);
        Layout layout = half.position().layout();
        Setup setup = new Setup(layout, false, false, false, true, false, generous, generous);
        for (TechniqueId id : TECHNIQUES) {
            check(half.position(), Techniques.search(id, setup), id, half.solution());
        }
    }

    private void check(Position position, Technique search, TechniqueId id, int[] solution) {
        List<Step> all = Steps.all(position.layout())
                .search(search, position, EnumSet.of(id))
                .steps();
        for (Step step : all) {
            assertThat(step.args()).isNotEmpty();
            assertThat(step.marks()).isNotEmpty();
            assertThat(step.eliminations()).isNotEmpty();
            assertThat(step.eliminations()).allMatch(one -> position.has(one.cell(), one.digit()));
            assertThat(step.eliminations()).noneMatch(one -> one.digit() == solution[one.cell()]);
        }
        List<Step> first = Steps.firstExplained(position.layout())
                .search(search, position, EnumSet.of(id))
                .steps();
        assertThat(first).isEqualTo(all.stream().limit(1).toList());
        if (!all.isEmpty()) {
            found.merge(id, all.size(), Integer::sum);
        }
    }
}
