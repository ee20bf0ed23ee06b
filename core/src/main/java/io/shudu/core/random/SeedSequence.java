package io.shudu.core.random;

/**
 * The random streams of a run, one for each of its items: item i always draws from {@code at(i)}, so that one thread,
 * eight threads and a cluster make the same things, and any item can be made again alone.
 *
 * @param seed names the run
 */
public record SeedSequence(long seed) {
    /** The largest seed that also survives a trip through JSON and JavaScript numbers. */
    public static final long MAX_SEED = (1L << 53) - 1;

    /** "ShuduRng" in ASCII: sets our streams apart from other uses of the same generator. */
    private static final int[] DOMAIN = {0x53687564, 0x75526E67};

    /** The stream of an item. */
    public Rng at(long index) {
        int[] key = {(int) seed, (int) (seed >>> 32), DOMAIN[0], DOMAIN[1]};
        int[] counter = {0, 0, (int) index, (int) (index >>> 32)};
        return new Rng(key, counter);
    }
}
