package io.shudu.core.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Puzzles;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.transform.Transform;
import java.util.HashSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** The classic engine against the general one, on classic puzzles with no, one, several and many solutions. */
class EnginesAgreeTest {
    private static final int MOST = 1_000;

    private final Solver general = Solver.of(Geometry.CLASSIC, Solver.GENERAL);
    private final Solver classic = Solver.of(Geometry.CLASSIC, Solver.CLASSIC);

    private Grid complete(Rng rng) {
        return general.solve(Grid.empty(Geometry.CLASSIC), SolveLimit.first(), rng)
                .solution();
    }

    private void assertAgree(Grid grid) {
        SolveResult expected = general.solve(grid, SolveLimit.upTo(MOST));
        SolveResult actual = classic.solve(grid, SolveLimit.upTo(MOST));
        assertThat(actual.verdict()).isEqualTo(expected.verdict());
        assertThat(actual.count()).isEqualTo(expected.count());
        assertThat(actual.exhausted()).isEqualTo(expected.exhausted());
        assertThat(actual.solutions()).doesNotHaveDuplicates().allMatch(Grid::isSolved);
        if (expected.exhausted()) {
            assertThat(new HashSet<>(actual.solutions())).isEqualTo(new HashSet<>(expected.solutions()));
        }
        assertThat(classic.solve(grid).verdict()).isEqualTo(expected.verdict());
    }

    @Property(tries = 300)
    void on_part_of_a_grid_with_some_digits_changed(
            @ForAll @LongRange(min = 0, max = SeedSequence.MAX_SEED) long seed,
            @ForAll @IntRange(min = 18, max = 80) int kept,
            @ForAll @IntRange(min = 0, max = 2) int changed) {
        Rng rng = new SeedSequence(seed).at(0);
        Grid grid = Puzzles.holes(complete(rng), kept, rng);
        for (int i = 0; i < changed; i++) {
            grid = grid.with(rng.nextInt(81), rng.nextInt(9) + 1);
        }
        assertAgree(grid);
    }

    @Property(tries = 100)
    void on_minimal_puzzles_and_around_them(@ForAll @LongRange(min = 0, max = SeedSequence.MAX_SEED) long seed) {
        Rng rng = new SeedSequence(seed).at(0);
        Grid grid = complete(rng).allGiven();
        int[] cells = rng.permutation(0, 81);
        for (int cell : cells) {
            Grid less = grid.without(cell);
            grid = general.solve(less).verdict() == Verdict.ONE ? less.allGiven() : grid;
        }
        assertAgree(grid);
        for (int i = 0; i < 3; i++) {
            int cell = cells[i];
            // A clue less, if it is one; and a digit that may well be wrong.
            assertAgree(grid.without(cell));
            assertAgree(grid.with(cell, rng.nextInt(9) + 1));
        }
    }

    @Property(tries = 150)
    void on_grids_with_pencil_marks(
            @ForAll @LongRange(min = 0, max = SeedSequence.MAX_SEED) long seed,
            @ForAll @IntRange(min = 0, max = 60) int kept,
            @ForAll @IntRange(min = 1, max = 500) int forbidden) {
        Rng rng = new SeedSequence(seed).at(0);
        Grid complete = complete(rng);
        CandidateSet marks = CandidateSet.all(Geometry.CLASSIC);
        for (int i = 0; i < forbidden; i++) {
            int cell = rng.nextInt(81);
            int digit = rng.nextInt(9) + 1;
            // One in a hundred may hit the solution.
            if (digit != complete.digit(cell) || rng.nextInt(100) == 0) {
                marks = marks.without(cell, digit);
            }
        }
        assertAgree(Puzzles.holes(complete, kept, rng).withCandidates(marks));
    }

    @Property(tries = 300)
    void a_transformed_puzzle_has_the_transformed_solutions(
            @ForAll @LongRange(min = 0, max = SeedSequence.MAX_SEED) long seed,
            @ForAll @IntRange(min = 28, max = 50) int kept) {
        Rng rng = new SeedSequence(seed).at(0);
        Grid puzzle = Puzzles.holes(complete(rng), kept, rng);
        Transform transform = Transform.random(Geometry.CLASSIC, rng);
        SolveResult result = classic.solve(puzzle, SolveLimit.upTo(MOST));
        SolveResult moved = classic.solve(transform.apply(puzzle), SolveLimit.upTo(MOST));
        assertThat(moved.count()).isEqualTo(result.count());
        if (result.exhausted()) {
            HashSet<Grid> expected = new HashSet<>();
            result.solutions().forEach(solution -> expected.add(transform.apply(solution)));
            assertThat(new HashSet<>(moved.solutions())).isEqualTo(expected);
        }
    }
}
