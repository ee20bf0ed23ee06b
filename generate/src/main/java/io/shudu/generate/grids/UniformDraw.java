package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.generate.bands.BandFillings;
import io.shudu.generate.bands.ClassicBands;
import io.shudu.generate.bands.ColumnClasses;
import io.shudu.generate.bands.Completions;
import io.shudu.generate.bands.Partitions;
import java.util.Arrays;

/** A grid in the making, as {@link UniformMethod} explains it. */
final class UniformDraw {
    private static final int SIDE = 9;
    private static final int BAND = 3 * SIDE;
    private static final int DOZEN = 12;
    /** The completions that {@link Completions} counts as one unit, in fours: those are numbers of 31 bits. */
    private static final int FOURS = Completions.UNIT / 4;
    /** The sum of the nine digits from 0 on. */
    private static final int DIGIT_SUM = 36;
    /** Ways to name nine digits and to order three stacks and the columns in each, times four. */
    private static final int SYMMETRIES = 4 * 362_880 * 6 * 6 * 6 * 6;
    /** All orders of three things, two bits each. */
    private static final int[] ORDERS = {0b10_01_00, 0b01_10_00, 0b10_00_01, 0b00_10_01, 0b01_00_10, 0b00_01_10};

    private final Partitions partitions;
    private final ColumnClasses classes;
    private final BandFillings fillings;
    private final Completions completions;
    private final int[] cells = new int[SIDE * SIDE];
    /** What the digits are called in the end. */
    private final int[] labels = new int[SIDE];
    /** Where the columns go in the end. */
    private final int[] columns = new int[SIDE];
    /** What the digits of a band's model are called in the end. */
    private final int[] modelLabels = new int[SIDE];
    /** For each stack the column sets of the band that is written, nine bits each. */
    private final int[] sets = new int[3];

    UniformDraw(ClassicBands bands) {
        partitions = bands.partitions();
        classes = bands.classes();
        fillings = bands.fillings();
        completions = bands.completions();
    }

    Grid grid(Rng rng) {
        FirstBands bands = FirstBands.ALL;
        int band;
        int number;
        int fours;
        do {
            band = rng.nextInt(bands.count());
            number = bands.classOf(band);
            fours = rng.nextInt(bands.mostFours);
        } while (fours >= completions.units(number) * FOURS);
        int symmetry = rng.nextInt(SYMMETRIES);
        symmetrise(symmetry >>> 2);
        int filling = (band - bands.starts[number]) % fillings.count(number);
        int unit = fours / FOURS;
        complete(number, filling, unit, (fours - unit * FOURS) * 4 + (symmetry & 3));
        return Grid.ofGivens(Geometry.CLASSIC, cells);
    }

    private void symmetrise(int symmetry) {
        int order = ORDERS[symmetry % 6];
        int rest = symmetry / 6;
        for (int stack = 0; stack < 3; stack++) {
            int inStack = ORDERS[rest % 6];
            rest /= 6;
            int place = 3 * (order >>> (2 * stack) & 3);
            columns[3 * stack] = place + (inStack & 3);
            columns[3 * stack + 1] = place + (inStack >>> 2 & 3);
            columns[3 * stack + 2] = place + (inStack >>> 4);
        }
        // Fisher and Yates from the front: a new digit takes the place of an earlier one, which moves to the end.
        for (int digit = 1; digit <= SIDE; digit++) {
            int place = rest % digit;
            rest /= digit;
            labels[digit - 1] = labels[place];
            labels[place] = digit;
        }
    }

