package io.shudu.server;

import io.shudu.print.book.Book;
import io.shudu.print.book.BookFile;
import io.shudu.print.book.BookMaker;
import io.shudu.print.book.BookPlan;
import io.shudu.print.book.BookProblem;
import io.shudu.print.type.Fonts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * A book as PDF: the one that {@code shudu print --book} makes of the same file, if it is no larger than a stranger may
 * ask for.
 *
 * <p>What costs most, in seconds of a core: 200 extreme puzzles 5, {@link #MOST_TECHNIQUES} examples of the rarest
 * techniques 10, {@link #ALL_TRIES} tries 7; the pages of 200 puzzles 0.3. Each part is short, and others get their
 * turn after it.
 */
final class WebBook implements Printout {
    /** More puzzles are made on one's own machine. */
    static final int MOST_PUZZLES = 200;

    static final int LARGEST_SIDE = 9;
    static final int MOST_TECHNIQUES = 10;

    /** Extreme puzzles need 60 on average, few more than 500. */
    private static final int MOST_TRIES = 2_000;

    private static final int ALL_TRIES = 15_000;

    private final BookPlan plan;
    private final BookMaker maker;

    private WebBook(BookPlan plan) {
        this.plan = plan;
        maker = new BookMaker(plan, MOST_TRIES, ALL_TRIES);
    }

    /**
     * The book that a file describes.
     *
     * @throws Problem if the file is wrong, or the book too large
     */
    static WebBook of(String file) {
        try {
            BookPlan plan = BookFile.read(file);
            check(plan);
            return new WebBook(plan);
        } catch (BookProblem problem) {
            throw Problem.of(400, "bad-request", messages -> problem.text(messages.language()));
        }
    }

    private static void check(BookPlan plan) {
        List<BookPlan.Chapter> chapters = plan.chapters();
        int puzzles = 0;
        for (int i = 0; i < chapters.size(); i++) {
            BookPlan.Chapter chapter = chapters.get(i);
            if (!chapter.file().isEmpty()) {
                throw Problem.inField("chapters[" + i + "].file", "print.book-file");
            }
            if (chapter.board().side() > LARGEST_SIDE) {
                throw Problem.inField("chapters[" + i + "].board", "print.book-board", LARGEST_SIDE);
            }
            puzzles += chapter.count();
        }
        if (puzzles > MOST_PUZZLES) {
            throw Problem.inField("chapters", "print.book-puzzles", puzzles, MOST_PUZZLES);
        }
        if (plan.techniques().size() > MOST_TECHNIQUES) {
            throw Problem.inField("techniques", "print.book-techniques", MOST_TECHNIQUES);
        }
        try (Fonts fonts = Fonts.load()) {
            plan.texts().forEach((field, text) -> Printout.requireSigns(fonts, field, text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean prepare() {
        return switch (maker.next()) {
            case MORE -> true;
            case DONE -> false;
            case NOT_FOUND -> throw Problem.inField("chapters[" + maker.chapter() + "]", "print.book-not-found");
        };
    }

    @Override
    public byte[] pdf() {
        try (Fonts fonts = Fonts.load()) {
            Book book = maker.book(fonts);
            if (!book.isReadable()) {
                throw Problem.inField("perPage", "print.book-too-small", plan.perPage(), plan.trim());
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            book.write(bytes, () -> {});
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
