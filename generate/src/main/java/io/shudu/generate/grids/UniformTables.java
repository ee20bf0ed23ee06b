package io.shudu.generate.grids;

import io.shudu.generate.bands.ClassicBands;
import io.shudu.generate.bands.ColumnClasses;
import io.shudu.generate.bands.Completions;

/** Which of the numbers that {@link UniformMethod} draws for the first band belong to which class. */
final class UniformTables {
    /** The completions that {@link Completions} counts as one unit, in fours: those are numbers of 31 bits. */
    static final int FOURS = Completions.UNIT / 4;

    /** Every class has a multiple of so many numbers. */
    private static final int STEP = 1728;

    private final int[] starts = new int[ColumnClasses.COUNT + 1];
    private final byte[] steps;
    private final int mostFours;

    /** Keeps them until the end; the JVM makes them when somebody first looks here. */
    private static final class Once {
        private static final UniformTables TABLES = new UniformTables(ClassicBands.get());
    }

    private UniformTables(ClassicBands bands) {
        int most = 0;
        for (int number = 0; number < ColumnClasses.COUNT; number++) {
            starts[number + 1] = starts[number]
                    + bands.classes().size(number) * bands.fillings().count(number);
            most = Math.max(most, bands.completions().units(number));
        }
        mostFours = most * FOURS;
        steps = new byte[bandCount() / STEP];
        for (int number = 0; number < ColumnClasses.COUNT; number++) {
            for (int step = starts[number] / STEP; step < starts[number + 1] / STEP; step++) {
                steps[step] = (byte) number;
            }
        }
    }

    static UniformTables get() {
        return Once.TABLES;
    }

    /** How many numbers there are for the first band. */
    int bandCount() {
        return starts[ColumnClasses.COUNT];
    }

    /** The class of such a number. */
    int classOf(int band) {
        return steps[band / STEP];
    }

    /** The first number of a class. */
    int start(int number) {
        return starts[number];
    }

    /** The completions of the class that has most of them, in fours. */
    int mostFours() {
        return mostFours;
    }
}
