package io.shudu.generate.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.grid.Named;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.trace.TraceStep.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TracesTest {
    private static Rng rng(long seed) {
        return new SeedSequence(seed).at(0);
    }

    @ParameterizedTest
    @CsvSource({"shift,9", "restart,9", "boxes,9", "shuffle,9", "shift,2x3", "restart,2x3", "boxes,2x3", "shuffle,4"})
    void endsWithTheGridOfTheMethod(String method, String board) {
        Geometry geometry = Objects.requireNonNull(Geometry.byId(board));
        for (long seed = 0; seed < 20; seed++) {
            List<TraceStep> steps = Objects.requireNonNull(Named.byId(method, List.of(Traces.values())))
                    .of(geometry, rng(seed));
            Grid made = Objects.requireNonNull(GridMethods.byId(method)).make(geometry, rng(seed));
            assertThat(steps.getLast().grid()).isEqualTo(made);
            assertThat(steps.size()).isLessThan(5 * geometry.cellCount());
        }
    }

    @ParameterizedTest
    @EnumSource(Traces.class)
    void changesOnlyTheCellsThatItNames(Traces trace) {
        Grid before = Grid.empty(Geometry.CLASSIC);
        for (TraceStep step : trace.of(Geometry.CLASSIC, rng(1))) {
            boolean anew = step.kind() == Kind.START || step.kind() == Kind.SKIP;
            for (int cell = 0; cell < 81 && !anew; cell++) {
                if (!step.cells().contains(cell)) {
                    assertThat(step.grid().digit(cell))
                            .as("%s r%s", step.kind(), cell)
                            .isEqualTo(before.digit(cell));
                }
            }
            before = step.kind() == Kind.DEAD_END ? Grid.empty(Geometry.CLASSIC) : step.grid();
        }
    }

    /** By the words of the method: a box is another one with its rows, or its columns, moved on by one or two. */
    @Test
    void copiesBoxesWithRowsOrColumnsRotated() {
        List<TraceStep> steps = Traces.SHIFT.of(Geometry.CLASSIC, rng(5));
        assertThat(steps).hasSize(9);
        Grid grid = steps.getLast().grid();
        for (TraceStep step : steps.subList(1, 9)) {
            List<List<Integer>> source = lines(grid, step.first() - 1, step.kind() == Kind.ROTATE_COLUMNS);
            List<List<Integer>> copy = lines(grid, step.second() - 1, step.kind() == Kind.ROTATE_COLUMNS);
            List<List<Integer>> twice = new ArrayList<>(source);
            twice.addAll(source);
            assertThat(List.of(twice.subList(1, 4), twice.subList(2, 5))).contains(copy);
        }
        assertThat(steps.subList(1, 3)).extracting(TraceStep::second).containsExactly(4, 7);
    }

    private static List<List<Integer>> lines(Grid grid, int box, boolean columns) {
        House house = Geometry.CLASSIC.houses().get(18 + box);
        List<List<Integer>> lines = new ArrayList<>();
        for (int line = 0; line < 3; line++) {
            List<Integer> digits = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                digits.add(grid.digit(house.cell(columns ? 3 * i + line : 3 * line + i)));
            }
            lines.add(digits);
        }
        return lines;
    }

    @Test
    void tellsTheFirstTriesAndTheLast() {
        List<TraceStep> steps = Traces.RESTART.of(Geometry.CLASSIC, rng(2));
        assertThat(steps.stream().filter(step -> step.kind() == Kind.DEAD_END).map(TraceStep::first))
                .containsExactly(1, 2, 3);
        TraceStep skip = steps.stream()
                .filter(step -> step.kind() == Kind.SKIP)
                .findFirst()
                .orElseThrow();
        assertThat(skip.second()).isEqualTo(skip.first() + 4);
        assertThat(steps.subList(steps.indexOf(skip) + 1, steps.size())).hasSize(81);
        for (TraceStep step : steps) {
            assertThat(step.grid().conflicts()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"9", "2x3", "4"})
    void digsUntilEveryClueIsNeeded(String board) {
        Geometry geometry = Objects.requireNonNull(Geometry.byId(board));
        List<TraceStep> steps = Traces.DIG.of(geometry, rng(3));
        assertThat(steps).hasSize(geometry.cellCount() + 1);
        Grid puzzle = steps.getLast().grid();
        Solver solver = Solver.of(geometry);
        assertThat(solver.solve(puzzle).verdict()).isEqualTo(Verdict.ONE);
        for (TraceStep step : steps.subList(1, steps.size())) {
            int cell = step.cells().getFirst();
            assertThat(puzzle.isEmpty(cell)).isEqualTo(step.kind() == Kind.EMPTY);
            assertThat(step.first()).isEqualTo(steps.getFirst().grid().digit(cell));
            if (step.kind() == Kind.KEEP) {
                assertThat(solver.solve(without(puzzle, cell)).verdict()).isEqualTo(Verdict.MANY);
            }
        }
    }

    private static Grid without(Grid puzzle, int cell) {
        int[] digits = puzzle.digits();
        digits[cell] = 0;
        return Grid.ofGivens(puzzle.geometry(), digits);
    }

    @Test
    void hasNames() {
        assertThat(Named.ids(List.of(Traces.values()))).containsExactly("shift", "restart", "boxes", "shuffle", "dig");
        assertThat(Named.byId("none", List.of(Traces.values()))).isNull();
        assertThat(Kind.SWAP_DIGITS.id()).isEqualTo("swap-digits");
    }
}
