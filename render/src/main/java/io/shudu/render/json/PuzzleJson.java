package io.shudu.render.json;

import io.shudu.core.format.GridParts;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.generate.Provenance;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.holes.Emptiness;
import io.shudu.generate.holes.Unbiased;
import io.shudu.generate.passport.Passport;

/** Puzzles and complete grids; of those that were made, all that is needed to make them again. */
public final class PuzzleJson {
    private PuzzleJson() {}

    /** A puzzle from anywhere: how hard it is, and what else its passport knows. */
    public static JsonFields of(Passport passport) {
        return GridParts.json(passport.puzzle().withCandidates(null)).putAll(PassportJson.of(passport));
    }

    /** A puzzle that was made, and its passport. */
    public static JsonFields of(Puzzle puzzle, Passport passport) {
        Provenance from = puzzle.provenance();
        JsonFields json = GridParts.json(puzzle.grid())
                .string("solution", puzzle.solution().toString())
                .putAll(PassportJson.of(passport));
        Emptiness emptiness = Emptiness.of(from.holes(), from.geometry());
        if (emptiness != null) {
            json.string("emptiness", emptiness.id());
        }
        json.string("method", from.method())
                .string("holes", from.holes())
                .number("seed", from.seed())
                .number("index", from.index())
                .string("id", PuzzleId.of(from))
                .number("missing", puzzle.missing())
                .bool("asWished", puzzle.missing() == 0 && puzzle.accepted());
        return from.holes().equals(Unbiased.ID)
                ? json.put("weight", new JsonValue.Numeral(String.valueOf(puzzle.weight())))
                : json;
    }

    /** A complete grid. */
    public static JsonFields of(Grid grid, String method, long seed, long index) {
        return new JsonFields()
                .string("grid", grid.toString())
                .string("board", grid.geometry().id())
                .string("method", method)
                .number("seed", seed)
                .number("index", index);
    }
}
