package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The grid methods that options can name. */
public final class GridMethods {
    private static final List<GridMethod> ALL = List.of(
            new SearchMethod(),
            new RestartMethod(),
            new BoxesMethod(),
            new ShiftMethod(),
            new ShuffleMethod(),
            new UniformMethod());

    private GridMethods() {}

    /** All of them, in the order to list them. */
    public static List<GridMethod> all() {
        return ALL;
    }

    /** Their names. */
    public static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (GridMethod method : ALL) {
            ids.add(method.id());
        }
        return ids;
    }

    /** The method of this name, or null if there is none. */
    public static @Nullable GridMethod byId(String id) {
        for (GridMethod method : ALL) {
            if (method.id().equals(id)) {
                return method;
            }
        }
        return null;
    }

    static void requireBoxed(Geometry geometry) {
        if (!geometry.isBoxed()) {
            throw new IllegalArgumentException(geometry + ": this method is for boards of rows, columns and boxes");
        }
    }
}
