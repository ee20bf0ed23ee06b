package io.shudu.cli.command;

import io.shudu.cli.input.Input;
import io.shudu.cli.output.Output;
import io.shudu.cli.output.Progress;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.generate.GenerationSpec;
import io.shudu.print.book.Book;
import io.shudu.print.book.BookExamples;
import io.shudu.print.book.BookFile;
import io.shudu.print.book.BookPlan;
import io.shudu.print.book.BookProblem;
import io.shudu.print.book.BookPuzzles;
import io.shudu.print.sheet.Preparer;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.print.type.Fonts;
import io.shudu.render.words.Language;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Prints a book. */
final class BookPrinting {
    private static final int LONGEST_FILE = 1_000_000;

    private final Session session;
    private final Messages messages;
    private final PrintCommand options;
    private final String file;

    BookPrinting(Session session, PrintCommand options, String file) {
        this.session = session;
        this.options = options;
        this.file = file;
        messages = session.messages();
    }

    /** A first file of a book. */
    static String first(Language language, long seed) {
        return BookFile.first(language, seed);
    }

    int run() throws InterruptedException {
        BookPlan plan = plan();
        try (Fonts fonts = PrintFonts.load(options.font);
                Output output = Sink.open(session, options.file, List.of(file))) {
            plan.texts().values().forEach(text -> PrintFonts.check(fonts, text));
            PuzzleTasks tasks = new PuzzleTasks(session, options.workload);
            List<BookPuzzles> chapters = chapters(plan, tasks);
            if (chapters.isEmpty()) {
                return tasks.nothing();
            }
            Book book = new Book(plan, chapters, BookExamples.of(plan.techniques(), plan.seed()), fonts);
            Values.refuseIf(!book.isReadable(), "usage.book-too-small", file, plan.perPage(), plan.trim());
            try (Progress progress = new Progress(session, options.workload.quiet, 0)) {
                book.write(new ToOutput(output), () -> progress.add(1));
                output.complete();
            }
            return tasks.status();
        } catch (IOException e) {
            throw new IoFailure(options.file == null ? Output.STDOUT : options.file, e);
        }
    }

    private BookPlan plan() {
        String text;
        try (InputStream stream = session.open(file)) {
            text = new String(stream.readNBytes(LONGEST_FILE), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IoFailure(file, e);
        }
        try {
            return BookFile.read(text);
        } catch (BookProblem problem) {
            throw new UsageException("place-file", file, problem.text(messages.language()));
        }
    }

    /** Makes or reads the puzzles of all chapters at once, and gives each chapter its own. */
    private List<BookPuzzles> chapters(BookPlan plan, PuzzleTasks tasks) throws InterruptedException {
        List<Integer> ends = new ArrayList<>();
        for (BookPlan.Chapter chapter : plan.chapters()) {
            if (chapter.file().isEmpty()) {
                GenerationSpec spec = chapter.spec();
                for (int i = 0; i < chapter.count(); i++) {
                    tasks.make(spec, plan.seed(), tasks.size());
                }
            } else {
                Input input = new Input();
                input.files.add(Path.of(file)
                        .toAbsolutePath()
                        .resolveSibling(chapter.file())
                        .toString());
                tasks.read(input);
            }
            ends.add(tasks.size());
        }
        List<@Nullable PrintedPuzzle> all = tasks.prepare(() -> new Preparer(plan.hints(), false, plan.language()));
        List<BookPuzzles> chapters = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < ends.size(); i++) {
            List<PrintedPuzzle> puzzles = new ArrayList<>();
            for (PrintedPuzzle puzzle : all.subList(from, ends.get(i))) {
                if (puzzle != null) {
                    puzzles.add(puzzle);
                }
            }
            if (!puzzles.isEmpty()) {
                chapters.add(new BookPuzzles(plan.chapters().get(i), puzzles));
            }
            from = ends.get(i);
        }
        return chapters;
    }
}
