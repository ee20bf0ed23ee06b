package io.shudu.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GeometryTest {
    static List<Geometry> allBoxed() {
        return Puzzles.allBoxed();
    }

    @Test
    void there_are_69_shapes_of_boxes() {
        // The sum over rows 2..18 of 36/rows - 1.
        assertThat(allBoxed()).hasSize(69).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("allBoxed")
    void houses_cover_every_cell_three_times(Geometry geometry) {
        int side = geometry.side();
        assertThat(side).isEqualTo(geometry.boxRows() * geometry.boxColumns());
        assertThat(geometry.cellCount()).isEqualTo(side * side);
        assertThat(geometry.isBoxed()).isTrue();
        assertThat(geometry.houses()).hasSize(3 * side);
        int[] covered = new int[side * side];
        for (House house : geometry.houses()) {
            assertThat(house.size()).isEqualTo(side);
            for (int cell : house.cells()) {
                covered[cell]++;
            }
        }
        assertThat(covered).containsOnly(3);
    }

    @ParameterizedTest
    @MethodSource("allBoxed")
    void houses_are_rows_then_columns_then_boxes(Geometry geometry) {
        int side = geometry.side();
        for (int i = 0; i < 3 * side; i++) {
            House house = geometry.houses().get(i);
            assertThat(house.kind())
                    .isEqualTo(List.of(House.Kind.ROW, House.Kind.COLUMN, House.Kind.BOX)
                            .get(i / side));
            assertThat(house.index()).isEqualTo(i % side);
        }
    }

    @ParameterizedTest
    @MethodSource("allBoxed")
    void cells_know_their_houses_in_order(Geometry geometry) {
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            assertThat(geometry.houseCount(cell)).isEqualTo(3);
            assertThat(geometry.houseOf(cell, 0)).isEqualTo(geometry.row(cell));
            assertThat(geometry.houseOf(cell, 1)).isEqualTo(geometry.side() + geometry.column(cell));
            int box = geometry.houseOf(cell, 2);
            assertThat(box).isBetween(2 * geometry.side(), 3 * geometry.side() - 1);
            assertThat(geometry.houses().get(box).contains(cell)).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("allBoxed")
    void peers_are_the_other_cells_of_the_houses(Geometry geometry) {
        int side = geometry.side();
        int count = 2 * (side - 1) + (geometry.boxRows() - 1) * (geometry.boxColumns() - 1);
        for (int cell : new int[] {0, side * side / 2, side * side - 1}) {
            Set<Integer> expected = new TreeSet<>();
            for (House house : geometry.houses()) {
                if (house.contains(cell)) {
                    expected.addAll(IntStream.of(house.cells()).boxed().toList());
                }
            }
            expected.remove(cell);
            assertThat(geometry.peers(cell)).hasSize(count).isSorted();
            assertThat(IntStream.of(geometry.peers(cell)).boxed().toList()).isEqualTo(new ArrayList<>(expected));
        }
    }

    @Test
    void the_classic_cell_has_20_peers() {
        assertThat(Geometry.CLASSIC.peers(40))
                .containsExactly(4, 13, 22, 30, 31, 32, 36, 37, 38, 39, 41, 42, 43, 44, 48, 49, 50, 58, 67, 76);
        for (int cell = 0; cell < 81; cell++) {
            assertThat(Geometry.CLASSIC.peers(cell)).hasSize(20).doesNotContain(cell);
        }
    }

    @Test
    void boxes_of_2x3_lie_two_a_band() {
        List<House> boxes = Geometry.of(2, 3).houses().subList(12, 18);
        assertThat(boxes.get(0).cells()).containsExactly(0, 1, 2, 6, 7, 8);
        assertThat(boxes.get(1).cells()).containsExactly(3, 4, 5, 9, 10, 11);
        assertThat(boxes.get(2).cells()).containsExactly(12, 13, 14, 18, 19, 20);
        assertThat(boxes.get(5).cells()).containsExactly(27, 28, 29, 33, 34, 35);
    }

    @Test
    void boxes_of_3x2_lie_three_a_band() {
        List<House> boxes = Geometry.of(3, 2).houses().subList(12, 18);
        assertThat(boxes.get(0).cells()).containsExactly(0, 1, 6, 7, 12, 13);
        assertThat(boxes.get(1).cells()).containsExactly(2, 3, 8, 9, 14, 15);
        assertThat(boxes.get(2).cells()).containsExactly(4, 5, 10, 11, 16, 17);
        assertThat(boxes.get(3).cells()).containsExactly(18, 19, 24, 25, 30, 31);
    }

    @Test
    void the_classic_boxes_are_where_they_are_printed() {
        List<House> boxes = Geometry.CLASSIC.houses().subList(18, 27);
        assertThat(boxes.get(0).cells()).containsExactly(0, 1, 2, 9, 10, 11, 18, 19, 20);
        assertThat(boxes.get(4).cells()).containsExactly(30, 31, 32, 39, 40, 41, 48, 49, 50);
        assertThat(boxes.get(8).cells()).containsExactly(60, 61, 62, 69, 70, 71, 78, 79, 80);
        assertThat(Geometry.of(3, 3)).isSameAs(Geometry.CLASSIC);
    }

    @ParameterizedTest
    @CsvSource({
        "4, 2, 2", "6, 2, 3", "8, 2, 4", "9, 3, 3", "10, 2, 5", "12, 3, 4", "14, 2, 7", "15, 3, 5", "16, 4, 4",
        "18, 3, 6", "20, 4, 5", "21, 3, 7", "22, 2, 11", "24, 4, 6", "25, 5, 5", "26, 2, 13", "27, 3, 9", "28, 4, 7",
        "30, 5, 6", "32, 4, 8", "33, 3, 11", "34, 2, 17", "35, 5, 7", "36, 6, 6"
    })
    void ofSide_takes_the_squarest_boxes(int side, int boxRows, int boxColumns) {
        Geometry geometry = Geometry.ofSide(side);
        assertThat(geometry.boxRows()).isEqualTo(boxRows);
        assertThat(geometry.boxColumns()).isEqualTo(boxColumns);
        assertThat(geometry.side()).isEqualTo(side);
        assertThat(Geometry.isSide(side)).isTrue();
        assertThat(Geometry.sideOfCells(side * side)).isEqualTo(side);
    }

    @ParameterizedTest
    @ValueSource(ints = {-4, 0, 1, 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 38, 40, 49, 64, 100, 10_000})
    void sides_without_boxes_are_refused(int side) {
        assertThat(Geometry.isSide(side)).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Geometry.ofSide(side))
                .withMessage("side " + side + ": a side is a product of two numbers from 2 on, at most 36");
    }

    @ParameterizedTest
    @ValueSource(ints = {-16, -1, 0, 1, 4, 9, 15, 17, 25, 49, 80, 82, 1295, 1297, 1369, 1444, Integer.MAX_VALUE})
    void sideOfCells_knows_no_side_for_other_numbers(int cells) {
        assertThat(Geometry.sideOfCells(cells)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"1, 4", "4, 1", "0, 0", "2, 1", "-2, -3", "2, 19", "19, 2", "6, 7", "7, 6", "65536, 65536"})
    void boxes_that_make_no_board_are_refused(int rows, int columns) {
        assertThat(Geometry.isBox(rows, columns)).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Geometry.of(rows, columns))
                .withMessage("box " + rows + "x" + columns
                        + ": a box has at least 2 rows and 2 columns and at most 36 cells");
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "2, 18", "18, 2", "6, 6", "5, 7", "7, 5"})
    void boxes_at_the_limits_make_a_board(int rows, int columns) {
        assertThat(Geometry.isBox(rows, columns)).isTrue();
        assertThat(Geometry.of(rows, columns).side()).isEqualTo(rows * columns);
    }

    @Test
    void cells_are_numbered_row_by_row() {
        Geometry geometry = Geometry.of(2, 3);
        assertThat(geometry.cell(0, 0)).isZero();
        assertThat(geometry.cell(2, 5)).isEqualTo(17);
        assertThat(geometry.row(17)).isEqualTo(2);
        assertThat(geometry.column(17)).isEqualTo(5);
        assertThat(geometry.cellName(17)).isEqualTo("r3c6");
        assertThat(geometry.cellName(0)).isEqualTo("r1c1");
        assertThat(Geometry.ofSide(36).cellName(1295)).isEqualTo("r36c36");
    }

    @Test
    void extra_houses_add_peers_and_leave_the_boxes() {
        Geometry x = Puzzles.diagonal4();
        assertThat(x.isBoxed()).isFalse();
        assertThat(x.hasBoxes()).isTrue();
        assertThat(x.boxRows()).isEqualTo(2);
        assertThat(x.boxColumns()).isEqualTo(2);
        assertThat(x).isNotEqualTo(Geometry.of(2, 2)).isEqualTo(Puzzles.diagonal4());
        assertThat(x.id()).isEqualTo("4+2");
        assertThat(x.side()).isEqualTo(4);
        assertThat(x.houses()).hasSize(14);
        assertThat(x.houses().subList(0, 12)).isEqualTo(Geometry.of(2, 2).houses());
        assertThat(x.houseCount(0)).isEqualTo(4);
        assertThat(x.houseOf(0, 3)).isEqualTo(12);
        assertThat(x.houseOf(3, 3)).isEqualTo(13);
        assertThat(x.houseCount(1)).isEqualTo(3);
        assertThat(x.peers(0)).containsExactly(1, 2, 3, 4, 5, 8, 10, 12, 15);
        assertThat(x).hasToString("4x4 (14 houses)");
    }

    @Test
    void a_jigsaw_has_regions_for_boxes() {
        Geometry jigsaw = Puzzles.jigsaw4();
        assertThat(jigsaw.isBoxed()).isFalse();
        assertThat(jigsaw.houses()).hasSize(12);
        assertThat(jigsaw.peers(0)).containsExactly(1, 2, 3, 4, 5, 8, 12);
        assertThat(jigsaw.peers(10)).containsExactly(2, 6, 7, 8, 9, 11, 14, 15);
        assertThat(jigsaw).hasToString("4x4 (12 houses)");
    }

    @Test
    void ofHouses_takes_sides_from_4_to_36() {
        assertThat(Geometry.ofHouses(4, List.of()).cellCount()).isEqualTo(16);
        assertThat(Geometry.ofHouses(36, List.of()).cellCount()).isEqualTo(1296);
        assertThat(Geometry.ofHouses(5, List.of()).houseCount(0)).isZero();
        assertThat(Geometry.ofHouses(5, List.of()).peers(0)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Geometry.ofHouses(3, List.of()))
                .withMessage("side 3: sides go from 4 to 36");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Geometry.ofHouses(37, List.of()))
                .withMessage("side 37: sides go from 4 to 36");
    }

    @Test
    void houses_must_have_side_cells_of_the_board() {
        assertThat(Geometry.ofHouses(4, List.of(new House(House.Kind.EXTRA, 0, 0, 5, 10, 15)))
                        .houses())
                .hasSize(1);
        assertHouseRefused(new House(House.Kind.EXTRA, 0, 0, 5, 10));
        assertHouseRefused(new House(House.Kind.EXTRA, 0, 0, 5, 10, 11, 15));
        assertHouseRefused(new House(House.Kind.EXTRA, 0, -1, 5, 10, 15));
        assertHouseRefused(new House(House.Kind.EXTRA, 0, 0, 5, 10, 16));
        assertHouseRefused(new House(House.Kind.EXTRA, 0));
    }

    private static void assertHouseRefused(House house) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Geometry.of(2, 2).with(house))
                .withMessage("extra 1: a house has 4 cells of the board");
        assertThatIllegalArgumentException().isThrownBy(() -> Geometry.ofHouses(4, List.of(house)));
    }

    @Test
    void later_changes_of_the_list_of_houses_change_nothing() {
        List<House> houses = new ArrayList<>(Geometry.of(2, 2).houses());
        Geometry geometry = Geometry.ofHouses(4, houses);
        houses.clear();
        assertThat(geometry.houses()).hasSize(12);
        assertThatThrownBy(() -> geometry.houses().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThat(Geometry.of(2, 2).houses()).isUnmodifiable();
    }

    @Test
    void peers_are_a_copy() {
        int[] peers = Geometry.CLASSIC.peers(0);
        peers[0] = 99;
        assertThat(Geometry.CLASSIC.peers(0)[0]).isEqualTo(1);
    }

    @Test
    void boards_are_equal_if_their_houses_are() {
        assertThat(Geometry.of(2, 3)).isEqualTo(Geometry.of(2, 3)).hasSameHashCodeAs(Geometry.of(2, 3));
        assertThat(Geometry.of(2, 3)).isNotEqualTo(Geometry.of(3, 2)).isNotEqualTo(Geometry.of(2, 2));
        assertThat(Geometry.of(2, 6)).isNotEqualTo(Geometry.of(3, 4)).isNotEqualTo(Geometry.of(6, 2));
        assertThat(Puzzles.jigsaw4()).isEqualTo(Puzzles.jigsaw4()).hasSameHashCodeAs(Puzzles.jigsaw4());
        assertThat(Puzzles.jigsaw4()).isNotEqualTo(Puzzles.diagonal4());
        assertThat(Puzzles.jigsaw4()).isNotEqualTo(Geometry.of(2, 2));
        assertThat(Geometry.of(2, 2)).isNotEqualTo(Puzzles.jigsaw4());
        assertThat(Geometry.ofHouses(4, List.of())).isNotEqualTo(Geometry.ofHouses(5, List.of()));
        assertThat(Geometry.of(2, 2)).isNotEqualTo("4x4 (box 2x2)");
    }

    @Test
    void hash_codes_tell_shapes_apart() {
        Set<Integer> codes = new HashSet<>();
        allBoxed().forEach(geometry -> codes.add(geometry.hashCode()));
        assertThat(codes).hasSize(69);
    }

    @Test
    void text_names_side_and_box() {
        assertThat(Geometry.of(2, 3)).hasToString("6x6 (box 2x3)");
        assertThat(Geometry.CLASSIC).hasToString("9x9 (box 3x3)");
    }
}
