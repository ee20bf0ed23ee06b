package io.shudu.core.solve;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
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
import io.shudu.core.solve.internal.classic.ClassicSearch;
import io.shudu.core.solve.internal.general.GeneralEngine;
import io.shudu.core.thread.Background;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every search ends when its thread is interrupted, tells so, and leaves the thread interrupted. */
class InterruptedSearchTest {
    private static final Grid EMPTY = Grid.empty(Geometry.CLASSIC);

    private final Rng rng = new SeedSequence(1).at(0);

    @AfterEach
    void uninterrupt() {
        Thread.interrupted();
    }

    private static void assertInterrupted(SolveResult result) {
        assertThat(result.interrupted()).isTrue();
        assertThat(result.verdict()).isEqualTo(Verdict.GAVE_UP);
        assertThat(result.exhausted()).isFalse();
        assertThat(result.count()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {Solver.GENERAL, Solver.CLASSIC})
    void a_thread_that_is_interrupted_already_searches_nothing(String engine) {
        Solver solver = Solver.of(Geometry.CLASSIC, engine);
        Thread.currentThread().interrupt();
        assertInterrupted(solver.solve(Puzzles.EASY));
        assertInterrupted(solver.count(EMPTY, SolveLimit.all()));
        assertInterrupted(solver.solve(EMPTY, SolveLimit.first(), rng));
        assertThat(Thread.interrupted()).isTrue();
        SolveResult after = solver.solve(Puzzles.EASY);
        assertThat(after.verdict()).isEqualTo(Verdict.ONE);
        assertThat(after.interrupted()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {Solver.GENERAL, Solver.CLASSIC})
    void an_action_may_end_the_search(String engine) {
        int[] seen = {0};
        SolveResult result = Solver.of(Geometry.CLASSIC, engine).forEach(EMPTY, SolveLimit.all(), solution -> {
            if (++seen[0] == 3) {
                Thread.currentThread().interrupt();
            }
        });
        assertThat(seen[0]).isEqualTo(3);
        assertThat(result.count()).isEqualTo(3);
        assertThat(result.verdict()).isEqualTo(Verdict.MANY);
        assertThat(result.interrupted()).isTrue();
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {Solver.GENERAL, Solver.CLASSIC})
    void a_search_that_reached_its_limit_was_not_interrupted(String engine) {
        Solver solver = Solver.of(Geometry.CLASSIC, engine);
        SolveResult last = solver.forEach(
                EMPTY, SolveLimit.upTo(3), solution -> Thread.currentThread().interrupt());
        // The first solution ended it.
        assertThat(last.count()).isEqualTo(1);
        assertThat(last.interrupted()).isTrue();
        assertThat(Thread.interrupted()).isTrue();
        SolveResult first = solver.forEach(
                EMPTY, SolveLimit.first(), solution -> Thread.currentThread().interrupt());
        assertThat(first.verdict()).isEqualTo(Verdict.FOUND);
        assertThat(first.interrupted()).isFalse();
        assertThat(Thread.interrupted()).isTrue();
        SolveResult budget = solver.solve(EMPTY, SolveLimit.all().withBudget(1));
        assertThat(budget.verdict()).isEqualTo(Verdict.GAVE_UP);
        assertThat(budget.interrupted()).isFalse();
    }

    /** In the midst of a search that finds nothing: with guesses made, and not a single solution. */
    @Test
    void the_classic_engine_ends_in_the_midst_of_a_search() throws Exception {
        Solver solver = Solver.of(Geometry.CLASSIC);
        SolveResult result = Background.start(() -> solver.solve(LongSearches.CLASSIC))
                .awaitInside(ClassicSearch.class, "run")
                .interrupt();
        assertInterrupted(result);
        assertThat(result.stats().nodes()).isPositive();
        assertThat(solver.solve(Puzzles.EASY).verdict()).isEqualTo(Verdict.ONE);
    }

    @ParameterizedTest
    @ValueSource(ints = {25, 36})
    void the_general_engine_ends_in_the_midst_of_a_search(int side) throws Exception {
        Geometry geometry = Geometry.ofSide(side);
        Solver solver = Solver.of(geometry);
        Grid endless = LongSearches.pigeonholes(geometry);
        SolveResult result = Background.start(() -> solver.solve(endless))
                .awaitInside(GeneralEngine.class, "run")
                .interrupt();
        assertInterrupted(result);
    }

    @Test
    void a_count_ends_in_the_midst_of_a_search() throws Exception {
        Solver solver = Solver.of(Geometry.CLASSIC);
        SolveResult result = Background.start(() -> solver.count(EMPTY, SolveLimit.all()))
                .awaitInside(GeneralEngine.class, "run")
                .interrupt();
        assertThat(result.interrupted()).isTrue();
        assertThat(result.exhausted()).isFalse();
    }

    @Test
    void a_walk_in_a_mode_ends() throws Exception {
        Geometry geometry = Geometry.ofSide(36);
        ModeSearch search = new ModeSearch(geometry);
        Grid endless = LongSearches.pigeonholes(geometry);
        for (String letters : new String[] {"BFF", "CSA", "BRF"}) {
            SearchMode mode = Objects.requireNonNull(SearchMode.parse(letters));
            assertInterrupted(Background.start(() -> search.search(endless, mode, SolveLimit.all(), rng))
                    .awaitInside(ModeSearch.class, "walk")
                    .interrupt());
        }
    }

    @Test
    void a_walk_does_not_begin_in_a_thread_that_is_interrupted() {
        ModeSearch search = new ModeSearch(Geometry.CLASSIC);
        SearchMode mode = Objects.requireNonNull(SearchMode.parse("BFF"));
        Thread.currentThread().interrupt();
        assertInterrupted(search.search(Puzzles.EASY, mode, SolveLimit.all(), rng));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(search.search(Puzzles.EASY, mode, SolveLimit.all(), rng).interrupted())
                .isFalse();
    }

    @Test
    void a_batch_ends_and_tells_which_puzzles_are_not_done() throws Exception {
        BatchSolver solver = BatchSolver.classic();
        String easy = Puzzles.EASY.toString();
        String text = easy + "\n" + EMPTY + "\n" + easy + "\n" + EMPTY;
        PuzzleBatch batch = new PuzzleBatch(4);
        batch.clear(Arrays.copyOf(text.getBytes(US_ASCII), 4 * 82 + PuzzleBatch.PADDING));
        for (int i = 0; i < 4; i++) {
            batch.add(82 * i);
        }
        long guesses = Background.start(() -> solver.solve(batch, SolveLimit.all()))
                .awaitInside(ClassicBatch.class, "solve")
                .interrupt();
        assertThat(batch.isInterrupted()).isTrue();
        assertThat(batch.isExhausted(1)).isFalse();
        assertThat(batch.isExhausted(2)).isFalse();
        assertThat(batch.isExhausted(3)).isFalse();
        assertThat(batch.count(2)).isZero();
        assertThat(guesses).isNotNegative();

        solver.solve(batch, SolveLimit.unique());
        assertThat(batch.isInterrupted()).isFalse();
        assertThat(batch.isExhausted(2)).isTrue();
        assertThat(batch.count(2)).isEqualTo(1);
        assertThat(batch.count(3)).isEqualTo(2);
    }

    @Test
    void makers_are_told_by_an_exception_and_can_go_on_later() {
        SecondSolution second = new SecondSolution();
        second.start(Puzzles.EASY_SOLVED);
        SolutionSurvey survey = new SolutionSurvey();
        Arrays.fill(survey.words(), SecondSolution.ALL);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> second.exists(0, 0, 0)).isInstanceOf(CancellationException.class);
        assertThatThrownBy(() -> second.existsWithout(0, 0, 0, 0)).isInstanceOf(CancellationException.class);
        assertThatThrownBy(() -> survey.solve(0, 0, 0)).isInstanceOf(CancellationException.class);
        assertThatThrownBy(() -> survey.count(0, 0, 0)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(second.exists(0, 0, 0)).isTrue();
        assertThat(second.exists(SecondSolution.ALL, SecondSolution.ALL, SecondSolution.ALL))
                .isFalse();
        Arrays.fill(survey.words(), SecondSolution.ALL);
        assertThat(survey.solve(0, 0, 0)).isTrue();
    }

    @Test
    void whether_clues_are_needed_is_left_open() {
        Solver solver = Solver.of(Geometry.CLASSIC);
        Thread.currentThread().interrupt();
        assertThat(Minimality.of(Puzzles.EASY, Puzzles.EASY_SOLVED, solver, Long.MAX_VALUE))
                .isEqualTo(Minimality.GAVE_UP);
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }
}
