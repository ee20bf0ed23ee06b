package io.shudu.cli.command;

import io.shudu.bulk.Digest;
import io.shudu.bulk.OrderedWork;
import io.shudu.bulk.Results;
import io.shudu.cli.input.Input;
import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Output;
import io.shudu.cli.output.Progress;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Session;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.format.LeftOut;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.render.json.FailureJson;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/**
 * What the commands share that take puzzles in and give one result for each: reading, threads, keeping the order, bad
 * lines that keep their place. A command only says what one puzzle's result is.
 */
public abstract class PuzzleCommand extends SessionCommand {
    @Mixin
    public Input input = new Input();

    @Mixin
    public Sink sink = new Sink();

    @Mixin
    public Workload workload = new Workload();

    public PuzzleCommand(Session session) {
        super(session);
    }

    /**
     * The result of one puzzle.
     *
     * @param text what goes to the output, complete with line breaks
     * @param flawed whether something is not as it should be, for the exit status
     * @param remark what to tell the user about this puzzle, null for nothing
     * @param urgent whether to tell even a user who wants quiet
     * @param likeness what it has in common with other results of which only the first is wanted, null for nothing
     * @param rest what comes behind the text, null for nothing
     */
    public record Result(
            String text,
            boolean flawed,
            @Nullable String remark,
            boolean urgent,
            @Nullable Digest likeness,
            @Nullable Rest rest) {
        /** The same for a result whose text is already on its way. */
        Result withoutText() {
            return new Result("", flawed, remark, urgent, likeness, rest);
        }

        /** The same with a remark in other words, and another rest. */
        Result with(@Nullable String words, @Nullable Rest other) {
            return new Result(text, flawed, words, urgent, likeness, other);
        }

        /** A result without a flaw. */
        static Result good(String text) {
            return new Result(text, false, null, false, null, null);
        }

        /** The result of a puzzle that is not as a puzzle should be. */
        static Result flawed(String text, @Nullable String remark) {
            return new Result(text, true, remark, false, null, null);
        }

        /** The place of something that gives no result. */
        static Result bad(String text, String remark) {
            return new Result(text, true, remark, true, null, null);
        }

        /** A result that is too long to be kept. */
        static Result streamed(Rest rest) {
            return new Result("", false, null, false, null, rest);
        }
    }

    /** What is found and written only when its turn has come, as it is too much to be kept until then. */
    @FunctionalInterface
    public interface Rest {
        /** Writes it; what is to be said about it is in the result, which has no text any more. */
        Result writeTo(Output output);
    }

    /** Checks the command's own options, before any work. */
    public void checkOptions() {}

    /** Whether to go on with the output of a run that was interrupted; only where each result is one line. */
    public boolean resumes(Sink.Shape shape) {
        return false;
    }

    /** The columns of the command's CSV output; the first is the puzzle. */
    public abstract List<String> columns();

    /**
     * Does the command's work on one puzzle; called from several threads.
     *
     * @param number the puzzle's place in the whole input, from 0
     */
    public abstract Result process(Entry.Puzzle entry, long number, Grid grid, Sink.Shape shape, Solvers threadSolvers);

    /** The solvers of a thread. */
    public Solvers solvers() {
        return new Solvers(false);
    }

    /** Which sources with one puzzle a line the command reads by itself, in {@link #processLines}. */
    public Input.LinesLeft linesLeft(Sink.Shape shape) {
        return Input.LinesLeft.NONE;
    }

    /** Gives the results of all lines of a source that was left to the command. */
    public void processLines(Input.Lines lines, Sink.Shape shape, int threads, Delivery delivery)
            throws IOException, InterruptedException {
        throw new IllegalStateException("no lines were asked for");
    }

    /** Whether a result is wanted; asked for one after the other, in the order of the input. */
    public boolean isWanted(Result result) {
        return true;
    }

    /** Ends the command's work, and says what is to be said about all of it. */
    public void finish() {}

