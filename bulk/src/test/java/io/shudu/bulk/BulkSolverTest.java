package io.shudu.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.BatchSolver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class BulkSolverTest {
    private static final EngineChoice CLASSIC = EngineChoice.only(BatchSolver::classic);

    private static BulkSolver solver(int threads, int chunkSize) {
        return new BulkSolver(threads, chunkSize, SolveLimit.unique(), first -> 1000);
    }

    private static String solve(BulkSolver solver, String text, List<String> notes) throws Exception {
        StringBuilder out = new StringBuilder();
        InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        solver.solve(
                in,
                CLASSIC,
                Plain::new,
                (Results<String> results) -> {
                    out.append(new String(results.bytes(), 0, results.length(), StandardCharsets.UTF_8));
                    notes.addAll(results.notes());
                },
                () -> {});
        return out.toString();
    }

    @Test
    void puzzlesAreSolvedAndOtherLinesGivenBackInPlace() throws Exception {
        String bad = Plain.EASY.replace('7', 'x');
        String text =
                "# remark\n" + Plain.EASY + "\r\n\n" + Plain.EASY.replace('.', '0') + "\r" + bad + "\n" + Plain.EASY
                        + " remark\n" + ".".repeat(81) + "\n" + "1".repeat(81) + "\n" + Plain.EASY.replace('.', '_');
        for (int threads = 1; threads <= 4; threads++) {
            for (int size : new int[] {1, 50, 81, 82, 83, 200, 10_000}) {
                List<String> notes = new ArrayList<>();
                String[] out = solve(solver(threads, size), text, notes).split("\n", -1);
                assertThat(out).hasSize(10);
                assertThat(out[0]).isEqualTo("1 # remark");
                assertThat(out[1]).isEqualTo(Plain.SOLVED + " 1");
                assertThat(out[2]).isEqualTo("3 ");
                assertThat(out[3]).isEqualTo(Plain.SOLVED + " 1");
                assertThat(out[4]).isEqualTo("5 " + bad);
                assertThat(out[5]).isEqualTo("6 " + Plain.EASY + " remark");
                assertThat(out[6]).endsWith(" 2");
                assertThat(out[7]).endsWith(" 0");
                assertThat(out[8]).isEqualTo(Plain.SOLVED + " 1");
                assertThat(out[9]).isEmpty();
                assertThat(notes).containsExactly("# remark", "", bad, Plain.EASY + " remark");
            }
        }
    }

    @Test
    void memoryDoesNotGrowWithTheInput() throws Exception {
        int lines = 200_000;
        Set<Results<String>> seen = new HashSet<>();
        long[] sums = new long[3];
        solver(2, 1 << 12)
                .solve(
                        Plain.puzzles(lines),
                        CLASSIC,
                        Plain::new,
                        (Results<String> results) -> {
                            seen.add(results);
                            sums[0] += results.length();
                            sums[1] += results.lines();
                            sums[2] += results.solved();
                            assertThat(results.engine()).isEqualTo("classic");
                            assertThat(results.bytes().length).isLessThan(1 << 14);
                        },
                        () -> {});
        assertThat(sums).containsExactly(84L * lines, lines, lines);
        assertThat(seen).hasSizeLessThanOrEqualTo(OrderedWork.slots(2));
    }

    @Test
    void resultsThatWereOnceLongDoNotKeepTheirMemory() {
        Results<String> results = new Results<>(100);
        results.add("x".repeat(5000));
        assertThat(results.bytes().length).isGreaterThanOrEqualTo(5000);
        results.clear();
        assertThat(results.bytes().length).isEqualTo(100);
        assertThat(results.length()).isZero();
        results.add(0L);
        results.add(1_234_567_890_123L);
        assertThat(new String(results.bytes(), 0, results.length(), StandardCharsets.US_ASCII))
                .isEqualTo("01234567890123");
    }

    @Test
    void aFailingReaderIsReportedBehindTheResultsBeforeIt() {
        long[] lines = new long[1];
        InputStream in = new SequenceInputStream(Plain.puzzles(1000), new Unplugged());
        assertThatThrownBy(() -> solver(3, 4000)
                        .solve(
                                in,
                                CLASSIC,
                                Plain::new,
                                (Results<String> results) -> lines[0] += results.lines(),
                                () -> {}))
                .isInstanceOf(IOException.class)
                .hasMessage("unplugged");
        assertThat(lines[0]).isEqualTo(1000);
    }

    @Test
    void aFailingWriterEndsEverything() {
        for (int threads = 1; threads <= 3; threads++) {
            int crew = threads;
            int[] calls = new int[1];
            assertThatThrownBy(() -> solver(crew, 1000)
                            .solve(
                                    Plain.puzzles(Long.MAX_VALUE / 100),
                                    CLASSIC,
                                    Plain::new,
                                    (Results<String> results) -> {
                                        if (++calls[0] == 5) {
                                            throw new IllegalStateException("no space left");
                                        }
                                    },
                                    () -> {}))
                    .hasMessage("no space left");
            assertThat(calls[0]).isEqualTo(5);
        }
    }

    @Test
    void aFailingEngineEndsEverything() {
        EngineChoice broken = EngineChoice.only(() -> Objects.requireNonNull(BatchSolver.of("broken")));
        assertThatThrownBy(() -> solver(2, 1000)
                        .solve(Plain.puzzles(1_000_000), broken, Plain::new, (Results<String> results) -> {}, () -> {}))
                .hasMessage("broken engine");
    }

    @Test
    void chunksOfManyThreadsTogetherAreNotTooLarge() {
        assertThat(BulkSolver.chunkSize(1)).isEqualTo(1 << 18);
        assertThat(BulkSolver.chunkSize(2)).isEqualTo(1 << 18);
        assertThat((long) BulkSolver.chunkSize(1024) * OrderedWork.slots(1024)).isLessThanOrEqualTo(1 << 27);
    }
}
