package io.shudu.logic.pattern;

import io.shudu.logic.position.Position;
import java.util.Arrays;

/**
 * The links between the almost locked sets of a position. Two sets are linked by a digit if all its places in one set
 * see all its places in the other: only one of them can have it. Such a digit is called a restricted common.
 *
 * <p>The links count from 0. Each goes from a set to a later one; they are in the order of the sets that they come
 * from, then of those that they go to.
 */
public final class SetLinks {
    private final Position position;
    private int clock;
    private boolean overlap;
    private AlmostLockedSets sets;

    private int count;
    private int[] from = new int[256];
    private int[] to = new int[256];
    private int[] digits = new int[256];
    /** The first link from each set. */
    private int[] begin = new int[1];
    /** The links to each set, one set after the other, and where each begins. */
    private int[] back = new int[256];

    private int[] backBegin = new int[1];

    /** For each digit and cell number the last set whose first cell with this digit it is, plus one. */
    private final int[][] last;
    /** For each digit and set the set before it with the same first cell, plus one. */
    private final int[][] previous;
    /** The digits that link the set in hand to each other one. */
    private int[] linking = new int[0];

    private int[] touched = new int[0];

    private SetLinks(Position position) {
        this.position = position;
        sets = AlmostLockedSets.of(position);
        clock = position.clock() - 1;
        last = new int[position.layout().side()][position.layout().cellCount()];
        previous = new int[position.layout().side()][0];
    }

    /**
     * The links of a position as it is now. They stay as they are until somebody asks again after a change.
     *
     * @param overlap whether linked sets may share cells that do not have the linking digit
     */
    public static SetLinks of(Position position, boolean overlap) {
        SetLinks links = position.shared(SetLinks.class, SetLinks::new);
        if (links.clock != position.clock() || links.overlap != overlap) {
            links.clock = position.clock();
            links.overlap = overlap;
            links.collect();
        }
        return links;
    }

    private void collect() {
        sets = AlmostLockedSets.of(position);
        int n = sets.count();
        if (begin.length <= n) {
            begin = new int[2 * n + 1];
            backBegin = new int[2 * n + 2];
            linking = new int[2 * n];
            touched = new int[(2 * n + 31) >>> 5];
            for (int i = 0; i < previous.length; i++) {
                previous[i] = new int[2 * n];
            }
        }
        sortByFirstCell();
        count = 0;
        for (int set = 0; set < n; set++) {
            begin[set] = count;
            for (int rest = sets.reach(set); rest != 0; rest &= rest - 1) {
                noteLinks(set, Integer.numberOfTrailingZeros(rest) + 1);
            }
            addLinks(set);
        }
        begin[n] = count;
        turnBack();
    }

    private void sortByFirstCell() {
        int[] own = sets.own();
        for (int[] ofDigit : last) {
            Arrays.fill(ofDigit, 0);
        }
        for (int set = 0; set < sets.count(); set++) {
            for (int rest = sets.reach(set); rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest);
                int at = sets.at(set, digit + 1);
                int plane = 0;
                while (own[at + plane] == 0) {
                    plane++;
                }
                int first = (plane << 5) + Integer.numberOfTrailingZeros(own[at + plane]);
                previous[digit][set] = last[digit][first];
                last[digit][first] = set + 1;
            }
        }
    }

    private void noteLinks(int set, int digit) {
        int[] ofDigit = last[digit - 1];
        int[] before = previous[digit - 1];
        int[] own = sets.own();
        int[] seen = sets.seen();
        int planes = sets.planes();
        int at = sets.at(set, digit);
        for (int plane = 0; plane < planes; plane++) {
            for (int rest = seen[at + plane]; rest != 0; rest &= rest - 1) {
                int other = ofDigit[(plane << 5) + Integer.numberOfTrailingZeros(rest)] - 1;
                while (other > set) {
                    int atOther = sets.at(other, digit);
                    if ((own[atOther] & ~seen[at]) == 0 && (planes == 1 || seesFurther(at, atOther))) {
                        linking[other] |= 1 << (digit - 1);
                        touched[other >>> 5] |= 1 << other;
                    }
                    other = before[other] - 1;
                }
            }
        }
    }

    /** Whether a set sees the other in the planes after the first. */
    private boolean seesFurther(int at, int atOther) {
        int unseen = sets.own()[atOther + 1] & ~sets.seen()[at + 1];
        for (int plane = 2; plane < sets.planes(); plane++) {
            unseen |= sets.own()[atOther + plane] & ~sets.seen()[at + plane];
        }
        return unseen == 0;
    }

    private void addLinks(int set) {
        for (int i = set >>> 5; i < (sets.count() + 31) >>> 5; i++) {
            for (int rest = touched[i]; rest != 0; rest &= rest - 1) {
                int other = (i << 5) + Integer.numberOfTrailingZeros(rest);
                if (overlap || !sets.cells(set).meets(sets.cells(other))) {
                    if (count == from.length) {
                        from = Arrays.copyOf(from, 2 * count);
                        to = Arrays.copyOf(to, 2 * count);
                        digits = Arrays.copyOf(digits, 2 * count);
                    }
                    from[count] = set;
                    to[count] = other;
                    digits[count++] = Integer.lowestOneBit(linking[other]) | Integer.highestOneBit(linking[other]);
                }
                linking[other] = 0;
            }
            touched[i] = 0;
        }
    }

    /** Sorts the links by the sets that they go to. */
    private void turnBack() {
        int n = sets.count();
        if (back.length < count) {
            back = new int[from.length];
        }
        Arrays.fill(backBegin, 0, n + 2, 0);
        for (int link = 0; link < count; link++) {
            backBegin[to[link] + 2]++;
        }
        for (int set = 0; set < n; set++) {
            backBegin[set + 2] += backBegin[set + 1];
        }
        for (int link = 0; link < count; link++) {
            back[backBegin[to[link] + 1]++] = link;
        }
    }

    /** The sets that are linked. */
    public AlmostLockedSets sets() {
        return sets;
    }

    /** Number of links. */
    public int count() {
        return count;
    }

    /** The set that a link comes from. */
    public int from(int link) {
        return from[link];
    }

    /** The later set that a link goes to. */
    public int to(int link) {
        return to[link];
    }

    /** The digits of a link, as bits: one or two. In a sound position there are no more, in others only two count. */
    public int digits(int link) {
        return digits[link];
    }

    /** The first link from a set. */
    public int begin(int set) {
        return begin[set];
    }

    /** One more than the last link from a set. */
    public int end(int set) {
        return begin[set + 1];
    }

    /** Number of links to a set. */
    public int backCount(int set) {
        return backBegin[set + 1] - backBegin[set];
    }

    /** One of the links to a set, in ascending order. */
    public int back(int set, int i) {
        return back[backBegin[set] + i];
    }
}
