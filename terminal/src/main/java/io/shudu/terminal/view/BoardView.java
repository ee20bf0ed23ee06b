package io.shudu.terminal.view;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import io.shudu.terminal.game.DigitSets;
import io.shudu.terminal.game.Layer;
import io.shudu.terminal.game.PlayBoard;
import io.shudu.terminal.play.Hinting;
import io.shudu.terminal.play.Play;
import java.util.Map;
import java.util.Set;
import org.jline.utils.AttributedStyle;

/** Draws a board. */
final class BoardView {
    private final Canvas canvas;
    private final ScreenLayout layout;
    private final Look look;
    private final Signs signs;
    private final int top;
    private final int left;

    /** Draws with the upper left corner, that of the numbers, at a place. */
    BoardView(Canvas canvas, ScreenLayout layout, Look look, Signs signs, int top, int left) {
        this.canvas = canvas;
        this.layout = layout;
        this.look = look;
        this.signs = signs;
        this.top = top + ScreenLayout.TOP;
        this.left = left + ScreenLayout.LEFT;
    }

    /** Draws the lines and the numbers of rows and columns. */
    void frame(int cursor) {
        Geometry geometry = layout.geometry();
        int side = geometry.side();
        for (int row = 0; row <= side; row++) {
            if (layout.hasLine(row, geometry.boxRows())) {
                across(row);
            }
        }
        for (int i = 0; i < side; i++) {
            String number = String.valueOf(i + 1);
            AttributedStyle column = i == geometry.column(cursor) ? look.title() : look.quiet();
            AttributedStyle row = i == geometry.row(cursor) ? look.title() : look.quiet();
            int x = left + layout.cellX(i) + (layout.cellWidth() - number.length()) / 2;
            canvas.put(top - 1, x, number, column);
            int y = top + layout.cellY(i) + layout.cellHeight() / 2;
            canvas.put(y, left - ScreenLayout.LEFT, number.length() < 2 ? " " + number : number, row);
        }
        for (int column = 0; column <= side; column++) {
            if (layout.hasLine(column, geometry.boxColumns())) {
                down(column);
            }
        }
    }

    private void across(int row) {
        Geometry geometry = layout.geometry();
        boolean heavy = row % geometry.boxRows() == 0;
        AttributedStyle style = heavy ? look.plain() : look.quiet();
        int y = top + layout.y(row);
        String line = String.valueOf(signs.across(heavy)).repeat(layout.x(geometry.side()) + 1);
        canvas.put(y, left, line, style);
        for (int column = 0; column <= geometry.side(); column++) {
            if (layout.hasLine(column, geometry.boxColumns())) {
                int kind = kind(row, geometry.boxRows());
                char joint = signs.joint(kind, kind(column, geometry.boxColumns()));
                boolean light = !heavy && column % geometry.boxColumns() != 0;
                canvas.put(y, left + layout.x(column), String.valueOf(joint), light ? look.quiet() : look.plain());
            }
        }
    }

    private int kind(int before, int box) {
        return before == 0 ? 0 : before == layout.geometry().side() ? 3 : before % box == 0 ? 1 : 2;
    }

    private void down(int column) {
        Geometry geometry = layout.geometry();
        boolean heavy = column % geometry.boxColumns() == 0;
        String line = String.valueOf(signs.down(heavy));
        for (int row = 0; row < geometry.side(); row++) {
            for (int i = 0; i < layout.cellHeight(); i++) {
                canvas.put(
                        top + layout.cellY(row) + i,
                        left + layout.x(column),
                        line,
                        heavy ? look.plain() : look.quiet());
            }
        }
    }

    /** Draws all cells of a game. */
    void cells(Play play) {
        Map<Integer, Hinting.Part> parts = play.hinting().parts();
        Set<Integer> clashes = play.board().clashes();
        for (int cell = 0; cell < layout.geometry().cellCount(); cell++) {
            boolean wrong = play.isMarked(cell)
                    || (clashes.contains(cell) && !play.board().isGiven(cell));
            cell(cell, play, parts.getOrDefault(cell, Hinting.Part.NONE), wrong);
        }
    }

    private void cell(int cell, Play play, Hinting.Part part, boolean wrong) {
        PlayBoard board = play.board();
        AttributedStyle fill = fill(cell, play, part, wrong);
        int y = top + layout.cellY(layout.geometry().row(cell));
        int x = left + layout.cellX(layout.geometry().column(cell));
        int middle = layout.cellHeight() / 2;
        for (int i = 0; i < layout.cellHeight(); i++) {
            canvas.put(y + i, x, " ".repeat(layout.cellWidth()), fill);
        }
        int digit = board.digit(cell);
        if (digit != 0) {
            AttributedStyle style =
                    fill.equals(look.plain()) ? (board.isGiven(cell) ? look.given() : look.own()) : fill;
            canvas.put(
                    y + middle,
                    x + (layout.cellWidth() - 1) / 2,
                    String.valueOf(Symbols.of(digit)),
                    emphasised(style, cell, board));
        } else if (layout.cellHeight() >= 3) {
            places(cell, board, fill, y, x);
        } else {
            notes(cell, board, fill, y, x);
        }
        signs(cell, play, part, wrong, fill);
    }

