package io.shudu.bulk;

import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/**
 * Solves files with one puzzle a line, on several threads, in constant memory, in the order of the input. No object is
 * made for a puzzle: lines go as bytes from the input to an engine, and solutions as bytes to the output. Only lines
 * that are not simply 81 characters are given to the caller.
 *
 * @param threads how many work at the same time
 * @param chunkSize bytes that are read at a time; a chunk is the work of one thread
 * @param limit when to stop, for each puzzle
 * @param longestLine how many bytes to keep at least of a line that begins with a given byte
 */
public record BulkSolver(int threads, int chunkSize, SolveLimit limit, IntUnaryOperator longestLine) {
    private static final int USUAL_CHUNK = 1 << 18;
    private static final int LEAST_CHUNK = 1 << 14;
    private static final int MEMORY = 1 << 27;

    /** A chunk size that is worth the while of a thread, and small enough that all chunks together are, too. */
    public static int chunkSize(int threads) {
        return Math.clamp(MEMORY / OrderedWork.slots(threads), LEAST_CHUNK, USUAL_CHUNK);
    }

    /**
     * Solves all lines of a stream. Results of lines before one that cannot be read are passed on all the same.
     *
     * @param answers makes for each thread what turns findings into results
     * @param sink takes results in the order of the lines; called by one thread at a time; what it throws ends
     *     everything
     * @param pulse called now and then, never while the sink is
     * @throws IOException if the stream cannot be read to its end
     */
    public <N> void solve(
            InputStream in,
            EngineChoice engines,
            Supplier<LineAnswers<N>> answers,
            Consumer<Results<N>> sink,
            Runnable pulse)
            throws IOException, InterruptedException {
        ChunkReader reader = new ChunkReader(in, longestLine);
        OrderedWork.<Chunk<N>>run(
                threads,
                () -> new Chunk<>(chunkSize),
                reader::read,
                () -> new Worker<>(engines, answers.get(), limit, chunkSize),
                chunk -> sink.accept(chunk.results()),
                chunk -> pulse.run());
        IOException failure = reader.failure();
        if (failure != null) {
            throw failure;
        }
    }

    /** What one thread does with a chunk. */
    private static final class Worker<N> implements Consumer<Chunk<N>> {
        private final EngineChoice.Seat seat;
        private final LineAnswers<N> answers;
        private final SolveLimit limit;
        private final PuzzleBatch batch;

        Worker(EngineChoice engines, LineAnswers<N> answers, SolveLimit limit, int chunkSize) {
            this.seat = engines.new Seat();
            this.answers = answers;
            this.limit = limit;
            this.batch = new PuzzleBatch(chunkSize / (PuzzleBatch.CELLS + 1) + 1);
        }

        @Override
        public void accept(Chunk<N> chunk) {
            int from = 0;
            while (from < chunk.lines()) {
                int to = gather(chunk, from);
                chunk.results().solvedBy(seat.solve(batch, limit), to);
                write(chunk, from, to);
                from = to;
            }
        }

        /** Puts the puzzles from a line on into the batch until it is full, and tells how far that is. */
        private int gather(Chunk<N> chunk, int from) {
            batch.clear(chunk.text());
            int line = from;
            while (line < chunk.lines() && batch.size() < batch.capacity()) {
                if (isPuzzle(chunk, line)) {
                    batch.add(chunk.start(line));
                }
                line++;
            }
            return line;
        }

        private void write(Chunk<N> chunk, int from, int to) {
            Results<N> results = chunk.results();
            int puzzle = 0;
            for (int line = from; line < to; line++) {
                if (isPuzzle(chunk, line) && !batch.isBad(puzzle++)) {
                    answers.puzzle(chunk.number(line), batch, puzzle - 1, results);
                } else {
                    answers.other(chunk.number(line), chunk.text(), chunk.start(line), chunk.end(line), results);
                }
            }
        }

        private boolean isPuzzle(Chunk<N> chunk, int line) {
            return chunk.end(line) - chunk.start(line) == PuzzleBatch.CELLS;
        }
    }
}
