package io.shudu.cli.command;

import io.shudu.bulk.OrderedWork;
import io.shudu.cli.input.Input;
import io.shudu.cli.output.Output;
import io.shudu.cli.output.Progress;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.logic.rate.Level;
import io.shudu.print.braille.Brf;
import io.shudu.print.page.Paper;
import io.shudu.print.pdf.About;
import io.shudu.print.pdf.PdfFile;
import io.shudu.print.sheet.Answers;
import io.shudu.print.sheet.Kinds;
import io.shudu.print.sheet.Look;
import io.shudu.print.sheet.Preparer;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.print.sheet.SheetStyle;
import io.shudu.print.sheet.Worksheets;
import io.shudu.print.type.BadFont;
import io.shudu.print.type.Fonts;
import io.shudu.print.words.PrintWords;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Prints worksheets with options that were found good. */
public final class Printing {
    private final Session session;
    private final Messages messages;
    private final PrintCommand options;
    private final List<PrintedPuzzle> puzzles = new ArrayList<>();
    private boolean flawed;
    private boolean failed;

    public Printing(Session session, PrintCommand options) {
        this.session = session;
        this.options = options;
        messages = session.messages();
    }

    /** A puzzle that is still to be looked at: what was read, or what is to be made. */
    private sealed interface Task {
        record Read(String place, Grid grid) implements Task {}

        record Make(GenerationSpec spec, long seed, int index) implements Task {}

        record Again(String id) implements Task {}
    }

    /** What became of it: the puzzle if it can be printed, and what there is to say. */
    private record Done(
            @Nullable PrintedPuzzle puzzle, @Nullable String flaw) {}

    /** Prints. */
    public int run() throws InterruptedException {
        return options.isBraille() ? braille() : worksheets();
    }

    /** The boards that do not fit on a page are left out, as bad lines are. */
    private int braille() throws InterruptedException {
        prepare(tasks());
        List<PrintedPuzzle> fitting = new ArrayList<>();
        for (PrintedPuzzle puzzle : puzzles) {
            Geometry geometry = puzzle.grid().geometry();
            if (Brf.fits(geometry)) {
                fitting.add(puzzle);
            } else {
                flawed = true;
                session.say(messages.text("print.brf-too-large", geometry, Brf.WIDTH, Brf.HEIGHT));
            }
        }
        if (fitting.isEmpty()) {
            return nothing();
        }
        Sink sink = new Sink();
        sink.file = options.file;
        try (Output output = sink.open(session, options.input.files)) {
            output.print(Brf.of(
                    fitting,
                    Objects.requireNonNull(Answers.byId(options.answers)),
                    options.hints,
                    messages.language()));
            output.complete();
        }
        return status();
    }

    private int nothing() {
        session.say(messages.text("error", messages.text("print.nothing")));
        return failed ? ExitStatus.IO : ExitStatus.FLAWED;
    }

    private int status() {
        return failed ? ExitStatus.IO : flawed ? ExitStatus.FLAWED : ExitStatus.OK;
    }

    private int worksheets() throws InterruptedException {
        try (Fonts fonts = fonts()) {
            SheetStyle style = style();
            checkWords(fonts, style.title());
            prepare(tasks());
            if (puzzles.isEmpty()) {
                return nothing();
            }
            Worksheets sheets = new Worksheets(fonts, style);
            for (PrintedPuzzle puzzle : puzzles) {
                Geometry geometry = puzzle.grid().geometry();
                if (!sheets.isLarge(geometry)) {
                    throw new UsageException(messages.text("usage.print-too-large", geometry, options.paper));
                }
            }
            if (!sheets.isReadable(puzzles)) {
                throw new UsageException(messages.text("usage.print-too-small", style.perPage(), options.paper));
            }
            write(fonts, style, sheets);
        } catch (IOException e) {
            throw new IoFailure(name(), e);
        }
        return status();
    }

    private String name() {
        return options.file == null ? Output.STDOUT : options.file;
    }

    private void write(Fonts fonts, SheetStyle style, Worksheets sheets) throws IOException {
        Sink sink = new Sink();
        sink.file = options.file;
        About about = new About(style.title(), "", PrintWords.tag(style.language()), "");
        try (Output output = sink.open(session, options.input.files);
                PdfFile pdf = new PdfFile(fonts, about);
                Progress progress = new Progress(session, options.workload.quiet, 0)) {
            sheets.print(puzzles, page -> {
                pdf.add(page);
                progress.add(1);
            });
            pdf.write(new ToOutput(output));
            output.complete();
        }
    }

    private SheetStyle style() {
        return new SheetStyle(
                Objects.requireNonNull(Paper.sheet(options.paper)),
                options.perPage(),
                Objects.requireNonNull(Answers.byId(options.answers)),
                options.hints,
                Objects.requireNonNull(Look.byId(options.look)),
                options.large,
                options.title == null ? PrintWords.text(messages.language(), "sudoku") : options.title,
                !options.noFields,
                !options.noIds,
                options.qr == null ? "" : options.qr,
                messages.language());
    }

    private Fonts fonts() throws IOException {
        if (options.font == null) {
            return Fonts.load();
        }
        try {
            return Fonts.with(Path.of(options.font));
        } catch (InvalidPathException impossible) {
            throw new IoFailure(options.font, new NoSuchFileException(options.font));
        } catch (IOException e) {
            throw new IoFailure(options.font, e);
        } catch (BadFont bad) {
            throw new UsageException(messages.text("usage.font", options.font));
        }
    }

