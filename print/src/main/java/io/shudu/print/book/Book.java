package io.shudu.print.book;

import io.shudu.generate.lesson.Drill;
import io.shudu.print.page.Block;
import io.shudu.print.page.Composer;
import io.shudu.print.page.Page;
import io.shudu.print.page.PageSink;
import io.shudu.print.page.Paper;
import io.shudu.print.page.Setting;
import io.shudu.print.page.Tag;
import io.shudu.print.pdf.About;
import io.shudu.print.pdf.PdfFile;
import io.shudu.print.sheet.AnswerPages;
import io.shudu.print.sheet.Answers;
import io.shudu.print.sheet.Box;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.print.sheet.PuzzleBox;
import io.shudu.print.sheet.SheetStyle;
import io.shudu.print.type.Fonts;
import io.shudu.print.words.PrintWords;
import io.shudu.render.picture.Picture.Anchor;
import io.shudu.render.words.Language;
import io.shudu.render.words.TeachWords;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A book: cover, contents, introduction, techniques, chapters of puzzles, answers, and how it was made.
 *
 * <p>Its pages are laid out more than once, since the contents tell the numbers of later pages, and the number of pages
 * decides the inner margin. Only the last time they are passed on.
 */
public final class Book {
    private static final int MOST_ROUNDS = 5;
    private static final double HEADING = 20;
    private static final double BODY = 10.5;
    private static final double SMALL = 8.5;
    private static final double GAP = 20;

    private final BookPlan plan;
    private final List<BookPuzzles> chapters;
    private final List<Drill> examples;
    private final PrintedPuzzle sample;
    private final Fonts fonts;
    private final Language language;
    private final Paper size;

    /** What the contents tell: a title, what is in it, and the page where it begins. */
    private record Entry(String title, String about, int page) {}

    /**
     * A book.
     *
     * @param chapters the puzzles of each chapter
     * @param examples an example of each technique that the plan names
     */
    public Book(BookPlan plan, List<BookPuzzles> chapters, List<Drill> examples, Fonts fonts) {
        this.plan = plan;
        this.chapters = List.copyOf(chapters);
        this.examples = List.copyOf(examples);
        sample = BookExamples.sample(plan.seed(), plan.language());
        this.fonts = fonts;
        language = plan.language();
        size = Objects.requireNonNull(Paper.trim(plan.trim()));
    }

