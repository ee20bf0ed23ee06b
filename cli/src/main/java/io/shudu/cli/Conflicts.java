package io.shudu.cli;

import io.shudu.core.grid.Conflict;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.grid.Symbols;
import java.util.Locale;

/** Broken rules in words. */
final class Conflicts {
    private Conflicts() {}

    /** Such as "7 stands twice in row 1: r1c2 and r1c5". */
    static String describe(Grid grid, Conflict conflict, Messages messages) {
        Geometry geometry = grid.geometry();
        House house = conflict.house();
        String name = messages.text("house." + house.kind().name().toLowerCase(Locale.ROOT), house.index() + 1);
        return messages.text(
                "conflict",
                Symbols.of(conflict.digit()),
                name,
                geometry.cellName(conflict.first()),
                geometry.cellName(conflict.second()));
    }
}
