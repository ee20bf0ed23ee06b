package io.shudu.core.format;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Named;
import org.jspecify.annotations.Nullable;

/** A way to write a grid as text and to read it again. Formats have no state; {@link GridFormats} lists them. */
public interface GridFormat extends Named {
    /** How much of a file one grid takes. */
    enum Extent {
        /** One line. */
        LINE,
        /** Several lines. */
        BLOCK,
        /** A part of a document that only makes sense as a whole. */
        DOCUMENT
    }

    /** How much of a file one grid takes. */
    Extent extent();

    /** Whether a text looks like this format, well-formed or not; cheap, and never throws. */
    boolean recognises(String text);

    /**
     * Reads one grid.
     *
     * @param expected the board that it must be on, or null to tell it from the text
     */
    ParseResult parse(String text, @Nullable Geometry expected);

    /** Writes a grid, with a line break at the end if the extent is more than a line. */
    String write(Grid grid);

    /** Whether the solution of a puzzle has its place beside it; it is then written as a puzzle that is filled. */
    default boolean hasSolution() {
        return false;
    }

    /** What stands once before the grids of a file, such as the header of a table; empty for most formats. */
    default String opening() {
        return "";
    }

    /** Writes one of several grids of a file. */
    default String entry(Grid grid) {
        return write(grid);
    }

    /** What stands once behind the grids of a file; empty for most formats. */
    default String closing() {
        return "";
    }
}
