package io.shudu.cli;

import io.shudu.bulk.Answers;
import io.shudu.bulk.Results;
import io.shudu.core.solve.PuzzleBatch;
import java.nio.charset.StandardCharsets;

/**
 * The results of {@code shudu solve} for lines of bytes. Only a puzzle that has one solution, so that every engine
 * finds the same, is written here; any other line is read and solved as it would be in any other file.
 */
final class SolveAnswers implements Answers<PuzzleCommand.Result> {
    private static final byte[] PUZZLE = ascii(",\"puzzle\":\"");
    private static final byte[] SOLUTIONS = ascii("\",\"solutions\":");
    private static final byte[] SOLUTION = ascii(",\"solution\":\"");
    private static final byte[] END = ascii("\"}\n");

    private final OddLines lines;
    private final Sink.Shape shape;
    private final boolean oneIsEnough;
    private final byte[] puzzle = new byte[PuzzleBatch.CELLS];

    SolveAnswers(PuzzleCommand command, String source, Sink.Shape shape, boolean oneIsEnough) {
        this.lines = new OddLines(command, source, shape);
        this.shape = shape;
        this.oneIsEnough = oneIsEnough;
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

    private void addPuzzle(PuzzleBatch batch, int index, Results<?> results) {
        OddLines.plain(batch, index, puzzle);
        results.add(puzzle);
    }

    private static void addSolution(PuzzleBatch batch, int index, Results<?> results) {
        results.add(batch.solutions(), index * PuzzleBatch.CELLS, PuzzleBatch.CELLS);
    }

    @Override
    public void other(long number, byte[] text, int start, int end, Results<PuzzleCommand.Result> results) {
        PuzzleCommand.Result result = lines.result(number, text, start, end);
        if (result == null) {
            return;
        }
        results.add(result.text());
        if (result.flawed() || result.remark() != null) {
            results.note(result.withoutText());
        }
    }
}
