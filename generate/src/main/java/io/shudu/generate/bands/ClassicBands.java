package io.shudu.generate.bands;

import io.shudu.core.grid.Grid;

/** What is known about the bands of all classic grids, computed once, in milliseconds, when first asked for. */
public final class ClassicBands {
    /** How many chutes a grid has: three bands and three stacks. */
    public static final int CHUTES = 6;

    /** The JVM makes it when somebody first asks for it. */
    private static final ClassicBands ALL = new ClassicBands();

    private static final int SIDE = 9;

    private final Partitions partitions = new Partitions();
    private final ColumnClasses classes = new ColumnClasses(partitions);
    private final BandFillings fillings = new BandFillings(partitions, classes);
    private final Completions completions = new Completions(partitions, classes, fillings);

    private ClassicBands() {}

    /** All of it. */
    public static ClassicBands get() {
        return ALL;
    }

    /** How columns share out the digits. */
    public Partitions partitions() {
        return partitions;
    }

    /** The classes of bands. */
    public ColumnClasses classes() {
        return classes;
    }

    /** How each class can be filled. */
    public BandFillings fillings() {
        return fillings;
    }

    /** How each class becomes a whole grid. */
    public Completions completions() {
        return completions;
    }

    /**
     * How many grids have their first band in a class: so many times 60,480, the number of ways to name the digits and
     * order the columns of the first stack. As grids can be turned and their bands exchanged, it is the same number for
     * each chute.
     */
    public long weight(int number) {
        return (long) classes.size(number) * fillings.count(number) * completions.units(number) * Completions.UNIT;
    }

    /**
     * The class of a chute of a complete classic grid.
     *
     * @param chute 0 to 2 for the bands, 3 to 5 for the stacks, which are bands of the grid mirrored at its diagonal
     */
    public int classOf(Grid grid, int chute) {
        boolean band = chute < 3;
        int lines = chute % 3 * 3;
        int[] stacks = new int[3];
        for (int stack = 0; stack < 3; stack++) {
            int[] sets = new int[3];
            for (int i = 0; i < SIDE; i++) {
                int along = lines + i / 3;
                int across = stack * 3 + i % 3;
                int cell = band ? along * SIDE + across : across * SIDE + along;
                sets[i % 3] |= 1 << (grid.digit(cell) - 1);
            }
            stacks[stack] = partitions.number(sets[0], sets[1], sets[2]);
        }
        return classes.classOf(classes.pair(stacks[0], stacks[1], stacks[2]));
    }
}
