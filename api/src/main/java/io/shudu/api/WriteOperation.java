package io.shudu.api;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridFormats;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import java.util.ArrayList;
import java.util.List;

/** Writes a grid in a format. */
final class WriteOperation {
    private WriteOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid grid = request.markedPosition();
        GridFormat format = GridFormats.byId(request.text("format"));
        if (format == null) {
            List<String> ids = new ArrayList<>();
            for (GridFormat each : GridFormats.all()) {
                ids.add(each.id());
            }
            throw BadRequest.in("format", "one of " + String.join(", ", ids));
        }
        return new JsonFields().string("text", format.write(grid));
    }
}
