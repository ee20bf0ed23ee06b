package io.shudu.cli.command;

import io.shudu.bulk.LineAnswers;
import io.shudu.bulk.Results;
import io.shudu.cli.output.Sink;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.nio.charset.StandardCharsets;

/**
 * The results of {@code shudu solve} for lines of bytes. Puzzles with one solution, of which every engine finds the
 * same, and those with at least two are written here; any other line is read and solved as it would be in any other
 * file.
 */
public final class SolveAnswers implements LineAnswers<PuzzleCommand.Result> {
    /** Solutions after which the engine stops, unless the first is enough. */
    public static final int SEVERAL = 2;

    private static final byte[] PUZZLE = ascii(",\"puzzle\":\"");
    private static final byte[] VERDICT = ascii("\",\"board\":\"9\",\"verdict\":\"");
    private static final byte[] SOLUTION = ascii(",\"solution\":\"");
    private static final byte[] END = ascii("\"}\n");

    private final SolveCommand command;
    private final String source;
    private final Sink.Shape shape;
    private final SolveLimit limit;
    private final OddLines lines;
    private final byte[] puzzle = new byte[PuzzleBatch.CELLS];
    private final BatchSolver classic = BatchSolver.classic();
    private final PuzzleBatch again = new PuzzleBatch(1);

    public SolveAnswers(SolveCommand command, String source, Sink.Shape shape, SolveLimit limit) {
        this.command = command;
        this.source = source;
        this.shape = shape;
        this.limit = limit;
        this.lines = new OddLines(command, source, shape);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public void puzzle(long number, PuzzleBatch batch, int index, Results<PuzzleCommand.Result> results) {
        boolean several = batch.count(index) == SEVERAL && limit.solutions() == SEVERAL;
        if (batch.count(index) == 1 && (batch.isExhausted(index) || limit.solutions() == 1)) {
            write(number, batch, index, results);
        } else if (several && results.engine().equals(BatchSolver.CLASSIC)) {
            writeSeveral(number, batch, index, results);
        } else if (several && isSeveralAgain(batch, index)) {
            writeSeveral(number, again, 0, results);
        } else {
            int start = batch.start(index);
            other(number, batch.text(), start, start + PuzzleBatch.CELLS, results);
        }
    }

    /** Solves a puzzle on the engine whose first solution is the one to be written. */
    private boolean isSeveralAgain(PuzzleBatch batch, int index) {
        again.clear(batch.text());
        again.add(batch.start(index));
        classic.solve(again, limit);
        return again.count(0) == SEVERAL;
    }

    private void writeSeveral(long number, PuzzleBatch batch, int index, Results<PuzzleCommand.Result> results) {
        write(number, batch, index, results);
        String remark = command.several(SEVERAL, batch.isExhausted(index));
        results.note(PuzzleCommand.Result.flawed("", command.place(source, number, remark)));
    }

    private void write(long number, PuzzleBatch batch, int index, Results<PuzzleCommand.Result> results) {
        boolean exhausted = batch.isExhausted(index);
        results.countSolved();
        switch (shape) {
            case LINE -> {
                addSolution(batch, index, results);
                results.add('\n');
            }
            case CSV -> {
                addPuzzle(batch, index, results);
                results.add(',');
                results.add((long) batch.count(index));
                results.add(exhausted ? "," : "+,");
                addSolution(batch, index, results);
                results.add('\n');
            }
            case JSON -> {
                results.add("{\"line\":");
                results.add(number);
                results.add(PUZZLE);
                addPuzzle(batch, index, results);
                results.add(VERDICT);
                results.add(batch.count(index) > 1 ? "multiple" : exhausted ? "unique" : "found");
                results.add(exhausted ? "\",\"solutions\":" : "\",\"solutions\":\"");
                results.add((long) batch.count(index));
                results.add(exhausted ? "" : "+\"");
                results.add(SOLUTION);
                addSolution(batch, index, results);
                results.add(END);
            }
            case GRID -> throw new IllegalStateException("pictures need grids");
        }
    }

    private void addPuzzle(PuzzleBatch batch, int index, Results<?> results) {
        OddLines.plain(batch, index, puzzle);
        results.add(puzzle);
    }

    private static void addSolution(PuzzleBatch batch, int index, Results<?> results) {
        results.add(batch.solutions(), index * PuzzleBatch.CELLS, PuzzleBatch.CELLS);
    }

    @Override
    public void other(long number, byte[] text, int start, int end, Results<PuzzleCommand.Result> results) {
        if (start == end) {
            // There may be as many of them as bytes.
            if (shape == Sink.Shape.LINE) {
                results.add('\n');
            }
            return;
        }
        lines.add(number, text, start, end, results);
    }
}
