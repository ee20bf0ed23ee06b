package io.shudu.generate.bands;

import java.util.stream.IntStream;

/**
 * The 280 ways to split the nine digits into three sets of three, which is how the columns of a box share them out.
 *
 * <p>Digits count from 0 here and a set of digits is a mask of nine bits. The partitions are numbered from 0, which is
 * 012 345 678, in the order of their sets; the sets of one stand in the order of their smallest digits.
 */
public final class Partitions {
    /** How many there are. */
    public static final int COUNT = 280;

    private static final int DIGITS = 9;
    private static final int ALL = 0x1FF;
    private static final int TRIPLES = 84;

    private final int[] sets = new int[3 * COUNT];
    /** The number of each set of three digits, by mask. */
    private final int[] triples = new int[ALL + 1];
    /** The number of a partition by the numbers of its first two sets. */
    private final short[] numbers = new short[TRIPLES * TRIPLES];
    /** For each partition the digits in the order of its sets. */
    private final byte[] digits = new byte[DIGITS * COUNT];

    private final short[] renamed = new short[COUNT * COUNT];

    /** Computes them, in a few milliseconds. */
    public Partitions() {
        int triple = 0;
        for (int mask = 0; mask <= ALL; mask++) {
            triples[mask] = Integer.bitCount(mask) == 3 ? triple++ : -1;
        }
        int number = 0;
        for (int first = 1; first <= ALL; first += 2) {
            if (triples[first] >= 0) {
                number = addAll(first, number);
            }
        }
        for (int p = 0; p < COUNT; p++) {
            rename(p);
        }
    }

    /** Adds the partitions with a first set. */
    private int addAll(int first, int from) {
        int number = from;
        int rest = ALL & ~first;
        for (int second = 0; second <= ALL; second++) {
            boolean next = (second & ~rest) == 0 && (second & Integer.lowestOneBit(rest)) != 0;
            if (triples[second] >= 0 && next) {
                sets[3 * number] = first;
                sets[3 * number + 1] = second;
                sets[3 * number + 2] = rest & ~second;
                numbers[triples[first] * TRIPLES + triples[second]] = (short) number;
                number++;
            }
        }
        return number;
    }

    private void rename(int p) {
        int name = 0;
        for (int i = 0; i < 3; i++) {
            for (int left = sets[3 * p + i]; left != 0; left &= left - 1) {
                digits[DIGITS * p + name++] = (byte) Integer.numberOfTrailingZeros(left);
            }
        }
        int[] images = images(names(p));
        for (int q = 0; q < COUNT; q++) {
            renamed[COUNT * p + q] = (short) image(q, images);
        }
    }

    /** The number of the partition into three sets, in any order. */
    public int number(int a, int b, int c) {
        int aLow = a & -a;
        int bLow = b & -b;
        int cLow = c & -c;
        int first = aLow < bLow ? (aLow < cLow ? a : c) : (bLow < cLow ? b : c);
        int last = aLow > bLow ? (aLow > cLow ? a : c) : (bLow > cLow ? b : c);
        return numbers[triples[first] * TRIPLES + triples[a ^ b ^ c ^ first ^ last]];
    }

    /** The set number {@code i} of a partition, from 0 to 2. */
    public int set(int partition, int i) {
        return sets[3 * partition + i];
    }

    /** What partition {@code q} becomes when the digits get those names that make partition 0 out of {@code p}. */
    public int renamed(int p, int q) {
        return renamed[COUNT * p + q];
    }

    /** The digit that gets a name when the digits get those names that make partition 0 out of {@code p}. */
    public int digit(int p, int name) {
        return digits[DIGITS * p + name];
    }

    /** The names of the digits that make partition 0 out of a partition. */
    int[] names(int partition) {
        int[] names = new int[DIGITS];
        for (int name = 0; name < DIGITS; name++) {
            names[digit(partition, name)] = name;
        }
        return names;
    }

    /** The sets of three digits that have none of a set, in the order of their masks. */
    int[] triplesWithout(int set) {
        return IntStream.rangeClosed(0, ALL)
                .filter(mask -> triples[mask] >= 0 && (mask & set) == 0)
                .toArray();
    }

    /** What all sets of three become, by mask, when digits are renamed. */
    int[] images(int[] names) {
        int[] images = new int[ALL + 1];
        for (int mask = 0; mask <= ALL; mask++) {
            if (triples[mask] >= 0) {
                for (int left = mask; left != 0; left &= left - 1) {
                    images[mask] |= 1 << names[Integer.numberOfTrailingZeros(left)];
                }
            }
        }
        return images;
    }

    /** What a partition becomes when its sets become their images. */
    int image(int partition, int[] images) {
        return number(images[sets[3 * partition]], images[sets[3 * partition + 1]], images[sets[3 * partition + 2]]);
    }
}
