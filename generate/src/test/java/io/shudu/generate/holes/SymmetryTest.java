package io.shudu.generate.holes;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.holes.HoleStrategy.Quota;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {
    @ParameterizedTest
    @EnumSource
    void orbitsCoverTheBoardOnce(Symmetry symmetry) {
        for (int side : new int[] {4, 6, 9, 16, 25}) {
            List<Integer> cells = new ArrayList<>();
            symmetry.orbits(side).forEach(cells::addAll);
            assertThat(cells)
                    .containsExactlyInAnyOrderElementsOf(
                            IntStream.range(0, side * side).boxed().toList());
        }
    }

    /** Burnside's lemma: the average number of cells that a move of the group leaves where they are. */
    @ParameterizedTest
    @CsvSource({
        "none,81,256",
        "rot180,41,128",
        "rot90,21,64",
        "mirror,45,128",
        "diagonal,45,136",
        "mirrors,25,64",
        "diagonals,25,72",
        "full,15,36"
    })
    void thereAreAsManyOrbitsAsBurnsideSays(String id, int ofNine, int ofSixteen) {
        Symmetry symmetry = Objects.requireNonNull(Symmetry.byId(id));
        assertThat(symmetry.orbits(9)).hasSize(ofNine);
        assertThat(symmetry.orbits(16)).hasSize(ofSixteen);
        assertThat(symmetry.id()).isEqualTo(id);
        assertThat(Symmetry.ids()).contains(id);
    }

    @Test
    void theMovesAreTheOnesNamed() {
        assertThat(Symmetry.ROT180.orbits(9).getFirst()).containsExactlyInAnyOrder(0, 80);
        assertThat(Symmetry.ROT90.orbits(9).get(1)).containsExactlyInAnyOrder(1, 17, 79, 63);
        assertThat(Symmetry.MIRROR.orbits(9).get(1)).containsExactlyInAnyOrder(1, 7);
        assertThat(Symmetry.DIAGONAL.orbits(9).get(1)).containsExactlyInAnyOrder(1, 9);
        assertThat(Symmetry.MIRRORS.orbits(9).get(1)).containsExactlyInAnyOrder(1, 7, 73, 79);
        assertThat(Symmetry.DIAGONALS.orbits(9).get(1)).containsExactlyInAnyOrder(1, 9, 79, 71);
        assertThat(Symmetry.FULL.orbits(9).get(1)).containsExactlyInAnyOrder(1, 7, 9, 17, 63, 71, 73, 79);
        assertThat(Symmetry.byId("rot45")).isNull();
    }

    @Test
    void aSymmetricStrategyKeepsTheTotal() {
        Geometry classic = Geometry.CLASSIC;
        List<Quota> plan = new PerRow(5).plan(classic, Symmetry.ROT180, new SeedSequence(1).at(0));
        assertThat(plan).hasSize(1);
        assertThat(plan.getFirst().wanted()).isEqualTo(45);
        assertThat(plan.getFirst().required()).isEqualTo(45);
        assertThat(plan.getFirst().groups()).hasSize(41);
        Quota columns = new PerColumn(5)
                .plan(classic, Symmetry.FULL, new SeedSequence(1).at(0))
                .getFirst();
        assertThat(columns.wanted()).isEqualTo(45);
        assertThat(columns.required()).isZero();
        Quota cells = new RandomCells(50, 57)
                .plan(classic, Symmetry.FULL, new SeedSequence(1).at(0))
                .getFirst();
        assertThat(cells.wanted()).isEqualTo(57);
        assertThat(cells.required()).isEqualTo(50);
    }

    @Test
    void lessThanOneGroupIsNotMissing() {
        Quota pairs = new Quota(List.of(List.of(0, 1), List.of(2, 3), List.of(4)), 5, 4);
        assertThat(pairs.missing(5)).isZero();
        assertThat(pairs.missing(3)).isZero();
        assertThat(pairs.missing(2)).isEqualTo(2);
        Quota cells = Quota.ofCells(List.of(0, 1, 2), 3, 3);
        assertThat(cells.missing(3)).isZero();
        assertThat(cells.missing(2)).isEqualTo(1);
    }
}
