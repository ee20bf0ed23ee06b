package io.shudu.core.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Puzzles;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.BruteForce;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** The mode-switched search against brute force. */
class ModeSearchPropertiesTest {
    @Property(tries = 150)
    void every_mode_agrees_with_brute_force_on_6x6(
            @ForAll @LongRange(min = 0, max = SeedSequence.MAX_SEED) long seed,
            @ForAll @IntRange(min = 50, max = 95) int kept,
            @ForAll @IntRange(min = 0, max = 1) int changed,
            @ForAll @IntRange(min = 0, max = 25) int forbidden) {
        Geometry six = Geometry.of(2, 3);
        Rng rng = new SeedSequence(seed).at(0);
        Grid complete =
                Solver.of(six).solve(Grid.empty(six), SolveLimit.first(), rng).solution();
        Grid grid = Puzzles.holes(complete, kept, rng);
        for (int i = 0; i < changed; i++) {
            grid = grid.with(rng.nextInt(36), rng.nextInt(6) + 1);
        }
        CandidateSet marks = CandidateSet.all(six);
        for (int i = 0; i < forbidden; i++) {
            marks = marks.without(rng.nextInt(36), rng.nextInt(6) + 1);
        }
        grid = forbidden == 0 ? grid : grid.withCandidates(marks);
        Set<Grid> expected = new HashSet<>(BruteForce.solve(grid));
        // One search for all modes: none may leave anything behind for the next.
        ModeSearch search = new ModeSearch(six);
        for (SearchMode mode : ModeSearchTest.allModes()) {
            SolveResult result = search.search(grid, mode, SolveLimit.all(), rng);
            int count = mode.extent() == SearchMode.Extent.ALL ? expected.size() : Math.min(1, expected.size());
            assertThat(result.solutions()).hasSize(count).doesNotHaveDuplicates();
            assertThat(expected).containsAll(result.solutions());
        }
    }
}
