package io.shudu.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class GridTest {
    private static final Geometry FOUR = Geometry.of(2, 2);
    private static final List<House> HOUSES = FOUR.houses();

    @Test
    void empty_has_no_digits() {
        Grid grid = Grid.empty(FOUR);
        assertThat(grid.geometry()).isSameAs(FOUR);
        assertThat(grid.digits()).hasSize(16).containsOnly(0);
        assertThat(grid.filledCount()).isZero();
        assertThat(grid.givenCount()).isZero();
        assertThat(grid.isComplete()).isFalse();
        assertThat(grid.isSolved()).isFalse();
        assertThat(grid.candidates()).isNull();
        assertThat(grid.conflicts()).isEmpty();
        assertThat(grid).hasToString("................");
    }

    @Test
    void ofGivens_gives_every_digit() {
        Grid grid = Puzzles.of(FOUR, "12.. .... ...4 ....");
        assertThat(grid.digit(0)).isEqualTo(1);
        assertThat(grid.digit(11)).isEqualTo(4);
        assertThat(grid.digit(2)).isZero();
        assertThat(grid.isEmpty(2)).isTrue();
        assertThat(grid.isEmpty(0)).isFalse();
        assertThat(grid.isGiven(0)).isTrue();
        assertThat(grid.isGiven(2)).isFalse();
        assertThat(grid.filledCount()).isEqualTo(3);
        assertThat(grid.givenCount()).isEqualTo(3);
        assertThat(grid).hasToString("12.........4....");
    }

    @Test
    void of_tells_given_from_placed_and_ignores_flags_of_empty_cells() {
        int[] digits = Puzzles.digits("12.............4");
        boolean[] givens = new boolean[16];
        givens[0] = true;
        givens[2] = true;
        Grid grid = Grid.of(FOUR, digits, givens);
        assertThat(grid.isGiven(0)).isTrue();
        assertThat(grid.isGiven(1)).isFalse();
        assertThat(grid.isGiven(2)).isFalse();
        assertThat(grid.givenCount()).isEqualTo(1);
        assertThat(grid.filledCount()).isEqualTo(3);
        digits[0] = 3;
        givens[1] = true;
        assertThat(grid.digit(0)).isEqualTo(1);
        assertThat(grid.isGiven(1)).isFalse();
    }

    @Test
    void of_refuses_wrong_lengths_and_digits() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Grid.ofGivens(FOUR, 1, 2, 3))
                .withMessage("3 digits, 3 flags: this board has 16 cells");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Grid.of(FOUR, new int[16], new boolean[17]))
                .withMessage("16 digits, 17 flags: this board has 16 cells");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Puzzles.of(FOUR, ".....5.........."))
                .withMessage("digit 5 at r2c2: this board has digits 1 to 4");
        int[] negative = new int[16];
        negative[15] = -1;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Grid.ofGivens(FOUR, negative))
                .withMessage("digit -1 at r4c4: this board has digits 1 to 4");
        assertThat(Puzzles.of(FOUR, "4...............").digit(0)).isEqualTo(4);
    }

    @Test
    void digits_are_a_copy() {
        Grid grid = Puzzles.of(FOUR, "1...............");
        grid.digits()[0] = 4;
        assertThat(grid.digit(0)).isEqualTo(1);
    }

    @Test
    void with_places_and_leaves_the_original_alone() {
        Grid grid = Puzzles.of(FOUR, "1...............");
        Grid more = grid.with(1, 2);
        assertThat(more).hasToString("12..............");
        assertThat(more.isGiven(0)).isTrue();
        assertThat(more.isGiven(1)).isFalse();
        assertThat(grid).hasToString("1...............");
        Grid replaced = grid.with(0, 4);
        assertThat(replaced).hasToString("4...............");
        assertThat(replaced.isGiven(0)).isFalse();
        assertThat(replaced.givenCount()).isZero();
        assertThat(grid.isGiven(0)).isTrue();
    }

    @Test
    void with_refuses_what_is_no_digit() {
        Grid grid = Grid.empty(FOUR);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> grid.with(6, 5))
                .withMessage("digit 5 at r2c3: this board has digits 1 to 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> grid.with(6, 0))
                .withMessage("digit 0 at r2c3: this board has digits 1 to 4");
        assertThat(grid.with(6, 1).digit(6)).isEqualTo(1);
        assertThat(grid.with(6, 4).digit(6)).isEqualTo(4);
    }

    @Test
    void without_empties_given_and_placed_cells() {
        Grid grid = Puzzles.of(FOUR, "12..............");
        Grid less = grid.without(0);
        assertThat(less).hasToString(".2..............");
        assertThat(less.isGiven(0)).isFalse();
        assertThat(less.isGiven(1)).isTrue();
        assertThat(grid.digit(0)).isEqualTo(1);
        assertThat(grid.without(7)).isEqualTo(grid);
    }

    @Test
    void candidates_stay_with_the_grid_when_digits_change() {
        CandidateSet marks = new CandidateSet.Builder(FOUR).add(3, 2).build();
        Grid grid = Grid.empty(FOUR).withCandidates(marks);
        assertThat(grid.candidates()).isEqualTo(marks);
        assertThat(grid.with(0, 1).candidates()).isEqualTo(marks);
        assertThat(grid.without(0).candidates()).isEqualTo(marks);
        assertThat(grid.withCandidates(null).candidates()).isNull();
        assertThat(grid.withCandidates(null)).isEqualTo(Grid.empty(FOUR));
        assertThat(grid.givens().candidates()).isNull();
        assertThat(grid.allGiven().candidates()).isNull();
    }

    @Test
    void candidates_of_another_board_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Grid.empty(FOUR).withCandidates(CandidateSet.all(Geometry.of(2, 3))))
                .withMessage("candidates of 6x6 (box 2x3) for 4x4 (box 2x2)");
    }

    @Test
    void filledWith_keeps_givens_given() {
        Grid grid = Puzzles.of(FOUR, "1...............").with(1, 2).withCandidates(CandidateSet.all(FOUR));
        Grid full = grid.filledWith(Puzzles.digits("1234341221434321"));
        assertThat(full).hasToString("1234341221434321");
        assertThat(full.givenCount()).isEqualTo(1);
        assertThat(full.isGiven(0)).isTrue();
        assertThat(full.isGiven(1)).isFalse();
        assertThat(full.candidates()).isNull();
        assertThat(full.isComplete()).isTrue();
        assertThat(full.isSolved()).isTrue();
    }

    @Test
    void givens_drops_what_was_placed_and_allGiven_gives_it() {
        Grid grid = Puzzles.of(FOUR, "1...............").with(1, 2);
        assertThat(grid.givens()).isEqualTo(Puzzles.of(FOUR, "1..............."));
        assertThat(grid.allGiven()).isEqualTo(Puzzles.of(FOUR, "12.............."));
        assertThat(grid.allGiven().givenCount()).isEqualTo(2);
    }

    @Test
    void a_complete_grid_is_solved_only_without_conflicts() {
        assertThat(Puzzles.EASY_SOLVED.isSolved()).isTrue();
        Grid broken = Puzzles.EASY_SOLVED.with(0, 3);
        assertThat(broken.isComplete()).isTrue();
        assertThat(broken.isSolved()).isFalse();
        Grid open = Puzzles.EASY_SOLVED.without(80);
        assertThat(open.isComplete()).isFalse();
        assertThat(open.isSolved()).isFalse();
        assertThat(open.conflicts()).isEmpty();
    }

    @Test
    void conflicts_of_three_equal_digits_are_three_pairs() {
        Grid grid = Puzzles.of(Geometry.CLASSIC, "5...5...5" + ".".repeat(72));
        House row = Geometry.CLASSIC.houses().get(0);
        assertThat(grid.conflicts())
                .containsExactly(new Conflict(row, 5, 0, 4), new Conflict(row, 5, 0, 8), new Conflict(row, 5, 4, 8));
    }

    @Test
    void a_board_full_of_one_digit_has_a_conflict_for_every_pair_of_cells_that_see_each_other() {
        Geometry large = Geometry.of(6, 6);
        Grid grid = Puzzles.of(large, "1".repeat(1296));
        // Each of the 1,296 cells sees 35 others in its row, 35 in its column and 25 more in its box.
        assertThat(grid.conflicts()).hasSize(1296 * (35 + 35 + 25) / 2).doesNotHaveDuplicates();
    }

    @Test
    void a_pair_in_a_row_and_a_box_counts_once_under_the_row() {
        Grid grid = Puzzles.of(FOUR, "33.. .... .... ....");
        assertThat(grid.conflicts()).containsExactly(new Conflict(HOUSES.get(0), 3, 0, 1));
    }

    @Test
    void conflicts_are_found_in_rows_columns_and_boxes() {
        // 1 in a row, 2 in a column, 3 in a box; 4 touches nothing.
        Grid grid = Puzzles.of(FOUR, "1..1 3.2. .3.4 ..2.");
        assertThat(grid.conflicts())
                .containsExactly(new Conflict(HOUSES.get(0), 1, 0, 3), new Conflict(HOUSES.get(6), 2, 6, 14));
        assertThat(Puzzles.of(FOUR, "3... .3.. .... ....").conflicts())
                .containsExactly(new Conflict(HOUSES.get(8), 3, 0, 5));
    }

    @Test
    void a_given_and_a_placed_digit_conflict_like_any() {
        Grid grid = Puzzles.of(FOUR, "1...............").with(12, 1);
        assertThat(grid.conflicts()).containsExactly(new Conflict(HOUSES.get(4), 1, 0, 12));
    }

    @Test
    void extra_houses_conflict_too() {
        Geometry x = Puzzles.diagonal4();
        assertThat(Puzzles.of(x, "1... .... .... ...1").conflicts())
                .containsExactly(new Conflict(x.houses().get(12), 1, 0, 15));
        assertThat(Puzzles.of(FOUR, "1... .... .... ...1").conflicts()).isEmpty();
    }

    @Test
    void the_pattern_is_solved_on_every_board() {
        for (Geometry geometry : Puzzles.allBoxed()) {
            assertThat(Puzzles.pattern(geometry).isSolved())
                    .as(geometry.toString())
                    .isTrue();
        }
    }

    @Test
    void grids_are_equal_if_board_digits_flags_and_candidates_are() {
        Grid grid = Puzzles.of(FOUR, "1...............");
        assertThat(grid)
                .isEqualTo(Puzzles.of(FOUR, "1..............."))
                .hasSameHashCodeAs(Puzzles.of(FOUR, "1..............."))
                .isNotEqualTo(Grid.empty(FOUR).with(0, 1))
                .isNotEqualTo(Puzzles.of(FOUR, "2..............."))
                .isNotEqualTo(Puzzles.of(Puzzles.jigsaw4(), "1..............."))
                .isNotEqualTo(grid.withCandidates(CandidateSet.all(FOUR)))
                .isNotEqualTo("1...............");
        assertThat(grid.hashCode())
                .isNotEqualTo(Puzzles.of(FOUR, "2...............").hashCode());
    }

    @Test
    void text_has_a_symbol_for_each_digit() {
        assertThat(Puzzles.EASY)
                .hasToString("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        assertThat(Puzzles.pattern(Geometry.ofSide(36)).toString()).startsWith("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@");
    }
}
