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
    private static final int ASSUMED = -1;
    private static final int FIRST_LIST = -2;
    private static final int PARENT_BITS = 11;
    private static final int GONE_AT = 13;

    /**
     * By node: 0 if it is not there, {@link #ASSUMED}, {@link #FIRST_LIST} minus the place of a list of parents in the
     * pool, or all in one: its first parent and one more; why it is on; which digits of its cell or places of its house
     * were gone by then, which are parents as well.
     */
    private int[] from = new int[0];
    /** By node: a lower limit for the number of nodes it rests on, itself included. */
    private int[] least = new int[0];
    /** By node, if there are chains that nodes rest on: a lower limit for the nodes of those it rests on. */
    private int[] leastNested = new int[0];
    /** By node: the number itself once it was counted, else 0. */
    private int[] counted = new int[0];

    private final Numbers numbers;
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
    /** Whether it could go on with chains in between, which were left for later. */
    boolean waits;
    /** A lower limit for the number of nodes that all further conclusions rest on, chains in between included. */
    int restsOn;

    Outcome(Numbers numbers) {
        this.numbers = numbers;
    }

    /** Forgets everything, and assumes a node. */
    void begin(int node) {
        int size = 2 * numbers.count() + 1;
        if (from.length < size) {
            from = new int[size];
            least = new int[size];
            counted = new int[size];
        } else {
            Arrays.fill(from, 0, size, 0);
            Arrays.fill(counted, 0, size, 0);
        }
        if (hasNested) {
            Arrays.fill(nested, null);
            hasNested = false;
        }
        int words = words();
        Arrays.fill(onBits, 0, words, 0);
        Arrays.fill(offBits, 0, words, 0);
        onCount = 0;
        offCount = 0;
        clashNode = -1;
        poolEnd = 0;
        waits = false;
        restsOn = 0;
        add(node, ASSUMED, 1, 0);
    }

    /** How many words the sets of what is on and off take. */
    int words() {
        return (numbers.count() + 31) >>> 5;
    }

    /** The place of a candidate in those sets. */
    int bit(int candidate) {
        return numbers.of(candidate);
    }

    /** The number of nodes that a node rests on if it was counted, else 0. */
    int counted(int node) {
        return counted[numbers.of(node)];
    }

    void count(int node, int nodes) {
        counted[numbers.of(node)] = nodes;
    }

    boolean has(int node) {
        return from[numbers.of(node)] != 0;
    }

    private void add(int node, int origin, int atLeast, int nestedAtLeast) {
        int number = numbers.of(node);
        from[number] = origin;
        least[number] = atLeast;
        if (hasNested) {
            leastNested[number] = nestedAtLeast;
        }
        if (node < OFF) {
            on[onCount++] = node;
            onBits[number >>> 5] |= 1 << number;
        } else {
            off[offCount++] = node - OFF;
            number -= numbers.count();
            offBits[number >>> 5] |= 1 << number;
        }
    }

    /** A candidate is off because another one is on. */
    void addOff(int candidate, int parent) {
        add(candidate + OFF, parent + 1, least[numbers.of(parent)] + 1, leastNested(parent));
    }

    /**
     * A candidate is on because it is the last one.
     *
     * @param parent the node because of which it is
     * @param cause of its cell 0, its box 1, its row 2, its column 3
     * @param gone the digits or places that were gone before
     */
    void addOn(int candidate, int parent, int cause, int gone) {
        int origin = parent + 1 | cause << PARENT_BITS | gone << GONE_AT;
        add(candidate, origin, least[numbers.of(parent)] + 1, leastNested(parent));
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
            most = Math.max(most, least[numbers.of(pool[i])]);
        }
        return most + 1;
    }

    /** A candidate is off because of a list of parents, and perhaps by a chain of its own. */
    void addOffFrom(int candidate, int list, @Nullable Nested chain) {
        if (chain != null) {
            beginNested();
            nested[candidate] = chain;
        }
        int nestedLeast = chain == null ? 0 : chain.complexity();
        for (int i = list + 1; i <= list + pool[list]; i++) {
            nestedLeast = Math.max(nestedLeast, leastNested(pool[i]));
        }
        add(candidate + OFF, FIRST_LIST - list, leastOf(list), nestedLeast);
    }

    private void beginNested() {
        if (!hasNested) {
            hasNested = true;
            if (nested.length == 0) {
                nested = new @Nullable Nested[Houses.CANDIDATES];
            }
            if (leastNested.length < from.length) {
                leastNested = new int[from.length];
            } else {
                Arrays.fill(leastNested, 0);
            }
        }
    }

    /** A lower limit for the nodes of the chains that a node rests on. */
    int leastNested(int node) {
        return hasNested ? leastNested[numbers.of(node)] : 0;
    }

    /** A candidate that is on would be off because of a parent. */
    void clashOff(int candidate, int parent) {
        from[numbers.of(CLASH)] = parent + 1;
        clash(parent);
        clashNode = candidate + OFF;
        clashOther = candidate;
    }

    /** A candidate that is off would be on because it is the last one. */
    void clashOn(int candidate, int parent, int cause, int gone) {
        from[numbers.of(CLASH)] = parent + 1 | cause << PARENT_BITS | gone << GONE_AT;
        clash(parent);
        clashNode = candidate;
        clashOther = candidate + OFF;
    }

    private void clash(int parent) {
        least[numbers.of(CLASH)] = least[numbers.of(parent)] + 1;
        if (hasNested) {
            leastNested[numbers.of(CLASH)] = leastNested(parent);
        }
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

    /** Why a node is on: its cell 0, its box 1, its row 2, its column 3; -1 if it was assumed. */
    int cause(int node) {
        return from[numbers.of(node)] < 0 ? -1 : from[numbers.of(node)] >>> PARENT_BITS & 3;
    }

    int least(int node) {
        return least[numbers.of(node)];
    }

    /** Whether a node has a list of parents. */
    boolean hasList(int node) {
        return from[numbers.of(node)] <= FIRST_LIST;
    }

    /** The number of parents in the list of a node. */
    int listSize(int node) {
        return pool[FIRST_LIST - from[numbers.of(node)]];
    }

    int listed(int node, int i) {
        return pool[FIRST_LIST - from[numbers.of(node)] + 1 + i];
    }

    /** The parent of a node without a list, -1 if it was assumed. */
    int parent(int node) {
        return from[numbers.of(node)] < 0 ? -1 : (from[numbers.of(node)] & (1 << PARENT_BITS) - 1) - 1;
    }

    /** What was gone when a node without a list came. */
    int gone(int node) {
        return from[numbers.of(node)] < 0 ? 0 : from[numbers.of(node)] >>> GONE_AT;
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
