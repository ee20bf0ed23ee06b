package io.shudu.logic.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Solver;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.testkit.Puzzles;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReviewTest {
    private static final long BUDGET = 1_000_000;
    /** Needs an X-Wing and nothing harder. */
    private static final String X_WING =
            "97...2.5...6......52.18...7..9.167.5.........6.397.1..3...58.72......5...5.7...63";

    private final Review review = new Review(Geometry.CLASSIC);

    private static Grid grid(String line) {
        int[] digits = new int[line.length()];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = Math.max(0, line.charAt(i) - '0');
        }
        return Grid.ofGivens(Geometry.CLASSIC, digits);
    }

    private static Grid solution(Grid puzzle) {
        return Solver.of(Geometry.CLASSIC).solve(puzzle).solution();
    }

    /** Who follows our own way never guesses, and needs nothing harder than the way does. */
    @Test
    void theWayOfTheTeacherHasNoGuesses() {
        for (String line : List.of(Puzzles.EASY, X_WING)) {
            Grid puzzle = grid(line);
            List<Step> way = new Teacher(Geometry.CLASSIC).solve(puzzle, BUDGET).steps();
            List<Candidate> entries = new ArrayList<>();
            way.forEach(step -> entries.addAll(step.placements()));
            List<Review.Move> moves = review.of(puzzle, solution(puzzle), entries);
            assertThat(moves).hasSameSizeAs(entries).allSatisfy(move -> {
                assertThat(move.right()).isTrue();
                assertThat(move.by()).isNotNull();
                assertThat(move.easiest()).isNotNull();
            });
            boolean needed = line.equals(X_WING);
            assertThat(moves.stream().anyMatch(move -> move.by() == TechniqueId.X_WING))
                    .isEqualTo(needed);
            // Its first moment is that of the candidates that pointing removes.
            assertThat(moves.stream().anyMatch(move -> move.easiest() == TechniqueId.POINTING))
                    .isEqualTo(needed);
        }
    }

    @Test
    void theHardestPuzzleBeginsWithAGuess() {
        Grid puzzle = grid(Puzzles.HARD);
        Grid solution = solution(puzzle);
        Candidate guess = new Candidate(1, solution.digit(1));
        assertThat(review.of(puzzle, solution, List.of(guess)))
                .containsExactly(new Review.Move(guess, true, null, null));
    }

    /** They do not stand in the way of what comes after them, and a cell counts once. */
    @Test
    void wrongDigitsAreToldAndLeftOut() {
        Grid puzzle = grid(Puzzles.EASY);
        Grid solution = solution(puzzle);
        int cell = Puzzles.EASY.indexOf('.');
        Candidate wrong = new Candidate(cell, solution.digit(cell) % 9 + 1);
        Candidate right = new Candidate(cell, solution.digit(cell));
        List<Review.Move> moves = review.of(puzzle, solution, List.of(wrong, right, right, new Candidate(0, 5)));
        assertThat(moves).extracting(Review.Move::entry).containsExactly(wrong, right);
        assertThat(moves).extracting(Review.Move::right).containsExactly(false, true);
        assertThat(moves.getFirst().by()).isNull();
        assertThat(moves.getFirst().easiest()).isEqualTo(moves.getLast().easiest());
    }

    @Test
    void largeBoardsAreRefused() {
        assertThatThrownBy(() -> new Review(Geometry.ofSide(25))).hasMessageContaining("16 is the largest");
    }
}
