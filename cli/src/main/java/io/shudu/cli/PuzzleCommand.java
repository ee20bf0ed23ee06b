package io.shudu.cli;

import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/**
 * What the commands share that take puzzles in and give one result for each: reading, threads, keeping the order, bad
 * lines that keep their place. A command only says what one puzzle's result is.
 */
abstract class PuzzleCommand implements Callable<Integer> {
    private static final int BATCH = 32;

    @Mixin
    Input input = new Input();

    @Mixin
    Sink sink = new Sink();

    @Mixin
    Workload workload = new Workload();

    final Session session;
    private final ThreadLocal<Solvers> solvers = ThreadLocal.withInitial(Solvers::new);

    PuzzleCommand(Session session) {
        this.session = session;
    }

    /**
     * The result of one puzzle.
     *
     * @param text what goes to the output, complete with line breaks
     * @param flaw what to tell the user about this puzzle, null if it is as a puzzle should be
     * @param bad whether that must be said even to someone who wants quiet
     */
    record Result(String text, @Nullable String flaw, boolean bad) {
        Result(String text, @Nullable String flaw) {
            this(text, flaw, false);
        }
    }

    /** Checks the command's own options, before any work. */
    void checkOptions() {}

    /** The columns of the command's CSV output; the first is the puzzle. */
    abstract List<String> columns();

    /** Does the command's work on one puzzle; called from several threads. */
    abstract Result process(Entry.Puzzle entry, Grid grid, Sink.Shape shape, Solvers threadSolvers);

    @Override
    public Integer call() {
        Messages messages = session.messages();
        checkOptions();
        int threads = workload.threads(messages);
        Sink.Shape shape = sink.shape(session, input.isSingle());
        Input.Items items = input.items(session);
        boolean[] flawed = {false};
        try (Output output = sink.open(session, input.files);
                Progress progress = new Progress(session, workload.quiet, 0)) {
            if (shape == Sink.Shape.CSV) {
                output.line(String.join(",", columns()));
            }
            OrderedWork.run(threads, () -> nextBatch(items, shape), (List<Result> results) -> {
                for (Result result : results) {
                    output.print(result.text);
                    if (result.flaw != null) {
                        flawed[0] = true;
                        if (result.bad || !workload.quiet) {
                            session.say(result.flaw);
                        }
                    }
                }
                progress.add(results.size());
            });
        }
        return items.failed() ? ExitStatus.IO : flawed[0] ? ExitStatus.FLAWED : ExitStatus.OK;
    }

    private @Nullable Callable<List<Result>> nextBatch(Input.Items items, Sink.Shape shape) {
        List<Input.Item> batch = new ArrayList<>();
        Input.Item item = items.next();
        while (item != null) {
            batch.add(item);
            item = batch.size() < BATCH ? items.next() : null;
        }
        return batch.isEmpty()
                ? null
                : () -> batch.stream().map(i -> result(i, shape)).toList();
    }

    private Result result(Input.Item item, Sink.Shape shape) {
        return switch (item.part()) {
            case Entry.Remark remark -> new Result(shape == Sink.Shape.LINE ? remark.text() + "\n" : "", null);
            case Entry.Puzzle puzzle ->
                switch (puzzle.result()) {
                    case ParseResult.Ok ok -> solved(item, puzzle, ok.grid(), shape);
                    case ParseResult.Bad bad -> {
                        String problem = session.messages().text(bad);
                        yield bad(puzzle, shape, place(item.source(), bad.line(), problem), problem);
                    }
                };
        };
    }

    private Result solved(Input.Item item, Entry.Puzzle puzzle, Grid grid, Sink.Shape shape) {
        try {
            Result result = process(puzzle, grid, shape, solvers.get());
            return result.flaw == null
                    ? result
                    : new Result(result.text, place(item.source(), puzzle.line(), result.flaw));
        } catch (RuntimeException bug) {
            String problem = session.messages().text("internal", bug);
            return bad(puzzle, shape, place(item.source(), puzzle.line(), problem), problem);
        }
    }

    /** A result for a text that is no puzzle: it keeps its place in the output. */
    private Result bad(Entry.Puzzle puzzle, Sink.Shape shape, String flaw, String problem) {
        String text = switch (shape) {
            case GRID -> "";
            case LINE -> "\n";
            case CSV -> Text.csv(puzzle.text(), "error") + ",".repeat(columns().size() - 2) + "\n";
            case JSON -> new Text.Json().number("line", puzzle.line()).string("error", problem) + "\n";
        };
        return new Result(text, flaw, true);
    }

    private static String place(String source, int line, String problem) {
        return source + ":" + line + ": " + problem;
    }
}
