package io.shudu.print.sheet;

import io.shudu.print.page.Composer;
import io.shudu.print.page.Tag;
import io.shudu.render.picture.Picture.Point;
import java.util.List;

/** Answers in rows and columns, as many as fit into a place; or hints in two columns. */
public final class AnswerPages {
    /** Cells that are read without trouble. */
    private static final double CELL = 11;

    private static final double GAP = 12;
    private static final double HEAD = 16;
    private static final double HINT = 9;
    private static final int MOST_COLUMNS = 5;

    private final SheetStyle style;
    private final PuzzleBox boxes;
    private final Box room;

    /**
     * Answers in a place that each page has.
     *
     * @param level what the number of a puzzle is among the headings
     */
    public AnswerPages(SheetStyle style, Box room, Tag level) {
        this.style = style;
        this.room = room;
        boxes = new PuzzleBox(style, level);
    }

    /** How many of the answers that are left stand on the next page. */
    private int count(List<PrintedPuzzle> left) {
        return Math.min(left.size(), style.hints() ? 2 * hintRows() : columns(left) * rows(left));
    }

    private int hintRows() {
        return (int) (room.height() / (HINT * Composer.LEADING));
    }

    private static int side(List<PrintedPuzzle> left) {
        // Puzzles of very many pages are of few sizes; the first ones decide.
        return PrintedPuzzle.largestSide(left.subList(0, Math.min(left.size(), 100)));
    }

    private int columns(List<PrintedPuzzle> left) {
        return Math.clamp((int) ((room.width() + GAP) / (side(left) * CELL + GAP)), 1, MOST_COLUMNS);
    }

    private int rows(List<PrintedPuzzle> left) {
        double wide = (room.width() - (columns(left) - 1) * GAP) / columns(left);
        return Math.max(1, (int) ((room.height() + GAP) / (wide + HEAD + GAP)));
    }

    /** Draws the answers of a page, and tells how many of those that are left they are. */
    public int draw(Composer page, List<PrintedPuzzle> left, int number) {
        int count = count(left);
        if (style.hints()) {
            int rows = hintRows();
            for (int i = 0; i < count; i++) {
                Box column = room.part(i / rows, 2, 0, 1, GAP);
                Point at = new Point(column.x(), column.y() + (i % rows + 1) * HINT * Composer.LEADING);
                boxes.hint(page, left.get(i), number + i, at, HINT, column.width());
            }
            return count;
        }
        int columns = columns(left);
        int rows = rows(left);
        double high = (room.width() - (columns - 1) * GAP) / columns + HEAD;
        Box filled = new Box(room.x(), room.y(), room.width(), Math.min(room.height(), rows * high + (rows - 1) * GAP));
        for (int i = 0; i < count; i++) {
            boxes.answer(page, left.get(i), number + i, filled.part(i % columns, columns, i / columns, rows, GAP));
        }
        return count;
    }
}
