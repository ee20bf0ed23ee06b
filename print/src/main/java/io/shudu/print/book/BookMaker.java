package io.shudu.print.book;

import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.lesson.Drill;
import io.shudu.print.sheet.Preparer;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.print.type.Fonts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes what is in a book that reads no files, a puzzle or an example at a time, so that whoever has other things to do
 * can do them in between. The puzzles are those that {@code shudu print --book} makes.
 */
public final class BookMaker {
    private final BookPlan plan;
    private final Preparer preparer;
    /** The chapter of each puzzle. */
    private final List<Integer> chapterOf = new ArrayList<>();

    private final List<PrintedPuzzle> puzzles = new ArrayList<>();
    private final List<Drill> examples = new ArrayList<>();
    private final Map<GenerationSpec, Generator> generators = new HashMap<>();
    private final int mostTries;
    private int triesLeft;

    /**
     * Begins a book.
     *
     * @param mostTries how many grids may be tried for a puzzle
     * @param allTries how many for all of them
     */
    public BookMaker(BookPlan plan, int mostTries, int allTries) {
        this.plan = plan;
        this.mostTries = mostTries;
        triesLeft = allTries;
        preparer = new Preparer(plan.hints(), false, plan.language());
        for (int number = 0; number < plan.chapters().size(); number++) {
            BookPlan.Chapter chapter = plan.chapters().get(number);
            if (!chapter.file().isEmpty()) {
                throw new IllegalArgumentException("reads a file: " + chapter);
            }
            for (int i = 0; i < chapter.count(); i++) {
                chapterOf.add(number);
            }
        }
    }

    /** What became of a part of the work. */
    public enum Progress {
        /** There is more to do. */
        MORE,
        /** All is made. */
        DONE,
        /** The next puzzle is not found in the tries that are left. */
        NOT_FOUND
    }

    /** The chapter, from 0, whose puzzles are being made. */
    public int chapter() {
        return chapterOf.get(Math.min(puzzles.size(), chapterOf.size() - 1));
    }

    /** Makes the next. */
    public Progress next() {
        if (puzzles.size() < chapterOf.size()) {
            return puzzle(plan.chapters().get(chapter()).spec()) ? Progress.MORE : Progress.NOT_FOUND;
        }
        if (examples.size() < plan.techniques().size()) {
            examples.add(BookExamples.of(plan.techniques().get(examples.size()), plan.seed()));
            return Progress.MORE;
        }
        return Progress.DONE;
    }

    /** Fewer tries than usual change no puzzle that is found. */
    private boolean puzzle(GenerationSpec spec) {
        Puzzle made = generators
                .computeIfAbsent(
                        spec, kind -> new Generator(kind.withTries(Math.min(mostTries, kind.tries())), plan.seed()))
                .make(puzzles.size());
        triesLeft -= made.tries();
        if (triesLeft < 0 || made.missing() != 0 || !made.accepted()) {
            return false;
        }
        puzzles.add(preparer.prepare(made.grid(), made.solution(), ""));
        return true;
    }

    /** The book, when all is made. */
    public Book book(Fonts fonts) {
        List<BookPuzzles> chapters = new ArrayList<>();
        int from = 0;
        for (BookPlan.Chapter chapter : plan.chapters()) {
            chapters.add(new BookPuzzles(chapter, puzzles.subList(from, from + chapter.count())));
            from += chapter.count();
        }
        return new Book(plan, chapters, examples, fonts);
    }
}
