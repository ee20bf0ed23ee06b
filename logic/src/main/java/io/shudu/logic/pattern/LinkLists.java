package io.shudu.logic.pattern;

import java.util.Arrays;

/**
 * The consequences of each literal, one list after the other in one array: whoever follows links reads it from left to
 * right. Links are added literal by literal; or in any order, on top of the lists of another graph.
 */
final class LinkLists {
    private int[] begin = new int[0];
    private int[] end = new int[0];
    private int[] targets = new int[4096];
    private int size;

    private int[] extraFrom = new int[256];
    private int[] extraTo = new int[256];
    private int extras;

    /** Removes all links. */
    void clear(int literals) {
        makeRoom(literals);
        Arrays.fill(begin, 0, literals, 0);
        Arrays.fill(end, 0, literals, 0);
        size = 0;
        extras = 0;
    }

    private void makeRoom(int literals) {
        if (begin.length < literals) {
            begin = new int[literals];
            end = new int[literals];
        }
    }

    /** Says that the links of a literal follow. */
    void begin(int literal) {
        begin[literal] = size;
    }

    /** Adds a link of the literal in hand. */
    void add(int target) {
        if (size == targets.length) {
            targets = Arrays.copyOf(targets, 2 * size);
        }
        targets[size++] = target;
    }

    /** Says that a literal has all its links. */
    void end(int literal) {
        end[literal] = size;
    }

    /** Notes a link that comes on top of another graph. */
    void addExtra(int from, int to) {
        if (extras == extraFrom.length) {
            extraFrom = Arrays.copyOf(extraFrom, 2 * extras);
            extraTo = Arrays.copyOf(extraTo, 2 * extras);
        }
        extraFrom[extras] = from;
        extraTo[extras++] = to;
    }

    /** Takes the links of another graph, and those that were noted after them, for so many literals. */
    void extend(LinkLists other, int otherLiterals, int literals) {
        makeRoom(literals);
        Arrays.fill(end, 0, literals, 0);
        for (int i = 0; i < extras; i++) {
            end[extraFrom[i]]++;
        }
        int needed = other.size + extras;
        if (targets.length < needed) {
            targets = new int[2 * needed];
        }
        size = 0;
        for (int literal = 0; literal < literals; literal++) {
            int room = end[literal];
            begin[literal] = size;
            if (literal < otherLiterals) {
                for (int link = other.begin[literal]; link < other.end[literal]; link++) {
                    targets[size++] = other.targets[link];
                }
            }
            end[literal] = size;
            size += room;
        }
        for (int i = 0; i < extras; i++) {
            targets[end[extraFrom[i]]++] = extraTo[i];
        }
        extras = 0;
    }

    int[] firstLinks() {
        return begin;
    }

    int[] endsOfLinks() {
        return end;
    }

    int[] targets() {
        return targets;
    }
}
