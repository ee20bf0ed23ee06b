package io.shudu.cli;

import io.shudu.core.grid.Geometry;
import io.shudu.core.json.JsonFields;

/** What results say about the puzzles that they speak of. */
final class Puzzles {
    private Puzzles() {}

    /** Adds the shape of the boxes where the length of the puzzle does not tell it. */
    static JsonFields withBox(JsonFields json, Geometry geometry) {
        boolean usual = geometry.equals(Geometry.ofSide(geometry.side()));
        return usual ? json : json.string("box", geometry.boxName());
    }
}
