package io.shudu.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.BatchSolver;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Changing engines, with clocks that say who is fast. */
@Timeout(120)
class EngineChoiceTest {
    private static final long MOST = 3_000_000;

    private static BatchSolver swift() {
        return Objects.requireNonNull(BatchSolver.of("swift"));
    }

    /** The names of engines in the order of the chunks, without repetitions, until one is seen or the input ends. */
    private static List<String> engines(EngineChoice choice, long expected, AtomicBoolean stop, String awaited)
            throws Exception {
        List<String> names = new ArrayList<>();
        try (choice) {
            choice.expect(expected);
            new BulkSolver(2, 1 << 13, SolveLimit.unique(), first -> 100)
                    .solve(
                            stoppable(stop),
                            choice,
                            Plain::new,
                            (Results<String> results) -> {
                                assertThat(results.length()).isEqualTo((int) results.lines() * 84);
                                if (names.isEmpty() || !names.getLast().equals(results.engine())) {
                                    names.add(results.engine());
                                }
                                if (results.engine().equals(awaited)) {
                                    stop.set(true);
                                }
                            },
                            () -> {});
        }
        return names;
    }

    private static InputStream stoppable(AtomicBoolean stop) {
        InputStream puzzles = Plain.puzzles(MOST);
        return new InputStream() {
            private long given;

            @Override
            public int read() throws IOException {
                throw new IOException("one byte at a time");
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                // Ends with a whole line.
                int count = stop.get() ? (int) Math.min(length, (82 - given % 82) % 82) : length;
                int read = count == 0 ? -1 : puzzles.read(bytes, from, count);
                given += Math.max(0, read);
                return read;
            }
        };
    }

    /** The first engine takes a millisecond a batch, whoever asks; the other one is slow at first. */
    private static LongSupplier clock(AtomicInteger rounds, long warmRound) {
        AtomicLong others = new AtomicLong();
        AtomicLong warming = new AtomicLong();
        return () -> Thread.currentThread().getName().equals("shudu-warm-up")
                ? warming.addAndGet(rounds.incrementAndGet() < 10 ? 1_000_000_000 : warmRound)
                : others.addAndGet(1_000_000);
    }

    @Test
    void threadsChangeOverWhenTheOtherEngineIsFaster() throws Exception {
        AtomicInteger rounds = new AtomicInteger();
        EngineChoice choice =
                EngineChoice.handOver(BatchSolver::classic, EngineChoiceTest::swift, 1_000_000_000, clock(rounds, 1));
        List<String> names = engines(choice, 1_000_000, new AtomicBoolean(), "swift");
        // Neighbouring chunks of different threads may change places for a moment.
        assertThat(names).startsWith("classic").contains("swift");
        assertThat(rounds.get()).isGreaterThanOrEqualTo(12);
    }

    @Test
    void puzzlesThatNobodyAnnouncedAreCounted() throws Exception {
        AtomicInteger rounds = new AtomicInteger();
        EngineChoice choice =
                EngineChoice.handOver(BatchSolver::classic, EngineChoiceTest::swift, 50_000_000, clock(rounds, 1));
        assertThat(engines(choice, 0, new AtomicBoolean(), "swift"))
                .startsWith("classic")
                .contains("swift");
    }

    @Test
    void aFewPuzzlesAreNotWorthIt() throws Exception {
        AtomicInteger rounds = new AtomicInteger();
        AtomicInteger batches = new AtomicInteger();
        LongSupplier clock = clock(rounds, 1);
        AtomicBoolean stop = new AtomicBoolean();
        EngineChoice choice =
                EngineChoice.handOver(BatchSolver::classic, EngineChoiceTest::swift, 100_000_000_000L, () -> {
                    stop.set(batches.incrementAndGet() > 40);
                    return clock.getAsLong();
                });
        assertThat(engines(choice, 0, stop, "swift")).containsExactly("classic");
        assertThat(rounds.get()).isZero();
    }

    @Test
    void anEngineThatIsNotFasterIsGivenUp() throws Exception {
        AtomicInteger rounds = new AtomicInteger();
        AtomicBoolean stop = new AtomicBoolean();
        LongSupplier clock = clock(rounds, 1_000_000_000);
        EngineChoice choice = EngineChoice.handOver(BatchSolver::classic, EngineChoiceTest::swift, 1, () -> {
            stop.compareAndSet(false, rounds.get() > 20);
            return clock.getAsLong();
        });
        assertThat(engines(choice, 0, stop, "swift")).containsExactly("classic");
        assertThat(rounds.get()).isBetween(21, 23);
    }

    @Test
    void anEngineThatFailsOrIsTheSameIsNotTaken() throws Exception {
        for (String id : List.of("broken", BatchSolver.CLASSIC)) {
            AtomicInteger rounds = new AtomicInteger();
            AtomicInteger batches = new AtomicInteger();
            AtomicBoolean stop = new AtomicBoolean();
            LongSupplier clock = clock(rounds, 1);
            EngineChoice choice = EngineChoice.handOver(
                    BatchSolver::classic, () -> Objects.requireNonNull(BatchSolver.of(id)), 1, () -> {
                        stop.compareAndSet(false, batches.incrementAndGet() > 100);
                        return clock.getAsLong();
                    });
            assertThat(engines(choice, 0, stop, "broken")).containsExactly("classic");
            assertThat(rounds.get()).isLessThanOrEqualTo(1);
        }
    }
}
