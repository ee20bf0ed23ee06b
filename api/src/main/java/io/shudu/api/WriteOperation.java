package io.shudu.api;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridFormats;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;

/** Writes a grid in a format. */
final class WriteOperation {
    private WriteOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid grid = request.markedPosition();
        GridFormat format = request.oneOf("format", GridFormats.all());
        return new JsonFields().string("text", format.write(grid));
    }
}
