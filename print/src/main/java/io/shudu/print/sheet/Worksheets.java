package io.shudu.print.sheet;

import io.shudu.core.grid.Geometry;
import io.shudu.print.page.Composer;
import io.shudu.print.page.PageSink;
import io.shudu.print.page.Setting;
import io.shudu.print.page.Tag;
import io.shudu.print.type.Fonts;
import io.shudu.print.words.PrintWords;
import io.shudu.render.picture.Picture.Anchor;
import io.shudu.render.picture.Picture.Point;
import java.io.IOException;
import java.util.List;

/** Pages with puzzles to solve, and their answers. */
public final class Worksheets {
    private static final double MARGIN = 36;
    private static final double HEAD = 40;
    private static final double FOOT = 18;
    private static final double TITLE = 16;
    private static final double SMALL = 9;
    private static final double GAP = 22;
    /** The cells of answers that stand upside down. */
    private static final double BELOW_CELL = 6.5;

    private static final double BELOW_GAP = 14;

    private final Fonts fonts;
    private final SheetStyle style;
    private final PuzzleBox boxes;
    private final Box room;
    private int pages;

    /** Worksheets in a style. */
    public Worksheets(Fonts fonts, SheetStyle style) {
        this.fonts = fonts;
        this.style = style;
        boxes = new PuzzleBox(style, Tag.H2);
        room = new Box(
                MARGIN,
                MARGIN + HEAD,
                style.paper().width() - 2 * MARGIN,
                style.paper().height() - 2 * MARGIN - HEAD - FOOT);
    }

    /** Whether digits are as large as large print asks for, if that is wanted. */
    public boolean isLarge(Geometry geometry) {
        return !style.large() || PuzzleBox.canBeLarge(Math.min(room.width(), room.height() - 2 * TITLE), geometry);
    }

    /** Whether all puzzles can be read that stand on a page together. */
    public boolean isReadable(List<PrintedPuzzle> puzzles) {
        for (int from = 0; from < puzzles.size(); from += style.perPage()) {
            List<PrintedPuzzle> some = puzzles.subList(from, Math.min(puzzles.size(), from + style.perPage()));
            for (int i = 0; i < some.size(); i++) {
                if (boxes.cell(some.get(i), place(some, i)) < SheetStyle.LEAST_CELL) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Makes the pages. */
    public void print(List<PrintedPuzzle> puzzles, PageSink sink) throws IOException {
        for (int from = 0; from < puzzles.size(); from += style.perPage()) {
            List<PrintedPuzzle> some = puzzles.subList(from, Math.min(puzzles.size(), from + style.perPage()));
            Composer page = page(style.title(), style.fields(), pages == 0 ? Tag.H1 : Tag.DECORATION);
            puzzles(page, some, from + 1);
            sink.add(page.page());
            if (style.answers() == Answers.PAGES) {
                answers(some, from + 1, sink);
            }
        }
        if (style.answers() == Answers.END) {
            answers(puzzles, 1, sink);
        }
    }

    private void puzzles(Composer page, List<PrintedPuzzle> some, int number) {
        for (int i = 0; i < some.size(); i++) {
            boxes.draw(page, some.get(i), number + i, place(some, i));
        }
        if (style.answers() == Answers.BELOW) {
            below(page, some, number, belowHeight(some));
        }
    }

    /** Where a puzzle of a page stands. */
    private Box place(List<PrintedPuzzle> some, int index) {
        int columns = style.perPage() == 9 ? 3 : style.perPage() >= 4 ? 2 : 1;
        int rows = style.perPage() / columns;
        return room.without(0, style.answers() == Answers.BELOW ? belowHeight(some) + GAP / 2 : 0)
                .part(index % columns, columns, index / columns, rows, GAP);
    }

    private int belowColumns(List<PrintedPuzzle> some) {
        int most = Math.clamp((int) ((room.width() + BELOW_GAP) / (belowSize(some) + BELOW_GAP)), 1, some.size());
        int rows = (some.size() + most - 1) / most;
        return (some.size() + rows - 1) / rows;
    }

    private static double belowSize(List<PrintedPuzzle> some) {
        return PrintedPuzzle.largestSide(some) * BELOW_CELL;
    }

    private double belowHeight(List<PrintedPuzzle> some) {
        if (style.hints()) {
            return (some.size() + 1) * SMALL * Composer.LEADING;
        }
        int rows = (some.size() + belowColumns(some) - 1) / belowColumns(some);
        return rows * (belowSize(some) + BELOW_GAP);
    }

    /** The answers at the foot of the page, turned as a whole. */
    private void below(Composer page, List<PrintedPuzzle> some, int number, double height) {
        double top = room.y() + room.height() - height;
        page.turnAround(new Point(room.x() + room.width() / 2, top + height / 2));
        int columns = belowColumns(some);
        double size = belowSize(some);
        for (int i = 0; i < some.size(); i++) {
            if (style.hints()) {
                Point at = new Point(room.x(), top + (i + 1) * SMALL * Composer.LEADING);
                boxes.hint(page, some.get(i), number + i, at, SMALL, room.width());
            } else {
                Box box = new Box(
                        room.x() + i % columns * (size + BELOW_GAP),
                        top + Math.floorDiv(i, columns) * (size + BELOW_GAP),
                        size,
                        size + BELOW_GAP);
                boxes.answer(page, some.get(i), number + i, box);
            }
        }
        page.turnAround(null);
    }

    private void answers(List<PrintedPuzzle> puzzles, int number, PageSink sink) throws IOException {
        AnswerPages answers = new AnswerPages(style, room, Tag.H2);
        String title = PrintWords.text(style.language(), style.hints() ? "hints" : "answers");
        for (int from = 0; from < puzzles.size(); ) {
            Composer page = page(title, false, from == 0 ? Tag.H1 : Tag.DECORATION);
            List<PrintedPuzzle> left = puzzles.subList(from, puzzles.size());
            from += answers.draw(page, left, number + from);
            sink.add(page.page());
        }
    }

    /** A page with what stands on all of them. */
    private Composer page(String title, boolean fields, Tag tag) {
        Composer page = new Composer(style.paper(), fonts);
        double base = MARGIN + TITLE;
        double width = fields ? room.width() * 0.45 : room.width();
        page.line(tag, room.x(), base, Anchor.START, title, Setting.bold(TITLE), width);
        if (fields) {
            double right = room.x() + room.width();
            field(page, "time", right - 0.22 * room.width(), right, base);
            field(page, "name", right - 0.52 * room.width(), right - 0.25 * room.width(), base);
        }
        pages++;
        page.line(
                Tag.DECORATION,
                style.paper().width() / 2,
                style.paper().height() - MARGIN,
                Anchor.MIDDLE,
                PrintWords.text(style.language(), "page", pages),
                Setting.pale(SMALL),
                room.width());
        return page;
    }

    /** A word and a line to write on. */
    private void field(Composer page, String key, double from, double to, double base) {
        String word = PrintWords.text(style.language(), key);
        page.line(Tag.P, from, base, Anchor.START, word, Setting.plain(SMALL), to - from);
        page.rule(from + fonts.width(word, SMALL, false) + 4, base + 1.5, to, base + 1.5, 0.5);
    }
}
