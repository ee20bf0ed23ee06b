package io.shudu.core.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Puzzles;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** The solver against brute force, on grids that have no, one or many solutions. */
class SolverPropertiesTest {
    private static final List<Geometry> SMALL = List.of(Geometry.of(2, 2), Puzzles.diagonal4(), Puzzles.jigsaw4());
    private static final List<List<Grid>> GRIDS = SMALL.stream()
            .map(geometry -> BruteForce.solve(Grid.empty(geometry)))
            .toList();
    private static final List<Solver> SOLVERS = SMALL.stream().map(Solver::of).toList();

    /** Part of a complete grid, with up to three digits replaced by any others and some candidates forbidden. */
    @Provide
    Arbitrary<Grid> smallGrids() {
        Arbitrary<Integer> boards = Arbitraries.integers().between(0, SMALL.size() - 1);
        Arbitrary<Integer> indexes = Arbitraries.integers().between(0, 287);
        Arbitrary<Integer> patterns = Arbitraries.integers().between(0, 0xFFFF);
        Arbitrary<List<Integer>> wrong =
                Arbitraries.integers().between(0, 63).list().ofMaxSize(3);
        Arbitrary<Set<Integer>> forbidden =
                Arbitraries.integers().between(0, 63).set().ofMaxSize(24);
        return Combinators.combine(boards, indexes, patterns, wrong, forbidden)
                .as((board, index, pattern, changes, removed) -> {
                    List<Grid> complete = GRIDS.get(board);
                    Grid grid = complete.get(index % complete.size());
                    for (int cell = 0; cell < 16; cell++) {
                        if ((pattern >> cell & 1) == 0) {
                            grid = grid.without(cell);
                        }
                    }
                    for (int change : changes) {
                        grid = grid.with(change / 4, change % 4 + 1);
                    }
                    CandidateSet marks = CandidateSet.all(SMALL.get(board));
                    for (int candidate : removed) {
                        marks = marks.without(candidate / 4, candidate % 4 + 1);
                    }
                    return removed.isEmpty() ? grid : grid.withCandidates(marks);
                });
    }

    @Property(tries = 3000)
    void small_grids_have_the_solutions_of_brute_force(@ForAll("smallGrids") Grid grid) {
        assertAgrees(SOLVERS.get(SMALL.indexOf(grid.geometry())), grid);
    }

    @Property(tries = 400)
    void grids_of_6x6_have_the_solutions_of_brute_force(
            @ForAll @LongRange(min = 0, max = SeedSequence.MAX_SEED) long seed,
            @ForAll boolean tall,
            @ForAll @IntRange(min = 45, max = 100) int kept,
            @ForAll @IntRange(min = 0, max = 2) int changed,
            @ForAll @IntRange(min = 0, max = 30) int forbidden) {
        Geometry six = tall ? Geometry.of(3, 2) : Geometry.of(2, 3);
        Rng rng = new SeedSequence(seed).at(0);
        Solver solver = Solver.of(six);
        Grid complete = solver.solve(Grid.empty(six), SolveLimit.first(), rng).solution();
        Grid grid = Puzzles.holes(complete, kept, rng);
        for (int i = 0; i < changed; i++) {
            grid = grid.with(rng.nextInt(36), rng.nextInt(6) + 1);
        }
        CandidateSet marks = CandidateSet.all(six);
        for (int i = 0; i < forbidden; i++) {
            marks = marks.without(rng.nextInt(36), rng.nextInt(6) + 1);
        }
        assertAgrees(solver, forbidden == 0 ? grid : grid.withCandidates(marks));
    }

    /** Few givens: here counting takes interchangeable digits together most. */
    @Property(tries = 60)
    void sparse_grids_of_6x6_are_counted_as_listed(
            @ForAll @LongRange(min = 0, max = SeedSequence.MAX_SEED) long seed,
            @ForAll @IntRange(min = 8, max = 14) int clues) {
        Geometry six = Geometry.of(2, 3);
        Rng rng = new SeedSequence(seed).at(0);
        Solver solver = Solver.of(six);
        int[] digits = solver.solve(Grid.empty(six), SolveLimit.first(), rng)
                .solution()
                .digits();
        int[] cells = rng.permutation(0, 36);
        for (int i = clues; i < 36; i++) {
            digits[cells[i]] = 0;
        }
        Grid grid = Grid.ofGivens(six, digits);
        long[] listed = {0};
        solver.forEach(grid, SolveLimit.all(), solution -> listed[0]++);
        assertThat(solver.count(grid, SolveLimit.all()).count()).isEqualTo(listed[0]);
    }

    private static void assertAgrees(Solver solver, Grid grid) {
        List<Grid> expected = BruteForce.solve(grid);
        int count = expected.size();

        SolveResult all = solver.solve(grid, SolveLimit.all());
        assertThat(all.solutions()).hasSize(count);
        assertThat(new HashSet<>(all.solutions())).isEqualTo(new HashSet<>(expected));
        assertThat(all.count()).isEqualTo(count);
        assertThat(all.exhausted()).isTrue();
        assertThat(all.verdict()).isEqualTo(verdict(count));

        SolveResult counted = solver.count(grid, SolveLimit.all());
        assertThat(counted.count()).isEqualTo(count);
        assertThat(counted.exhausted()).isTrue();
        assertThat(counted.verdict()).isEqualTo(verdict(count));

        SolveResult first = solver.solve(grid, SolveLimit.first());
        assertThat(first.verdict()).isEqualTo(count == 0 ? Verdict.NONE : Verdict.FOUND);
        assertThat(first.solutions()).hasSize(Math.min(count, 1));
        assertThat(expected).containsAll(first.solutions());

        SolveResult unique = solver.solve(grid);
        assertThat(unique.verdict()).isEqualTo(verdict(count));
        assertThat(unique.solutions()).hasSize(Math.min(count, 2)).doesNotHaveDuplicates();
        assertThat(expected).containsAll(unique.solutions());
        assertThat(solver.count(grid, SolveLimit.unique()).verdict()).isEqualTo(verdict(count));

        SolveResult three = solver.solve(grid, SolveLimit.upTo(3));
        assertThat(three.count()).isEqualTo(Math.min(count, 3));
        assertThat(three.exhausted()).isEqualTo(count < 3);
        assertThat(solver.count(grid, SolveLimit.upTo(3)).count()).isEqualTo(Math.min(count, 3));

        List<Grid> random = new ArrayList<>(solver.solve(grid, SolveLimit.all(), new SeedSequence(count).at(0))
                .solutions());
        assertThat(random).hasSize(count);
        assertThat(new HashSet<>(random)).isEqualTo(new HashSet<>(expected));
    }

    private static Verdict verdict(int count) {
        return count == 0 ? Verdict.NONE : count == 1 ? Verdict.ONE : Verdict.MANY;
    }
}
