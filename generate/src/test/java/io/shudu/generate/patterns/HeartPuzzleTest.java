package io.shudu.generate.patterns;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.testkit.ReferenceSolver;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class HeartPuzzleTest {
    private static final String SHAPE = ".##...##." //
            + "#..#.#..#"
            + "#...#...#"
            + "#.......#"
            + "#.......#"
            + ".#.....#."
            + "..#...#.."
            + "...#.#..."
            + "....#....";

    @Property(tries = 300)
    void everySeedGivesAHeartWithOneSolution(@ForAll long seed) {
        HeartPuzzle heart = HeartPuzzle.of(seed);
        Grid grid = heart.grid();
        assertThat(grid.toString().replaceAll("[1-9]", "#")).isEqualTo(SHAPE);
        assertThat(grid.givenCount()).isEqualTo(HeartPuzzle.CLUES);
        SolveResult result = Solver.of(grid.geometry()).solve(grid);
        assertThat(result.verdict()).isEqualTo(Verdict.ONE);
        assertThat(result.solution().toString()).isEqualTo(heart.solution().toString());
    }

    @Test
    void theReferenceAgrees() {
        assertThat(ReferenceSolver.solve(HeartPuzzle.of(1).grid(), 2)).hasSize(1);
    }

    @Test
    void seedsGiveOtherHearts() {
        Set<String> hearts = new HashSet<>();
        for (int seed = 0; seed < 1000; seed++) {
            hearts.add(HeartPuzzle.of(seed).grid().toString());
        }
        assertThat(hearts).hasSizeGreaterThan(990);
    }
}
