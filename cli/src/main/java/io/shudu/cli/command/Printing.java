package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import io.shudu.cli.output.Progress;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.core.grid.Geometry;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.wish.Kinds;
import io.shudu.logic.rate.Level;
import io.shudu.print.braille.Brf;
import io.shudu.print.page.Paper;
import io.shudu.print.pdf.About;
import io.shudu.print.pdf.PdfFile;
import io.shudu.print.sheet.Answers;
import io.shudu.print.sheet.Look;
import io.shudu.print.sheet.Preparer;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.print.sheet.SheetStyle;
import io.shudu.print.sheet.Worksheets;
import io.shudu.print.type.Fonts;
import io.shudu.print.words.PrintWords;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Prints worksheets with options that were found good. */
public final class Printing {
    private final Session session;
    private final Messages messages;
    private final PrintCommand options;
    private final List<PrintedPuzzle> puzzles = new ArrayList<>();
    private final PuzzleTasks tasks;

    public Printing(Session session, PrintCommand options) {
        this.session = session;
        this.options = options;
        messages = session.messages();
        tasks = new PuzzleTasks(session, options.workload);
    }

    public int run() throws InterruptedException {
        if (options.book != null) {
            return new BookPrinting(session, options, options.book).run();
        }
        return options.isBraille() ? braille() : worksheets();
    }

    /** The boards that do not fit on a page are left out, as bad lines are. */
    private int braille() throws InterruptedException {
        try (Output output = open()) {
            prepare();
            List<PrintedPuzzle> fitting = new ArrayList<>();
            for (PrintedPuzzle puzzle : puzzles) {
                Geometry geometry = puzzle.grid().geometry();
                if (Brf.fits(geometry)) {
                    fitting.add(puzzle);
                } else {
                    tasks.flaw(messages.text("print.brf-too-large", geometry, Brf.WIDTH, Brf.HEIGHT));
                }
            }
            if (fitting.isEmpty()) {
                return tasks.nothing();
            }
            Answers answers = Objects.requireNonNull(Answers.byId(options.answers));
            output.print(Brf.of(fitting, answers, options.hints, messages.language()));
            output.complete();
        }
        return tasks.status();
    }

    /** Where the result goes; asked for first, so that nobody waits for what cannot be written. */
    private Output open() {
        return Sink.open(session, options.file, options.input.files);
    }

    private int worksheets() throws InterruptedException {
        try (Fonts fonts = PrintFonts.load(options.font);
                Output output = open()) {
            SheetStyle style = style();
            PrintFonts.check(fonts, style.title());
            prepare();
            if (puzzles.isEmpty()) {
                return tasks.nothing();
            }
            Worksheets sheets = new Worksheets(fonts, style);
            for (PrintedPuzzle puzzle : puzzles) {
                Geometry geometry = puzzle.grid().geometry();
                Values.refuseIf(!sheets.isLarge(geometry), "usage.print-too-large", geometry, options.paper);
            }
            Values.refuseIf(!sheets.isReadable(puzzles), "usage.print-too-small", style.perPage(), options.paper);
            write(fonts, style, sheets, output);
        } catch (IOException e) {
            throw new IoFailure(name(), e);
        }
        return tasks.status();
    }

    private String name() {
        return options.file == null ? Output.STDOUT : options.file;
    }

    private void write(Fonts fonts, SheetStyle style, Worksheets sheets, Output output) throws IOException {
        About about = new About(style.title(), "", PrintWords.tag(style.language()), "");
        try (PdfFile pdf = new PdfFile(fonts, about);
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

    private void gather() {
        if (!options.making.ids.isEmpty()) {
            options.making.ids.forEach(tasks::again);
        } else if (options.making.isWanted()) {
            Geometry geometry = options.input.boards.geometryOrClassic();
            long seed = options.making.seeds.seed();
            List<@Nullable Level> levels = new ArrayList<>(options.making.levels());
            if (levels.isEmpty()) {
                levels.add(null);
            }
            for (Level level : levels) {
                GenerationSpec spec = Kinds.of(geometry, level, Making.symmetry(options.making.symmetry));
                for (int i = 0; i < options.making.count(); i++) {
                    // A number of its own for each: the same one would begin with the same grid.
                    tasks.make(spec, seed, tasks.size());
                }
            }
        } else {
            tasks.read(options.input);
        }
    }

    private void prepare() throws InterruptedException {
        gather();
        for (PrintedPuzzle puzzle :
                tasks.prepare(() -> new Preparer(options.hints, options.candidates, messages.language()))) {
            if (puzzle != null) {
                puzzles.add(puzzle);
            }
        }
    }
}