    /** Givens stay bold on every ground. */
    private AttributedStyle emphasised(AttributedStyle style, int cell, PlayBoard board) {
        return board.isGiven(cell) ? style.bold() : style;
    }

    private AttributedStyle fill(int cell, Play play, Hinting.Part part, boolean wrong) {
        PlayBoard board = play.board();
        if (cell == play.cursor()) {
            return look.cursor();
        }
        if (play.selected().size() > 1 && play.selected().contains(cell)) {
            return look.selected();
        }
        switch (part) {
            case TARGET -> {
                return look.target();
            }
            case PATTERN -> {
                return look.pattern();
            }
            default -> {}
        }
        if (wrong) {
            return look.wrong();
        }
        int focus = play.focus();
        if (focus != 0 && (board.digit(cell) == focus || noted(board, cell, focus))) {
            return look.same();
        }
        int colours = board.get(Layer.COLOUR, cell);
        if (colours != 0) {
            return look.colour(Integer.numberOfTrailingZeros(colours));
        }
        return part == Hinting.Part.AREA ? look.area() : look.plain();
    }

    private static boolean noted(PlayBoard board, int cell, int digit) {
        return board.digit(cell) == 0
                && DigitSets.has(board.get(Layer.CORNER, cell) | board.get(Layer.CENTRE, cell), digit);
    }

    /** Notes in a large cell: each digit in its place, a corner mark raised. */
    private void places(int cell, PlayBoard board, AttributedStyle fill, int y, int x) {
        int corner = board.get(Layer.CORNER, cell);
        int centre = board.get(Layer.CENTRE, cell);
        AttributedStyle style = fill.equals(look.plain()) ? look.quiet() : fill;
        for (int digit = 1; digit <= layout.geometry().side(); digit++) {
            String text = DigitSets.has(centre, digit)
                    ? String.valueOf(Symbols.of(digit))
                    : DigitSets.has(corner, digit) ? signs.corner(Symbols.of(digit)) : "";
            canvas.put(y + (digit - 1) / 3, x + 1 + (digit - 1) % 3 * 2, text, style);
        }
    }

    /** Notes in a row: corner marks raised, then centre marks; those that do not fit are told in the panel. */
    private void notes(int cell, PlayBoard board, AttributedStyle fill, int y, int x) {
        StringBuilder text = new StringBuilder();
        String corners = DigitSets.symbols(board.get(Layer.CORNER, cell));
        for (int i = 0; i < corners.length(); i++) {
            text.append(signs.corner(corners.charAt(i)));
        }
        if (signs == Signs.ASCII && !text.isEmpty()) {
            text.insert(0, '\'').append('\'');
        }
        text.append(DigitSets.symbols(board.get(Layer.CENTRE, cell)));
        if (text.length() == 1 && Character.isLetterOrDigit(text.charAt(0)) && layout.cellWidth() > 2) {
            // Alone it would look like a digit.
            text.insert(0, '(').append(')');
        }
        String shown = Text.cut(text.toString(), layout.cellWidth(), signs.more);
        canvas.put(
                y,
                x + (layout.cellWidth() - Text.width(shown)) / 2,
                shown,
                fill.equals(look.plain()) ? look.quiet() : fill);
    }

    /** The signs beside a digit: of the cursor, of what is wrong, of a hint, and without colours of a colour. */
    private void signs(int cell, Play play, Hinting.Part part, boolean wrong, AttributedStyle fill) {
        int last = layout.cellWidth() - 1;
        int y = top + layout.cellY(layout.geometry().row(cell)) + layout.cellHeight() / 2;
        int x = left + layout.cellX(layout.geometry().column(cell));
        if (wrong) {
            canvas.put(y, x + last - (last > 3 ? 1 : 0), "!", fill);
        }
        int colours = play.board().get(Layer.COLOUR, cell);
        String sign = switch (part) {
            case TARGET -> "#";
            case PATTERN -> "*";
            default ->
                !look.coloured() && colours != 0
                        ? String.valueOf((char) ('a' + Integer.numberOfTrailingZeros(colours) - 1))
                        : "";
        };
        if (last > 1) {
            canvas.put(y, x, sign, fill);
        }
        if (cell == play.cursor()) {
            if (last > 1) {
                canvas.put(y, x, "[", fill);
            }
            canvas.put(y, x + last, "]", fill);
        }
    }
}
