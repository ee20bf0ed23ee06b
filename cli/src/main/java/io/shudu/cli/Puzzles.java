package io.shudu.cli;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Provenance;
import io.shudu.generate.Puzzle;

/** Names for generated puzzles. */
final class Puzzles {
    private Puzzles() {}

    /** The shape of the boxes, such as {@code 2x3}. */
    static String box(Geometry geometry) {
        return geometry.boxRows() + "x" + geometry.boxColumns();
    }

    /** Adds the shape of the boxes where the length of the puzzle does not tell it. */
    static Text.Json withBox(Text.Json json, Geometry geometry) {
        boolean usual = geometry.equals(Geometry.ofSide(geometry.side()));
        return usual ? json : json.string("box", box(geometry));
    }

    /** Everything that is needed to make a puzzle again, as one word. */
    static String id(Puzzle puzzle) {
        Provenance from = puzzle.provenance();
        return String.join(
                ":",
                box(puzzle.grid().geometry()),
                from.method(),
                from.holes(),
                from.unique() ? "unique" : "multiple",
                String.valueOf(from.seed()),
                String.valueOf(from.index()));
    }
}