    @Override
    public Integer call() throws InterruptedException {
        checkOptions();
        int threads = workload.threads();
        Sink.Shape shape = sink.shape(session, input.isSingle());
        boolean resumes = resumes(shape);
        if (resumes && sink.isComplete()) {
            session.say(messages.text("resume.complete", String.valueOf(sink.file)));
            return ExitStatus.OK;
        }
        Input.Items items = input.items(session, resumes ? Input.LinesLeft.NONE : linesLeft(shape));
        boolean flawed;
        try (Output output = Sink.open(session, sink.file, input.files, resumes);
                Progress progress = new Progress(session, workload.quiet, input.size(), items::bytesRead)) {
            Delivery delivery = new Delivery(output, progress, shape);
            Pace pace = new Pace();
            if (resumes) {
                resume(output, items, shape);
            }
            if (!resumes || output.isAtStart()) {
                output.print(sink.opening(shape, columns()));
            }
            do {
                OrderedWork.<Portion<Input.Item, Result>>run(
                        input.isSingle() ? 1 : threads,
                        Portion::new,
                        portion -> fill(portion, items, pace),
                        () -> worker(shape, pace),
                        delivery::take,
                        delivery::pulse);
            } while (hadLines(items, shape, threads, delivery));
            output.print(sink.closing(shape));
            flawed = delivery.flawed;
            if (!items.failed()) {
                output.complete();
            }
        } finally {
            finish();
        }
        return items.failed() ? ExitStatus.IO : flawed ? ExitStatus.FLAWED : ExitStatus.OK;
    }

    /** Passes over what an earlier run has done. */
    private void resume(Output output, Input.Items items, Sink.Shape shape) {
        long there = output.linesThere();
        long kept = shape == Sink.Shape.CSV && there > 0 ? 1 : 0;
        Input.Item item = items.next();
        while (item != null && kept + lines(item.part(), shape) <= there) {
            kept += lines(item.part(), shape);
            item = items.next();
        }
        if (there > 0) {
            output.keep(kept);
        }
        items.putBack(item);
    }

    /** How many lines the result of a part of the input has. */
    private static long lines(Entry part, Sink.Shape shape) {
        if (part instanceof Entry.Remark remark) {
            return shape == Sink.Shape.LINE ? remark.lines() : 0;
        }
        // A text that is no puzzle stands in the table as it is.
        return shape == Sink.Shape.CSV && ((Entry.Puzzle) part).result() instanceof ParseResult.Bad
                ? part.text().lines().count()
                : 1;
    }

    /** Whether there was a source that was left to the command. */
    private boolean hadLines(Input.Items items, Sink.Shape shape, int threads, Delivery delivery)
            throws InterruptedException {
        Input.Lines lines = items.lines();
        if (lines == null) {
            return false;
        }
        try {
            processLines(lines, shape, threads, delivery);
        } catch (IOException e) {
            items.fail(new IoFailure(lines.source(), e));
        }
        items.close();
        return true;
    }

    /** Takes some parts of the input; those that would have to be waited for are left for later. */
    private static boolean fill(Portion<Input.Item, Result> portion, Input.Items items, Pace pace) {
        portion.work.clear();
        int size = pace.size();
        Input.Item item = items.next();
        while (item != null) {
            portion.work.add(item);
            item = portion.work.size() < size && items.isReady() ? items.next() : null;
        }
        return !portion.work.isEmpty();
    }

    private Consumer<Portion<Input.Item, Result>> worker(Sink.Shape shape, Pace pace) {
        Solvers solvers = solvers();
        return portion -> portion.doAll(item -> result(item, shape, solvers), pace);
    }

    /** Where results go, one after the other. */
    public final class Delivery {
        private final Output output;
        private final Progress progress;
        private final Sink.Shape shape;
        private boolean first = true;
        private boolean flawed;

        private Delivery(Output output, Progress progress, Sink.Shape shape) {
            this.output = output;
            this.progress = progress;
            this.shape = shape;
        }

        private void take(Portion<Input.Item, Result> portion) {
            List<Result> results = portion.take();
            results.forEach(this::take);
            progress.add(results.size());
        }

        private void pulse(@Nullable Portion<Input.Item, Result> unfinished) {
            if (unfinished != null) {
                take(unfinished);
            }
            output.pulse();
        }

        /** What is to be done now and then while there are no results. */
        void pulse() {
            output.pulse();
        }

