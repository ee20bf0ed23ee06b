package io.shudu.logic.pattern;

import io.shudu.logic.position.Position;
import java.util.EnumMap;
import java.util.Map;

/**
 * The implications of a position and all that follows from them, for each kind of nodes. Several techniques need them,
 * one after the other: they are worked out once.
 */
public final class LinkTables {
    private final Map<NodeKinds, Table> tables = new EnumMap<>(NodeKinds.class);

    private static final class Table {
        private final Implications implications;
        private final Closure closure;
        private int filledAt;
        private int closedAt;

        Table(Position position, NodeKinds kinds) {
            filledAt = position.clock() - 1;
            closedAt = filledAt;
            implications = new Implications(position.layout(), kinds);
            closure =
                    new Closure(position.layout().cellCount(), position.layout().side());
        }

        Implications implications(Position position) {
            if (filledAt != position.clock()) {
                filledAt = position.clock();
                implications.fill(position);
            }
            return implications;
        }

        Closure closure(Position position) {
            if (closedAt != position.clock()) {
                closedAt = position.clock();
                closure.fill(position, implications(position));
            }
            return closure;
        }
    }

    private LinkTables() {}

    /** The implications of a position as it is now. */
    public static Implications implications(Position position, NodeKinds kinds) {
        return of(position, kinds).implications(position);
    }

    /** All that follows in a position as it is now. */
    public static Closure closure(Position position, NodeKinds kinds) {
        return of(position, kinds).closure(position);
    }

    private static Table of(Position position, NodeKinds kinds) {
        LinkTables shared = position.shared(LinkTables.class, unused -> new LinkTables());
        return shared.tables.computeIfAbsent(kinds, kind -> new Table(position, kind));
    }
}
