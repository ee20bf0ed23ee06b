package io.shudu.core.grid;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Something with a name that options and programs use. */
public interface Named {
    /** The name. */
    String id();

    /** The names of some, in their order. */
    static List<String> ids(List<? extends Named> all) {
        return all.stream().map(Named::id).toList();
    }

    /** The one of a name, or null if there is none. */
    static <T extends Named> @Nullable T byId(String id, List<T> all) {
        for (T each : all) {
            if (each.id().equals(id)) {
                return each;
            }
        }
        return null;
    }

    /** A constant that is called as in Java, but in small letters and with hyphens: {@code wrong-length}. */
    interface Constant extends Named {
        /** The name in Java. */
        String name();

        /** The name that programs exchange, such as {@code wrong-length}. */
        @Override
        default String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