    /**
     * Writes all bands.
     *
     * @param number the first band's class
     * @param filling how its digits are ordered
     * @param unit which unit of its completions
     * @param part which completion of the unit
     */
    private void complete(int number, int filling, int unit, int part) {
        int choicePair = completions.choicePair(number, unit);
        int left = unit - completions.firstUnit(number, choicePair);
        int i = choicePair / Completions.CHOICES;
        int j = choicePair - i * Completions.CHOICES;
        int second = completions.second(number, 0, i);
        int third = completions.third(number, 0, i);
        int secondRow = Partitions.COUNT * partitions.renamed(second, completions.second(number, 1, j));
        int thirdRow = Partitions.COUNT * partitions.renamed(third, completions.third(number, 1, j));
        int k = -1;
        int secondPair;
        int thirdPair;
        int dozens;
        int used = 0;
        do {
            left -= used;
            k++;
            secondPair = secondRow + partitions.renamed(second, completions.second(number, 2, k));
            thirdPair = thirdRow + partitions.renamed(third, completions.third(number, 2, k));
            dozens = completions.dozens(thirdPair);
            used = completions.dozens(secondPair) * dozens;
        } while (left >= used);
        int above = left / dozens;
        int below = left - above * dozens;

        for (int stack = 0; stack < 3; stack++) {
            int partition = classes.model(number, stack);
            sets[stack] = partitions.set(partition, 0)
                    | partitions.set(partition, 1) << 9
                    | partitions.set(partition, 2) << 18;
        }
        write(0, 0, classes.modelPair(number), filling);
        choose(number, i, j, k);
        write(BAND, second, secondPair, above * DOZEN + part / DOZEN);
        choose(number, Completions.opposite(i), Completions.opposite(j), Completions.opposite(k));
        write(2 * BAND, third, thirdPair, below * DOZEN + part % DOZEN);
    }

    /** Takes the column sets of a choice in each stack. */
    private void choose(int number, int first, int second, int third) {
        sets[0] = completions.columns(number, 0, first);
        sets[1] = completions.columns(number, 1, second);
        sets[2] = completions.columns(number, 2, third);
    }

    /**
     * Writes a band: the filling of its model with digits, stacks and columns carried over.
     *
     * @param first the first stack's partition
     * @param pair the pair that the others are then
     */
    private void write(int from, int first, int pair, int filling) {
        int names = classes.names(pair);
        int sum = DIGIT_SUM;
        int[] digits = new int[SIDE];
        for (int i = 0; i < SIDE; i++) {
            int name = i < SIDE - 1 ? names >>> (4 * i) & 15 : sum;
            sum -= name;
            digits[i] = partitions.digit(first, name);
            modelLabels[i] = labels[digits[i]];
        }
        int number = classes.classOf(pair);
        int places = classes.places(pair);
        int start = fillings.start(number, filling);
        int rows = ORDERS[filling % 6];
        int row0 = from + SIDE * (rows & 3);
        int row1 = from + SIDE * (rows >>> 2 & 3);
        int row2 = from + SIDE * (rows >>> 4);
        for (int modelColumn = 0; modelColumn < SIDE; modelColumn++) {
            int stack = places >>> (2 * (modelColumn / 3)) & 3;
            int cell = start + modelColumn;
            int top = fillings.digit(cell);
            // The column that has the top digit: bit 9 and 18 tell.
            int seen = sets[stack] >>> digits[top];
            int column = columns[3 * stack + (seen >>> 9 & 1) + (seen >>> 17 & 2)];
            cells[row0 + column] = modelLabels[top];
            cells[row1 + column] = modelLabels[fillings.digit(cell + SIDE)];
            cells[row2 + column] = modelLabels[fillings.digit(cell + 2 * SIDE)];
        }
    }

    /** Which of the numbers that are drawn for the first band belong to which class. */
    private static final class FirstBands {
        /** Made when somebody first looks here, and kept until the end. */
        static final FirstBands ALL = new FirstBands(ClassicBands.get());

        /** Every class has a multiple of so many numbers. */
        private static final int STEP = 1728;

        /** For each class its first number; one more for the end. */
        final int[] starts = new int[ColumnClasses.COUNT + 1];
        /** The completions of the class that has most of them, in fours. */
        final int mostFours;

        private final byte[] steps;

        FirstBands(ClassicBands bands) {
            int most = 0;
            for (int number = 0; number < ColumnClasses.COUNT; number++) {
                starts[number + 1] = starts[number]
                        + bands.classes().size(number) * bands.fillings().count(number);
                most = Math.max(most, bands.completions().units(number));
            }
            mostFours = most * FOURS;
            steps = new byte[count() / STEP];
            for (int number = 0; number < ColumnClasses.COUNT; number++) {
                Arrays.fill(steps, starts[number] / STEP, starts[number + 1] / STEP, (byte) number);
            }
        }

        int count() {
            return starts[ColumnClasses.COUNT];
        }

        int classOf(int band) {
            return steps[band / STEP];
        }
    }
}
