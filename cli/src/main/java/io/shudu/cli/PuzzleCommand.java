package io.shudu.cli;

import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonWriter;
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
     * @param flawed whether something is not as it should be, for the exit status
     * @param remark what to tell the user about this puzzle, null for nothing
     * @param urgent whether to tell even a user who wants quiet
     */
    record Result(String text, boolean flawed, @Nullable String remark, boolean urgent) {
        /** A result without a flaw. */
        static Result good(String text) {
            return new Result(text, false, null, false);
        }

        /** The result of a puzzle that is not as a puzzle should be. */
        static Result flawed(String text, @Nullable String remark) {
            return new Result(text, true, remark, false);
        }

        /** The place of something that gives no result. */
        static Result bad(String text, String remark) {
            return new Result(text, true, remark, true);
        }
    }

    /** Checks the command's own options, before any work. */
    void checkOptions() {}

    /** The columns of the command's CSV output; the first is the puzzle. */
    abstract List<String> columns();

    /**
     * Does the command's work on one puzzle; called from several threads.
     *
     * @param number the puzzle's place in the whole input, from 0
     */
    abstract Result process(Entry.Puzzle entry, long number, Grid grid, Sink.Shape shape, Solvers threadSolvers);

    @Override
    public Integer call() {
        Messages messages = session.messages();
        checkOptions();
        int threads = workload.threads(messages);
        Sink.Shape shape = sink.shape(session, input.isSingle());
        Input.Items items = input.items(session);
        boolean[] flawed = {false};
        boolean[] first = {true};
        try (Output output = sink.open(session, input.files);
                Progress progress = new Progress(session, workload.quiet, 0)) {
            output.print(sink.opening(shape, columns()));
            OrderedWork.run(threads, () -> nextBatch(items, shape), (List<Result> results) -> {
                for (Result result : results) {
                    if (!result.text.isEmpty()) {
                        output.print(first[0] ? "" : sink.between(shape));
                        output.print(result.text);
                        first[0] = false;
                    }
                    flawed[0] |= result.flawed;
                    if (result.remark != null && (result.urgent || !workload.quiet)) {
                        session.say(result.remark);
                    }
                }
                progress.add(results.size());
            });
            output.print(sink.closing(shape));
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
        // No switch over patterns: for that the JVM makes classes while it runs, which takes as long as to start.
        if (item.part() instanceof Entry.Remark remark) {
            return Result.good(shape == Sink.Shape.LINE ? remark.text() + "\n" : "");
        }
        Entry.Puzzle puzzle = (Entry.Puzzle) item.part();
        if (puzzle.result() instanceof ParseResult.Bad bad) {
            String problem = session.messages().text(bad);
            return bad(puzzle, shape, place(item, bad.line(), problem), problem);
        }
        return solved(item, puzzle, ((ParseResult.Ok) puzzle.result()).grid(), shape);
    }

    private Result solved(Input.Item item, Entry.Puzzle puzzle, Grid grid, Sink.Shape shape) {
        try {
            Result result = process(puzzle, item.number(), grid, shape, solvers.get());
            return result.remark == null
                    ? result
                    : new Result(result.text, result.flawed, place(item, puzzle.line(), result.remark), result.urgent);
        } catch (RuntimeException bug) {
            String problem = session.messages().text("internal", bug);
            return bad(puzzle, shape, place(item, puzzle.line(), problem), problem);
        }
    }

    /** A result for a text that is no puzzle: it keeps its place in the output. */
    final Result bad(Entry.Puzzle puzzle, Sink.Shape shape, String flaw, String problem) {
        String text = switch (shape) {
            case GRID -> "";
            case LINE -> "\n";
            case CSV -> Csv.row(puzzle.text(), "error") + ",".repeat(columns().size() - 2) + "\n";
            case JSON -> new JsonWriter().number("line", puzzle.line()).string("error", problem) + "\n";
        };
        return Result.bad(text, flaw);
    }

    private String place(Input.Item item, int line, String problem) {
        return item.source(session.messages()) + ":" + line + ": " + problem;
    }
}
