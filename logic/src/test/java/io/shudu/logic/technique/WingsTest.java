package io.shudu.logic.technique;

import static io.shudu.logic.step.TechniqueId.WXYZ_WING;
import static io.shudu.logic.step.TechniqueId.W_WING;
import static io.shudu.logic.step.TechniqueId.XYZ_WING;
import static io.shudu.logic.step.TechniqueId.XY_WING;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import io.shudu.logic.step.Subject;
import java.util.List;
import org.junit.jupiter.api.Test;

class WingsTest {
    @Test
    void whatSeesBothWingsLosesTheirCommonDigit() {
        Drawn drawn = Drawn.cells(Geometry.CLASSIC, "r1c1=12", "r1c7=13", "r5c1=23", "r5c7<>3");
        assertThat(drawn.removed(XY_WING)).isEqualTo(drawn.wanted());
        assertThat(drawn.step(XY_WING).args())
                .containsEntry("pivot", new Subject.OfCell(0))
                .containsEntry("wings", new Subject.OfCells(List.of(6, 36)))
                .containsEntry("digit", new Subject.OfDigit(3));
    }

    @Test
    void thePivotMayComeLast() {
        Drawn drawn = Drawn.cells(Geometry.CLASSIC, "r1c7=13", "r5c1=23", "r5c7=12", "r1c1<>3");
        assertThat(drawn.removed(XY_WING)).isEqualTo(drawn.wanted());
    }

    @Test
    void smallAndLargeBoardsHaveWings() {
        Drawn small = Drawn.cells(Geometry.of(2, 2), "r1c1=12", "r1c3=13", "r3c1=23", "r3c3<>3");
        assertThat(small.removed(XY_WING)).isEqualTo(small.wanted());
        Drawn large = Drawn.cells(Geometry.of(4, 4), "r1c1=12", "r1c9=13", "r9c1=23", "r9c9<>3");
        assertThat(large.removed(XY_WING)).isEqualTo(large.wanted());
    }

    @Test
    void aWingMayBeSeenAlongADiagonal() {
        int[] diagonal = {0, 10, 20, 30, 40, 50, 60, 70, 80};
        Drawn drawn = Drawn.cells(
                Geometry.CLASSIC.with(new House(House.Kind.EXTRA, 0, diagonal)),
                "r1c1=12",
                "r9c9=13",
                "r1c5=23",
                "r1c9<>3",
                "r9c5<>3",
                "r5c5<>3");
        assertThat(drawn.removed(XY_WING)).isEqualTo(drawn.wanted());
    }

    @Test
    void thePivotOfAnXyzWingMustBeSeenToo() {
        Drawn drawn = Drawn.cells(Geometry.CLASSIC, "r2c2=123", "r1c1=13", "r2c8=23", "r2c1<>3", "r2c3<>3");
        assertThat(drawn.removed(XYZ_WING)).isEqualTo(drawn.wanted());
        assertThat(drawn.removed(XY_WING)).isEmpty();
    }

    @Test
    void twoEqualCellsAndAPairMakeAWWing() {
        Drawn drawn = Drawn.cells(Geometry.CLASSIC, "r1c1=12", "r5c5=12", "r1c5<>2", "r5c1<>2");
        assertThat(drawn.removed(W_WING)).isEmpty();
        // Column 9 keeps a 1 in rows 1 and 5.
        for (int row : new int[] {1, 2, 3, 5, 6, 7, 8}) {
            drawn.position.remove(row * 9 + 8, 1);
        }
        assertThat(drawn.removed(W_WING)).isEqualTo(drawn.wanted());
    }

    @Test
    void threeWingsNeedNotSeeEachOther() {
        Drawn without =
                Drawn.cells(Geometry.CLASSIC, "r1c1=123", "r1c7=14", "r5c1=24", "r2c2=34", "r1c2<>4", "r1c3<>4");
        assertThat(without.removed(WXYZ_WING)).isEmpty();
        Drawn drawn = Drawn.cells(
                Geometry.CLASSIC,
                "r1c1=123",
                "r1c7=14",
                "r1c9=24",
                "r2c2=34",
                "r1c2<>4",
                "r1c3<>4",
                "r2c7<>4",
                "r2c8<>4",
                "r2c9<>4");
        assertThat(drawn.removed(WXYZ_WING)).isEqualTo(drawn.wanted());
        assertThat(drawn.step(WXYZ_WING).args())
                .containsEntry("cells", new Subject.OfCells(List.of(6, 8, 10)))
                .containsEntry("digit", new Subject.OfDigit(4));
    }

    @Test
    void thePivotOfAWxyzWingMustBeSeenIfItCanBeTheDigit() {
        Drawn drawn = Drawn.cells(Geometry.CLASSIC, "r2c2=1234", "r2c7=14", "r2c8=24", "r1c1=34", "r2c1<>4", "r2c3<>4");
        assertThat(drawn.removed(WXYZ_WING)).isEqualTo(drawn.wanted());
    }
}
