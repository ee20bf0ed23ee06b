package io.shudu.render.json;

import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;

/** What has become of a grid under a symmetry. */
public final class ImageJson {
    private ImageJson() {}

    /** A transformed grid. */
    public static JsonFields transformed(Grid grid, Grid image) {
        return new JsonFields()
                .string("puzzle", grid.toString())
                .string("grid", image.toString())
                .string("board", image.geometry().id());
    }

    /** A canonical form. */
    public static JsonFields canonical(String puzzle, String form, int automorphisms) {
        return new JsonFields().string("puzzle", puzzle).string("form", form).number("automorphisms", automorphisms);
    }
}
