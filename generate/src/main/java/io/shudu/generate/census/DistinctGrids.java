package io.shudu.generate.census;

import io.shudu.core.grid.Grid;
import java.util.Arrays;

/**
 * Counts different grids among many, by 64-bit hashes: 16 bytes a grid or less. Among ten million grids two different
 * ones are taken for the same with a chance of one in a million.
 */
public final class DistinctGrids {
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    /** Open addressing; 0 is an empty place. */
    private long[] hashes = new long[1 << 10];

    private int count;

    /** No grids yet. */
    public DistinctGrids() {}

    /** Counts a grid unless it has been counted. */
    public void add(Grid grid) {
        if (count >= hashes.length / 4 * 3) {
            long[] old = hashes;
            hashes = new long[2 * old.length];
            count = 0;
            Arrays.stream(old).filter(hash -> hash != 0).forEach(this::add);
        }
        long hash = 0;
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            hash = (hash + grid.digit(cell)) * FACTOR;
            hash ^= hash >>> 29;
        }
        add(hash == 0 ? 1 : hash);
    }

    private void add(long hash) {
        int place = (int) (hash & (hashes.length - 1));
        while (hashes[place] != 0 && hashes[place] != hash) {
            place = (place + 1) & (hashes.length - 1);
        }
        if (hashes[place] == 0) {
            hashes[place] = hash;
            count++;
        }
    }

    /** How many different grids there are so far. */
    public int count() {
        return count;
    }
}
