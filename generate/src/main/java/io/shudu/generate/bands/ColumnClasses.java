package io.shudu.generate.bands;

import java.util.Arrays;

/**
 * The 44 classes of bands by the sets of digits in their columns.
 *
 * <p>Each stack of a band is a {@link Partitions partition}: how its three columns share out the digits. Two bands are
 * of one class if renaming digits and reordering stacks makes the three partitions of one out of those of the other;
 * the order of columns and of digits in them does not matter. Names can be chosen so that the first partition is number
 * 0, which leaves 280 × 280 pairs of the other two. Each class has its smallest pair as the model, and each pair knows
 * how its model becomes it.
 */
public final class ColumnClasses {
    /** How many classes there are. */
    public static final int COUNT = 44;

    private static final int DIGITS = 9;
    private static final int PAIRS = Partitions.COUNT * Partitions.COUNT;
    private static final int[][] RENAMINGS = {
        // With these all names can be had that leave partition 0 as it is.
        {1, 0, 2, 3, 4, 5, 6, 7, 8},
        {1, 2, 0, 3, 4, 5, 6, 7, 8},
        {3, 4, 5, 0, 1, 2, 6, 7, 8},
        {3, 4, 5, 6, 7, 8, 0, 1, 2}
    };
    private static final int[] SAME = {0, 1, 2, 3, 4, 5, 6, 7, 8};

    private final Partitions partitions;
    private final int[] models = new int[COUNT];
    private final int[] sizes = new int[COUNT];
    private final byte[] classes = new byte[PAIRS];
    /** What the model's digits become, four bits each. The last one is left out: it is the digit that is missing. */
    private final int[] names = new int[PAIRS];
    /** Where the model's stacks go, two bits each. */
    private final byte[] places = new byte[PAIRS];

    /** Finds them, in a few milliseconds. */
    public ColumnClasses(Partitions partitions) {
        this.partitions = partitions;
        int[][] images = new int[RENAMINGS.length][Partitions.COUNT];
        for (int i = 0; i < images.length; i++) {
            int[] sets = partitions.images(RENAMINGS[i]);
            for (int p = 0; p < Partitions.COUNT; p++) {
                images[i][p] = partitions.image(p, sets);
            }
        }
        Arrays.fill(classes, (byte) -1);
        int[] found = new int[PAIRS];
        int number = 0;
        for (int pair = 0; pair < PAIRS; pair++) {
            if (classes[pair] < 0) {
                sizes[number] = spread(pair, number, images, found);
                models[number] = pair;
                number++;
            }
        }
    }

    /** Finds all pairs of a class from its model, and tells how many. */
    private int spread(int model, int number, int[][] images, int[] found) {
        found[0] = model;
        classes[model] = (byte) number;
        names[model] = 0x76543210;
        places[model] = 0b10_01_00;
        int count = 1;
        for (int next = 0; next < count; next++) {
            int pair = found[next];
            int second = pair / Partitions.COUNT;
            int third = pair % Partitions.COUNT;
            for (int i = 0; i < images.length; i++) {
                int renamed = images[i][second] * Partitions.COUNT + images[i][third];
                count = add(renamed, pair, RENAMINGS[i], places[pair], found, count);
            }
            // The second stack becomes the third, or the first; then other names make its partition number 0.
            count = add(third * Partitions.COUNT + second, pair, SAME, exchanged(places[pair], 1, 2), found, count);
            int turned = pair(second, 0, third);
            if (classes[turned] < 0) {
                count = add(turned, pair, partitions.names(second), exchanged(places[pair], 0, 1), found, count);
            }
        }
        return count;
    }

    private int add(int pair, int from, int[] renaming, int place, int[] found, int count) {
        if (classes[pair] >= 0) {
            return count;
        }
        classes[pair] = classes[from];
        for (int digit = 0; digit < DIGITS - 1; digit++) {
            names[pair] |= renaming[names[from] >>> (4 * digit) & 15] << (4 * digit);
        }
        places[pair] = (byte) place;
        found[count] = pair;
        return count + 1;
    }

    private static int exchanged(int places, int a, int b) {
        int result = 0;
        for (int stack = 0; stack < 3; stack++) {
            int place = places >>> (2 * stack) & 3;
            result |= (place == a ? b : place == b ? a : place) << (2 * stack);
        }
        return result;
    }

    /** The pair that the second and third of three partitions are when names make the first one number 0. */
    public int pair(int first, int second, int third) {
        return partitions.renamed(first, second) * Partitions.COUNT + partitions.renamed(first, third);
    }

    /** The pair of a class's model. */
    public int modelPair(int number) {
        return models[number];
    }

    /** The class of a pair, from 0 to 43. */
    public int classOf(int pair) {
        return classes[pair];
    }

    /** How many of the 78,400 pairs are of a class. */
    public int size(int number) {
        return sizes[number];
    }

    /** The partition of a stack of a class's model. */
    public int model(int number, int stack) {
        return switch (stack) {
            case 0 -> 0;
            case 1 -> models[number] / Partitions.COUNT;
            default -> models[number] % Partitions.COUNT;
        };
    }

    /** What the model's digits from 0 to 7 become in a pair, four bits each. */
    public int names(int pair) {
        return names[pair];
    }

    /** Where the model's stacks go in a pair, two bits each. */
    public int places(int pair) {
        return places[pair];
    }
}
