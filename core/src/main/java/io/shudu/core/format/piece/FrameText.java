package io.shudu.core.format.piece;

import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import org.jspecify.annotations.Nullable;

/** What the two formats share that draw a frame around every cell. */
public final class FrameText {
    private FrameText() {}

    public static ParseResult parse(String text, @Nullable Geometry expected) {
        return Block.parse(text, CellRow::ofFrame, Block.Edges.DOUBLE, expected);
    }

    /**
     * Draws a grid.
     *
     * @param margin what stands left and right of a digit
     * @param second what is drawn beside a bar at the edge of a box
     */
    public static String write(Grid grid, String margin, String second) {
        GridShape shape = new GridShape(grid.geometry());
        StringBuilder text = new StringBuilder();
        for (int row = 0; row <= shape.side(); row++) {
            String stroke = shape.isBandBorder(row) ? "=" : "-";
            addLine(text, shape, '+', second.replace('|', '+'), column -> stroke.repeat(2 * margin.length() + 1));
            if (row < shape.side()) {
                int first = grid.geometry().cell(row, 0);
                addLine(text, shape, '|', second, column -> margin + content(grid.digit(first + column)) + margin);
            }
        }
        return text.toString();
    }

    private static char content(int digit) {
        return digit == 0 ? ' ' : Symbols.of(digit);
    }

    /** What to draw in a column. */
    private interface Filling {
        String at(int column);
    }

    private static void addLine(StringBuilder text, GridShape shape, char corner, String second, Filling filling) {
        for (int column = 0; column <= shape.side(); column++) {
            text.append(corner).append(shape.isStackBorder(column) ? second : "");
            text.append(column < shape.side() ? filling.at(column) : "\n");
        }
    }
}
