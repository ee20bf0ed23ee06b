package io.shudu.cli.command;

import io.shudu.core.grid.Geometry;
import io.shudu.core.solve.Solver;
import io.shudu.core.transform.Canonizer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one thread works with: the solvers of the last few geometries, as a file rarely mixes more. */
public final class Solvers {
    private static final int KEPT = 4;

    private record Entry(Geometry geometry, Solver solver) {}

    private final List<Entry> entries = new ArrayList<>();
    private final boolean general;
    private @Nullable Canonizer canonizer;

    /** Solvers on the best engine for each geometry, or all on the general one. */
    public Solvers(boolean general) {
        this.general = general;
    }

    public Solver of(Geometry geometry) {
        for (Entry entry : entries) {
            if (entry.geometry.equals(geometry)) {
                return entry.solver;
            }
        }
        if (entries.size() == KEPT) {
            entries.removeFirst();
        }
        Entry fresh = new Entry(geometry, general ? Solver.of(geometry, Solver.GENERAL) : Solver.of(geometry));
        entries.add(fresh);
        return fresh.solver;
    }

    public Canonizer canonizer() {
        Canonizer known = canonizer == null ? new Canonizer() : canonizer;
        canonizer = known;
        return known;
    }
}
