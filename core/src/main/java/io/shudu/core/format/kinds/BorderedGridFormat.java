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
        // Outer strokes are shorter, as no blank stands at the ends of a row.
        String rule = shape.rule("-".repeat(2 * shape.boxColumns() + 1), "+");
        String inner = rule.substring(1, rule.length() - 1) + "\n";
        return shape.rows(inner, "", " | ", " ", "\n", cell -> Symbols.text(grid.digit(cell)));
    }
}
