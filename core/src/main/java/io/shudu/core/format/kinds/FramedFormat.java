package io.shudu.core.format.kinds;

import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.CellRow;
import io.shudu.core.format.piece.GridShape;
import io.shudu.core.format.piece.PrintedRows;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** A grid with a frame around every cell. */
abstract class FramedFormat extends NamedFormat {
    private final String margin;
    private final String second;

    /**
     * A format.
     *
     * @param margin what stands left and right of a digit
     * @param second what is drawn beside a bar at the edge of a box
     */
    FramedFormat(String id, String margin, String second) {
        super(id, Extent.BLOCK);
        this.margin = margin;
        this.second = second;
    }

    @Override
    public final ParseResult parse(String text, @Nullable Geometry expected) {
        return PrintedRows.parse(text, CellRow::ofFrame, PrintedRows.Edges.DOUBLE, expected);
    }

    @Override
    public final String write(Grid grid) {
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

    private static void addLine(
            StringBuilder text, GridShape shape, char corner, String second, IntFunction<String> filling) {
        for (int column = 0; column <= shape.side(); column++) {
            text.append(corner).append(shape.isStackBorder(column) ? second : "");
            text.append(column < shape.side() ? filling.apply(column) : "\n");
        }
    }
}
