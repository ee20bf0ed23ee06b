package io.shudu.cli.command;

import io.shudu.core.grid.Geometry;
import io.shudu.core.solve.Solver;
import io.shudu.core.transform.Canonizer;
import io.shudu.generate.passport.Inspector;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.se.SeRater;
import io.shudu.logic.teach.Teacher;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What one thread works with: the solvers of the last few geometries, as a file rarely mixes more. */
public final class Solvers {
    private static final int KEPT = 4;

    private record Entry(Geometry geometry, Solver solver) {}

    private final List<Entry> entries = new ArrayList<>();
    private final boolean general;
    private @Nullable Canonizer canonizer;
    private final Map<Geometry, Inspector> inspectors = new HashMap<>();
    private @Nullable SeRater explainer;
    private final Map<Geometry, Teacher> teachers = new HashMap<>();

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

    /** The inspector of a board; all calls must ask for the same. */
    public Inspector inspector(Geometry geometry, Set<ScaleId> scales, boolean canonical) {
        return inspectors.computeIfAbsent(
                geometry, board -> new Inspector(board, scales, Rater.LARGEST_SIDE, canonical));
    }

    /** Rates as Sudoku Explainer does. */
    public SeRater explainer() {
        SeRater known = explainer == null ? new SeRater() : explainer;
        explainer = known;
        return known;
    }

    /** The teacher of a board; all calls must ask for the same scale. */
    public Teacher teacher(Geometry geometry, ScaleId scale) {
        return teachers.computeIfAbsent(geometry, board -> new Teacher(board, scale.scale()));
    }
}
