package io.shudu.api;

import io.shudu.core.format.GridParts;
import io.shudu.core.format.GridReader;
import io.shudu.core.format.ParseResult;
import io.shudu.core.json.JsonFields;
import io.shudu.render.json.FailureJson;
import io.shudu.render.words.Failure;

/** Reads the puzzles of a text in any format. */
final class ParseOperation {
    private ParseOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        int most = request.limits().puzzles();
        long limit = request.number("limit", 1, most, most);
        GridReader reader = GridReader.ofText(request.text("text"), request.board());
        Listing puzzles = new Listing(request.roomBeside(0));
        int count = 0;
        boolean more = false;
        for (GridReader.Entry entry = reader.next(); entry != null && !more; entry = reader.next()) {
            if (entry instanceof GridReader.Entry.Puzzle puzzle) {
                more = count++ == limit;
                if (!more) {
                    puzzles.add(describe(puzzle).value());
                    more = puzzles.isCut();
                }
            }
        }
        return new JsonFields().put("puzzles", puzzles.value()).bool("more", more);
    }

    private static JsonFields describe(GridReader.Entry.Puzzle puzzle) {
        JsonFields json = new JsonFields().number("line", puzzle.line());
        return switch (puzzle.result()) {
            case ParseResult.Ok ok -> json.putAll(GridParts.json(ok.grid()));
            case ParseResult.Bad bad -> json.put("error", FailureJson.of(new Failure.BadPuzzle(null, bad)));
        };
    }
}
