package io.shudu.print.book;

import io.shudu.core.grid.Grid;
import io.shudu.generate.lesson.Drill;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Step;
import io.shudu.logic.teach.Teacher;
import io.shudu.print.page.Block;
import io.shudu.print.page.Composer;
import io.shudu.print.page.Paper;
import io.shudu.print.page.Setting;
import io.shudu.print.page.Tag;
import io.shudu.print.sheet.Box;
import io.shudu.print.sheet.PaperBoard;
import io.shudu.print.sheet.PrintedPuzzle;
import io.shudu.print.sheet.SheetStyle;
import io.shudu.print.type.Lines;
import io.shudu.render.narrate.Detail;
import io.shudu.render.picture.BoardPainter;
import io.shudu.render.picture.Picture.Anchor;
import io.shudu.render.picture.Picture.Shape;
import io.shudu.render.words.Language;
import io.shudu.render.words.TeachWords;
import io.shudu.render.words.TechniqueWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The pages of a book that are not puzzles. */
final class BookPages {
    private static final double BODY = 10.5;
    private static final double BETWEEN = 6;
    private static final double TITLE = 34;
    private static final double SUBTITLE = 15;
    private static final String BAND = "#17191c";
    private static final String ON_BAND = "#ffffff";

    private final BookPlan plan;
    private final SheetStyle style;
    private final Language language;

    BookPages(BookPlan plan, SheetStyle style) {
        this.plan = plan;
        this.style = style;
        language = plan.language();
    }

    /**
     * The first page: a dark band, to the edge and beyond where the page is cut, with the title; a board; the author.
     */
    void cover(Composer page, Trim trim, PrintedPuzzle puzzle) {
        double beyond = plan.bleed() ? Paper.BLEED : 0;
        double height = 0.36 * trim.height();
        Box room = trim.room(1);
        page.add(Block.of(
                Tag.DECORATION,
                List.of(Shape.Area.rectangle(0, -beyond, trim.width() + beyond, height + beyond, BAND))));
        // The band has room for the lines of the title, one of the subtitle, and some space above and below.
        double size = TITLE;
        List<String> title = new Lines(page.fonts()).of(plan.title(), size, true, room.width());
        while (size > SUBTITLE && (1.2 * title.size() + 1.5) * size > height - 2 * BETWEEN) {
            size--;
            title = new Lines(page.fonts()).of(plan.title(), size, true, room.width());
        }
        double base = height / 2 - (title.size() - 1) * size * 0.6 + 0.2 * size;
        List<Shape> lines = new ArrayList<>();
        for (String line : title) {
            lines.add(page.label(room.x(), base, Anchor.START, line, new Setting(size, true, ON_BAND), room.width()));
            base += 1.2 * size;
        }
        page.add(Block.of(Tag.H1, lines));
        if (!plan.subtitle().isEmpty()) {
            line(page, room, base, plan.subtitle(), new Setting(SUBTITLE, false, ON_BAND));
        }
        double side = Math.min(room.width(), 0.42 * trim.height());
        int cells = puzzle.grid().geometry().side();
        side = Math.floor(2 * side / cells) / 2 * cells;
        page.add(Block.figure(
                BookWords.text(language, "alt.cover"),
                visible(PaperBoard.shapes(
                        puzzle.grid().withCandidates(null), style.look().theme(), room.x(), height + 36, side))));
        if (!plan.author().isEmpty()) {
            line(page, room, trim.height() - 0.7 * Paper.INCH, plan.author(), Setting.plain(SUBTITLE));
        }
    }

    /** Boards that are there to be looked at are not found by whoever looks for puzzles. */
    private static List<Shape> visible(List<Shape> shapes) {
        return shapes.stream()
                .filter(shape ->
                        !(shape instanceof Shape.Label label && label.colour().equals(Block.HIDDEN)))
                .toList();
    }

    void introduction(Composer page, Box box, PrintedPuzzle puzzle) {
        double y = box.y();
        for (int i = 1; i <= 4; i++) {
            y = paragraph(page, box, y, BookWords.text(language, "rules." + i));
        }
        double room = box.y() + box.height() - y - 2 * BODY;
        int side = puzzle.grid().geometry().side();
        double size = Math.floor(2 * Math.min(Math.min(box.width(), room - 2 * BODY), 260) / side) / 2 * side;
        if (size < 6.0 * side) {
            return;
        }
        Grid solved =
                puzzle.grid().withCandidates(null).filledWith(puzzle.solution().digits());
        String words = BookWords.text(language, "rules.board");
        page.add(Block.figure(
                words, visible(PaperBoard.shapes(solved, style.look().theme(), box.x(), y + BODY, size))));
        page.paragraph(Tag.P, box.x(), y + BODY + size + BETWEEN, words, Setting.plain(BODY - 1.5), box.width());
    }

    private static void line(Composer page, Box box, double y, String text, Setting type) {
        page.line(Tag.P, box.x(), y, Anchor.START, text, type, box.width());
    }

    /** Adds a paragraph below a line; answers where the next may begin. */
    static double paragraph(Composer page, Box box, double y, String text) {
        return paragraph(page, box, y, text, Setting.plain(BODY));
    }

    private static double paragraph(Composer page, Box box, double y, String text, Setting type) {
        return page.paragraph(Tag.P, box.x(), y, text, type, box.width()) + BETWEEN;
    }

    void technique(Composer page, Box box, Drill example) {
        String id = example.technique().id();
        String name = TechniqueWords.WORDS.text(language, id);
        Step step = example.steps().getFirst();
        Level level = ShuduScale.level(example.technique());
        double y = box.y() + 1.4 * BODY;
        page.line(Tag.H3, box.x(), y, Anchor.START, upper(name), Setting.bold(1.35 * BODY), box.width());
        y += BETWEEN;
        if (level != null) {
            String levelName = TeachWords.WORDS.text(language, "level." + level.id());
            y = paragraph(page, box, y, BookWords.text(language, "technique.level", levelName), Setting.pale(BODY - 1));
        }
        y = paragraph(page, box, y, TechniqueWords.WORDS.text(language, id + ".is"));
        y = paragraph(page, box, y, TechniqueWords.when(language, example.technique()));
        String why = Detail.WHY.tell(step, language, example.board().geometry());
        double words = page.height(why, Setting.plain(BODY), box.width());
        int side = example.board().geometry().side();
        double room = box.y() + box.height() - y - words - 3 * BETWEEN;
        double cell = Math.floor(2 * Math.min(box.width(), room) / side) / 2;
        page.add(Block.figure(
                BookWords.text(language, "technique.figure", upper(name), why),
                PaperBoard.placed(
                        BoardPainter.paint(
                                Teacher.marked(example.board()),
                                "",
                                List.of(),
                                step,
                                style.look().theme()),
                        box.x(),
                        y + BETWEEN,
                        cell)));
        paragraph(page, box, y + BETWEEN + cell * side + BETWEEN, why);
    }

    static String upper(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    void colophon(Composer page, Box box, int count) {
        double y = box.y();
        y = paragraph(page, box, y, BookWords.text(language, "colophon.1", count));
        y = paragraph(page, box, y, BookWords.text(language, "colophon.2", plan.seed()));
        paragraph(page, box, y, BookWords.text(language, "colophon.3"));
    }
}
