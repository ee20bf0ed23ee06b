package io.shudu.core.random;

/**
 * A stream of random numbers that is the same on every machine, on the JVM and in JavaScript.
 *
 * <p>The generator is Threefry-4x32-20 (Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3",
 * 2011) run as a counter: block number b of stream s is the encryption of (b, s) under the seed. Reasons for it:
 *
 * <ul>
 *   <li>it needs only 32-bit additions, rotations and exclusive or, which JavaScript has, where a 64-bit multiplication
 *       costs a hundred times more;
 *   <li>for one seed, different streams are different counters of one bijection: they cannot overlap, so that puzzle
 *       number i of a run can be made alone, by any thread, on any machine;
 *   <li>its 256 bits of key and counter reach every one of the 6.7·10²¹ classic grids, as 48 bits could not.
 * </ul>
 *
 * <p>Not safe for use by several threads at once: give each its own from {@link SeedSequence#at(long)}.
 */
public final class Rng {
    private static final int KEY_PARITY = 0x1BD11BDA;

    private final int[] key;
    private final int[] counter;
    private final int[] block = new int[4];
    private int used = 4;

    Rng(int[] key, int[] counter) {
        this.key = new int[] {key[0], key[1], key[2], key[3], KEY_PARITY ^ key[0] ^ key[1] ^ key[2] ^ key[3]};
        this.counter = counter.clone();
    }

    /** Any of the 2³² numbers, all equally likely. */
    public int nextInt() {
        if (used == 4) {
            threefry(key, counter, block);
            used = 0;
            if (++counter[0] == 0) {
                counter[1]++;
            }
        }
        return block[used++];
    }

    /**
     * A number from 0 to {@code bound - 1}, all exactly equally likely: bits beyond the bound's are cut off and numbers
     * that are still too large drawn again.
     */
    public int nextInt(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound " + bound + ": must be at least 1");
        }
        if (bound == 1) {
            return 0;
        }
        int shift = Integer.numberOfLeadingZeros(bound - 1);
        int value = nextInt() >>> shift;
        while (value >= bound) {
            value = nextInt() >>> shift;
        }
        return value;
    }

    /** Brings an array into random order, all orders equally likely (Fisher and Yates). */
    public void shuffle(int[] array) {
        for (int i = array.length - 1; i > 0; i--) {
            int j = nextInt(i + 1);
            int swapped = array[i];
            array[i] = array[j];
            array[j] = swapped;
        }
    }

    /** The numbers from {@code first} on, {@code count} of them, in random order. */
    public int[] permutation(int first, int count) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = first + i;
        }
        shuffle(numbers);
        return numbers;
    }

    /**
     * Encrypts a block.
     *
     * @param key four words and their parity word
     */
    static void threefry(int[] key, int[] input, int[] output) {
        int a = input[0] + key[0];
        int b = input[1] + key[1];
        int c = input[2] + key[2];
        int d = input[3] + key[3];
        for (int group = 1; group <= 5; group++) {
            // The rotation distances of four rounds; odd and even groups use one half of the published table each.
            boolean odd = (group & 1) != 0;
            a += b;
            b = Integer.rotateLeft(b, odd ? 10 : 6) ^ a;
            c += d;
            d = Integer.rotateLeft(d, odd ? 26 : 20) ^ c;
            a += d;
            d = Integer.rotateLeft(d, odd ? 11 : 17) ^ a;
            c += b;
            b = Integer.rotateLeft(b, odd ? 21 : 11) ^ c;
            a += b;
            b = Integer.rotateLeft(b, odd ? 13 : 25) ^ a;
            c += d;
            d = Integer.rotateLeft(d, odd ? 27 : 10) ^ c;
            a += d;
            d = Integer.rotateLeft(d, odd ? 23 : 18) ^ a;
            c += b;
            b = Integer.rotateLeft(b, odd ? 5 : 20) ^ c;
            a += key[group % 5];
            b += key[(group + 1) % 5];
            c += key[(group + 2) % 5];
            d += key[(group + 3) % 5] + group;
        }
        output[0] = a;
        output[1] = b;
        output[2] = c;
        output[3] = d;
    }
}
