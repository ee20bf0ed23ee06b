package io.shudu.print.sheet;

import io.shudu.core.format.OwnLinks;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.print.page.Block;
import io.shudu.print.page.Composer;
import io.shudu.print.page.Setting;
import io.shudu.print.page.Tag;
import io.shudu.print.picture.QrPicture;
import io.shudu.print.type.Lines;
import io.shudu.print.words.PrintWords;
import io.shudu.render.picture.Picture.Anchor;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import io.shudu.render.picture.Theme;
import io.shudu.render.words.Language;
import io.shudu.render.words.TeachWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A puzzle in its place on a page: its number, how hard it is, the board, and the code that opens it in the game. */
public final class PuzzleBox {
    private static final double LEAST_HEADING = 8;
    private static final double MOST_HEADING = 15;
    private static final double HEADING_PER_WIDTH = 1 / 22.0;
    /** The smallest code that phones read well: about two centimetres, and a third of a millimetre for each square. */
    private static final double LEAST_CODE = 57;

    private static final double LEAST_SQUARE = 1;
    private static final double SMALL = 6.5;
    /** No digit takes more of its cell. */
    private static final double MOST_SHARE = 0.86;

    private static final double LARGE_SHARE = 0.72;

    private final SheetStyle style;
    private final Tag level;
    private final Language language;

    /**
     * Puts puzzles on pages in a style.
     *
     * @param level what the number of a puzzle is among the headings
     */
    public PuzzleBox(SheetStyle style, Tag level) {
        this.style = style;
        this.level = level;
        language = style.language();
    }

    /** The size of a cell, in half points, so that all lines lie alike. */
    private static double cell(double room, Geometry geometry) {
        return Math.floor(2 * room / geometry.side()) / 2;
    }

    /** Whether digits can be as large as large print asks for, on a board of a size. */
    static boolean canBeLarge(double size, Geometry geometry) {
        return SheetStyle.LARGE_TYPE <= MOST_SHARE * cell(size, geometry);
    }

    /** The size of the cells of a puzzle in its place; 0 or less if there is no room at all. */
    public double cell(PrintedPuzzle puzzle, Box box) {
        QrPicture code = style.address().isEmpty() ? null : QrPicture.of(link(puzzle));
        double head = 1.6 * headingSize(box);
        return cell(
                Math.min(box.width(), box.height() - head - foot(puzzle, code)),
                puzzle.grid().geometry());
    }

    private static double headingSize(Box box) {
        return Math.clamp(box.width() * HEADING_PER_WIDTH, LEAST_HEADING, MOST_HEADING);
    }

    /** Draws a puzzle. */
    public void draw(Composer page, PrintedPuzzle puzzle, int number, Box box) {
        Geometry geometry = puzzle.grid().geometry();
        QrPicture code = style.address().isEmpty() ? null : QrPicture.of(link(puzzle));
        double heading = headingSize(box);
        double cell = cell(puzzle, box);
        double size = cell * geometry.side();
        double x = Math.round(2 * (box.x() + (box.width() - size) / 2)) / 2.0;
        double y = Math.round(2 * (box.y() + 1.6 * heading)) / 2.0;
        page.line(level, x, y - 0.5 * heading, Anchor.START, heading(puzzle, number), Setting.bold(heading), size);
        Theme theme = style.look()
                .theme(
                        style.large()
                                ? Math.max(LARGE_SHARE, SheetStyle.LARGE_TYPE / cell)
                                : style.look().theme().type().share());
        List<Shape> board = new ArrayList<>(PaperBoard.shapes(puzzle.grid(), theme, x, y, size));
        board.addAll(PaperBoard.candidates(puzzle.grid(), theme, x, y, size));
        page.add(Block.figure(
                PrintWords.text(
                        language, "alt.puzzle", number, geometry.side(), PrintWords.rows(language, puzzle.grid())),
                board));
        foot(page, puzzle, number, code, x, y + size, size);
    }

