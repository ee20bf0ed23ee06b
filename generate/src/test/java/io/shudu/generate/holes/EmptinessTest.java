package io.shudu.generate.holes;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.grids.SearchMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EmptinessTest {
    @ParameterizedTest
    @CsvSource({
        "2x2,1,2,3",
        "2x3,2,3,4",
        "2x4,3,4,5",
        "3x3,3,5,6",
        "2x5,4,5,6",
        "3x4,4,6,7",
        "2x6,4,6,7",
        "4x4,6,8,9",
        "5x5,9,12,13",
        "6x6,12,15,16"
    })
    void everyBoardHasItsHoles(String box, int easy, int normal, int hard) {
        Geometry geometry = board(box);
        assertThat(Emptiness.FEW.holes(geometry)).isEqualTo(new PerRow(easy));
        assertThat(Emptiness.SOME.holes(geometry)).isEqualTo(new PerRow(normal));
        assertThat(Emptiness.MANY.holes(geometry)).isEqualTo(new PerRow(hard));
        assertThat(HoleStrategies.parse("hard", geometry)).isEqualTo(new PerRow(hard));
        assertThat(Emptiness.of(normal + "/row", geometry)).isEqualTo(Emptiness.SOME);
        assertThat(Emptiness.of(Integer.toString(normal), geometry)).isNull();
    }

    @Test
    void levelsDifferOnEveryBoard() {
        for (int rows = 2; rows <= 18; rows++) {
            for (int columns = 2; columns <= 18; columns++) {
                if (Geometry.isBox(rows, columns)) {
                    Geometry geometry = Geometry.of(rows, columns);
                    List<Integer> holes = new ArrayList<>();
                    for (Emptiness emptiness : Emptiness.values()) {
                        holes.add(emptiness.holes(geometry).total(geometry).required());
                    }
                    assertThat(holes).as(geometry.toString()).isSorted().doesNotHaveDuplicates();
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"3x3,MANY", "3x4,SOME", "3x4,MANY", "4x4,SOME", "4x4,MANY", "5x5,SOME"})
    void theyCanBeHad(String box, Emptiness emptiness) {
        Geometry geometry = board(box);
        GenerationSpec spec = new GenerationSpec(
                geometry,
                new SearchMethod(),
                emptiness.holes(geometry),
                true,
                GenerationSpec.usualTries(geometry, emptiness.holes(geometry), Acceptance.UNIQUE));
        Generator generator = new Generator(spec, 11);
        for (int index = 0; index < (geometry.side() > 16 ? 1 : 5); index++) {
            assertThat(generator.make(index).missing()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    void namesAreFoundAgain(Emptiness emptiness) {
        assertThat(Emptiness.byId(emptiness.id())).isEqualTo(emptiness);
        assertThat(Emptiness.byId(emptiness.name())).isNull();
        assertThat(Emptiness.ids()).contains(emptiness.id());
    }

    private static Geometry board(String box) {
        return Objects.requireNonNull(Geometry.ofBox(box));
    }
}
