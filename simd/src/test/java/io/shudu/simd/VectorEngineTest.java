package io.shudu.simd;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.EMPTY;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.testkit.RandomPuzzles;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.FutureTask;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class VectorEngineTest {
    private static final String HARD =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

    private final BatchSolver solver = Objects.requireNonNull(BatchSolver.of("vector"));

    @Test
    void is_the_engine_that_answers() {
        assertThat(solver.engineId()).isEqualTo("vector");
        assertThat(BatchSolver.fastest().engineId()).isEqualTo("vector");
        assertThat(solver.description()).isEqualTo(Lanes.LANES + " lanes of 32 bits");
    }

    /** The build runs these tests with the machine's own vectors and with narrow ones; here it shows that it does. */
    @Test
    void works_with_the_lanes_asked_for() {
        assertThat(Lanes.LANES).isEqualTo(Integer.getInteger("shudu.lanes", Lanes.LANES));
    }

    @Test
    void solves() {
        PuzzleBatch batch = solve(SolveLimit.unique(), EASY, HARD, SOLVED, EASY.replace('.', '0'));
        for (int puzzle = 0; puzzle < 4; puzzle++) {
            assertThat(batch.count(puzzle)).isOne();
            assertThat(batch.isExhausted(puzzle)).isTrue();
            assertThat(batch.isBad(puzzle)).isFalse();
        }
        assertThat(solution(batch, 0)).isEqualTo(SOLVED);
        assertThat(solution(batch, 1)).isEqualTo(solutionOf(HARD));
        assertThat(solution(batch, 2)).isEqualTo(SOLVED);
        assertThat(solution(batch, 3)).isEqualTo(SOLVED);
    }

    @Test
    void every_sign_for_an_empty_cell_is_read() {
        PuzzleBatch batch = solve(
                SolveLimit.unique(), EASY.replace('.', '*'), EASY.replace('.', '_'), EASY.replaceFirst("\\.", "0"));
        assertThat(List.of(solution(batch, 0), solution(batch, 1), solution(batch, 2)))
                .containsOnly(SOLVED);
    }

    @Test
    void what_is_no_puzzle_is_bad_wherever_the_wrong_sign_stands() {
        for (int cell = 0; cell < 81; cell++) {
            for (char sign : new char[] {'a', ' ', '\n', '/', ':', '\u00e9'}) {
                String text = EASY.substring(0, cell) + sign + EASY.substring(cell + 1);
                PuzzleBatch batch = solve(SolveLimit.unique(), EASY, text, EASY);
                assertThat(batch.isBad(1)).as("%s at %s", sign, cell).isTrue();
                assertThat(batch.count(1)).isZero();
                assertThat(solution(batch, 0)).isEqualTo(SOLVED);
                assertThat(solution(batch, 2)).isEqualTo(SOLVED);
            }
        }
    }

    @Test
    void contradictions_have_no_solution() {
        PuzzleBatch batch = solve(
                SolveLimit.unique(),
                "11" + EASY.substring(2),
                "5".repeat(81),
                SOLVED.substring(0, 80) + "8",
                "." + SOLVED.substring(1, 80) + "8");
        for (int puzzle = 0; puzzle < 4; puzzle++) {
            assertThat(batch.count(puzzle)).isZero();
            assertThat(batch.isExhausted(puzzle)).isTrue();
            assertThat(batch.isBad(puzzle)).isFalse();
        }
    }

    @Test
    void stops_at_the_limit() {
        for (int limit : new int[] {1, 2, 3, 1000}) {
            PuzzleBatch batch = solve(SolveLimit.upTo(limit), EMPTY, EASY, EMPTY);
            assertThat(batch.count(0)).isEqualTo(limit);
            assertThat(batch.isExhausted(0)).isFalse();
            assertThat(batch.count(1)).isOne();
            assertThat(batch.isExhausted(1)).isEqualTo(limit > 1);
            assertThat(Grid.ofGivens(Geometry.CLASSIC, digits(solution(batch, 2)))
                            .isSolved())
                    .isTrue();
        }
    }

    @Test
    void gives_up_after_the_budget() {
        PuzzleBatch batch = solve(SolveLimit.upTo(1_000_000).withBudget(20), EMPTY, EASY);
        assertThat(batch.count(0)).isZero();
        assertThat(batch.isExhausted(0)).isFalse();
        assertThat(solution(batch, 1)).isEqualTo(SOLVED);
        assertThat(batch.isExhausted(1)).isTrue();
    }

    @Test
    void an_empty_batch_is_no_work() {
        assertThat(solver.solve(new PuzzleBatch(0), SolveLimit.unique())).isZero();
        assertThat(solve(SolveLimit.unique()).size()).isZero();
    }

    /** A search deeper than the room that stacks have at first. */
    @Test
    void goes_as_deep_as_a_grid_needs() {
        PuzzleBatch batch = solve(SolveLimit.upTo(100_000), EMPTY);
        assertThat(batch.count(0)).isEqualTo(100_000);
    }

    @Property(tries = 60)
    void agrees_with_the_general_engine(
            @ForAll @LongRange(min = 0, max = SeedSequence.MAX_SEED) long seed,
            @ForAll @IntRange(min = 0, max = 70) int size) {
        RandomPuzzles puzzles = new RandomPuzzles(new SeedSequence(seed).at(0));
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            texts.add(text(puzzles.next()));
        }
        SolveLimit limit = SolveLimit.upTo(1000);
        PuzzleBatch batch = solve(limit, texts.toArray(String[]::new));
        Solver general = Solver.of(Geometry.CLASSIC, Solver.GENERAL);
        for (int i = 0; i < size; i++) {
            Grid grid = Grid.ofGivens(Geometry.CLASSIC, digits(texts.get(i)));
            SolveResult expected = general.solve(grid, limit);
            assertThat(batch.count(i)).as(texts.get(i)).isEqualTo((int) expected.count());
            assertThat(batch.isExhausted(i)).as(texts.get(i)).isEqualTo(expected.exhausted());
            if (expected.count() > 0) {
                assertThat(expected.count() == 1000
                                || expected.solutions().contains(grid.filledWith(digits(solution(batch, i)))))
                        .as(texts.get(i))
                        .isTrue();
                assertThat(grid.filledWith(digits(solution(batch, i))).isSolved())
                        .isTrue();
            }
        }
    }

    /** What a lane did before, and what its neighbours do, must not matter. */
    @Property(tries = 30)
    void neither_order_nor_company_matters(@ForAll @LongRange(min = 0, max = SeedSequence.MAX_SEED) long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(new SeedSequence(seed).at(1));
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            texts.add(text(puzzles.next()));
        }
        List<String> together = answers(texts);
        Collections.reverse(texts);
        List<String> reversed = answers(texts);
        Collections.reverse(reversed);
        assertThat(reversed).isEqualTo(together);
        assertThat(answers(texts.subList(0, 1))).containsExactly(together.getLast());
    }

    @Test
    void a_thread_that_is_interrupted_already_searches_nothing() {
        Thread.currentThread().interrupt();
        PuzzleBatch batch = solve(SolveLimit.unique(), EASY, HARD);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(batch.isInterrupted()).isTrue();
        for (int puzzle = 0; puzzle < 2; puzzle++) {
            assertThat(batch.count(puzzle)).isZero();
            assertThat(batch.isExhausted(puzzle)).isFalse();
        }
        solver.solve(batch, SolveLimit.unique());
        assertThat(batch.isInterrupted()).isFalse();
        assertThat(batch.count(0)).isEqualTo(1);
        assertThat(solution(batch, 0)).isEqualTo(SOLVED);
    }

    /** Every lane has a puzzle with more solutions than anybody could count; those that wait are never looked at. */
    @Test
    void an_interrupt_ends_the_search_and_two_threads_are_noticed() throws Exception {
        String[] puzzles = new String[3 * Lanes.LANES];
        Arrays.fill(puzzles, EMPTY);
        puzzles[0] = EASY;
        puzzles[puzzles.length - 1] = EASY;
        FutureTask<PuzzleBatch> endless = new FutureTask<>(() -> solve(SolveLimit.all(), puzzles));
        Thread thread = Thread.ofPlatform().daemon().start(endless);
        while (Arrays.stream(thread.getStackTrace())
                .noneMatch(frame -> frame.getClassName().equals(VectorEngine.class.getName()))) {
            assertThat(endless.isDone()).isFalse();
        }
        assertThatIllegalStateException()
                .isThrownBy(() -> solve(SolveLimit.unique(), EASY))
                .withMessageContaining("one for each thread");
        thread.interrupt();
        PuzzleBatch batch = endless.get();
        assertThat(batch.isInterrupted()).isTrue();
        for (int puzzle = 1; puzzle < puzzles.length; puzzle++) {
            assertThat(batch.isExhausted(puzzle)).isFalse();
        }
        assertThat(batch.count(puzzles.length - 1)).isZero();
        assertThat(solution(solve(SolveLimit.unique(), HARD, EASY), 1)).isEqualTo(SOLVED);
    }

    private List<String> answers(List<String> texts) {
        PuzzleBatch batch = solve(SolveLimit.upTo(50), texts.toArray(String[]::new));
        List<String> answers = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            answers.add(batch.count(i) + " " + batch.isExhausted(i) + (batch.count(i) == 0 ? "" : solution(batch, i)));
        }
        return answers;
    }

    private PuzzleBatch solve(SolveLimit limit, String... puzzles) {
        byte[] text = (String.join("\n", puzzles) + "\n".repeat(PuzzleBatch.PADDING + 1))
                .getBytes(StandardCharsets.ISO_8859_1);
        PuzzleBatch batch = new PuzzleBatch(puzzles.length);
        batch.clear(text);
        for (int i = 0; i < puzzles.length; i++) {
            batch.add(i * 82);
        }
        solver.solve(batch, limit);
        return batch;
    }

    private static String solution(PuzzleBatch batch, int puzzle) {
        return new String(batch.solutions(), puzzle * 81, 81, StandardCharsets.ISO_8859_1);
    }

    private static String solutionOf(String puzzle) {
        return Solver.of(Geometry.CLASSIC)
                .solve(Grid.ofGivens(Geometry.CLASSIC, digits(puzzle)))
                .solution()
                .toString();
    }

    private static int[] digits(String text) {
        return text.chars()
                .map(sign -> sign >= '1' && sign <= '9' ? sign - '0' : 0)
                .toArray();
    }

    private static String text(int[] digits) {
        StringBuilder text = new StringBuilder();
        for (int digit : digits) {
            text.append(digit == 0 ? '.' : (char) ('0' + digit));
        }
        return text.toString();
    }
}
