package io.shudu.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CandidateSetTest {
    private static final Geometry FOUR = Geometry.of(2, 2);

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 9, 10, 25, 36})
    void none_has_nothing_and_all_has_everything(int side) {
        Geometry geometry = Geometry.ofSide(side);
        CandidateSet none = CandidateSet.none(geometry);
        CandidateSet all = CandidateSet.all(geometry);
        assertThat(none.size()).isZero();
        assertThat(all.size()).isEqualTo(side * side * side);
        assertThat(all.geometry()).isSameAs(geometry);
        for (int cell = 0; cell < side * side; cell++) {
            assertThat(none.count(cell)).isZero();
            assertThat(all.count(cell)).isEqualTo(side);
        }
        assertThat(none.contains(side * side - 1, side)).isFalse();
        assertThat(all.contains(side * side - 1, side)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 9, 36})
    void every_candidate_has_a_place_of_its_own(int side) {
        Geometry geometry = Geometry.ofSide(side);
        CandidateSet none = CandidateSet.none(geometry);
        for (int cell = 0; cell < side * side; cell += side - 1) {
            for (int digit = 1; digit <= side; digit++) {
                CandidateSet one =
                        new CandidateSet.Builder(geometry).add(cell, digit).build();
                assertThat(one.size()).isEqualTo(1);
                assertThat(one.contains(cell, digit)).isTrue();
                assertThat(one.count(cell)).isEqualTo(1);
                assertThat(one.without(cell, digit)).isEqualTo(none);
            }
        }
    }

    @Test
    void of_leaves_to_empty_cells_what_their_houses_allow() {
        CandidateSet left = CandidateSet.of(Puzzles.of(FOUR, "1... .... ..4. ...."));
        assertThat(left)
                .hasToString("r1c2=234 r1c3=23 r1c4=234 r2c1=234 r2c2=234 r2c3=123 r2c4=1234"
                        + " r3c1=23 r3c2=123 r3c4=123 r4c1=234 r4c2=1234 r4c3=123 r4c4=123");
        assertThat(left.count(0)).isZero();
        assertThat(left.count(7)).isEqualTo(4);
        assertThat(left.size()).isEqualTo(42);
    }

    @Test
    void of_ignores_pencil_marks_and_full_grids_leave_nothing() {
        Grid marked = Grid.empty(FOUR).withCandidates(CandidateSet.none(FOUR));
        assertThat(CandidateSet.of(marked)).isEqualTo(CandidateSet.all(FOUR));
        assertThat(CandidateSet.of(Puzzles.EASY_SOLVED)).isEqualTo(CandidateSet.none(Geometry.CLASSIC));
    }

    @Test
    void without_leaves_the_original_alone() {
        CandidateSet all = CandidateSet.all(FOUR);
        CandidateSet less = all.without(5, 3);
        assertThat(less.contains(5, 3)).isFalse();
        assertThat(less.contains(5, 2)).isTrue();
        assertThat(less.contains(5, 4)).isTrue();
        assertThat(less.contains(4, 3)).isTrue();
        assertThat(less.count(5)).isEqualTo(3);
        assertThat(less.size()).isEqualTo(63);
        assertThat(less.without(5, 3)).isEqualTo(less);
        assertThat(all.size()).isEqualTo(64);
    }

    @Test
    void builder_may_go_on_after_a_set_was_built() {
        CandidateSet.Builder builder = new CandidateSet.Builder(FOUR).add(0, 1).add(0, 1);
        CandidateSet first = builder.build();
        CandidateSet second = builder.add(15, 4).build();
        assertThat(first).hasToString("r1c1=1");
        assertThat(second).hasToString("r1c1=1 r4c4=4");
        assertThat(first.size()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"-1, 1", "16, 1", "0, 0", "0, 5", "3, -2"})
    void candidates_outside_the_board_are_refused(int cell, int digit) {
        CandidateSet all = CandidateSet.all(FOUR);
        String message = "candidate " + digit + " of cell " + cell + ": this board is 4x4 (box 2x2)";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> all.contains(cell, digit))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> all.without(cell, digit))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CandidateSet.Builder(FOUR).add(cell, digit))
                .withMessage(message);
    }

    @Test
    void sets_are_equal_if_board_and_candidates_are() {
        CandidateSet one = new CandidateSet.Builder(FOUR).add(2, 3).build();
        assertThat(one)
                .isEqualTo(new CandidateSet.Builder(FOUR).add(2, 3).build())
                .hasSameHashCodeAs(new CandidateSet.Builder(FOUR).add(2, 3).build())
                .isNotEqualTo(new CandidateSet.Builder(FOUR).add(2, 4).build())
                .isNotEqualTo(
                        new CandidateSet.Builder(Puzzles.jigsaw4()).add(2, 3).build())
                .isNotEqualTo("r1c3=3");
        assertThat(one.hashCode()).isNotEqualTo(CandidateSet.none(FOUR).hashCode());
    }

    @Test
    void text_of_no_candidates_is_empty() {
        assertThat(CandidateSet.none(FOUR)).hasToString("");
    }

    @Test
    void text_uses_symbols_for_large_digits() {
        Geometry large = Geometry.ofSide(36);
        assertThat(new CandidateSet.Builder(large).add(1295, 36).add(1295, 10).build())
                .hasToString("r36c36=A@");
    }
}
