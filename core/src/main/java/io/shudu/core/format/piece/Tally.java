package io.shudu.core.format.piece;

import java.util.LinkedHashMap;
import java.util.Map;

/** Counts how often numbers occur. */
public final class Tally {
    private final Map<Integer, Integer> counts = new LinkedHashMap<>();
    private int total;

    public void add(int number) {
        counts.merge(number, 1, Integer::sum);
        total++;
    }

    public int total() {
        return total;
    }

    public int count(int number) {
        return counts.getOrDefault(number, 0);
    }

    /** The commonest number: among equals the preferred one, else the one that came first; 0 if there are none. */
    public int mode(int preferred) {
        int best = counts.containsKey(preferred) ? preferred : 0;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            if (entry.getValue() > count(best)) {
                best = entry.getKey();
            }
        }
        return best;
    }
}
