package io.shudu.core.solve.classic;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Puzzles;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BatchSolverTest {
    private static final String EASY = Puzzles.EASY.toString();
    private static final String EMPTY = ".".repeat(81);

    private final BatchSolver solver = BatchSolver.classic();

    private PuzzleBatch solve(SolveLimit limit, String... puzzles) {
        byte[] text =
                Arrays.copyOf(String.join("\n", puzzles).getBytes(US_ASCII), 82 * puzzles.length + PuzzleBatch.PADDING);
        PuzzleBatch batch = new PuzzleBatch(puzzles.length);
        batch.clear(text);
        for (int i = 0; i < puzzles.length; i++) {
            batch.add(82 * i);
        }
        solver.solve(batch, limit);
        return batch;
    }

    private static String solution(PuzzleBatch batch, int puzzle) {
        return new String(batch.solutions(), 81 * puzzle, 81, US_ASCII);
    }

    @Test
    void each_puzzle_has_its_own_answer() {
        PuzzleBatch batch =
                solve(SolveLimit.unique(), EASY, EMPTY, "11" + EASY.substring(2), "x" + EASY.substring(1), EASY);
        assertThat(batch.count(0)).isEqualTo(1);
        assertThat(batch.isExhausted(0)).isTrue();
        assertThat(batch.isBad(0)).isFalse();
        assertThat(solution(batch, 0)).isEqualTo(Puzzles.EASY_SOLVED.toString());
        assertThat(batch.count(1)).isEqualTo(2);
        assertThat(batch.isExhausted(1)).isFalse();
        assertThat(Puzzles.classic(solution(batch, 1)).isSolved()).isTrue();
        assertThat(batch.count(2)).isZero();
        assertThat(batch.isExhausted(2)).isTrue();
        assertThat(batch.isBad(2)).isFalse();
        assertThat(batch.count(3)).isZero();
        assertThat(batch.isBad(3)).isTrue();
        assertThat(solution(batch, 4)).isEqualTo(Puzzles.EASY_SOLVED.toString());
    }

    @Test
    void four_characters_stand_for_an_empty_cell_and_no_other_does() {
        for (int sign = 0; sign < 128; sign++) {
            PuzzleBatch batch = solve(SolveLimit.unique(), EASY.replace('.', (char) sign));
            boolean empty = ".0*_".indexOf(sign) >= 0;
            boolean digit = sign >= '1' && sign <= '9';
            assertThat(batch.isBad(0)).as("character %d", sign).isEqualTo(!empty && !digit);
            assertThat(batch.count(0)).isEqualTo(empty ? 1 : 0);
        }
        byte[] text = Arrays.copyOf(EASY.getBytes(US_ASCII), 81 + PuzzleBatch.PADDING);
        text[80] = (byte) 0xB7;
        PuzzleBatch batch = new PuzzleBatch(1);
        batch.clear(text);
        batch.add(0);
        solver.solve(batch, SolveLimit.unique());
        assertThat(batch.isBad(0)).isTrue();
    }

    @Test
    void limits_and_budgets_hold_for_each_puzzle() {
        PuzzleBatch batch = solve(SolveLimit.upTo(1_000).withBudget(100), EMPTY, EASY, EMPTY);
        assertThat(batch.count(0)).isBetween(1, 999).isEqualTo(batch.count(2));
        assertThat(batch.isExhausted(0)).isFalse();
        assertThat(batch.isExhausted(1)).isTrue();
        assertThat(solve(SolveLimit.first(), EASY).count(0)).isEqualTo(1);
        assertThat(solve(SolveLimit.upTo(777), EMPTY).count(0)).isEqualTo(777);
    }

    @Test
    void a_batch_costs_what_its_puzzles_cost() {
        String hard = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
        Solver one = Solver.of(Puzzles.EASY.geometry(), Solver.CLASSIC);
        byte[] text = Arrays.copyOf((hard + "\n" + hard).getBytes(US_ASCII), 163 + PuzzleBatch.PADDING);
        PuzzleBatch batch = new PuzzleBatch(2);
        batch.clear(text);
        batch.add(0);
        batch.add(82);
        assertThat(solver.solve(batch, SolveLimit.unique()))
                .isEqualTo(2 * one.solve(Puzzles.classic(hard)).stats().nodes());
    }

    @Test
    void engines_have_names() {
        assertThat(solver.engineId()).isEqualTo("classic");
        assertThat(BatchSolver.of("classic")).isNotNull();
        assertThat(BatchSolver.of("steam")).isNull();
    }
}
