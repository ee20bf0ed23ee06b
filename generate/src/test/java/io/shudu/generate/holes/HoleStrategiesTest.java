package io.shudu.generate.holes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.Boards;
import io.shudu.generate.holes.HoleStrategy.Quota;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HoleStrategiesTest {
    private static final SeedSequence SEEDS = new SeedSequence(4);

    @Test
    void everyKindOfTextNamesItsStrategy() {
        Geometry classic = Geometry.CLASSIC;
        assertThat(HoleStrategies.parse("0", classic)).isEqualTo(new RandomCells(0));
        assertThat(HoleStrategies.parse("50", classic)).isEqualTo(new RandomCells(50, 50));
        assertThat(HoleStrategies.parse("81", classic)).isEqualTo(new RandomCells(81));
        assertThat(HoleStrategies.parse("50..57", classic)).isEqualTo(new RandomCells(50, 57));
        assertThat(HoleStrategies.parse("0..81", classic)).isEqualTo(new RandomCells(0, 81));
        assertThat(HoleStrategies.parse("50..50", classic)).isEqualTo(new RandomCells(50));
        assertThat(HoleStrategies.parse("5/row", classic)).isEqualTo(new PerRow(5));
        assertThat(HoleStrategies.parse("9/row", classic)).isEqualTo(new PerRow(9));
        assertThat(HoleStrategies.parse("0/row", classic)).isEqualTo(new PerRow(0));
        assertThat(HoleStrategies.parse("5/column", classic)).isEqualTo(new PerColumn(5));
        assertThat(HoleStrategies.parse("36/column", Geometry.of(6, 6))).isEqualTo(new PerColumn(36));
        assertThat(HoleStrategies.parse("1296", Geometry.of(6, 6))).isEqualTo(new RandomCells(1296));
        assertThat(HoleStrategies.parse("easy", classic)).isEqualTo(new PerRow(3));
        assertThat(HoleStrategies.parse("normal", classic)).isEqualTo(new PerRow(5));
        assertThat(HoleStrategies.parse("hard", classic)).isEqualTo(new PerRow(6));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "82",
                "-1",
                "+5",
                "5.0",
                "x",
                " 5",
                "5 ",
                "٣",
                "99999999999",
                "4294967301",
                "10/row",
                "-1/row",
                "/row",
                "x/row",
                "5/rows",
                "10/column",
                "/column",
                "5/box",
                "57..50",
                "50..82",
                "..57",
                "50..",
                "..",
                "1..2..3",
                "50...57",
                "Easy",
                "medium",
                "5/row..6/row"
            })
    void anythingElseIsNone(String text) {
        assertThat(HoleStrategies.parse(text, Geometry.CLASSIC)).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"40", "50..57", "5/row", "5/column", "0", "0..1"})
    void idsNameTheStrategyAgain(String text) {
        HoleStrategy strategy = HoleStrategies.parse(text, Geometry.CLASSIC);
        assertThat(strategy).isNotNull().extracting(HoleStrategy::id).isEqualTo(text);
    }

    @Test
    void randomCellsIsOneQuotaOfTheWholeBoard() {
        for (Geometry geometry : Boards.ALL) {
            List<Quota> plan = new RandomCells(3, 7).plan(geometry, SEEDS.at(0));
            assertThat(plan).hasSize(1);
            assertThat(plan.getFirst().wanted()).isEqualTo(7);
            assertThat(plan.getFirst().required()).isEqualTo(3);
            assertThat(cells(plan.getFirst())).doesNotHaveDuplicates().hasSize(geometry.cellCount());
            assertThat(new RandomCells(3, 7).plan(geometry, SEEDS.at(0))).isEqualTo(plan);
            assertThat(new RandomCells(3, 7).plan(geometry, SEEDS.at(1))).isNotEqualTo(plan);
        }
    }

    @Test
    void perRowIsOneQuotaForEachRow() {
        Geometry geometry = Geometry.of(2, 3);
        List<Quota> plan = new PerRow(4).plan(geometry, SEEDS.at(0));
        assertThat(plan).hasSize(6);
        Set<Integer> firstColumns = new HashSet<>();
        for (int row = 0; row < 6; row++) {
            Quota quota = plan.get(row);
            assertThat(quota.wanted()).isEqualTo(4);
            assertThat(quota.required()).isEqualTo(4);
            assertThat(cells(quota))
                    .containsExactlyInAnyOrder(
                            6 * row, 6 * row + 1, 6 * row + 2, 6 * row + 3, 6 * row + 4, 6 * row + 5);
            firstColumns.add(geometry.column(cells(quota).getFirst()));
        }
        assertThat(firstColumns).hasSizeGreaterThan(1);
    }

    @Test
    void perColumnDrawsWithRepetition() {
        Geometry geometry = Geometry.CLASSIC;
        List<Integer> sizes = new ArrayList<>();
        for (int index = 0; index < 1000; index++) {
            List<Quota> plan = new PerColumn(5).plan(geometry, SEEDS.at(index));
            assertThat(plan).hasSize(9);
            for (int column = 0; column < 9; column++) {
                Quota quota = plan.get(column);
                int where = column;
                assertThat(cells(quota))
                        .doesNotHaveDuplicates()
                        .allMatch(cell -> geometry.column(cell) == where)
                        .hasSizeBetween(1, 5);
                assertThat(quota.wanted()).isEqualTo(cells(quota).size());
                assertThat(quota.required()).isZero();
                sizes.add(cells(quota).size());
            }
        }
        // Five draws out of nine rows hit 9 * (1 - (8/9)^5) = 4.006 different ones on average.
        double mean = sizes.stream().mapToInt(size -> size).average().orElseThrow();
        assertThat(mean).isBetween(3.97, 4.04);
        assertThat(sizes).contains(2, 3, 4, 5);
    }

    @Test
    void numbersThatDoNotFitAreRefused() {
        assertThatThrownBy(() -> new PerRow(-1)).hasMessage("-1 holes a row");
        assertThatThrownBy(() -> new PerColumn(-1)).hasMessage("-1 draws a column");
        assertThatThrownBy(() -> new RandomCells(-1)).hasMessage("from -1 to -1 holes");
        assertThatThrownBy(() -> new RandomCells(5, 4)).hasMessage("from 5 to 4 holes");
        assertThatThrownBy(() -> new RandomCells(82).plan(Geometry.CLASSIC, SEEDS.at(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("82 required and 82 wanted of 81 cells");
        assertThatThrownBy(() -> new PerRow(10).plan(Geometry.CLASSIC, SEEDS.at(0)))
                .hasMessage("10 required and 10 wanted of 9 cells");
        assertThatThrownBy(() -> Quota.ofCells(List.of(1, 2), 1, 2)).hasMessage("2 required and 1 wanted of 2 cells");
        assertThatThrownBy(() -> Quota.ofCells(List.of(1, 2), 1, -1)).hasMessage("-1 required and 1 wanted of 2 cells");
    }

    @Test
    void aQuotaKeepsItsOwnCells() {
        List<Integer> cells = new ArrayList<>(List.of(1, 2, 3));
        Quota quota = Quota.ofCells(cells, 2, 1);
        cells.clear();
        assertThat(cells(quota)).containsExactly(1, 2, 3);
    }

    /** The cells of a quota whose groups are single cells. */
    private static List<Integer> cells(Quota quota) {
        assertThat(quota.groups()).allMatch(group -> group.size() == 1);
        return quota.groups().stream().map(List::getFirst).toList();
    }
}