    private void checkWords(Fonts fonts, String text) {
        int missing = fonts.missing(text);
        if (missing >= 0) {
            throw new UsageException(messages.text("usage.no-sign", Character.toString(missing), text));
        }
    }

    private List<Task> tasks() {
        List<Task> tasks = new ArrayList<>();
        if (!options.making.ids.isEmpty()) {
            options.making.ids.forEach(id -> tasks.add(new Task.Again(id)));
        } else if (options.making.isWanted()) {
            Geometry geometry = options.making.geometry(options.input, messages);
            long seed = options.making.seeds.seed(messages);
            List<@Nullable Level> levels = new ArrayList<>(options.making.levels(messages));
            if (levels.isEmpty()) {
                levels.add(null);
            }
            int index = 0;
            for (Level level : levels) {
                GenerationSpec spec = Kinds.of(geometry, level, options.making.symmetry(messages));
                for (int i = 0; i < options.making.count(messages); i++) {
                    // A number of its own for each: the same one would begin with the same grid.
                    tasks.add(new Task.Make(spec, seed, index++));
                }
            }
        } else {
            read(tasks);
        }
        return tasks;
    }

    private void read(List<Task> tasks) {
        Input.Items items = options.input.items(session, Input.LinesLeft.NONE);
        for (Input.Item item = items.next(); item != null; item = items.next()) {
            if (!(item.part() instanceof Entry.Puzzle entry)) {
                continue;
            }
            String source = item.source(messages);
            if (entry.result() instanceof ParseResult.Bad bad) {
                flawed = true;
                session.say(messages.text("place", source, bad.line(), messages.text(bad)));
                continue;
            }
            ParseResult.Ok ok = (ParseResult.Ok) entry.result();
            String place = messages.text("place", source, entry.line(), "");
            if (!ok.leftOut().isEmpty()) {
                session.say(place + messages.text(ok.leftOut()));
            }
            tasks.add(new Task.Read(place, ok.grid()));
            if (tasks.size() > PrintCommand.MOST) {
                items.close();
                throw new UsageException(messages.text("usage.print-most", PrintCommand.MOST));
            }
        }
        failed = items.failed();
    }

    /** Solves, makes and rates on several threads; the order stays. */
    private void prepare(List<Task> tasks) throws InterruptedException {
        int[] next = {0};
        try (Progress progress = new Progress(session, options.workload.quiet, tasks.size())) {
            OrderedWork.<Portion<Task, Done>>run(
                    Math.clamp(tasks.size(), 1, options.workload.threads(messages)),
                    Portion::new,
                    portion -> {
                        portion.work.clear();
                        if (next[0] < tasks.size()) {
                            portion.work.add(tasks.get(next[0]++));
                        }
                        return !portion.work.isEmpty();
                    },
                    () -> {
                        Worker worker = new Worker();
                        return portion -> portion.work.forEach(task -> portion.add(worker.done(task)));
                    },
                    portion -> {
                        for (Done done : portion.take()) {
                            progress.add(1);
                            take(done);
                        }
                    },
                    unfinished -> {});
        }
    }

    private void take(Done done) {
        if (done.puzzle != null) {
            puzzles.add(done.puzzle);
        }
        if (done.flaw != null) {
            flawed = true;
            session.say(done.flaw);
        }
    }

    /** What one thread works with. */
    private final class Worker {
        private final Preparer preparer = new Preparer(options.hints, options.candidates, messages.language());
        private final Map<GenerationSpec, Generator> generators = new HashMap<>();

        Done done(Task task) {
            return switch (task) {
                case Task.Read read -> read(read);
                case Task.Make make ->
                    made(generators
                            .computeIfAbsent(make.spec, spec -> new Generator(spec, make.seed))
                            .make(make.index));
                case Task.Again again ->
                    made(Making.provenance(again.id, messages).make());
            };
        }

        private Done read(Task.Read read) {
            Preparer.Prepared prepared = preparer.prepare(read.grid);
            return new Done(
                    prepared.puzzle(),
                    prepared.puzzle() == null ? read.place + messages.text(problem(prepared.verdict())) : null);
        }

        private static String problem(Verdict verdict) {
            return switch (verdict) {
                case NONE -> "print.no-solution";
                case MANY -> "print.several";
                default -> "print.gave-up";
            };
        }

        private Done made(Puzzle puzzle) {
            boolean asWished = puzzle.missing() == 0 && puzzle.accepted();
            boolean unique = puzzle.provenance().acceptance().unique();
            long number = puzzle.provenance().index() + 1;
            return new Done(
                    unique
                            ? preparer.prepare(puzzle.grid(), puzzle.solution(), PuzzleId.of(puzzle.provenance()))
                            : preparer.prepare(puzzle.grid()).puzzle(),
                    asWished ? null : messages.text("generate.unfound", number, puzzle.tries(), Wishes.MOST_TRIES));
        }
    }

    /** Lets somebody who writes to a stream write to an output. */
    private static final class ToOutput extends OutputStream {
        private final Output output;

        ToOutput(Output output) {
            this.output = output;
        }

        @Override
        public void write(int one) {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) {
            output.write(from == 0 ? bytes : java.util.Arrays.copyOfRange(bytes, from, from + count), count);
        }
    }
}