    private double foot(PrintedPuzzle puzzle, @Nullable QrPicture code) {
        if (code != null) {
            return codeSize(code) + 4;
        }
        return style.ids() && !puzzle.id().isEmpty() ? 2.4 * SMALL : 0;
    }

    private static double codeSize(QrPicture code) {
        return Math.max(LEAST_CODE, code.side() * LEAST_SQUARE);
    }

    private void foot(
            Composer page,
            PrintedPuzzle puzzle,
            int number,
            @Nullable QrPicture code,
            double x,
            double y,
            double width) {
        double left = x;
        if (code != null) {
            double size = codeSize(code);
            page.add(Block.figure(
                    PrintWords.text(language, "code", number, link(puzzle)),
                    code.shapes(x - code.quiet(size), y + 4 - code.quiet(size) / 2, size)));
            left += size - code.quiet(size) + 2;
            page.line(
                    Tag.P,
                    left,
                    y + 4 + 2.2 * SMALL,
                    Anchor.START,
                    PrintWords.text(language, "scan"),
                    Setting.plain(1.3 * SMALL),
                    x + width - left);
        }
        if (style.ids() && !puzzle.id().isEmpty()) {
            List<Shape> lines = new ArrayList<>();
            double base = y + (code == null ? 1.8 * SMALL : 4 + 4 * SMALL);
            for (String part : idLines(page, puzzle.id(), code == null ? Double.MAX_VALUE : x + width - left)) {
                lines.add(page.label(left, base, Anchor.START, part, Setting.pale(SMALL), x + width - left));
                base += 1.3 * SMALL;
            }
            page.add(Block.of(Tag.P, lines));
        }
    }

    /** An id has no blanks, so it is broken behind its colons. */
    private static List<String> idLines(Composer page, String id, double width) {
        List<String> lines = new ArrayList<>();
        for (String line : new Lines(page.fonts()).of(id.replace(":", ": "), SMALL, false, width)) {
            lines.add(line.replace(": ", ":"));
        }
        return lines;
    }

    private String link(PrintedPuzzle puzzle) {
        return style.address() + OwnLinks.tail(puzzle.grid());
    }

    /** The line above a puzzle. */
    String heading(PrintedPuzzle puzzle, int number) {
        if (puzzle.level() == null) {
            return PrintWords.text(language, "puzzle", number);
        }
        String level = TeachWords.WORDS.text(language, "level." + puzzle.level().id());
        return puzzle.score() < 0
                ? PrintWords.text(language, "puzzle-of", number, level)
                : PrintWords.text(language, "puzzle-score", number, level, puzzle.score());
    }

    /** Draws the answer of a puzzle, with its number above it. */
    public void answer(Composer page, PrintedPuzzle puzzle, int number, Box box) {
        Geometry geometry = puzzle.grid().geometry();
        double heading = Math.clamp(box.width() / 12, 6, 10);
        double cell = cell(Math.min(box.width(), box.height() - 1.6 * heading), geometry);
        double size = cell * geometry.side();
        double x = Math.round(2 * (box.x() + (box.width() - size) / 2)) / 2.0;
        double y = Math.round(2 * (box.y() + 1.6 * heading)) / 2.0;
        page.line(
                level,
                x,
                y - 0.5 * heading,
                Anchor.START,
                PrintWords.text(language, "answer", number),
                Setting.bold(heading),
                size);
        Grid solved =
                puzzle.grid().withCandidates(null).filledWith(puzzle.solution().digits());
        page.add(Block.figure(
                PrintWords.text(language, "alt.answer", number, PrintWords.rows(language, solved)),
                PaperBoard.shapes(solved, style.look().theme(), x, y, size)));
    }

    /** Where to begin, in a line. */
    public void hint(Composer page, PrintedPuzzle puzzle, int number, Point at, double size, double width) {
        page.line(Tag.P, at.x(), at.y(), Anchor.START, number + "  " + puzzle.hint(), Setting.plain(size), width);
    }
}
