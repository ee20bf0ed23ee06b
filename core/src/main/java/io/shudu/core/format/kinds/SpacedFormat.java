package io.shudu.core.format.kinds;

import io.shudu.core.format.piece.GridShape;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;

/**
 * A grid whose boxes are set apart by room alone: two blanks before each cell, two more between boxes, an empty line
 * between bands. Carries digits, all as givens, and the shape of boxes.
 */
public final class SpacedFormat extends PrintedFormat {
    /** The format. */
    public SpacedFormat() {
        super("spaced");
    }

    @Override
    public boolean recognises(String text) {
        return Sketch.of(text).isSpaced();
    }

    @Override
    public String write(Grid grid) {
        GridShape shape = new GridShape(grid.geometry());
        return shape.rows("\n", "  ", "    ", "  ", "\n", cell -> Symbols.text(grid.digit(cell)));
    }
}