    /** Whether all puzzles can be read, as many as stand on a page. */
    public boolean isReadable() {
        Round round = new Round(new Trim(size, plan.bleed(), 1000), List.of(), page -> {});
        Box[] places = round.places(1);
        for (BookPuzzles chapter : chapters) {
            for (PrintedPuzzle puzzle : chapter.puzzles()) {
                if (new PuzzleBox(round.style, Tag.H3).cell(puzzle, places[0]) < SheetStyle.LEAST_CELL) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Writes the book as a PDF.
     *
     * @param watcher is told of each page
     */
    public void write(OutputStream out, Runnable watcher) throws IOException {
        About about = new About(plan.title(), plan.author(), PrintWords.tag(language), plan.subtitle());
        try (PdfFile pdf = new PdfFile(fonts, about)) {
            print(page -> {
                pdf.add(page);
                watcher.run();
            });
            pdf.write(out);
        }
    }

    /** Makes the pages. */
    public void print(PageSink sink) throws IOException {
        int pages = 100;
        List<Entry> contents = List.of();
        for (int i = 0; i < MOST_ROUNDS; i++) {
            Round round = new Round(new Trim(size, plan.bleed(), pages), contents, page -> {});
            round.lay();
            boolean settled = round.pages == pages && round.entries.equals(contents);
            pages = round.pages;
            contents = round.entries;
            if (settled) {
                break;
            }
        }
        new Round(new Trim(size, plan.bleed(), pages), contents, sink).lay();
    }

    /** One time through all pages. */
    private final class Round {
        private final Trim trim;
        /** What the time before found out. */
        private final List<Entry> contents;

        private final PageSink sink;
        private final SheetStyle style;
        private final BookPages words;
        private final List<Entry> entries = new ArrayList<>();
        private int pages;

        Round(Trim trim, List<Entry> contents, PageSink sink) {
            this.trim = trim;
            this.contents = contents;
            this.sink = sink;
            style = new SheetStyle(
                    size,
                    plan.perPage(),
                    Answers.END,
                    plan.hints(),
                    plan.look(),
                    false,
                    plan.title(),
                    false,
                    false,
                    plan.link(),
                    language);
            words = new BookPages(plan, style);
        }

        void lay() throws IOException {
            Composer cover = new Composer(trim.paper(1), fonts);
            words.cover(cover, trim, sample);
            cover.bookmark(plan.title());
            add(cover.page());
            add(new Composer(trim.paper(2), fonts).page());
            contents();
            if (plan.introduction()) {
                Composer page = begin("introduction", "");
                words.introduction(page, body(), sample);
                end(page);
            }
            techniques();
            puzzles();
            answers();
            colophon();
        }

        private void add(Page page) throws IOException {
            pages++;
            sink.add(page);
        }

        /** The place below the heading of the next page. */
        private Box body() {
            return trim.room(pages + 1).without(2.2 * HEADING, 0);
        }

        private Composer page(String heading, Tag tag) {
            Composer page = new Composer(trim.paper(pages + 1), fonts);
            Box room = trim.room(pages + 1);
            page.line(tag, room.x(), room.y() + HEADING, Anchor.START, heading, Setting.bold(HEADING), room.width());
            return page;
        }

        private Composer begin(String key, String about) {
            return beginTitled(BookWords.text(language, key), about);
        }

        private Composer beginTitled(String title, String about) {
            entries.add(new Entry(title, about, pages + 1));
            Composer page = page(title, Tag.H2);
            page.bookmark(title);
            return page;
        }

        private void end(Composer page) throws IOException {
            int number = pages + 1;
            page.line(
                    Tag.DECORATION,
                    trim.numberAt(number),
                    trim.numberBase(),
                    number % 2 == 1 ? Anchor.END : Anchor.START,
                    String.valueOf(number),
                    Setting.plain(SMALL),
                    trim.width());
            add(page.page());
        }

        private void contents() throws IOException {
            Composer page = page(BookWords.text(language, "contents"), Tag.H2);
            Box box = body();
            double y = box.y();
            for (Entry entry : contents) {
                if (y + 2 * BODY > box.y() + box.height()) {
                    end(page);
                    page = new Composer(trim.paper(pages + 1), fonts);
                    box = trim.room(pages + 1);
                    y = box.y();
                }
                y += 2 * BODY;
                String about = entry.about.isEmpty() ? entry.title : entry.title + "   " + entry.about;
                page.add(Block.of(
                        Tag.CONTENTS,
                        List.of(
                                page.label(box.x(), y, Anchor.START, about, Setting.plain(BODY), box.width() - 40),
                                page.label(
                                        box.x() + box.width(),
                                        y,
                                        Anchor.END,
                                        String.valueOf(entry.page),
                                        Setting.plain(BODY),
                                        36))));
                page.rule(box.x(), y + 5, box.x() + box.width(), y + 5, 0.35);
            }
            end(page);
        }

        private void techniques() throws IOException {
            for (int i = 0; i < examples.size(); i++) {
                Composer page = i == 0 ? begin("techniques", "") : new Composer(trim.paper(pages + 1), fonts);
                words.technique(page, i == 0 ? body() : trim.room(pages + 1), examples.get(i));
                end(page);
            }
        }

        private Box[] places(int number) {
            Box room = trim.room(number);
            int columns = plan.perPage() >= 4 ? 2 : 1;
            int rows = plan.perPage() / columns;
            Box[] places = new Box[plan.perPage()];
            for (int i = 0; i < places.length; i++) {
                places[i] = room.part(i % columns, columns, i / columns, rows, GAP);
            }
            return places;
        }

        private void puzzles() throws IOException {
            PuzzleBox boxes = new PuzzleBox(style, Tag.H3);
            int number = 1;
            for (BookPuzzles chapter : chapters) {
                int count = chapter.puzzles().size();
                Composer opener = beginTitled(
                        title(chapter.chapter()),
                        BookWords.text(language, "chapter.range", number, number + count - 1));
                Box box = body();
                BookPages.paragraph(opener, box, box.y(), BookWords.text(language, "chapter.about", count));
                end(opener);
                for (int from = 0; from < count; from += plan.perPage()) {
                    Composer page = new Composer(trim.paper(pages + 1), fonts);
                    Box[] places = places(pages + 1);
                    for (int i = 0; i < plan.perPage() && from + i < count; i++) {
                        boxes.draw(page, chapter.puzzles().get(from + i), number + from + i, places[i]);
                    }
                    end(page);
                }
                number += count;
            }
        }

        private String title(BookPlan.Chapter chapter) {
            if (!chapter.title().isEmpty()) {
                return chapter.title();
            }
            if (chapter.level() == null) {
                return BookWords.text(language, "chapter.any");
            }
            String name =
                    TeachWords.WORDS.text(language, "level." + chapter.level().id());
            return BookPages.upper(name);
        }

        private void answers() throws IOException {
            if (plan.answers() == BookPlan.AnswerKind.NONE) {
                return;
            }
            String key = style.hints() ? "hints" : "answers";
            boolean first = true;
            List<PrintedPuzzle> all = new ArrayList<>();
            chapters.forEach(chapter -> all.addAll(chapter.puzzles()));
            for (int from = 0; from < all.size(); ) {
                Composer page = first
                        ? begin(key, BookWords.text(language, "chapter.range", 1, all.size()))
                        : new Composer(trim.paper(pages + 1), fonts);
                Box box = first ? body() : trim.room(pages + 1);
                AnswerPages answers = new AnswerPages(style, box, Tag.H3);
                List<PrintedPuzzle> left = all.subList(from, all.size());
                from += answers.draw(page, left, 1 + from);
                first = false;
                end(page);
            }
        }

        private void colophon() throws IOException {
            Composer page = begin("colophon", "");
            int count = chapters.stream()
                    .mapToInt(chapter -> chapter.puzzles().size())
                    .sum();
            words.colophon(page, body(), count);
            end(page);
        }
    }
}
