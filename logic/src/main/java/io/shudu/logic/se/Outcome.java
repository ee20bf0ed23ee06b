package io.shudu.logic.se;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What follows from one assumption: candidates that are on, candidates that are off, and for each what it was concluded
 * from. A node is the number of a candidate that is on, or {@link #OFF} more for one that is off.
 */
final class Outcome {
    static final int OFF = Houses.CANDIDATES;
    /** The last conclusion, which contradicts another one. */
    static final int CLASH = 2 * Houses.CANDIDATES;

    static final int WORDS = (Houses.CANDIDATES + 31) / 32;
    /** Where in the pool an assumption finds that it has no parents. */
    private static final int NOTHING = 1;

    /** By node: 0 if it is not there, the complement of its only parent, or where in the pool its parents are. */
    private final int[] from = new int[CLASH + 1];
    /** By node: a lower limit for the number of nodes it rests on, itself included. */
    private final int[] least = new int[CLASH + 1];
    /** By node: the number itself once it was counted, else 0. */
    final int[] counted = new int[CLASH + 1];
    /** By candidate that is on: why (0 the cell, 1 box, 2 row, 3 column), -1 if it was assumed. */
    private final int[] causes = new int[Houses.CANDIDATES + 1];

    final int[] on = new int[Houses.CANDIDATES];
    int onCount;
    final int[] off = new int[Houses.CANDIDATES];
    int offCount;
    final int[] onBits = new int[WORDS];
    final int[] offBits = new int[WORDS];
    private int[] pool = new int[256];
    private int poolEnd;
    private @Nullable Nested[] nested = new @Nullable Nested[0];
    private boolean hasNested;
    private int clashNode = -1;
    private int clashOther;

    /** Forgets everything, and assumes a node. */
    void begin(int node) {
        for (int i = 0; i < onCount; i++) {
            clear(on[i]);
        }
        for (int i = 0; i < offCount; i++) {
            clear(off[i] + OFF);
        }
        clear(CLASH);
        if (hasNested) {
            Arrays.fill(nested, null);
            hasNested = false;
        }
        Arrays.fill(onBits, 0);
        Arrays.fill(offBits, 0);
        onCount = 0;
        offCount = 0;
        clashNode = -1;
        pool[NOTHING] = 0;
        poolEnd = NOTHING + 1;
        add(node, NOTHING, 1);
        if (node < OFF) {
            causes[node] = -1;
        }
    }

    private void clear(int node) {
        from[node] = 0;
        counted[node] = 0;
    }

    boolean has(int node) {
        return from[node] != 0;
    }

    private void add(int node, int origin, int atLeast) {
        from[node] = origin;
        least[node] = atLeast;
        if (node < OFF) {
            on[onCount++] = node;
            onBits[node >>> 5] |= 1 << node;
        } else {
            int candidate = node - OFF;
            off[offCount++] = candidate;
            offBits[candidate >>> 5] |= 1 << candidate;
        }
    }

    /** A candidate is off because another one is on. */
    void addOff(int candidate, int parent) {
        add(candidate + OFF, ~parent, least[parent] + 1);
    }

    /** A candidate is on because another one is off. */
    void addOn(int candidate, int parent, int cause) {
        add(candidate, ~parent, least[parent] + 1);
        causes[candidate] = cause;
    }

    /** Begins a list of parents, which ends with {@link #endParents}. */
    int beginParents() {
        if (poolEnd + 1024 > pool.length) {
            pool = Arrays.copyOf(pool, 2 * pool.length + 1024);
        }
        pool[poolEnd] = 0;
        return poolEnd;
    }

    void addParent(int list, int node) {
        pool[list + ++pool[list]] = node;
    }

    boolean isEmpty(int list) {
        return pool[list] == 0;
    }

    void endParents(int list) {
        poolEnd = list + pool[list] + 1;
    }

    private int leastOf(int list) {
        int most = 0;
        for (int i = list + 1; i <= list + pool[list]; i++) {
            most = Math.max(most, least[pool[i]]);
        }
        return most + 1;
    }

    /** A candidate is on because of a list of parents. */
    void addOnFrom(int candidate, int list, int cause) {
        add(candidate, list, leastOf(list));
        causes[candidate] = cause;
    }

    /** A candidate is off because of a list of parents, and perhaps by a chain of its own. */
    void addOffFrom(int candidate, int list, @Nullable Nested chain) {
        add(candidate + OFF, list, leastOf(list));
        if (chain != null) {
            if (nested.length == 0) {
                nested = new @Nullable Nested[Houses.CANDIDATES];
            }
            nested[candidate] = chain;
            hasNested = true;
        }
    }

    /** A candidate that is on would be off because of a parent. */
    void clashOff(int candidate, int parent) {
        from[CLASH] = ~parent;
        least[CLASH] = least[parent] + 1;
        clashNode = candidate + OFF;
        clashOther = candidate;
    }

    /** A candidate that is off would be on because of a list of parents. */
    void clashOn(int candidate, int list, int cause) {
        from[CLASH] = list;
        least[CLASH] = leastOf(list);
        causes[Houses.CANDIDATES] = cause;
        clashNode = candidate;
        clashOther = candidate + OFF;
    }

    boolean isClash() {
        return clashNode >= 0;
    }

    /** The node that is on in a contradiction; {@link #CLASH} or one of the nodes. */
    int clashOn() {
        return clashNode < OFF ? CLASH : clashOther;
    }

    /** The node that is off in a contradiction. */
    int clashOff() {
        return clashNode < OFF ? clashOther : CLASH;
    }

    /** Which node it is: differs for {@link #CLASH} alone. */
    int identity(int node) {
        return node == CLASH ? clashNode : node;
    }

    int cause(int node) {
        return causes[node == CLASH ? Houses.CANDIDATES : node];
    }

    int least(int node) {
        return least[node];
    }

    int parentCount(int node) {
        int origin = from[node];
        return origin < 0 ? 1 : pool[origin];
    }

    int parent(int node, int i) {
        int origin = from[node];
        return origin < 0 ? ~origin : pool[origin + 1 + i];
    }

    boolean hasNested() {
        return hasNested;
    }

    /** The chain that a node rests on, null if none. */
    @Nullable
    Nested nested(int node) {
        return hasNested && node >= OFF && node != CLASH ? nested[node - OFF] : null;
    }
}
