package io.shudu.print.sheet;

import io.shudu.core.grid.Named;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the answers stand. */
public enum Answers implements Named.Constant {
    /** On pages behind the last puzzle. */
    END,
    /** At the foot of the page, upside down. */
    BELOW,
    /** Each page of puzzles is followed by one with its answers. */
    PAGES,
    /** Nowhere. */
    NONE;

    /** All names. */
    public static List<String> ids() {
        return Named.ids(List.of(values()));
    }

    /** The place of a name, null if there is none. */
    public static @Nullable Answers byId(String id) {
        return Named.byId(id, List.of(values()));
    }
}
