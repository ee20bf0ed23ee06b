package io.shudu.generate.census;

import io.shudu.core.grid.Grid;
import io.shudu.core.thread.OneAtATime;
import io.shudu.generate.bands.ClassicBands;
import io.shudu.generate.bands.ColumnClasses;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts what kinds of classic grids there are among many: the classes of their chutes, rectangles, repetitions. It is
 * for one thread at a time.
 */
public final class Census {
    private final OneAtATime calls = new OneAtATime("Census");
    private final ClassicBands bands = ClassicBands.get();
    private final double[] chances = chances();
    private final int[][] classes = new int[ClassicBands.CHUTES][ColumnClasses.COUNT];
    private final DistinctGrids distinct = new DistinctGrids();
    private int count;
    private long rectangles;

    /** A census of no grids yet. */
    public Census() {}

    /** The exact chance of each class of bands when all grids have equal chances. */
    public static double[] chances() {
        ClassicBands bands = ClassicBands.get();
        double[] chances = new double[ColumnClasses.COUNT];
        double sum = 0;
        for (int number = 0; number < chances.length; number++) {
            chances[number] = bands.weight(number);
            sum += chances[number];
        }
        for (int number = 0; number < chances.length; number++) {
            chances[number] /= sum;
        }
        return chances;
    }

    /** Counts a complete classic grid. */
    public void add(Grid grid) {
        calls.begin();
        try {
            for (int chute = 0; chute < classes.length; chute++) {
                classes[chute][bands.classOf(grid, chute)]++;
            }
            rectangles += UnavoidableRectangles.count(grid);
            distinct.add(grid);
            count++;
        } finally {
            calls.end();
        }
    }

    /** What has come out so far, after at least one grid. */
    public Findings findings() {
        List<Findings.Chute> chutes = new ArrayList<>();
        for (int[] counts : classes) {
            chutes.add(new Findings.Chute(ChiSquare.of(counts, chances), distance(counts)));
        }
        return new Findings(count, distinct.count(), chutes, (double) rectangles / count, usualDistance());
    }

    /** The total variation distance between counts and chances: half the sum of all differences. */
    private double distance(int[] counts) {
        double sum = 0;
        for (int number = 0; number < counts.length; number++) {
            sum += Math.abs((double) counts[number] / count - chances[number]);
        }
        return sum / 2;
    }

    /** The distance to expect of so many grids with equal chances. */
    private double usualDistance() {
        double sum = 0;
        for (double chance : chances) {
            sum += Math.sqrt(2 * chance * (1 - chance) / (Math.PI * count));
        }
        return sum / 2;
    }
}
