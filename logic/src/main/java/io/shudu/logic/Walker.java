package io.shudu.logic;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;

/**
 * Goes through puzzles of a board, one after the other, with the techniques of a scale and no others; no reasons are
 * kept. It keeps its working memory: one for each thread.
 */
public final class Walker {
    private final LogicSolver solver;
    private final Steps steps;
    private final Position position;

    /** A walker who knows the techniques of a scale. */
    public Walker(Geometry geometry, Scale scale) {
        this(new Layout(geometry), scale);
    }

    Walker(Layout layout, Scale scale) {
        solver = new LogicSolver(Setup.of(layout), scale);
        steps = Steps.first(layout);
        position = new Position(layout);
    }

    /**
     * Begins with a puzzle and goes as far as the techniques lead.
     *
     * @return whether that is to the end
     */
    public boolean solves(Grid puzzle) {
        return solves(puzzle, (entry, found) -> {});
    }

    /** The same with somebody who looks at each step. */
    public boolean solves(Grid puzzle, LogicSolver.Walk walk) {
        position.set(puzzle);
        return goOn(walk);
    }

    /** Goes on from where it stands. */
    boolean goOn(LogicSolver.Walk walk) {
        return solver.walk(position, steps, walk);
    }

    /** Where it stands. */
    public Position position() {
        return position;
    }
}
