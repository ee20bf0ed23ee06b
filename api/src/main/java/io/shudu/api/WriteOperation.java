package io.shudu.api;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridFormats;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.render.words.RequestReason;
import java.util.stream.Collectors;

/** Writes a grid in a format. */
final class WriteOperation {
    private WriteOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid grid = request.markedPosition();
        GridFormat format = GridFormats.byId(request.text("format"));
        if (format == null) {
            String ids = GridFormats.all().stream().map(GridFormat::id).collect(Collectors.joining(", "));
            throw BadRequest.in("format", RequestReason.ONE_OF, ids);
        }
        return new JsonFields().string("text", format.write(grid));
    }
}
