package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Named;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The grid methods that options can name. */
public final class GridMethods {
    private static final GridMethod SEARCH = new SearchMethod();
    private static final GridMethod UNIFORM = new UniformMethod();
    private static final GridMethod CHAIN = new ChainMethod();
    private static final List<GridMethod> ALL = List.of(
            SEARCH, new RestartMethod(), new BoxesMethod(), new ShiftMethod(), new ShuffleMethod(), UNIFORM, CHAIN);

    private GridMethods() {}

    /** All of them, in the order to list them. */
    public static List<GridMethod> all() {
        return ALL;
    }

    /** Their names. */
    public static List<String> ids() {
        return Named.ids(ALL);
    }

    /** The method of this name, or null if there is none. */
    public static @Nullable GridMethod byId(String id) {
        return Named.byId(id, ALL);
    }

    /**
     * The method to take when nobody has named one: equal chances for all grids where they can be had exactly, then as
     * nearly as possible, and a search for boards with other houses.
     */
    public static GridMethod usual(Geometry geometry) {
        if (UNIFORM.suits(geometry)) {
            return UNIFORM;
        }
        return CHAIN.suits(geometry) ? CHAIN : SEARCH;
    }

    static void requireBoxed(Geometry geometry) {
        if (!geometry.isBoxed()) {
            throw new IllegalArgumentException(geometry + ": this method is for boards of rows, columns and boxes");
        }
    }
}
