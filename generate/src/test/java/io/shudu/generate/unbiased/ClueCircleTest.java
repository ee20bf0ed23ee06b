package io.shudu.generate.unbiased;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.Minimality;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.core.solve.classic.SecondSolution;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.internal.UnavoidableSets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Each try is repeated step by step, with a general solver and without memory. */
class ClueCircleTest {
    private static final Solver GENERAL = Solver.of(Geometry.CLASSIC, Solver.GENERAL);

    private final SecondSolution second = new SecondSolution();
    private final UnavoidableSets sets = new UnavoidableSets();
    private final ClueCircle circle = new ClueCircle(second, sets);

    @Test
    void everyPlaceEndsWhereSingleStepsEnd() {
        Rng rng = new SeedSequence(11).at(0);
        int circles = 0;
        while (circles < 12) {
            Grid solution = new UniformMethod().make(Geometry.CLASSIC, rng);
            int[] order = Arrays.copyOf(rng.permutation(0, 81), ClueCircle.COUNT);
            if (isUnique(clues(solution, order, -1))) {
                circles++;
                start(solution, order);
                for (int place = 0; place < ClueCircle.COUNT; place++) {
                    boolean minimal = circle.end(place);
                    Grid expected = clues(solution, order, lastStretch(solution, order, place));
                    assertThat(clues(solution, order, circle.stretch())).isEqualTo(expected);
                    assertThat(minimal).isEqualTo(isMinimal(expected, solution));
                }
            }
        }
    }

    /** So that the test above has not seen refusals alone. */
    @Test
    void minimalStretchesAreRecognised() {
        Rng rng = new SeedSequence(12).at(0);
        for (int puzzles = 0; puzzles < 3; puzzles++) {
            UnbiasedPuzzle puzzle = new UnbiasedPuzzles().next(rng);
            for (int circles = 0; circles < 30; circles++) {
                int place = rng.nextInt(ClueCircle.COUNT);
                int[] order = circleWith(puzzle.grid(), place, rng);
                start(puzzle.solution(), order);
                for (int before = 0; before < place; before++) {
                    circle.end(before);
                }
                assertThat(circle.end(place)).isTrue();
                assertThat(clues(puzzle.solution(), order, circle.stretch())).isEqualTo(puzzle.grid());
            }
        }
    }

    /** The puzzle's cells from a place on, in any order, and other cells for the rest of the circle. */
    private static int[] circleWith(Grid puzzle, int place, Rng rng) {
        int[] order = new int[ClueCircle.COUNT];
        int first = place;
        int last = place + ClueCircle.COUNT - 1;
        for (int cell : rng.permutation(0, 81)) {
            if (!puzzle.isEmpty(cell)) {
                order[first++ % ClueCircle.COUNT] = cell;
            } else if (last - place >= puzzle.givenCount()) {
                order[last-- % ClueCircle.COUNT] = cell;
            }
        }
        return order;
    }

    private void start(Grid solution, int[] order) {
        second.start(solution);
        sets.start(solution);
        circle.start(order);
    }

    private static int lastStretch(Grid solution, int[] order, int place) {
        int stretch = -1;
        for (int steps = 1; ; steps++) {
            int next = stretch & ~(1 << ((place - steps) & (ClueCircle.COUNT - 1)));
            if (!isUnique(clues(solution, order, next))) {
                return stretch;
            }
            stretch = next;
        }
    }

    private static Grid clues(Grid solution, int[] order, int places) {
        int[] digits = new int[81];
        for (int place = 0; place < ClueCircle.COUNT; place++) {
            if ((places & (1 << place)) != 0) {
                digits[order[place]] = solution.digit(order[place]);
            }
        }
        return Grid.ofGivens(Geometry.CLASSIC, digits);
    }

    private static boolean isUnique(Grid grid) {
        return GENERAL.solve(grid).verdict() == Verdict.ONE;
    }

    private static boolean isMinimal(Grid grid, Grid solution) {
        return Minimality.of(grid, solution, GENERAL, Long.MAX_VALUE) == Minimality.MINIMAL;
    }
}
