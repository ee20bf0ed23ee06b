package io.shudu.cli;

import io.shudu.bulk.Answers;
import io.shudu.bulk.Results;
import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridReader;
import io.shudu.core.grid.Geometry;
import io.shudu.core.solve.PuzzleBatch;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The results of {@code shudu solve} for lines of bytes. Only a puzzle that has one solution, so that every engine
 * finds the same, is written here; any other line is read and solved as it would be in any other file.
 */
final class SolveAnswers implements Answers<PuzzleCommand.Result> {
    private static final byte[] PUZZLE = ascii(",\"puzzle\":\"");
    private static final byte[] SOLUTIONS = ascii("\",\"solutions\":");
    private static final byte[] SOLUTION = ascii(",\"solution\":\"");
    private static final byte[] END = ascii("\"}\n");

    private final PuzzleCommand command;
    private final String source;
    private final Sink.Shape shape;
    private final boolean oneIsEnough;
    private final @Nullable GridFormat format;
    private final @Nullable Geometry geometry;
    private final Solvers solvers;
    private final byte[] puzzle = new byte[PuzzleBatch.CELLS];

    SolveAnswers(PuzzleCommand command, String source, Sink.Shape shape, boolean oneIsEnough) {
        this.command = command;
        this.source = source;
        this.shape = shape;
        this.oneIsEnough = oneIsEnough;
        this.solvers = command.solvers();
        this.format = command.input.format(command.session.messages());
        this.geometry = command.input.boards.geometry(command.session.messages());
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public void puzzle(long number, PuzzleBatch batch, int index, Results<PuzzleCommand.Result> results) {
        boolean exhausted = batch.isExhausted(index);
        if (batch.count(index) != 1 || !(exhausted || oneIsEnough)) {
            int start = batch.start(index);
            other(number, batch.text(), start, start + PuzzleBatch.CELLS, results);
            return;
        }
        results.countSolved();
        switch (shape) {
            case LINE -> {
                addSolution(batch, index, results);
                results.add('\n');
            }
            case CSV -> {
                addPuzzle(batch, index, results);
                results.add(exhausted ? ",1," : ",1+,");
                addSolution(batch, index, results);
                results.add('\n');
            }
            case JSON -> {
                results.add("{\"line\":");
                results.add(number);
                results.add(PUZZLE);
                addPuzzle(batch, index, results);
                results.add(SOLUTIONS);
                results.add(exhausted ? "1" : "\"1+\"");
                results.add(SOLUTION);
                addSolution(batch, index, results);
                results.add(END);
            }
            case GRID -> throw new IllegalStateException("pictures need grids");
        }
    }

    /** A puzzle as all results write it, whatever stood for an empty cell. */
    private void addPuzzle(PuzzleBatch batch, int index, Results<?> results) {
        byte[] text = batch.text();
        int start = batch.start(index);
        for (int cell = 0; cell < PuzzleBatch.CELLS; cell++) {
            byte sign = text[start + cell];
            puzzle[cell] = sign >= '1' && sign <= '9' ? sign : (byte) '.';
        }
        results.add(puzzle);
    }

    private static void addSolution(PuzzleBatch batch, int index, Results<?> results) {
        results.add(batch.solutions(), index * PuzzleBatch.CELLS, PuzzleBatch.CELLS);
    }

    @Override
    public void other(long number, byte[] text, int start, int end, Results<PuzzleCommand.Result> results) {
        byte[] line = Arrays.copyOfRange(text, start, end + 1);
        line[end - start] = '\n';
        BoundedLines lines = new BoundedLines(source, new ByteArrayInputStream(line));
        GridReader.Entry entry =
                GridReader.ofLines(lines, (int) number, format, geometry).next();
        if (entry == null) {
            return;
        }
        PuzzleCommand.Result result = command.result(new Input.Item(source, 0, 0, entry), shape, solvers);
        results.add(result.text());
        if (result.flawed() || result.remark() != null) {
            results.note(result.withoutText());
        }
    }
}
