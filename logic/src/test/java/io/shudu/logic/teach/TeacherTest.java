package io.shudu.logic.teach;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Solver;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TeacherTest {
    private static final long BUDGET = 1_000_000;
    private static final Grid SMALL = grid("1.3..........4.2");

    private static final Grid MEDIUM =
            grid("..6..15..5.....9.........4....2.4.3...3.7....2..3....7.2.8......9.....71418...6.9");

    private final Teacher teacher = new Teacher(Geometry.CLASSIC);
    private final Teacher small = new Teacher(Geometry.of(2, 2));

    private static Grid grid(String text) {
        return ((ParseResult.Ok) GridFormats.recognise(text).parse(text, null)).grid();
    }

    @Test
    void theEasiestStepComesFirstAndTheNearestOfThem() {
        Step first = small.next(SMALL, -1, BUDGET).steps().getFirst();
        assertThat(first.technique()).isEqualTo("hidden-single");
        Grid solution = Solver.of(SMALL.geometry()).solve(SMALL).solution();
        for (int near = 0; near < 16; near++) {
            Candidate placed = small.next(SMALL, near, BUDGET)
                    .steps()
                    .getFirst()
                    .placements()
                    .getFirst();
            assertThat(placed.digit()).isEqualTo(solution.digit(placed.cell()));
        }
        // What a box shows comes before what a line shows; then the nearest.
        assertThat(small.next(SMALL, 3, BUDGET).steps().getFirst().placements()).containsExactly(new Candidate(6, 2));
    }

    @Test
    void theWholeWayLeadsToTheSolution() {
        Grid solution = Solver.of(Geometry.CLASSIC).solve(MEDIUM).solution();
        WorkedSolution way = teacher.solve(MEDIUM, BUDGET);
        assertThat(way.solved()).isTrue();
        Grid board = MEDIUM;
        for (Step step : way.steps()) {
            board = Teacher.after(board, step);
            assertThat(Health.of(board, BUDGET).wrong()).isEmpty();
            assertThat(Health.of(board, BUDGET).missing()).isEmpty();
        }
        assertThat(board.digits()).isEqualTo(solution.digits());
        assertThat(Health.of(board, BUDGET).state()).isEqualTo(Health.State.SOLVED);
        assertThat(teacher.solve(board, BUDGET))
                .isEqualTo(new WorkedSolution(Health.of(board, BUDGET), List.of(), true));
    }

    @Test
    void allStepsAreThoseOfAllTechniques() {
        List<Step> all = teacher.all(MEDIUM, BUDGET).steps();
        assertThat(all)
                .hasSizeGreaterThan(10)
                .contains(teacher.next(MEDIUM, -1, BUDGET).steps().getFirst());
        assertThat(teacher.all(MEDIUM, TechniqueId.POINTING, BUDGET).steps())
                .isNotEmpty()
                .allMatch(step -> step.technique().equals("pointing"));
    }

    @Test
    void itIsShownWhyADigitCannotStandInACell() {
        Grid solution = Solver.of(Geometry.CLASSIC).solve(MEDIUM).solution();
        int shown = 0;
        for (int cell = 0; cell < 81; cell += 2) {
            for (int digit = 1; digit <= 9; digit++) {
                Candidate candidate = new Candidate(cell, digit);
                List<Step> steps = teacher.against(MEDIUM, candidate, BUDGET).steps();
                if (MEDIUM.digit(cell) != 0 || digit == solution.digit(cell)) {
                    assertThat(steps).isEmpty();
                }
                for (Step step : steps) {
                    shown++;
                    assertThat(step.eliminations().contains(candidate)
                                    || step.placements().stream().anyMatch(placed -> rulesOut(placed, candidate)))
                            .as("%s: %s", candidate, step)
                            .isTrue();
                }
            }
        }
        assertThat(shown).isGreaterThan(50);
        assertThat(teacher.against(MEDIUM.with(0, 2), new Candidate(1, 1), BUDGET)
                        .steps())
                .isEmpty();
        assertThat(small.against(grid("12.............."), new Candidate(2, 3), BUDGET)
                        .steps())
                .isEmpty();
    }

    private static boolean rulesOut(Candidate placed, Candidate candidate) {
        Geometry geometry = Geometry.CLASSIC;
        boolean sees = IntStream.of(geometry.peers(placed.cell())).anyMatch(peer -> peer == candidate.cell());
        return placed.digit() == candidate.digit() ? sees : placed.cell() == candidate.cell();
    }

    @Test
    void theEasiestStepsAreEnough() {
        List<Step> all = teacher.all(MEDIUM, BUDGET).steps();
        List<Step> some = teacher.all(MEDIUM, 5, BUDGET).steps();
        assertThat(some).hasSizeBetween(5, all.size() - 1).isEqualTo(all.subList(0, some.size()));
    }

    @Test
    void aWrongEntryIsNamedAndNothingElse() {
        Grid board = SMALL.with(1, 4);
        Advice advice = small.next(board, -1, BUDGET);
        assertThat(advice.health().state()).isEqualTo(Health.State.WRONG);
        assertThat(advice.health().wrong()).containsExactly(new Candidate(1, 4));
        assertThat(advice.steps()).isEmpty();
        assertThat(small.all(board, BUDGET).steps()).isEmpty();
        assertThat(small.all(board, TechniqueId.HIDDEN_SINGLE, BUDGET).steps()).isEmpty();
        assertThat(small.solve(board, BUDGET).steps()).isEmpty();
    }

    @Test
    void marksThatLackARightCandidateAreNotBelieved() {
        CandidateSet.Builder marks = new CandidateSet.Builder(SMALL.geometry());
        marks.add(1, 4);
        Advice advice = small.next(SMALL.withCandidates(marks.build()), -1, BUDGET);
        assertThat(advice.health().state()).isEqualTo(Health.State.MISSING);
        assertThat(advice.health().missing()).containsExactly(new Candidate(1, 2));
        assertThat(advice.steps()).isEqualTo(small.next(SMALL, -1, BUDGET).steps());
    }

    @Test
    void puzzlesWithoutOneSolutionAreNamed() {
        assertThat(health("11..............")).isEqualTo(Health.State.CONFLICT);
        assertThat(health("12..............")).isEqualTo(Health.State.SOUND);
        assertThat(health("123...4.........")).isEqualTo(Health.State.NONE);
        assertThat(Health.of(MEDIUM, 1).state()).isIn(Health.State.SOUND, Health.State.INCOMPLETE);
        // Of several solutions none is preferred.
        Advice several = small.next(grid("12.............."), -1, BUDGET);
        assertThat(several.health().unique()).isFalse();
        assertThat(small.all(grid("12.............."), TechniqueId.UNIQUE_RECTANGLE_1, BUDGET)
                        .steps())
                .isEmpty();
    }

    private static Health.State health(String puzzle) {
        return Health.of(grid(puzzle), BUDGET).state();
    }

    @Test
    void onLargeBoardsThereAreSingles() {
        Geometry geometry = Geometry.of(5, 5);
        int[] digits = new int[625];
        for (int cell = 0; cell < 625; cell++) {
            int row = cell / 25;
            digits[cell] = (row / 5 + row % 5 * 5 + cell % 25) % 25 + 1;
        }
        int[] puzzle = digits.clone();
        for (int cell = 0; cell < 625; cell += 7) {
            puzzle[cell] = 0;
        }
        Grid board = Grid.ofGivens(geometry, puzzle);
        Teacher large = new Teacher(geometry);
        assertThat(large.next(board, 30, BUDGET).steps()).hasSize(1);
        assertThat(large.all(board, BUDGET).steps()).hasSize(1);
        assertThat(large.all(board, TechniqueId.POINTING, BUDGET).steps()).isEmpty();
        assertThat(large.against(board, new Candidate(0, 25), BUDGET).steps()).isEmpty();
        WorkedSolution way = large.solve(board, BUDGET);
        assertThat(way.solved()).isTrue();
        assertThat(way.steps()).hasSize(90);
    }
}
