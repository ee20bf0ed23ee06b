package io.shudu.generate.lesson;

import io.shudu.core.grid.Grid;
import io.shudu.generate.Puzzle;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position where a technique is the next thing to do: nothing easier goes on.
 *
 * @param technique the technique
 * @param board the position: givens, digits placed so far, and the candidates that are left
 * @param steps all that the technique can do there, at least one
 * @param puzzle the puzzle that leads there: it needs the technique and nothing harder; null if it is not known
 */
public record Drill(
        TechniqueId technique,
        Grid board,
        List<Step> steps,
        @Nullable Puzzle puzzle) {
    /** Copies the list. */
    public Drill {
        steps = List.copyOf(steps);
    }
}
