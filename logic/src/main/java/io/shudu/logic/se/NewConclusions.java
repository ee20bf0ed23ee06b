package io.shudu.logic.se;

import java.util.Arrays;

/**
 * Tells for all nodes at once from which of them more follows on a board that is part of a larger one. Something new
 * can follow only where a cell or house has lost candidates: if a node leaves at most one of those that are left there,
 * and that one was not on already. So for each candidate it keeps by which nodes it is off, and by which it is on, on
 * the larger board. A set of nodes takes few words, and this class is no part of the game's engine, so the words are
 * long.
 */
final class NewConclusions {
    private static final int GROUPS = Houses.CELLS + 9 * Houses.COUNT;
    private static final int MOST_WORDS = (2 * Houses.CANDIDATES + 63) / 64;

    private final Houses houses;
    private final Numbers numbers = new Numbers();
    private Board larger;
    private int words;
    /** By number of a candidate: the nodes that turn it on, and those that turn it off. */
    private final long[] onBy = new long[Houses.CANDIDATES * MOST_WORDS];

    private final long[] offBy = new long[Houses.CANDIDATES * MOST_WORDS];
    /** The nodes that lead to a contradiction on the larger board. */
    private final long[] clashing = new long[MOST_WORDS];
    /** The nodes from which more follows. */
    private final long[] more = new long[MOST_WORDS];

    /** The candidates of a cell or house that has lost some. */
    private final int[] group = new int[Houses.SIDE];
    /** Such groups one behind the other, as far as some node leaves at most one: their candidates, and those nodes. */
    private final int[] members = new int[4 * Houses.CANDIDATES];

    private final int[] ends = new int[GROUPS];
    private final long[] forcing = new long[GROUPS * MOST_WORDS];
    private int groups;

    NewConclusions(Houses houses) {
        this.houses = houses;
        larger = new Board(houses);
    }

    /** Takes over all that follows on the larger board. */
    void start(Board board, Consequences known) {
        larger = board;
        numbers.look(board);
        words = (2 * numbers.count() + 63) >>> 6;
        Arrays.fill(onBy, 0, numbers.count() * words, 0);
        Arrays.fill(offBy, 0, numbers.count() * words, 0);
        Arrays.fill(clashing, 0, words, 0);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                takeOver(known, candidate);
                takeOver(known, candidate + Outcome.OFF);
            }
        }
    }

    private void takeOver(Consequences known, int node) {
        int number = numbers.of(node);
        if (known.isClash(node)) {
            clashing[number >>> 6] |= 1L << number;
            return;
        }
        for (int word = 0; word < Consequences.WORDS; word++) {
            mark(onBy, known.on[node * Consequences.WORDS + word], word, number);
            mark(offBy, known.off[node * Consequences.WORDS + word], word, number);
        }
    }

    private void mark(long[] by, int cells, int word, int node) {
        for (int rest = cells; rest != 0; rest &= rest - 1) {
            int candidate = (word % 3 * 27 + Integer.numberOfTrailingZeros(rest)) * 9 + word / 3;
            by[numbers.of(candidate) * words + (node >>> 6)] |= 1L << node;
        }
    }

    /** Looks at a board that is part of the larger one. */
    void look(Board board) {
        System.arraycopy(clashing, 0, more, 0, words);
        groups = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digits = board.candidates[cell];
            if (digits != larger.candidates[cell] && (digits & digits - 1) != 0) {
                int size = 0;
                for (int rest = digits; rest != 0; rest &= rest - 1) {
                    group[size++] = cell * 9 + Integer.numberOfTrailingZeros(rest);
                }
                addForced(size);
            }
        }
        for (int i = 0; i < board.places.length; i++) {
            int places = board.places[i];
            if (places != larger.places[i] && (places & places - 1) != 0) {
                int size = 0;
                for (int rest = places; rest != 0; rest &= rest - 1) {
                    int cell = houses.cellAt[i - i % 9 + Integer.numberOfTrailingZeros(rest)];
                    group[size++] = cell * 9 + i % 9;
                }
                addForced(size);
            }
        }
    }

    /** Adds the nodes that leave nothing of a group, or one candidate that they do not turn on. */
    private void addForced(int size) {
        long anyNode = 0;
        for (int word = 0; word < words; word++) {
            long any = 0;
            long several = 0;
            long isOn = 0;
            for (int i = 0; i < size; i++) {
                int at = numbers.of(group[i]) * words + word;
                long left = ~offBy[at];
                several |= any & left;
                any |= left;
                isOn |= onBy[at];
            }
            long nodes = ~several & ~isOn;
            more[word] |= nodes;
            forcing[groups * words + word] = nodes;
            anyNode |= nodes;
        }
        if (anyNode != 0) {
            int first = groups == 0 ? 0 : ends[groups - 1];
            System.arraycopy(group, 0, members, first, size);
            ends[groups++] = first + size;
        }
    }

    /**
     * Passes on all groups of which a node leaves at most one candidate that is not on. Answers whether one is empty.
     */
    boolean pass(int node, Consequences taker) {
        int number = numbers.of(node);
        boolean empty = false;
        int first = 0;
        for (int i = 0; i < groups && !empty; i++) {
            if ((forcing[i * words + (number >>> 6)] >>> number & 1) != 0) {
                empty = taker.leavesNone(node, members, first, ends[i]);
            }
            first = ends[i];
        }
        return empty;
    }

    /** Whether more follows from a node. */
    boolean follow(int node) {
        int number = numbers.of(node);
        return (more[number >>> 6] >>> number & 1) != 0;
    }
}
