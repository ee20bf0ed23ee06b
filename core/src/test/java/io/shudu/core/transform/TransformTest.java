package io.shudu.core.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.grid.Puzzles;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class TransformTest {
    private static final Geometry FOUR = Geometry.of(2, 2);
    private static final Geometry SIX = Geometry.of(2, 3);

    static final List<Geometry> GEOMETRIES = List.of(
            FOUR,
            SIX,
            Geometry.of(3, 2),
            Geometry.CLASSIC,
            Geometry.of(2, 5),
            Geometry.of(3, 4),
            Geometry.of(4, 3),
            Geometry.of(4, 4),
            Geometry.of(5, 5),
            Geometry.of(6, 6));

    /** One transform of each kind and a few random ones. */
    private static List<Transform> samples(Geometry geometry) {
        int side = geometry.side();
        List<Transform> all = new ArrayList<>(List.of(
                Transform.identity(geometry),
                Transform.swapDigits(geometry, 1, side),
                Transform.swapRows(geometry, side - 2, side - 1),
                Transform.swapColumns(geometry, 0, 1),
                Transform.swapBands(geometry, 0, side / geometry.boxRows() - 1),
                Transform.swapStacks(geometry, 0, side / geometry.boxColumns() - 1),
                Transform.transpose(geometry),
                Transform.mirrorLeftRight(geometry),
                Transform.mirrorTopBottom(geometry),
                Transform.rotate(geometry, 1),
                Transform.rotate(geometry, 2),
                Transform.rotate(geometry, 3)));
        for (int index = 0; index < 5; index++) {
            all.add(Transform.random(geometry, new SeedSequence(side).at(index)));
        }
        return all;
    }

    @ParameterizedTest
    @FieldSource("GEOMETRIES")
    void valid_grids_stay_valid(Geometry geometry) {
        Grid grid = Puzzles.pattern(geometry);
        for (Transform transform : samples(geometry)) {
            assertThat(transform.source()).isEqualTo(geometry);
            Grid moved = transform.apply(grid);
            assertThat(moved.geometry()).isEqualTo(transform.target());
            assertThat(moved.isSolved()).isTrue();
        }
    }

    @ParameterizedTest
    @FieldSource("GEOMETRIES")
    void the_inverse_undoes(Geometry geometry) {
        Grid grid = Puzzles.holes(Puzzles.pattern(geometry), 50, new SeedSequence(5).at(0));
        for (Transform transform : samples(geometry)) {
            Transform inverse = transform.inverse();
            assertThat(inverse.source()).isEqualTo(transform.target());
            assertThat(inverse.target()).isEqualTo(geometry);
            assertThat(inverse.apply(transform.apply(grid))).isEqualTo(grid);
            assertThat(transform.then(inverse)).isEqualTo(Transform.identity(geometry));
            assertThat(inverse.then(transform)).isEqualTo(Transform.identity(transform.target()));
            assertThat(inverse.inverse()).isEqualTo(transform);
        }
    }

    @ParameterizedTest
    @FieldSource("GEOMETRIES")
    void then_applies_one_after_the_other(Geometry geometry) {
        Grid grid = Puzzles.holes(Puzzles.pattern(geometry), 70, new SeedSequence(6).at(0));
        for (Transform first : samples(geometry)) {
            for (Transform second : samples(first.target())) {
                Transform both = first.then(second);
                assertThat(both.apply(grid)).isEqualTo(second.apply(first.apply(grid)));
                assertThat(both.source()).isEqualTo(geometry);
                assertThat(both.target()).isEqualTo(second.target());
            }
        }
    }

    @ParameterizedTest
    @FieldSource("GEOMETRIES")
    void then_is_associative(Geometry geometry) {
        for (int index = 0; index < 10; index++) {
            Transform a = Transform.random(geometry, new SeedSequence(1).at(index));
            Transform b = Transform.rotate(geometry, index);
            Transform c = Transform.random(b.target(), new SeedSequence(2).at(index));
            assertThat(a.then(b).then(c)).isEqualTo(a.then(b.then(c)));
        }
    }

    @ParameterizedTest
    @FieldSource("GEOMETRIES")
    void the_solution_of_a_transformed_puzzle_is_the_transformed_solution(Geometry geometry) {
        if (geometry.side() > 9) {
            return;
        }
        Rng rng = new SeedSequence(7).at(geometry.side());
        Grid puzzle = Puzzles.holes(Puzzles.pattern(geometry), 60, rng);
        SolveResult solved = Solver.of(geometry).solve(puzzle, SolveLimit.all());
        for (Transform transform : samples(geometry)) {
            List<Grid> expected =
                    solved.solutions().stream().map(transform::apply).toList();
            SolveResult moved = Solver.of(transform.target()).solve(transform.apply(puzzle), SolveLimit.all());
            assertThat(moved.solutions()).containsExactlyInAnyOrderElementsOf(expected);
            assertThat(moved.verdict()).isEqualTo(solved.verdict());
        }
    }

    @Test
    void a_proper_puzzle_stays_proper() {
        Grid solution = Solver.of(Geometry.CLASSIC).solve(Puzzles.EASY).solution();
        for (Transform transform : samples(Geometry.CLASSIC)) {
            SolveResult moved = Solver.of(Geometry.CLASSIC).solve(transform.apply(Puzzles.EASY));
            assertThat(moved.solutions()).containsExactly(transform.apply(solution));
        }
    }

    @ParameterizedTest
    @FieldSource("GEOMETRIES")
    void four_quarter_turns_change_nothing(Geometry geometry) {
        Transform turned = Transform.identity(geometry);
        for (int quarters = 1; quarters <= 4; quarters++) {
            turned = turned.then(Transform.rotate(turned.target(), 1));
            assertThat(turned).isEqualTo(Transform.rotate(geometry, quarters));
        }
        assertThat(turned).isEqualTo(Transform.identity(geometry));
        assertThat(Transform.rotate(geometry, 0)).isEqualTo(Transform.identity(geometry));
        assertThat(Transform.rotate(geometry, -1)).isEqualTo(Transform.rotate(geometry, 3));
        assertThat(Transform.rotate(geometry, -2)).isEqualTo(Transform.rotate(geometry, 2));
        assertThat(Transform.rotate(geometry, 4_000_001)).isEqualTo(Transform.rotate(geometry, 1));
        assertThat(Transform.rotate(geometry, Integer.MIN_VALUE)).isEqualTo(Transform.identity(geometry));
        Transform transpose = Transform.transpose(geometry);
        assertThat(Transform.rotate(geometry, 1))
                .isEqualTo(transpose.then(Transform.mirrorLeftRight(transpose.target())));
        assertThat(Transform.rotate(geometry, 1))
                .isEqualTo(Transform.mirrorTopBottom(geometry).then(transpose));
        assertThat(transpose.then(Transform.transpose(transpose.target()))).isEqualTo(Transform.identity(geometry));
    }

    @Test
    void moves_are_what_they_are_called() {
        Grid grid = Puzzles.of(FOUR, "1234 341. 2143 4321");
        assertThat(Transform.rotate(FOUR, 1).apply(grid)).hasToString("42313142241313.4");
        assertThat(Transform.rotate(FOUR, 2).apply(grid)).hasToString("12343412.1434321");
        assertThat(Transform.rotate(FOUR, 3).apply(grid)).hasToString("4.31314224131324");
        assertThat(Transform.transpose(FOUR).apply(grid)).hasToString("1324241331424.31");
        assertThat(Transform.mirrorLeftRight(FOUR).apply(grid)).hasToString("4321.14334121234");
        assertThat(Transform.mirrorTopBottom(FOUR).apply(grid)).hasToString("43212143341.1234");
        assertThat(Transform.swapRows(FOUR, 0, 1).apply(grid)).hasToString("341.123421434321");
        assertThat(Transform.swapRows(FOUR, 3, 2).apply(grid)).hasToString("1234341.43212143");
        assertThat(Transform.swapColumns(FOUR, 0, 1).apply(grid)).hasToString("2134431.12433421");
        assertThat(Transform.swapColumns(FOUR, 3, 2).apply(grid)).hasToString("124334.121344312");
        assertThat(Transform.swapBands(FOUR, 0, 1).apply(grid)).hasToString("214343211234341.");
        assertThat(Transform.swapStacks(FOUR, 1, 0).apply(grid)).hasToString("34121.3443212143");
        assertThat(Transform.swapDigits(FOUR, 1, 4).apply(grid)).hasToString("4231314.24131324");
        assertThat(Transform.relabel(FOUR, 2, 3, 4, 1).apply(grid)).hasToString("2341412.32141432");
    }

    @Test
    void swaps_with_itself_change_nothing() {
        Transform same = Transform.identity(SIX);
        assertThat(Transform.swapRows(SIX, 5, 5)).isEqualTo(same);
        assertThat(Transform.swapColumns(SIX, 0, 0)).isEqualTo(same);
        assertThat(Transform.swapBands(SIX, 2, 2)).isEqualTo(same);
        assertThat(Transform.swapStacks(SIX, 1, 1)).isEqualTo(same);
        assertThat(Transform.swapDigits(SIX, 6, 6)).isEqualTo(same);
    }

    @Test
    void turning_changes_the_boxes_of_6x6() {
        assertThat(Transform.transpose(SIX).target()).isEqualTo(Geometry.of(3, 2));
        assertThat(Transform.rotate(SIX, 1).target()).isEqualTo(Geometry.of(3, 2));
        assertThat(Transform.rotate(SIX, 3).target()).isEqualTo(Geometry.of(3, 2));
        assertThat(Transform.rotate(SIX, 2).target()).isEqualTo(SIX);
        assertThat(Transform.mirrorLeftRight(SIX).target()).isEqualTo(SIX);
        for (int index = 0; index < 40; index++) {
            assertThat(Transform.random(SIX, new SeedSequence(0).at(index)).target())
                    .isEqualTo(SIX);
        }
        // r2c6 becomes r6c2.
        assertThat(Transform.transpose(SIX).cell(11)).isEqualTo(31);
    }

    @Test
    void bands_of_2x3_boxes_are_three_and_stacks_two() {
        Transform bands = Transform.swapBands(SIX, 0, 2);
        assertThat(IntStream.range(0, 6).map(row -> bands.cell(row * 6) / 6)).containsExactly(4, 5, 2, 3, 0, 1);
        Transform stacks = Transform.swapStacks(SIX, 0, 1);
        assertThat(IntStream.range(0, 6).map(stacks::cell)).containsExactly(3, 4, 5, 0, 1, 2);
    }

    @Test
    void cells_and_digits_can_be_followed() {
        Transform transform = Transform.swapDigits(FOUR, 2, 3).then(Transform.swapColumns(FOUR, 0, 1));
        assertThat(IntStream.rangeClosed(0, 4).map(transform::digit)).containsExactly(0, 1, 3, 2, 4);
        assertThat(IntStream.range(0, 4).map(transform::cell)).containsExactly(1, 0, 2, 3);
        assertThat(transform).hasToString("first row to r1c2 r1c1 r1c3 r1c4, digits to 1 3 2 4");
        assertThat(Transform.transpose(SIX))
                .hasToString("first row to r1c1 r2c1 r3c1 r4c1 r5c1 r6c1, digits to 1 2 3 4 5 6");
    }

    @Test
    void given_flags_and_pencil_marks_move_along() {
        CandidateSet marks =
                new CandidateSet.Builder(SIX).add(1, 4).add(35, 6).add(35, 1).build();
        Grid grid = Puzzles.of(SIX, "1" + ".".repeat(35)).with(6, 5).withCandidates(marks);
        Transform transform = Transform.transpose(SIX).then(Transform.swapDigits(Geometry.of(3, 2), 4, 6));
        Grid moved = transform.apply(grid);
        assertThat(moved.geometry()).isEqualTo(Geometry.of(3, 2));
        assertThat(moved.isGiven(0)).isTrue();
        assertThat(moved.digit(1)).isEqualTo(5);
        assertThat(moved.isGiven(1)).isFalse();
        assertThat(moved.givenCount()).isEqualTo(1);
        assertThat(moved.candidates()).hasToString("r2c1=6 r6c6=14");
        assertThat(transform.apply(grid.withCandidates(null)).candidates()).isNull();
        assertThat(transform.inverse().apply(moved)).isEqualTo(grid);
    }

    /** 4! namings, (2 · 2²)² orders of rows and columns, mirrored or not: 24 · 64 · 2 = 3072 symmetries of 4×4. */
    @Test
    void random_reaches_all_3072_symmetries_of_4x4_equally() {
        Rng rng = new SeedSequence(3072).at(0);
        Map<Transform, Integer> counts = new HashMap<>();
        for (int i = 0; i < 30 * 3072; i++) {
            counts.merge(Transform.random(FOUR, rng), 1, Integer::sum);
        }
        assertThat(counts).hasSize(3072);
        double chiSquare = 0;
        for (int count : counts.values()) {
            chiSquare += (count - 30.0) * (count - 30.0) / 30;
        }
        // 3071 degrees of freedom, deviation 78.4: four deviations either way.
        assertThat(chiSquare).isBetween(3071 - 314.0, 3071 + 314.0);
        for (Transform transform : counts.keySet()) {
            assertThat(counts).containsKey(transform.inverse());
        }
    }

    /** 6×6 with boxes of 2×3 cannot be mirrored at the diagonal: 3!·2!³ orders of rows, 2!·3!² of columns. */
    @Test
    void random_reaches_every_order_of_rows_and_columns_of_6x6() {
        Rng rng = new SeedSequence(6).at(0);
        Set<List<Integer>> rows = new HashSet<>();
        Set<List<Integer>> columns = new HashSet<>();
        for (int i = 0; i < 2_000; i++) {
            Transform transform = Transform.random(SIX, rng);
            rows.add(IntStream.range(0, 6)
                    .map(row -> transform.cell(row * 6) / 6)
                    .boxed()
                    .toList());
            columns.add(IntStream.range(0, 6)
                    .map(column -> transform.cell(column) % 6)
                    .boxed()
                    .toList());
        }
        assertThat(rows).hasSize(6 * 8);
        assertThat(columns).hasSize(2 * 36);
    }

    @Test
    void random_is_reproducible() {
        assertThat(Transform.random(Geometry.CLASSIC, new SeedSequence(1).at(1)))
                .isEqualTo(Transform.random(Geometry.CLASSIC, new SeedSequence(1).at(1)))
                .isNotEqualTo(Transform.random(Geometry.CLASSIC, new SeedSequence(1).at(2)));
    }

    @ParameterizedTest
    @FieldSource("GEOMETRIES")
    void of_accepts_every_symmetry(Geometry geometry) {
        for (Transform transform : samples(geometry)) {
            int[] cells = IntStream.range(0, geometry.cellCount())
                    .map(transform::cell)
                    .toArray();
            int[] digits = IntStream.rangeClosed(1, geometry.side())
                    .map(transform::digit)
                    .toArray();
            Transform made = Transform.of(geometry, transform.target(), cells, digits);
            assertThat(made).isEqualTo(transform);
            cells[0] = -1;
            digits[0] = -1;
            assertThat(made).isEqualTo(transform);
        }
    }

    @Test
    void of_refuses_maps_that_break_houses() {
        int[] cells = numbers(0, 16);
        int[] digits = numbers(1, 4);
        // Rows 2 and 3 belong to different bands: rows stay rows, boxes break.
        int[] crossBand = {0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7, 12, 13, 14, 15};
        assertRefused(crossBand, digits, "box 1 does not become a house");
        int[] twoCells = {0, 1, 2, 7, 4, 5, 6, 3, 8, 9, 10, 11, 12, 13, 14, 15};
        assertRefused(twoCells, digits, "row 1 does not become a house");
        assertRefused(new int[15], digits, "15 cells: there must be 16");
        assertRefused(cells, numbers(1, 5), "5 digits: there must be 4");
        assertRefused(cells, new int[] {1, 2, 3, 3}, "digit 3 stands twice");
        assertRefused(cells, new int[] {0, 1, 2, 3}, "digit 0: must be from 1 to 4");
        assertRefused(cells, new int[] {1, 2, 3, 5}, "digit 5: must be from 1 to 4");
        assertRefused(new int[16], digits, "cell 0 stands twice");
        cells[15] = 16;
        assertRefused(cells, digits, "cell 16: must be from 0 to 15");
        cells[15] = -1;
        assertRefused(cells, digits, "cell -1: must be from 0 to 15");
    }

    private static void assertRefused(int[] cells, int[] digits, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Transform.of(FOUR, FOUR, cells, digits))
                .withMessage(message);
    }

    @Test
    void of_refuses_targets_with_more_or_fewer_houses() {
        Geometry x = Puzzles.diagonal4();
        int[] cells = numbers(0, 16);
        int[] digits = numbers(1, 4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Transform.of(FOUR, x, cells, digits))
                .withMessage("extra 1 of the target comes from no house");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Transform.of(x, FOUR, cells, digits))
                .withMessage("extra 1 does not become a house");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        Transform.of(Geometry.ofHouses(4, List.of()), Geometry.ofHouses(5, List.of()), cells, digits))
                .withMessage("4x4 (0 houses) cannot become 5x5 (0 houses): their sides differ");
    }

    @Test
    void of_makes_the_symmetries_of_variants() {
        Geometry x = Puzzles.diagonal4();
        int[] quarter = new int[16];
        for (int cell = 0; cell < 16; cell++) {
            quarter[cell] = x.cell(x.column(cell), 3 - x.row(cell));
        }
        Transform turn = Transform.of(x, x, quarter, new int[] {2, 1, 4, 3});
        for (Grid grid : Solver.of(x).solve(Grid.empty(x), SolveLimit.all()).solutions()) {
            assertThat(turn.apply(grid).isSolved()).isTrue();
        }
        Transform twice = turn.then(turn);
        assertThat(twice.then(twice)).isEqualTo(Transform.identity(x));
        // Exchanging the first two rows moves the diagonals.
        int[] rows = {4, 5, 6, 7, 0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15};
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Transform.of(x, x, rows, numbers(1, 4)))
                .withMessage("extra 1 does not become a house");
    }

    @Test
    void swaps_across_boxes_are_refused_and_name_both() {
        assertMessage(
                () -> Transform.swapRows(SIX, 1, 2),
                "rows 1 and 2: must go through the same boxes, or boxes would break");
        assertMessage(
                () -> Transform.swapColumns(SIX, 5, 2),
                "columns 5 and 2: must go through the same boxes, or boxes would break");
        assertThat(Transform.swapColumns(SIX, 0, 2).cell(0)).isEqualTo(2);
        assertThat(Transform.swapRows(Geometry.of(3, 2), 0, 2).cell(0)).isEqualTo(12);
        assertMessage(
                () -> Transform.swapColumns(Geometry.of(3, 2), 1, 2),
                "columns 1 and 2: must go through the same boxes, or boxes would break");
    }

    @Test
    void lines_bands_and_digits_outside_are_refused() {
        assertMessage(() -> Transform.swapRows(SIX, 0, 6), "row 6: must be from 0 to 5");
        assertMessage(() -> Transform.swapRows(SIX, -1, 0), "row -1: must be from 0 to 5");
        assertMessage(() -> Transform.swapColumns(SIX, 6, 0), "column 6: must be from 0 to 5");
        assertMessage(() -> Transform.swapColumns(SIX, 0, -1), "column -1: must be from 0 to 5");
        assertMessage(() -> Transform.swapBands(SIX, 0, 3), "band 3: must be from 0 to 2");
        assertMessage(() -> Transform.swapBands(SIX, -1, 0), "band -1: must be from 0 to 2");
        assertMessage(() -> Transform.swapStacks(SIX, 0, 2), "stack 2: must be from 0 to 1");
        assertMessage(() -> Transform.swapStacks(SIX, 2, 0), "stack 2: must be from 0 to 1");
        assertMessage(() -> Transform.swapDigits(SIX, 0, 1), "digit 0: must be from 1 to 6");
        assertMessage(() -> Transform.swapDigits(SIX, 1, 7), "digit 7: must be from 1 to 6");
        assertMessage(() -> Transform.relabel(SIX, 1, 2, 3), "3 digits: there must be 6");
        assertMessage(() -> Transform.relabel(SIX, 1, 2, 3, 4, 5, 5), "digit 5 stands twice");
    }

    private static void assertMessage(Supplier<Object> action, String message) {
        assertThatIllegalArgumentException().isThrownBy(action::get).withMessage(message);
    }

    @Test
    void boards_without_boxes_have_no_bands() {
        Geometry jigsaw = Puzzles.jigsaw4();
        List<Function<Geometry, Transform>> moves = List.of(
                geometry -> Transform.swapRows(geometry, 0, 1),
                geometry -> Transform.swapColumns(geometry, 0, 1),
                geometry -> Transform.swapBands(geometry, 0, 1),
                geometry -> Transform.swapStacks(geometry, 0, 1),
                Transform::transpose,
                Transform::mirrorLeftRight,
                Transform::mirrorTopBottom,
                geometry -> Transform.rotate(geometry, 0),
                geometry -> Transform.random(geometry, new SeedSequence(1).at(0)));
        for (Function<Geometry, Transform> move : moves) {
            assertMessage(
                    () -> move.apply(jigsaw), "4x4 (12 houses): only boards of rows, columns and boxes have bands");
        }
        assertThat(Transform.swapDigits(jigsaw, 1, 2).digit(1)).isEqualTo(2);
        assertThat(Transform.identity(jigsaw).target()).isEqualTo(jigsaw);
    }

    @Test
    void boards_with_more_houses_have_the_symmetries_that_keep_them() {
        Geometry x = Puzzles.diagonal4();
        for (Transform kept : List.of(
                Transform.transpose(x),
                Transform.mirrorLeftRight(x),
                Transform.mirrorTopBottom(x),
                Transform.rotate(x, 1))) {
            assertThat(kept.source()).isEqualTo(x);
            assertThat(kept.target()).isEqualTo(x);
        }
        assertMessage(() -> Transform.swapRows(x, 0, 1), "extra 1 does not become a house");
        Geometry one = Geometry.of(2, 2).with(new House(House.Kind.EXTRA, 0, 0, 5, 10, 15));
        assertMessage(() -> Transform.mirrorLeftRight(one), "extra 1 does not become a house");
        Set<Transform> seen = new HashSet<>();
        for (Geometry geometry : List.of(x, one)) {
            Grid grid = Solver.of(geometry).solve(Grid.empty(geometry)).solution();
            for (int seed = 0; seed < 100; seed++) {
                Transform random = Transform.random(geometry, new SeedSequence(seed).at(0));
                assertThat(random.apply(grid).isSolved()).isTrue();
                seen.add(random);
            }
        }
        assertThat(seen).hasSizeGreaterThan(50);
    }

    @Test
    void boards_that_do_not_fit_are_refused() {
        assertMessage(
                () -> Transform.transpose(SIX).then(Transform.identity(SIX)),
                "a transform of 6x6 (box 2x3) after one to 6x6 (box 3x2)");
        assertMessage(
                () -> Transform.identity(SIX).apply(Grid.empty(FOUR)),
                "a grid of 4x4 (box 2x2) for a transform of 6x6 (box 2x3)");
    }

    @Test
    void transforms_are_equal_if_they_do_the_same() {
        Transform mirror = Transform.mirrorLeftRight(FOUR);
        Transform same = Transform.swapStacks(FOUR, 0, 1)
                .then(Transform.swapColumns(FOUR, 0, 1))
                .then(Transform.swapColumns(FOUR, 2, 3));
        assertThat(mirror)
                .isEqualTo(same)
                .hasSameHashCodeAs(same)
                .isNotEqualTo(Transform.mirrorTopBottom(FOUR))
                .isNotEqualTo(mirror.then(Transform.swapDigits(FOUR, 1, 2)))
                .isNotEqualTo("mirror");
        List<House> houses = FOUR.houses();
        Geometry unboxed = Geometry.ofHouses(4, houses);
        int[] cells = numbers(0, 16);
        int[] digits = numbers(1, 4);
        assertThat(Transform.of(FOUR, unboxed, cells, digits))
                .isNotEqualTo(Transform.identity(FOUR))
                .isNotEqualTo(Transform.identity(unboxed));
        assertThat(Transform.of(unboxed, FOUR, cells, digits)).isNotEqualTo(Transform.identity(FOUR));
        assertThat(mirror.hashCode()).isNotEqualTo(Transform.identity(FOUR).hashCode());
        assertThat(Transform.swapDigits(FOUR, 1, 2).hashCode())
                .isNotEqualTo(Transform.identity(FOUR).hashCode());
    }

    private static int[] numbers(int first, int count) {
        return IntStream.range(first, first + count).toArray();
    }
}
