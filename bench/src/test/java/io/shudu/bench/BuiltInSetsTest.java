package io.shudu.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

class BuiltInSetsTest {
    private final Solver solver = Solver.of(Geometry.CLASSIC, Solver.GENERAL);

    private static Grid grid(String puzzle) {
        return Grid.ofGivens(
                Geometry.CLASSIC,
                puzzle.chars().map(sign -> sign == '.' ? 0 : sign - '0').toArray());
    }

    @Test
    void hardOnesHaveOneSolution() {
        PuzzleSet hard = BuiltInSets.hard();
        assertThat(hard.size()).isGreaterThanOrEqualTo(12);
        for (int i = 0; i < hard.size(); i++) {
            assertThat(solver.solve(grid(hard.puzzle(i))).verdict())
                    .as(hard.puzzle(i))
                    .isEqualTo(Verdict.ONE);
        }
    }

    @Test
    void easyOnesHaveEachNumberOfCluesAndOneSolution() {
        List<String> easy = BuiltInSets.easy(23, 1);
        assertThat(easy).hasSize(23).doesNotHaveDuplicates();
        int[] clues = new int[82];
        for (String puzzle : easy) {
            clues[grid(puzzle).givenCount()]++;
            assertThat(solver.solve(grid(puzzle)).verdict()).as(puzzle).isEqualTo(Verdict.ONE);
        }
        for (int count = 27; count <= 36; count++) {
            assertThat(clues[count]).as("%d clues", count).isBetween(2, 3);
        }
    }

    @Test
    void minimalOnesNeedEveryClue() {
        PuzzleSet minimal = BuiltInSets.all(3).get(1);
        for (int i = 0; i < minimal.size(); i++) {
            Grid puzzle = grid(minimal.puzzle(i));
            for (int cell = 0; cell < 81; cell++) {
                if (!puzzle.isEmpty(cell)) {
                    assertThat(solver.solve(puzzle.without(cell)).verdict()).isEqualTo(Verdict.MANY);
                }
            }
        }
    }

    @Test
    void theyAreTheSameEveryTime() {
        assertThat(BuiltInSets.mixed(BuiltInSets.hard()).lines())
                .isEqualTo(BuiltInSets.mixed(BuiltInSets.hard()).lines());
        assertThat(BuiltInSets.easy(10, 4)).isEqualTo(BuiltInSets.easy(10, 4));
    }

    @Test
    void theMachineHasAName() {
        assertThat(Machine.here().cpu()).isNotBlank();
        assertThat(Machine.here().toString()).contains(System.getProperty("os.name"));
    }
}
