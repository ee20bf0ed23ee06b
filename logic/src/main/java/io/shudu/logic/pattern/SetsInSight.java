package io.shudu.logic.pattern;

import io.shudu.logic.position.Position;
import java.util.Arrays;

/** For each candidate of a position the almost locked sets that lose its digit if it is true. */
public final class SetsInSight {
    private final int side;
    private int clock;
    /** Where the sets of each candidate begin; the next candidate's follow. */
    private final int[] begin;

    private int[] found = new int[256];

    private SetsInSight(Position position) {
        side = position.layout().side();
        clock = position.clock() - 1;
        begin = new int[position.layout().cellCount() * side + 2];
    }

    /** The sets in sight of the candidates of a position as it is now, until somebody asks again after a change. */
    public static SetsInSight of(Position position) {
        SetsInSight sight = position.shared(SetsInSight.class, SetsInSight::new);
        if (sight.clock != position.clock()) {
            sight.clock = position.clock();
            sight.collect(AlmostLockedSets.of(position));
        }
        return sight;
    }

    private void collect(AlmostLockedSets sets) {
        Arrays.fill(begin, 0);
        visit(sets, true);
        for (int i = 2; i < begin.length; i++) {
            begin[i] += begin[i - 1];
        }
        if (found.length < begin[begin.length - 1]) {
            found = new int[2 * begin[begin.length - 1]];
        }
        visit(sets, false);
    }

    /** Counts the sets of each candidate, or puts them in their places. */
    private void visit(AlmostLockedSets sets, boolean counting) {
        for (int set = 0; set < sets.count(); set++) {
            for (int digits = sets.reach(set); digits != 0; digits &= digits - 1) {
                int digit = Integer.numberOfTrailingZeros(digits) + 1;
                for (int plane = 0; plane < sets.planes(); plane++) {
                    for (int rest = sets.peers(set, digit, plane); rest != 0; rest &= rest - 1) {
                        int candidate = candidate(sets.cell(digit, plane, Integer.numberOfTrailingZeros(rest)), digit);
                        if (counting) {
                            begin[candidate + 2]++;
                        } else {
                            found[begin[candidate + 1]++] = set;
                        }
                    }
                }
            }
        }
    }

    private int candidate(int cell, int digit) {
        return cell * side + digit - 1;
    }

    /** Number of sets in sight of a candidate. */
    public int count(int cell, int digit) {
        int candidate = candidate(cell, digit);
        return begin[candidate + 1] - begin[candidate];
    }

    /** One of the sets in sight of a candidate, in ascending order. */
    public int set(int cell, int digit, int i) {
        return found[begin[candidate(cell, digit)] + i];
    }
}
