package io.shudu.logic.se;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Adds up the complexity of chains, each once. */
final class NestedSum {
    /** By number of a chain: the sum that last had it. */
    private int[] sums = new int[64];

    private int current;
    private int total;

    void clear() {
        current++;
        total = 0;
    }

    void add(@Nullable Nested chain) {
        if (chain != null) {
            int number = chain.number();
            if (number >= sums.length) {
                sums = Arrays.copyOf(sums, 2 * number);
            }
            if (sums[number] != current) {
                sums[number] = current;
                total += chain.complexity();
            }
        }
    }

    int total() {
        return total;
    }
}
