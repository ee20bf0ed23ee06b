package io.shudu.core.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.grid.Puzzles;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that mathematics knows, found by the engine. */
class ExactCountsTest {
    private static final Geometry FOUR = Geometry.of(2, 2);

    @Test
    void there_are_288_grids_of_4x4() {
        Solver solver = Solver.of(FOUR);
        SolveResult counted = solver.count(Grid.empty(FOUR), SolveLimit.all());
        assertThat(counted.count()).isEqualTo(288);
        assertThat(counted.exhausted()).isTrue();
        SolveResult listed = solver.solve(Grid.empty(FOUR), SolveLimit.all());
        assertThat(listed.solutions()).hasSize(288).doesNotHaveDuplicates().allMatch(Grid::isSolved);
        assertThat(listed.solutions()).containsExactlyInAnyOrderElementsOf(BruteForce.solve(Grid.empty(FOUR)));
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "3, 2"})
    void there_are_28_200_960_grids_of_6x6(int boxRows, int boxColumns) {
        Geometry six = Geometry.of(boxRows, boxColumns);
        SolveResult counted = Solver.of(six).count(Grid.empty(six), SolveLimit.all());
        assertThat(counted.count()).isEqualTo(28_200_960);
        assertThat(counted.exhausted()).isTrue();
        assertThat(counted.verdict()).isEqualTo(Verdict.MANY);
    }

    @Test
    void listing_grids_of_6x6_stops_at_the_limit() {
        Geometry six = Geometry.of(2, 3);
        SolveResult listed = Solver.of(six).solve(Grid.empty(six), SolveLimit.upTo(20_000));
        assertThat(new HashSet<>(listed.solutions())).hasSize(20_000);
        assertThat(listed.solutions()).allMatch(Grid::isSolved);
        assertThat(listed.exhausted()).isFalse();
    }

    @Test
    void a_first_row_leaves_the_same_number_of_6x6_grids_by_counting_and_listing() {
        Geometry six = Geometry.of(2, 3);
        Grid grid = Puzzles.of(six, "123456" + "456123" + "2....." + ".".repeat(18));
        long counted = Solver.of(six).count(grid, SolveLimit.all()).count();
        Set<Grid> listed = new HashSet<>();
        Solver.of(six).forEach(grid, SolveLimit.all(), listed::add);
        assertThat(counted).isEqualTo(listed.size()).isPositive();
        assertThat(BruteForce.solve(grid)).hasSameSizeAs(listed);
    }

    /** Rows alone: each is a permutation. Rows and columns: Latin squares, whose numbers are known. */
    @Test
    void boards_without_boxes_have_the_numbers_of_latin_squares() {
        List<House> lines4 = FOUR.houses().subList(0, 8);
        assertThat(count(Geometry.ofHouses(4, lines4.subList(0, 4)))).isEqualTo(24 * 24 * 24 * 24);
        assertThat(count(Geometry.ofHouses(4, lines4))).isEqualTo(576);
        assertThat(count(Geometry.ofHouses(5, lines(5)))).isEqualTo(161_280);
    }

    private static List<House> lines(int side) {
        List<House> houses = new ArrayList<>();
        for (int line = 0; line < side; line++) {
            int[] row = new int[side];
            int[] column = new int[side];
            for (int i = 0; i < side; i++) {
                row[i] = line * side + i;
                column[i] = i * side + line;
            }
            houses.add(new House(House.Kind.ROW, line, row));
            houses.add(new House(House.Kind.COLUMN, line, column));
        }
        return houses;
    }

    private static long count(Geometry geometry) {
        return Solver.of(geometry).count(Grid.empty(geometry), SolveLimit.all()).count();
    }

    @Test
    void diagonals_leave_48_grids_of_4x4() {
        Geometry x = Puzzles.diagonal4();
        List<Grid> expected = BruteForce.solve(Grid.empty(x));
        assertThat(expected).hasSize(48);
        assertThat(count(x)).isEqualTo(48);
        assertThat(Solver.of(x).solve(Grid.empty(x), SolveLimit.all()).solutions())
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void a_jigsaw_of_4x4_has_96_grids() {
        Geometry jigsaw = Puzzles.jigsaw4();
        List<Grid> expected = BruteForce.solve(Grid.empty(jigsaw));
        assertThat(expected).hasSize(96);
        assertThat(count(jigsaw)).isEqualTo(96);
        assertThat(Solver.of(jigsaw).solve(Grid.empty(jigsaw), SolveLimit.all()).solutions())
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    /**
     * Regions that look harmless and leave no grid.
     *
     * <pre>
     * a a a b
     * a c b b
     * c c d b
     * c d d d
     * </pre>
     */
    @Test
    void a_jigsaw_can_have_no_grid_at_all() {
        List<House> houses = new ArrayList<>(FOUR.houses().subList(0, 8));
        houses.add(new House(House.Kind.BOX, 0, 0, 1, 2, 4));
        houses.add(new House(House.Kind.BOX, 1, 3, 6, 7, 11));
        houses.add(new House(House.Kind.BOX, 2, 5, 8, 9, 12));
        houses.add(new House(House.Kind.BOX, 3, 10, 13, 14, 15));
        Geometry jigsaw = Geometry.ofHouses(4, houses);
        assertThat(BruteForce.solve(Grid.empty(jigsaw))).isEmpty();
        assertThat(count(jigsaw)).isZero();
        assertThat(Solver.of(jigsaw).solve(Grid.empty(jigsaw)).verdict()).isEqualTo(Verdict.NONE);
    }

    /**
     * The number of 4×4 puzzles with exactly one solution, by number of clues (OEIS A109252): every pattern of clues of
     * every grid, 288 · 65,536 puzzles. Renaming digits maps puzzles with one solution to such puzzles, and each grid
     * has 24 namings of which one has 1234 for its first row: so those 12 grids are tried and count 24 times each.
     */
    @Test
    void the_puzzles_of_4x4_have_their_known_numbers() {
        Solver solver = Solver.of(FOUR);
        long[] counts = new long[17];
        List<Grid> grids = solver.solve(Puzzles.of(FOUR, "1234 .... .... ...."), SolveLimit.all())
                .solutions();
        assertThat(grids).hasSize(12);
        for (Grid complete : grids) {
            int[] all = complete.digits();
            int[] clues = new int[16];
            for (int pattern = 0; pattern < 1 << 16; pattern++) {
                for (int cell = 0; cell < 16; cell++) {
                    clues[cell] = (pattern >> cell & 1) * all[cell];
                }
                Grid puzzle = Grid.ofGivens(FOUR, clues);
                if (solver.count(puzzle, SolveLimit.unique()).verdict() == Verdict.ONE) {
                    counts[Integer.bitCount(pattern)] += 24;
                }
            }
        }
        assertThat(counts)
                .containsExactly(
                        0, 0, 0, 0, 25_728, 284_160, 1_041_408, 2_141_184, 2_961_024, 2_958_336, 2_204_928, 1_239_552,
                        522_624, 161_280, 34_560, 4_608, 288);
    }
}
