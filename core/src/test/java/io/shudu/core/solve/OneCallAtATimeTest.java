package io.shudu.core.solve;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Puzzles;
import io.shudu.core.lab.ModeSearch;
import io.shudu.core.lab.SearchMode;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.core.solve.classic.SecondSolution;
import io.shudu.core.solve.classic.SolutionSurvey;
import io.shudu.core.solve.internal.classic.ClassicBatch;
import io.shudu.core.solve.internal.classic.ClassicEngine;
import io.shudu.core.solve.internal.general.GeneralEngine;
import io.shudu.core.thread.Background;
import io.shudu.core.thread.Overlaps;
import java.util.Arrays;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What keeps its working memory refuses a second call while another one is at work, and is as good as new after it. */
class OneCallAtATimeTest {
    private static final Grid EMPTY = Grid.empty(Geometry.CLASSIC);
    /** Five clues less than a proper puzzle. */
    private static final Grid SEVERAL =
            Puzzles.EASY.without(0).without(4).without(80).without(79).without(9);

    private static void assertRefused(ThrowingCallable call) {
        assertThatIllegalStateException().isThrownBy(call).withMessageContaining("one for each thread");
    }

    @ParameterizedTest
    @ValueSource(strings = {Solver.GENERAL, Solver.CLASSIC})
    void a_solver_cannot_be_used_inside_its_own_action(String engine) {
        Solver solver = Solver.of(Geometry.CLASSIC, engine);
        Solver another = Solver.of(Geometry.CLASSIC, engine);
        long all = solver.count(SEVERAL, SolveLimit.all()).count();
        assertThat(all).isGreaterThan(2);
        SolveResult result = solver.forEach(SEVERAL, SolveLimit.all(), solution -> {
            assertRefused(() -> solver.solve(SEVERAL));
            assertRefused(() -> solver.solve(SEVERAL, SolveLimit.first(), new SeedSequence(1).at(0)));
            assertRefused(() -> solver.count(EMPTY, SolveLimit.unique()));
            assertRefused(() -> solver.forEach(SEVERAL, SolveLimit.all(), inner -> {}));
            assertThat(another.solve(Puzzles.EASY).verdict()).isEqualTo(Verdict.ONE);
        });
        assertThat(result.count()).isEqualTo(all);
        assertThat(result.exhausted()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {Solver.GENERAL, Solver.CLASSIC})
    void a_solver_is_as_good_as_new_after_an_action_that_failed(String engine) {
        Solver solver = Solver.of(Geometry.CLASSIC, engine);
        SolveResult expected = solver.solve(SEVERAL, SolveLimit.all());
        assertThatThrownBy(() -> solver.forEach(SEVERAL, SolveLimit.all(), solution -> {
                    throw new UnsupportedOperationException("enough");
                }))
                .hasMessage("enough");
        assertThat(solver.solve(SEVERAL, SolveLimit.all())).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {Solver.GENERAL, Solver.CLASSIC})
    void a_solver_cannot_be_used_by_two_threads_at_once(String engine) throws Exception {
        Solver solver = Solver.of(Geometry.CLASSIC, engine);
        Background<SolveResult> busy = Background.start(() -> solver.forEach(EMPTY, SolveLimit.all(), solution -> {}))
                .awaitInside(engine.equals(Solver.GENERAL) ? GeneralEngine.class : ClassicEngine.class, "search");
        assertRefused(() -> solver.solve(Puzzles.EASY));
        busy.interrupt();
        assertThat(solver.solve(Puzzles.EASY).verdict()).isEqualTo(Verdict.ONE);
    }

    @Test
    void a_batch_solver_cannot_be_used_by_two_threads_at_once() throws Exception {
        BatchSolver solver = BatchSolver.classic();
        Background<Long> busy = Background.start(() -> solver.solve(batch(EMPTY), SolveLimit.all()))
                .awaitInside(ClassicBatch.class, "solve");
        assertRefused(() -> solver.solve(batch(Puzzles.EASY), SolveLimit.unique()));
        busy.interrupt();
        PuzzleBatch after = batch(Puzzles.EASY);
        solver.solve(after, SolveLimit.unique());
        assertThat(after.count(0)).isEqualTo(1);
    }

    private static PuzzleBatch batch(Grid grid) {
        PuzzleBatch batch = new PuzzleBatch(1);
        batch.clear(Arrays.copyOf(grid.toString().getBytes(US_ASCII), PuzzleBatch.CELLS + PuzzleBatch.PADDING));
        batch.add(0);
        return batch;
    }

    @Test
    void a_mode_search_cannot_be_used_by_two_threads_at_once() throws Exception {
        Geometry geometry = Geometry.ofSide(36);
        ModeSearch search = new ModeSearch(geometry);
        SearchMode mode = Objects.requireNonNull(SearchMode.parse("BFF"));
        Rng rng = new SeedSequence(1).at(0);
        Grid endless = LongSearches.pigeonholes(geometry);
        Background<SolveResult> busy = Background.start(() -> search.search(endless, mode, SolveLimit.all(), rng))
                .awaitInside(ModeSearch.class, "walk");
        Grid easy = nearlyComplete(geometry);
        assertRefused(() -> search.search(easy, mode, SolveLimit.all(), rng));
        busy.interrupt();
        assertThat(search.search(easy, mode, SolveLimit.all(), rng).count()).isEqualTo(1);
    }

    private static Grid nearlyComplete(Geometry geometry) {
        int side = geometry.side();
        int[] digits = new int[geometry.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            int row = cell / side;
            int rows = geometry.boxRows();
            int shift = row % rows * geometry.boxColumns() + row / rows;
            digits[cell] = (cell + shift) % side + 1;
        }
        return Grid.ofGivens(geometry, digits).without(7).without(100);
    }

    @Test
    void a_second_solution_is_told_to_one_thread_at_a_time() throws Exception {
        SecondSolution second = new SecondSolution();
        second.start(Puzzles.EASY_SOLVED);
        int[] one = clues(Puzzles.EASY);
        int[] several = clues(SEVERAL);
        Overlaps.assertRefused(() ->
                !second.exists(one[0], one[1], one[2]) && second.existsWithout(0, several[0], several[1], several[2]));
        Overlaps.assertRefused(() -> {
            second.start(Puzzles.EASY_SOLVED);
            return !second.exists(one[0], one[1], one[2]);
        });
    }

    private static int[] clues(Grid grid) {
        int[] clues = new int[3];
        for (int cell = 0; cell < 81; cell++) {
            clues[SecondSolution.word(cell)] |= grid.isEmpty(cell) ? 0 : SecondSolution.bit(cell);
        }
        return clues;
    }

    @Test
    void solutions_are_surveyed_for_one_thread_at_a_time() throws Exception {
        SolutionSurvey survey = new SolutionSurvey();
        Arrays.fill(survey.words(), SecondSolution.ALL);
        // From the second time on, the candidates are those of the solution found.
        Overlaps.assertRefused(() -> survey.solve(0, 0, 0));
        Overlaps.assertRefused(() -> {
            survey.count(0, 0, 0);
            return true;
        });
    }
}
