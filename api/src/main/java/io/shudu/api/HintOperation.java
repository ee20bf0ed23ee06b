package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.grid.Symbols;
import io.shudu.core.json.JsonFields;
import io.shudu.logic.Single;
import io.shudu.logic.Singles;
import java.util.List;

/** Finds the next step: the easiest single. */
final class HintOperation {
    private HintOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid position = request.position();
        String near = request.optionalText("near");
        int nearCell = near == null ? -1 : position.geometry().cellOf(near);
        if (near != null && nearCell < 0) {
            throw BadRequest.in("near", "a cell of the board, such as r3c5");
        }
        Single single = new Singles(position).easiest(nearCell);
        return new JsonFields()
                .objects("steps", single == null ? List.of() : List.of(step(single, position.geometry())));
    }

    private static JsonFields step(Single single, Geometry geometry) {
        String cell = geometry.cellName(single.cell());
        House house = single.house();
        return new JsonFields()
                .string("technique", single.technique().id())
                .strings("placements", List.of(cell + "=" + Symbols.of(single.digit())))
                .strings("eliminations", List.of())
                .strings("houses", house == null ? List.of() : List.of(house.toString()))
                .strings("cells", List.of(cell));
    }
}
