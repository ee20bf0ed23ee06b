package io.shudu.generate.trace;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Named;
import io.shudu.core.random.Rng;
import io.shudu.generate.dig.Digger;
import io.shudu.generate.grids.BoxesMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.grids.RestartMethod;
import io.shudu.generate.grids.ShiftMethod;
import io.shudu.generate.grids.ShuffleMethod;
import io.shudu.generate.grids.ShuffleMethod.Swap;
import io.shudu.generate.trace.TraceStep.Kind;
import java.util.ArrayList;
import java.util.List;

/** Runs of generators to look at. Each makes what the generator makes of the same random numbers. */
public enum Traces implements Named.Constant {
    /** The first box, and the others as rotated copies of it: {@link ShiftMethod}. */
    SHIFT {
        @Override
        public List<TraceStep> of(Geometry geometry, Rng rng) {
            return boxByBox(new ShiftMethod().make(geometry, rng));
        }
    },
    /** Cell by cell, and from the start again at a dead end: {@link RestartMethod}. */
    RESTART {
        @Override
        public List<TraceStep> of(Geometry geometry, Rng rng) {
            Attempts attempts = new Attempts(geometry);
            new RestartMethod().make(geometry, rng, attempts);
            return attempts.steps();
        }
    },
    /** Box by box, and from the start again at a dead end: {@link BoxesMethod}. */
    BOXES {
        @Override
        public List<TraceStep> of(Geometry geometry, Rng rng) {
            Attempts attempts = new Attempts(geometry);
            new BoxesMethod().make(geometry, rng, attempts);
            return attempts.steps();
        }
    },
    /** A known grid in disguise: {@link ShuffleMethod}. */
    SHUFFLE {
        @Override
        public List<TraceStep> of(Geometry geometry, Rng rng) {
            Grid grid = new ShuffleMethod().start(geometry);
            List<TraceStep> steps = new ArrayList<>();
            steps.add(new TraceStep(Kind.START, 0, 0, List.of(), grid));
            for (Swap swap : ShuffleMethod.swaps(geometry, rng)) {
                Grid before = grid;
                grid = swap.on(geometry).apply(before);
                steps.add(exchange(swap, before, grid));
            }
            return steps;
        }
    },
    /** Digits taken out of a complete grid, as long as it stays the only solution: {@link Digger}. */
    DIG {
        @Override
        public List<TraceStep> of(Geometry geometry, Rng rng) {
            Grid solution = GridMethods.usual(geometry).make(geometry, rng);
            Digger digger = Digger.of(geometry);
            digger.start(solution);
            List<TraceStep> steps = new ArrayList<>();
            steps.add(new TraceStep(Kind.START, 0, 0, List.of(), solution));
            for (int cell : rng.permutation(0, geometry.cellCount())) {
                Kind kind = digger.tryEmpty(cell) ? Kind.EMPTY : Kind.KEEP;
                steps.add(new TraceStep(kind, solution.digit(cell), 0, List.of(cell), digger.puzzle()));
            }
            return steps;
        }
    };

    /** The largest board: on larger ones the methods work in other ways. */
    public static final int MOST_SIDE = Digger.SMALL_SIDE;

    /** A run on a board. */
    public abstract List<TraceStep> of(Geometry geometry, Rng rng);

    /** The first box, those below it, then those to the right of each. */
    private static List<TraceStep> boxByBox(Grid complete) {
        Geometry geometry = complete.geometry();
        int side = geometry.side();
        int stacks = side / geometry.boxColumns();
        int[] digits = new int[geometry.cellCount()];
        List<TraceStep> steps = new ArrayList<>();
        steps.add(copy(Kind.FIRST_BOX, 0, 0, complete, digits));
        for (int box = stacks; box < side; box += stacks) {
            steps.add(copy(Kind.ROTATE_COLUMNS, 0, box, complete, digits));
        }
        for (int box = 0; box < side; box++) {
            if (box % stacks > 0) {
                steps.add(copy(Kind.ROTATE_ROWS, box - box % stacks, box, complete, digits));
            }
        }
        return steps;
    }

    private static TraceStep copy(Kind kind, int from, int to, Grid complete, int[] digits) {
        Geometry geometry = complete.geometry();
        List<Integer> cells = new ArrayList<>();
        for (int position = 0; position < geometry.side(); position++) {
            int cell = geometry.houses().get(2 * geometry.side() + to).cell(position);
            digits[cell] = complete.digit(cell);
            cells.add(cell);
        }
        int source = kind == Kind.FIRST_BOX ? 0 : from + 1;
        return new TraceStep(kind, source, to + 1, cells, Grid.ofGivens(geometry, digits));
    }

    private static TraceStep exchange(Swap swap, Grid before, Grid after) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < before.geometry().cellCount(); cell++) {
            if (before.digit(cell) != after.digit(cell)) {
                cells.add(cell);
            }
        }
        return switch (swap.what()) {
            case DIGITS -> new TraceStep(Kind.SWAP_DIGITS, swap.a(), swap.b(), cells, after);
            case STACKS -> new TraceStep(Kind.SWAP_STACKS, swap.a() + 1, swap.b() + 1, cells, after);
            case BANDS -> new TraceStep(Kind.SWAP_BANDS, swap.a() + 1, swap.b() + 1, cells, after);
            case COLUMNS -> new TraceStep(Kind.SWAP_COLUMNS, swap.a() + 1, swap.b() + 1, cells, after);
            case ROWS -> new TraceStep(Kind.SWAP_ROWS, swap.a() + 1, swap.b() + 1, cells, after);
        };
    }
}
