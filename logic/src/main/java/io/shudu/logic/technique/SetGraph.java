package io.shudu.logic.technique;

import io.shudu.logic.pattern.SetLinks;
import java.util.Arrays;

/**
 * What follows when almost locked sets lose digits. A node is a set that loses something: it keeps all its other
 * digits, so that the sets to which these link it lose them.
 *
 * <p>Nodes count from 0, in the order of their sets. The links lead to later sets only, if not asked for both ways; so
 * what follows from a node are later nodes.
 */
final class SetGraph {
    private final boolean bothWays;
    private SetLinks links;
    private int count;
    private int[] set = new int[256];
    private int[] lost = new int[256];
    private int[] begin = new int[1];
    /** For each link, the nodes of the set it leads to that lose its first digit, its last digit, or both. */
    private int[] there = new int[0];

    private int[] back = new int[0];

    /** A graph of some links. */
    SetGraph(SetLinks links, boolean bothWays) {
        this.bothWays = bothWays;
        this.links = links;
    }

    /** Becomes the graph of other links, or of links that have changed. */
    void set(SetLinks other) {
        links = other;
        int sets = links.sets().count();
        if (begin.length <= sets) {
            begin = new int[2 * sets + 1];
        }
        if (there.length < 3 * links.count()) {
            there = new int[6 * links.count()];
            back = new int[bothWays ? there.length : 0];
        }
        count = 0;
        for (int one = 0; one < sets; one++) {
            begin[one] = count;
            for (int i = 0; i < links.backCount(one); i++) {
                enter(one, links.back(one, i), there);
            }
            for (int link = links.begin(one); bothWays && link < links.end(one); link++) {
                enter(one, link, back);
            }
        }
        begin[sets] = count;
    }

    private void enter(int one, int link, int[] ends) {
        int by = links.digits(link);
        int first = Integer.lowestOneBit(by);
        ends[3 * link] = node(one, first);
        ends[3 * link + 1] = by == first ? ends[3 * link] : node(one, by ^ first);
        ends[3 * link + 2] = by == first ? ends[3 * link] : node(one, by);
    }

    private int node(int one, int digits) {
        for (int node = begin[one]; node < count; node++) {
            if (lost[node] == digits) {
                return node;
            }
        }
        if (count == set.length) {
            set = Arrays.copyOf(set, 2 * count);
            lost = Arrays.copyOf(lost, 2 * count);
        }
        set[count] = one;
        lost[count] = digits;
        return count++;
    }

    /** Number of nodes. */
    int count() {
        return count;
    }

    /** The set of a node. */
    int set(int node) {
        return set[node];
    }

    /** The digits, as bits, that the set of a node loses. */
    int lost(int node) {
        return lost[node];
    }

    /** The first node of a set. */
    int begin(int one) {
        return begin[one];
    }

    /** One more than the last node of a set. */
    int end(int one) {
        return begin[one + 1];
    }

    /**
     * What follows over a link if the set that it comes from, or goes to if it is taken back, has one of its digits.
     */
    int first(int link, int digit, boolean backwards) {
        int by = 1 << (digit - 1);
        return (backwards ? back : there)[3 * link + (by == Integer.lowestOneBit(links.digits(link)) ? 0 : 1)];
    }

    /** What follows from a node over a link from its set, -1 if nothing does. */
    int next(int node, int link) {
        return next(node, link, there);
    }

    /** What follows from a node over a link to its set, taken back, -1 if nothing does. */
    int nextBack(int node, int link) {
        return next(node, link, back);
    }

    /** The set needs one digit to lose; if it loses two, the first counts. */
    private int next(int node, int link, int[] ends) {
        int digits = links.digits(link);
        int by = digits & ~Integer.lowestOneBit(lost[node]);
        if (by == 0) {
            return -1;
        }
        return ends[3 * link + (by == digits ? 2 : by == Integer.lowestOneBit(digits) ? 0 : 1)];
    }
}
