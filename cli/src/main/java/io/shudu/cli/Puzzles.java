package io.shudu.cli;

import io.shudu.core.grid.Geometry;
import io.shudu.core.json.JsonWriter;
import io.shudu.generate.Provenance;
import io.shudu.generate.Puzzle;

/** Names for generated puzzles. */
final class Puzzles {
    private Puzzles() {}

    /** Adds the shape of the boxes where the length of the puzzle does not tell it. */
    static JsonWriter withBox(JsonWriter json, Geometry geometry) {
        boolean usual = geometry.equals(Geometry.ofSide(geometry.side()));
        return usual ? json : json.string("box", geometry.boxName());
    }

    /** Everything that is needed to make a puzzle again, as one word. */
    static String id(Puzzle puzzle) {
        Provenance from = puzzle.provenance();
        return String.join(
                ":",
                puzzle.grid().geometry().boxName(),
                from.method(),
                from.holes(),
                from.unique() ? "unique" : "multiple",
                String.valueOf(from.seed()),
                String.valueOf(from.index()));
    }
}
