package io.shudu.cli.command;

import io.shudu.bulk.LineAnswers;
import io.shudu.bulk.Results;
import io.shudu.cli.output.Sink;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.core.transform.Canonizer;
import java.nio.charset.StandardCharsets;

/** The results of {@code shudu canon} for lines of bytes; any line but a puzzle with one solution is an odd one. */
public final class CanonAnswers implements LineAnswers<PuzzleCommand.Result> {
    private final CanonCommand command;
    private final Sink.Shape shape;
    private final OddLines lines;
    private final Canonizer canonizer = new Canonizer();
    private final int[] digits = new int[PuzzleBatch.CELLS];
    private final int[] solution = new int[PuzzleBatch.CELLS];
    private final byte[] puzzle = new byte[PuzzleBatch.CELLS];
    private final byte[] form = new byte[PuzzleBatch.CELLS];

    public CanonAnswers(CanonCommand command, String source, Sink.Shape shape) {
        this.command = command;
        this.shape = shape;
        this.lines = new OddLines(command, source, shape);
    }

    @Override
    public void puzzle(long number, PuzzleBatch batch, int index, Results<PuzzleCommand.Result> results) {
        if (batch.count(index) != 1 || !batch.isExhausted(index)) {
            int start = batch.start(index);
            other(number, batch.text(), start, start + PuzzleBatch.CELLS, results);
            return;
        }
        OddLines.plain(batch, index, puzzle);
        for (int cell = 0; cell < PuzzleBatch.CELLS; cell++) {
            digits[cell] = puzzle[cell] == '.' ? 0 : puzzle[cell] - '0';
            solution[cell] = batch.solutions()[index * PuzzleBatch.CELLS + cell] - '0';
        }
        int automorphisms = canonizer.ofProper(digits, solution);
        for (int cell = 0; cell < PuzzleBatch.CELLS; cell++) {
            form[cell] = (byte) (digits[cell] == 0 ? '.' : '0' + digits[cell]);
        }
        if (command.dedupe) {
            results.note(command.result(text(number, automorphisms), form));
        } else {
            results.add(text(number, automorphisms));
        }
    }

    private String text(long number, int automorphisms) {
        String puzzleText = new String(puzzle, StandardCharsets.US_ASCII);
        String formText = new String(form, StandardCharsets.US_ASCII);
        return CanonCommand.text(shape, number, puzzleText, formText, automorphisms);
    }

    @Override
    public void other(long number, byte[] text, int start, int end, Results<PuzzleCommand.Result> results) {
        if (command.dedupe) {
            results.note(lines.result(number, text, start, end));
        } else {
            lines.add(number, text, start, end, results);
        }
    }
}
