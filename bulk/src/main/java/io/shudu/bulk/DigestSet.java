package io.shudu.bulk;

/**
 * A set of digests for millions of texts. It is one array of two words a place, at least a quarter of them free: 21 to
 * 43 bytes a digest, and half as much again for the moment when it grows.
 */
public final class DigestSet {
    private static final int FIRST_PLACES = 1 << 10;

    /** Two words a place; a place with two zeros is free. */
    private long[] words = new long[2 * FIRST_PLACES];

    private int size;
    private boolean hasZero;

    /** An empty set. */
    public DigestSet() {}

    /** Adds a digest, and tells whether it is new. */
    public boolean add(Digest digest) {
        if (digest.high() == 0 && digest.low() == 0) {
            boolean isNew = !hasZero;
            hasZero = true;
            return isNew;
        }
        if (!put(words, digest.high(), digest.low())) {
            return false;
        }
        size++;
        if (size > words.length / 8 * 3) {
            grow();
        }
        return true;
    }

    /** How many there are. */
    public int size() {
        return size + (hasZero ? 1 : 0);
    }

    private void grow() {
        long[] larger = new long[Math.multiplyExact(words.length, 2)];
        for (int i = 0; i < words.length; i += 2) {
            if (words[i] != 0 || words[i + 1] != 0) {
                put(larger, words[i], words[i + 1]);
            }
        }
        words = larger;
    }

    /** Digests are as good as random: any of their bits say where to begin. */
    private static boolean put(long[] words, long high, long low) {
        int mask = words.length - 2;
        int place = (int) low << 1 & mask;
        while (words[place] != 0 || words[place + 1] != 0) {
            if (words[place] == high && words[place + 1] == low) {
                return false;
            }
            place = place + 2 & mask;
        }
        words[place] = high;
        words[place + 1] = low;
        return true;
    }
}