        /** Takes the results of many lines at once, which have nothing between them. */
        void take(Results<Result> results) {
            output.write(results.bytes(), results.length(), results.lines());
            results.notes().forEach(this::take);
            progress.add(results.lines());
        }

        private void take(Result result) {
            if (!isWanted(result)) {
                return;
            }
            if (!result.text.isEmpty() || result.rest != null) {
                output.print(first ? "" : sink.between(shape));
                output.print(result.text);
                first = false;
            }
            Result whole = result.rest == null ? result : result.rest.writeTo(output);
            output.done(result.text.isEmpty() && result.rest == null ? 0 : 1);
            flawed |= whole.flawed;
            if (whole.remark != null && (whole.urgent || !workload.quiet)) {
                session.say(whole.remark);
            }
        }
    }

    /** The result of a part of the input. */
    public Result result(Input.Item item, Sink.Shape shape, Solvers solvers) {
        // No switch over patterns: for that the JVM makes classes while it runs, which takes as long as to start.
        if (item.part() instanceof Entry.Remark remark) {
            return Result.good(shape == Sink.Shape.LINE ? remark.text() + "\n" : "");
        }
        Entry.Puzzle puzzle = (Entry.Puzzle) item.part();
        if (puzzle.result() instanceof ParseResult.Bad bad) {
            String problem = messages.text(bad);
            return bad(puzzle, shape, place(item, bad.line(), problem), problem);
        }
        return solved(item, puzzle, ((ParseResult.Ok) puzzle.result()).grid(), shape, solvers);
    }

    private Result solved(Input.Item item, Entry.Puzzle puzzle, Grid grid, Sink.Shape shape, Solvers solvers) {
        try {
            Result result = process(puzzle, item.number(), grid, shape, solvers);
            return placed(item, puzzle.line(), told(result, ((ParseResult.Ok) puzzle.result()).leftOut()));
        } catch (RuntimeException bug) {
            String problem = messages.text("internal", bug);
            return bad(puzzle, shape, place(item, puzzle.line(), problem), problem);
        }
    }

    /** The result, and what of its puzzle was not read. */
    private Result told(Result result, List<LeftOut> leftOut) {
        if (leftOut.isEmpty()) {
            return result;
        }
        String words = messages.text(leftOut);
        return result.with(result.remark == null ? words : words + "; " + result.remark, result.rest);
    }

    /** The result with the place of its puzzle in whatever is said about it. */
    private Result placed(Input.Item item, int line, Result result) {
        String remark = result.remark == null ? null : place(item, line, result.remark);
        Rest rest = result.rest;
        return result.with(remark, rest == null ? null : output -> placed(item, line, rest.writeTo(output)));
    }

    /** A result for a text that is no puzzle: it keeps its place in the output. */
    public final Result bad(Entry.Puzzle puzzle, Sink.Shape shape, String flaw, String problem) {
        String text = switch (shape) {
            case GRID -> "";
            case LINE -> "\n";
            case CSV -> Csv.padded(columns().size(), puzzle.text(), "error");
            case JSON -> error(puzzle, problem) + "\n";
        };
        return Result.bad(text, flaw);
    }

    /** The same where nothing more is to be said than the problem. */
    public final Result bad(Entry.Puzzle puzzle, Sink.Shape shape, String problem) {
        return bad(puzzle, shape, problem, problem);
    }

    /** A result as a line of JSON, which begins with the place of its puzzle. */
    static String json(Entry.Puzzle puzzle, JsonFields result) {
        return new JsonFields().number("line", puzzle.line()).putAll(result) + "\n";
    }

    private static JsonFields error(Entry.Puzzle puzzle, String problem) {
        JsonFields json = new JsonFields().number("line", puzzle.line()).string("error", problem);
        return puzzle.result() instanceof ParseResult.Bad bad
                ? json.string("reason", bad.reason().id()).strings("args", FailureJson.quoted(bad.args()))
                : json;
    }

    private String place(Input.Item item, int line, String problem) {
        return place(item.source(messages), line, problem);
    }

    /** What is said about a line of a source. */
    public final String place(String source, long line, String problem) {
        return messages.text("place", source, line, problem);
    }
}
