package io.shudu.core.format;

import java.util.LinkedHashMap;
import java.util.Map;

/** Counts how often numbers occur. */
final class Tally {
    private final Map<Integer, Integer> counts = new LinkedHashMap<>();
    private int total;

    void add(int number) {
        counts.merge(number, 1, Integer::sum);
        total++;
    }

    int total() {
        return total;
    }

    int count(int number) {
        return counts.getOrDefault(number, 0);
    }

    /** The commonest number: among equals the preferred one, else the one that came first; 0 if there are none. */
    int mode(int preferred) {
        int best = counts.containsKey(preferred) ? preferred : 0;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            if (entry.getValue() > count(best)) {
                best = entry.getKey();
            }
        }
        return best;
    }
}
