package io.shudu.generate.trace;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.generate.grids.GridWatch;
import io.shudu.generate.trace.TraceStep.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tries of a method that begins again at each dead end: the first ones and the last. Those between are only
 * counted: there are hundreds, and one is like the other.
 */
final class Attempts implements GridWatch {
    private static final int TOLD = 3;

    private final Geometry geometry;
    private final int[] digits;
    private final List<TraceStep> told = new ArrayList<>();
    private final List<TraceStep> present = new ArrayList<>();
    private int tries = 1;

    Attempts(Geometry geometry) {
        this.geometry = geometry;
        digits = new int[geometry.cellCount()];
    }

    @Override
    public void placed(int cell, int digit) {
        digits[cell] = digit;
        present.add(new TraceStep(Kind.PLACE, digit, 0, List.of(cell), Grid.ofGivens(geometry, digits)));
    }

    @Override
    public void deadEnd(int cell) {
        if (tries <= TOLD) {
            told.addAll(present);
            told.add(new TraceStep(Kind.DEAD_END, tries, 0, List.of(cell), Grid.ofGivens(geometry, digits)));
        }
        present.clear();
        Arrays.fill(digits, 0);
        tries++;
    }

    List<TraceStep> steps() {
        List<TraceStep> steps = new ArrayList<>(told);
        if (tries > TOLD + 1) {
            steps.add(new TraceStep(Kind.SKIP, tries - 1 - TOLD, tries, List.of(), Grid.empty(geometry)));
        }
        steps.addAll(present);
        return steps;
    }
}
