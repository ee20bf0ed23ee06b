package io.shudu.cli.command;

import io.shudu.bulk.LongLines;
import io.shudu.bulk.Results;
import io.shudu.cli.input.Input;
import io.shudu.cli.output.Sink;
import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridReader;
import io.shudu.core.grid.Geometry;
import io.shudu.core.solve.classic.PuzzleBatch;
import org.jspecify.annotations.Nullable;

/**
 * Lines of bytes that are not simply a puzzle with one solution: one thread reads them, and finds their results, as if
 * they stood in any other file.
 */
public final class OddLines {
    private final PuzzleCommand command;
    private final String source;
    private final Sink.Shape shape;
    private final @Nullable GridFormat format;
    private final @Nullable Geometry geometry;
    private final Solvers solvers;

    public OddLines(PuzzleCommand command, String source, Sink.Shape shape) {
        this.command = command;
        this.source = source;
        this.shape = shape;
        this.solvers = command.solvers();
        this.format = command.input.format();
        this.geometry = command.input.boards.geometry();
    }

    /** The result of a line. */
    public PuzzleCommand.Result result(long number, byte[] text, int start, int end) {
        GridReader.Entry entry = GridReader.ofLine(LongLines.line(text, start, end), (int) number, format, geometry);
        return command.result(new Input.Item(source, 0, 0, entry), shape, solvers);
    }

    /** Adds the result of a line; what there is to say about it is noted. */
    public void add(long number, byte[] text, int start, int end, Results<PuzzleCommand.Result> results) {
        PuzzleCommand.Result result = result(number, text, start, end);
        results.add(result.text());
        if (result.flawed() || result.remark() != null) {
            results.note(result.withoutText());
        }
    }

    /** Copies a puzzle as all results write it, whatever stood for an empty cell. */
    public static void plain(PuzzleBatch batch, int index, byte[] puzzle) {
        byte[] text = batch.text();
        int start = batch.start(index);
        for (int cell = 0; cell < PuzzleBatch.CELLS; cell++) {
            byte sign = text[start + cell];
            puzzle[cell] = sign >= '1' && sign <= '9' ? sign : (byte) '.';
        }
    }
}
