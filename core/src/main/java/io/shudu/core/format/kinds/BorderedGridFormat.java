package io.shudu.core.format.kinds;

import io.shudu.core.format.piece.GridShape;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;

/**
 * A grid with lines between its boxes, the layout for people:
 *
 * <pre>
 * 5 3 . | . 7 . | . . .
 * 6 . . | 1 9 5 | . . .
 * . 9 8 | . . . | . 6 .
 * ------+-------+------
 * </pre>
 *
 * <p>Reads it with or without blanks and outer borders, drawn with ASCII or box-drawing characters. Carries digits, all
 * as givens, and the shape of boxes.
 */
public final class BorderedGridFormat extends PrintedFormat {
    /** The format. */
    public BorderedGridFormat() {
        super("bordered");
    }

    @Override
    public boolean recognises(String text) {
        return Sketch.of(text).isDrawn();
    }

    @Override
    public String write(Grid grid) {
        GridShape shape = new GridShape(grid.geometry());
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < shape.side(); row++) {
            if (shape.isBandEdge(row)) {
                text.append(rule(shape)).append('\n');
            }
            for (int column = 0; column < shape.side(); column++) {
                text.append(column == 0 ? "" : shape.isStackEdge(column) ? " | " : " ")
                        .append(Symbols.of(grid.digit(grid.geometry().cell(row, column))));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static String rule(GridShape shape) {
        String inner = "-".repeat(2 * shape.boxColumns() + 1);
        String outer = inner.substring(1);
        return outer + "+" + (inner + "+").repeat(shape.stacks() - 2) + outer;
    }
}
