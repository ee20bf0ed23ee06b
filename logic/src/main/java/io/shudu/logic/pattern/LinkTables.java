package io.shudu.logic.pattern;

import io.shudu.logic.position.Position;

/**
 * The implications of a position and all that follows from them, with and without groups. Several techniques need them,
 * one after the other: they are worked out once.
 */
public final class LinkTables {
    private final Table plain;
    private final Table grouped;

    private static final class Table {
        private final Implications implications;
        private final Closure closure;
        private int clock = -1;

        Table(Position position, boolean withGroups) {
            implications = new Implications(position.layout(), withGroups);
            closure =
                    new Closure(position.layout().cellCount(), position.layout().side());
        }

        Table at(Position position) {
            if (clock != position.clock()) {
                clock = position.clock();
                implications.fill(position);
                closure.fill(position, implications);
            }
            return this;
        }
    }

    private LinkTables(Position position) {
        plain = new Table(position, false);
        grouped = new Table(position, true);
    }

    /** The implications of a position as it is now. */
    public static Implications implications(Position position, boolean withGroups) {
        return of(position, withGroups).implications;
    }

    /** All that follows in a position as it is now. */
    public static Closure closure(Position position, boolean withGroups) {
        return of(position, withGroups).closure;
    }

    private static Table of(Position position, boolean withGroups) {
        LinkTables tables = position.shared(LinkTables.class, LinkTables::new);
        return (withGroups ? tables.grouped : tables.plain).at(position);
    }
}
