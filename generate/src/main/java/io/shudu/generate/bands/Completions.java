package io.shudu.generate.bands;

/**
 * How the model of each class becomes a whole grid.
 *
 * <p>Below the first band the columns of each stack have to share out what is left. Column by column, the second band
 * takes three of the six digits that the first has not taken; that can be done in Σ C(3,i)³ = 56 ways in a stack, and
 * leaves the third band no choice. The three stacks choose independently, and for given sets a band can be filled in so
 * many ways as {@link BandFillings} knows. So a class has Σ f(second)·f(third) completions over all 56³ choices.
 *
 * <p>All f are multiples of 12. The sums here are in units of 144 completions, which makes them {@code int}s.
 */
public final class Completions {
    /** How many choices a stack has. */
    public static final int CHOICES = 56;
    /** How many completions a unit is. */
    public static final int UNIT = 144;

    private static final int ALL = 0x1FF;
    private static final int CHOICE_PAIRS = CHOICES * CHOICES;
    private static final int BUCKET_BITS = 14;

    private final Partitions partitions;
    /** The ways to fill each pair of partitions, by the dozen. */
    private final short[] dozens = new short[Partitions.COUNT * Partitions.COUNT];
    /** For each class, stack and choice the second band's column sets, nine bits each. */
    private final int[] columns = new int[ColumnClasses.COUNT * 3 * CHOICES];
    /** The same as partitions. */
    private final short[] seconds = new short[columns.length];
    /** For each class and choice of two stacks the number of completions up to and including it. */
    private final int[] sums = new int[ColumnClasses.COUNT * CHOICE_PAIRS];
    /** For each class and bucket of completions the first choice of two stacks with any in it, to begin a search at. */
    private final short[][] buckets = new short[ColumnClasses.COUNT][];

    /** Counts them, in some milliseconds. */
    public Completions(Partitions partitions, ColumnClasses classes, BandFillings fillings) {
        this.partitions = partitions;
        for (int pair = 0; pair < dozens.length; pair++) {
            dozens[pair] = (short) (fillings.count(classes.classOf(pair)) / 12);
        }
        for (int number = 0; number < ColumnClasses.COUNT; number++) {
            for (int stack = 0; stack < 3; stack++) {
                choose(classes.model(number, stack), (number * 3 + stack) * CHOICES);
            }
            sum(number);
            buckets[number] = buckets(number);
        }
    }

    /** Lists the choices below a partition, in the order of their column sets. */
    private void choose(int first, int from) {
        int[] freeOfFirst = partitions.triplesWithout(partitions.set(first, 0));
        int[] freeOfSecond = partitions.triplesWithout(partitions.set(first, 1));
        int next = from;
        for (int a : freeOfFirst) {
            for (int b : freeOfSecond) {
                int c = ALL & ~(a | b);
                if ((a & b) == 0 && (c & partitions.set(first, 2)) == 0) {
                    columns[next] = a | b << 9 | c << 18;
                    seconds[next] = (short) partitions.number(a, b, c);
                    next++;
                }
            }
        }
    }

    /** Sums up. Exchanging second and third band reads the choices backwards, so half of the work is enough. */
    private void sum(int number) {
        int from = number * CHOICE_PAIRS;
        int[] last = new int[CHOICES];
        int[] lastBelow = new int[CHOICES];
        for (int i = 0; i < CHOICES / 2; i++) {
            int second = second(number, 0, i);
            int third = third(number, 0, i);
            for (int k = 0; k < CHOICES; k++) {
                last[k] = partitions.renamed(second, second(number, 2, k));
                lastBelow[k] = partitions.renamed(third, third(number, 2, k));
            }
            for (int j = 0; j < CHOICES; j++) {
                int row = Partitions.COUNT * partitions.renamed(second, second(number, 1, j));
                int rowBelow = Partitions.COUNT * partitions.renamed(third, third(number, 1, j));
                int sum = sum(row, last, rowBelow, lastBelow);
                int choicePair = i * CHOICES + j;
                sums[from + choicePair] = sum;
                sums[from + CHOICE_PAIRS - 1 - choicePair] = sum;
            }
        }
        for (int choicePair = 1; choicePair < CHOICE_PAIRS; choicePair++) {
            sums[from + choicePair] += sums[from + choicePair - 1];
        }
    }

    private int sum(int row, int[] last, int rowBelow, int[] lastBelow) {
        int sum = 0;
        for (int k = 0; k < CHOICES; k++) {
            sum += dozens[row + last[k]] * dozens[rowBelow + lastBelow[k]];
        }
        return sum;
    }

    private short[] buckets(int number) {
        short[] starts = new short[((units(number) - 1) >>> BUCKET_BITS) + 1];
        int choice = 0;
        for (int bucket = 0; bucket < starts.length; bucket++) {
            while (sums[number * CHOICE_PAIRS + choice] <= bucket << BUCKET_BITS) {
                choice++;
            }
            starts[bucket] = (short) choice;
        }
        return starts;
    }

    /** The number of completions of each band of a class, in units. */
    public int units(int number) {
        return sums[(number + 1) * CHOICE_PAIRS - 1];
    }

    /** The choice that the second band's choice leaves for the third band. */
    public static int opposite(int choice) {
        return CHOICES - 1 - choice;
    }

    /** The second band's column sets for a choice in a stack of a class, nine bits each. */
    public int columns(int number, int stack, int choice) {
        return columns[(number * 3 + stack) * CHOICES + choice];
    }

    /** The partition that the second band has for a choice in a stack of a class. */
    public int second(int number, int stack, int choice) {
        return seconds[(number * 3 + stack) * CHOICES + choice];
    }

    /** The partition that is left for the third band. */
    public int third(int number, int stack, int choice) {
        return second(number, stack, opposite(choice));
    }

    /** The choice of two stacks that a unit of completions belongs to: first × {@value #CHOICES} + second. */
    public int choicePair(int number, int unit) {
        int from = number * CHOICE_PAIRS;
        int choice = from + buckets[number][unit >>> BUCKET_BITS];
        while (sums[choice] <= unit) {
            choice++;
        }
        return choice - from;
    }

    /** The first unit of a choice of two stacks. */
    public int firstUnit(int number, int choicePair) {
        return choicePair == 0 ? 0 : sums[number * CHOICE_PAIRS + choicePair - 1];
    }

    /** How many dozens of ways there are to fill a band whose partitions are a pair. */
    public int dozens(int pair) {
        return dozens[pair];
    }
}
