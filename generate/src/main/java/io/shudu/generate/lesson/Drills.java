package io.shudu.generate.lesson;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.wish.Needing;
import io.shudu.logic.LogicSolver;
import io.shudu.logic.Walker;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.teach.Teacher;
import io.shudu.logic.technique.Steps;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes drills for a technique, on the classic board. Drill number i depends on the technique, the seed and i alone. It
 * keeps its working memory: one for each thread.
 */
public final class Drills {
    /** A second or two in a browser; nearly all techniques are found much sooner. */
    public static final int FEW_TRIES = 2000;

    private static final long BUDGET = 1_000_000;
    /** Where no position is found, up to three others stand in for it, each so many numbers further. */
    private static final long STAND_IN = 1000;

    private final TechniqueId technique;
    private final int attempts;
    private final Generator generator;
    private final Walker walker;
    private final Teacher teacher = new Teacher(Geometry.CLASSIC);

    /**
     * Drills for a technique, each found in the usual number of tries or not at all.
     *
     * @throws IllegalArgumentException if no puzzle needs it
     */
    public Drills(TechniqueId technique, long seed) {
        this(technique, seed, new Needing(technique).usualTries());
    }

    /** Drills for a technique, each found in so many tries or not at all. */
    public Drills(TechniqueId technique, long seed, int tries) {
        this.technique = technique;
        attempts = Needing.isTooRare(technique) ? 1 : 4;
        Needing needing = new Needing(technique);
        Acceptance acceptance = new Acceptance(true, List.of(needing));
        generator = new Generator(
                new GenerationSpec(
                        Geometry.CLASSIC,
                        new UniformMethod(),
                        needing.usualHoles(Geometry.CLASSIC),
                        Symmetry.NONE,
                        acceptance,
                        tries),
                seed);
        walker = new Walker(Geometry.CLASSIC, Objects.requireNonNull(ShuduScale.upTo(technique)));
    }

    /**
     * A drill.
     *
     * @return null if no puzzle was found that leads to one
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public @Nullable Drill make(long index) {
        Drill drill = find(index);
        for (int i = 1; drill == null && i < attempts; i++) {
            drill = find(index + i * STAND_IN);
        }
        return drill;
    }

    private @Nullable Drill find(long index) {
        Puzzle puzzle = generator.make(index);
        if (!puzzle.accepted()) {
            return null;
        }
        walker.solves(puzzle.grid(), new First());
        Grid board = walker.position().grid(puzzle.grid());
        List<Step> all = teacher.all(board, technique, BUDGET).steps();
        return all.isEmpty() ? null : new Drill(technique, board, all, puzzle);
    }

    /** Stops where the technique is used first. */
    private final class First implements LogicSolver.Walk {
        private boolean reached;

        @Override
        public void step(Scale.Entry entry, Steps found) {
            reached = found.technique() == technique;
        }

        @Override
        public boolean goesOn() {
            return !reached;
        }
    }
}
