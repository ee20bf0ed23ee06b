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
    /** Ten times as many as any puzzle was seen to have. The searches in such a crowd would never end. */
    private static final int MAX_LINKS = 1 << 15;

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

    private int[] backBegin = new int[2];

    /** The sets in groups by digit and first cell with this digit, and their cells with it in the first plane. */
    private int[] members = new int[0];

    private int[] held = new int[0];
    /** Where each group begins, without sets that are done with, and ends. */
    private final int[] head;

    private final int[] end;
    /** For each digit and plane the groups that are not empty. */
    private final int[] open;

    private final int maxPlanes;

    /** The digits that link the set in hand to each later one, and which sets these are. */
    private int[] linking = new int[0];

    private int[] linked = new int[0];
    private int linkedCount;

    private SetLinks(Position position) {
        this.position = position;
        sets = AlmostLockedSets.of(position);
        clock = position.clock() - 1;
        maxPlanes = (position.layout().cellCount() + 31) >>> 5;
        open = new int[position.layout().side() * maxPlanes];
        head = new int[open.length << 5];
        end = new int[open.length << 5];
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
            linked = new int[2 * n];
        }
        sortByFirstCell();
        count = 0;
        for (int set = 0; set < n; set++) {
            begin[set] = count;
            linkedCount = 0;
            for (int rest = sets.reach(set); rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest) + 1;
                leave(group(set, digit));
                noteLinks(set, digit);
            }
            addLinks(set);
        }
        begin[n] = count;
        turnBack();
    }

    /** Groups the sets, for each digit by which they reach out, by their first cell with this digit. */
    private void sortByFirstCell() {
        int total = 0;
        Arrays.fill(end, 0);
        Arrays.fill(open, 0);
        for (int set = 0; set < sets.count(); set++) {
            for (int rest = sets.reach(set); rest != 0; rest &= rest - 1) {
                end[group(set, Integer.numberOfTrailingZeros(rest) + 1)]++;
                total++;
            }
        }
        if (members.length < total) {
            members = new int[2 * total];
            held = new int[2 * total];
        }
        int at = 0;
        for (int group = 0; group < end.length; group++) {
            if (end[group] > 0) {
                open[group >>> 5] |= 1 << group;
            }
            head[group] = at;
            at += end[group];
            end[group] = head[group];
        }
        for (int set = 0; set < sets.count(); set++) {
            for (int rest = sets.reach(set); rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest) + 1;
                int i = end[group(set, digit)]++;
                members[i] = set;
                held[i] = sets.own()[sets.at(set, digit)];
            }
        }
    }

    private int group(int set, int digit) {
        int at = sets.at(set, digit);
        int plane = 0;
        while (sets.own()[at + plane] == 0) {
            plane++;
        }
        return (((digit - 1) * maxPlanes + plane) << 5) + Integer.numberOfTrailingZeros(sets.own()[at + plane]);
    }

    /** The first set of a group leaves it; from here on, only later sets are of interest. */
    private void leave(int group) {
        if (++head[group] == end[group]) {
            open[group >>> 5] &= ~(1 << group);
        }
    }

    private void noteLinks(int set, int digit) {
        int at = sets.at(set, digit);
        int unseen = ~sets.seen()[at];
        for (int plane = 0; plane < sets.planes(); plane++) {
            int word = (digit - 1) * maxPlanes + plane;
            for (int rest = sets.seen()[at + plane] & open[word]; rest != 0; rest &= rest - 1) {
                int group = (word << 5) + Integer.numberOfTrailingZeros(rest);
                for (int i = head[group]; i < end[group]; i++) {
                    if ((held[i] & unseen) == 0) {
                        noteLink(at, members[i], digit);
                    }
                }
            }
        }
    }

    private void noteLink(int at, int other, int digit) {
        if (sets.planes() > 1 && !seesFurther(at, sets.at(other, digit))) {
            return;
        }
        if (linking[other] == 0) {
            linked[linkedCount++] = other;
        }
        linking[other] |= 1 << (digit - 1);
    }

    /** Whether a set sees another in the planes after the first. */
    private boolean seesFurther(int at, int atOther) {
        int unseen = 0;
        for (int plane = 1; plane < sets.planes(); plane++) {
            unseen |= sets.own()[atOther + plane] & ~sets.seen()[at + plane];
        }
        return unseen == 0;
    }

    private void addLinks(int set) {
        if (count + linkedCount > from.length) {
            from = Arrays.copyOf(from, 2 * (count + linkedCount));
            to = Arrays.copyOf(to, from.length);
            digits = Arrays.copyOf(digits, from.length);
        }
        for (int i = 0; i < linkedCount; i++) {
            int other = linked[i];
            int by = linking[other];
            linking[other] = 0;
            if (count < MAX_LINKS && (overlap || !sets.cells(set).meets(sets.cells(other)))) {
                int place = count++;
                while (place > begin[set] && to[place - 1] > other) {
                    to[place] = to[place - 1];
                    digits[place] = digits[place - 1];
                    place--;
                }
                from[count - 1] = set;
                to[place] = other;
                digits[place] = Integer.lowestOneBit(by) | Integer.highestOneBit(by);
            }
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
