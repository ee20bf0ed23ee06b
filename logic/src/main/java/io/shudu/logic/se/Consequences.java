package io.shudu.logic.se;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What follows from each node of a board if conclusions may rest on several others, without the ways. It tells where
 * there are dynamic chains, far cheaper than to look for them.
 *
 * <p>Whether a node leads to a contradiction does not depend on the order of conclusions, and without one neither does
 * all that follows from it. So conclusions are drawn on whole sets at once: which cells of a digit are the last ones of
 * their rows, columns and boxes. Sets of candidates are sets of cells digit by digit, each in three bands of 27 bits.
 */
final class Consequences {
    static final int WORDS = 27;
    private static final int NINE = 0x1ff;
    /** Times this, the nine columns of a row are those of all three rows of a band. */
    private static final int ROWS = 0x40201;

    /** By the places of a row: all of it if there is just one. */
    private static final int[] LONELY = new int[512];
    /** By columns of a band: the columns of the boxes that have just one of them. */
    private static final int[] LONELY_BOXES = new int[512];
    /** By columns of a band: the columns of the boxes that have any of them. */
    private static final int[] ANY_BOXES = new int[512];

    static {
        for (int set = 0; set < 512; set++) {
            LONELY[set] = Integer.bitCount(set) == 1 ? NINE : 0;
            for (int box = 0b111; box <= NINE; box <<= 3) {
                LONELY_BOXES[set] |= Integer.bitCount(set & box) == 1 ? box : 0;
                ANY_BOXES[set] |= (set & box) != 0 ? box : 0;
            }
        }
    }

    private final Houses houses;
    private Board board;
    /** Where each digit is possible. */
    private final int[] possible = new int[WORDS];
    /** The cells of rows and of boxes in which a digit has two places or more; by digit, such columns. */
    private final int[] inRows = new int[WORDS];

    private final int[] inBoxes = new int[WORDS];
    private final int[] columns = new int[9];
    /** The cells with two candidates or more. */
    private final int[] open = new int[3];
    /** By node: what is on and what is off. */
    final int[] on = new int[Outcome.CLASH * WORDS];

    final int[] off = new int[Outcome.CLASH * WORDS];
    /** By node: whether it is known what follows, and whether that is a contradiction. */
    private final boolean[] known = new boolean[Outcome.CLASH];

    private final boolean[] clash = new boolean[Outcome.CLASH];
    /** By node: whether just that follows which follows on the larger board, as far as it is still there. */
    private final boolean[] same = new boolean[Outcome.CLASH];

    private final int[] fresh = new int[WORDS];
    /** The words of it that have anything. */
    private int freshWords;
    /** Whether what is known of other nodes may not be taken over. */
    private boolean alone;
    /** The digits whose places have changed. */
    private int changed;
    /** What follows on the larger board, null if there is none, and where more follows here. */
    private @Nullable Consequences larger;

    private @Nullable NewConclusions newConclusions;
    /** The candidates of a part that are in cells with two or more. */
    private final int[] alive = new int[WORDS];

    private final int[] commonOn = new int[WORDS];
    private final int[] commonOff = new int[WORDS];

    Consequences(Houses houses) {
        this.houses = houses;
        board = new Board(houses);
        Arrays.fill(alive, -1);
    }

    /**
     * From now on all boards are what is left of a larger board when all conclusions were drawn from something, without
     * a contradiction. Then whatever follows there follows here as well, as far as it is still there. And nothing is
     * the same for all candidates of a cell or house there, so it is so here only if there is something more.
     */
    void restOn(Consequences ofLarger, NewConclusions where) {
        larger = ofLarger;
        newConclusions = where;
    }

    /** Looks at a board; what follows from its nodes is worked out when it is asked for. */
    void look(Board position) {
        board = position;
        Arrays.fill(known, false);
        Arrays.fill(possible, 0);
        Arrays.fill(open, 0);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digits = board.candidates[cell];
            int bit = 1 << cell % 27;
            for (int rest = digits; rest != 0; rest &= rest - 1) {
                possible[Integer.numberOfTrailingZeros(rest) * 3 + cell / 27] |= bit;
            }
            open[cell / 27] |= (digits & digits - 1) != 0 ? bit : 0;
        }
        for (int digit = 0; digit < 9; digit++) {
            int any = 0;
            int several = 0;
            for (int word = digit * 3; word < digit * 3 + 3; word++) {
                int first = possible[word] & NINE;
                int second = possible[word] >>> 9 & NINE;
                int third = possible[word] >>> 18;
                inRows[word] = severalOf(first) | severalOf(second) << 9 | severalOf(third) << 18;
                int once = first | second | third;
                int twice = (first & second) | ((first | second) & third);
                inBoxes[word] = ((ANY_BOXES[once] & ~LONELY_BOXES[once]) | ANY_BOXES[twice]) * ROWS;
                several |= twice | (any & once);
                any |= once;
            }
            columns[digit] = several;
        }
        if (larger != null && newConclusions != null) {
            newConclusions.look(board);
            for (int word = 0; word < WORDS; word++) {
                alive[word] = possible[word] & open[word % 3];
            }
        }
    }

    private static int severalOf(int row) {
        return (row & row - 1) != 0 ? NINE : 0;
    }

    /** Whether a node leads to a contradiction. */
    boolean isClash(int node) {
        if (!known[node]) {
            follow(node);
        }
        return clash[node];
    }

    /**
     * Whether several nodes lead to something in common.
     *
     * @param nodes none of them leads to a contradiction, or it was {@linkplain #cut cut}
     */
    boolean haveCommon(int[] nodes, int count) {
        for (int i = 0; i < count; i++) {
            if (!known[nodes[i]]) {
                follow(nodes[i]);
            }
        }
        System.arraycopy(source(nodes[0]).on, nodes[0] * WORDS, commonOn, 0, WORDS);
        System.arraycopy(source(nodes[0]).off, nodes[0] * WORDS, commonOff, 0, WORDS);
        // What is taken over may have more that is no longer there.
        int any = -1;
        for (int i = 1; i < count && any != 0; i++) {
            any = keepCommon(source(nodes[i]), nodes[i] * WORDS);
        }
        return any != 0;
    }

    private Consequences source(int node) {
        return larger != null && same[node] ? larger : this;
    }

    private int keepCommon(Consequences from, int at) {
        int any = 0;
        for (int word = 0; word < WORDS; word++) {
            commonOn[word] &= from.on[at + word];
            commonOff[word] &= from.off[at + word];
            any |= (commonOn[word] | commonOff[word]) & alive[word];
        }
        return any;
    }

    /** Whether more follows from one of several nodes than on the larger board. */
    boolean haveMore(int[] nodes, int count) {
        boolean any = false;
        for (int i = 0; i < count; i++) {
            any |= isClash(nodes[i]) || !same[nodes[i]];
        }
        return any;
    }

    /** Up to a contradiction the order does matter: takes over what was really concluded. */
    void cut(Outcome outcome, int node) {
        int at = node * WORDS;
        Arrays.fill(on, at, at + WORDS, 0);
        Arrays.fill(off, at, at + WORDS, 0);
        for (int i = 0; i < outcome.onCount; i++) {
            mark(on, at, outcome.on[i]);
        }
        for (int i = 0; i < outcome.offCount; i++) {
            mark(off, at, outcome.off[i]);
        }
    }

    private void mark(int[] set, int at, int candidate) {
        set[at + houses.wordOf[candidate]] |= houses.maskOf[candidate];
    }

    private void follow(int node) {
        int at = node * WORDS;
        boolean part = larger != null && !larger.isClash(node);
        same[node] = part && isSame(node);
        if (same[node]) {
            known[node] = true;
            clash[node] = false;
            return;
        }
        if (part && larger != null) {
            for (int word = 0; word < WORDS; word++) {
                on[at + word] = larger.on[at + word] & alive[word];
                off[at + word] = larger.off[at + word] & alive[word];
            }
            known[node] = true;
            changed = 0;
            boolean fails = newConclusions != null && newConclusions.pass(node, this);
            clash[node] = fails || takeFresh(at) || contradicts(at) || drawn(at);
            if (clash[node]) {
                Arrays.fill(fresh, 0);
                freshWords = 0;
            }
            return;
        }
        Arrays.fill(on, at, at + WORDS, 0);
        Arrays.fill(off, at, at + WORDS, 0);
        if (node >= Outcome.OFF && !hasStrong(node - Outcome.OFF)) {
            mark(off, at, node - Outcome.OFF);
            known[node] = true;
            clash[node] = false;
            return;
        }
        changed = 0;
        boolean fails = false;
        if (node < Outcome.OFF) {
            fails = isOn(node, at);
        } else {
            mark(off, at, node - Outcome.OFF);
            changed = 1 << houses.digitOf[node - Outcome.OFF];
        }
        known[node] = true;
        clash[node] = fails || drawn(at);
    }

    /** Takes the last candidate that a node leaves of a group. Answers whether it leaves none. */
    boolean leavesNone(int node, int[] group, int from, int to) {
        int at = node * WORDS;
        boolean none = true;
        for (int i = from; i < to; i++) {
            int word = houses.wordOf[group[i]];
            if ((off[at + word] & houses.maskOf[group[i]]) == 0) {
                takeLast(word, houses.maskOf[group[i]], at);
                none = false;
            }
        }
        return none;
    }

    private boolean isSame(int node) {
        return newConclusions != null && !newConclusions.follow(node);
    }

    /** Whether something is on if a candidate is off. */
    private boolean hasStrong(int candidate) {
        int others = board.candidates[houses.cellOf[candidate]];
        boolean two = Integer.bitCount(others) == 2;
        for (int i = candidate * 3; i < candidate * 3 + 3; i++) {
            two |= Integer.bitCount(board.places[houses.placesOf[i]]) == 2;
        }
        return two;
    }

    /** Takes what a node leaves of its board. */
    void leave(int node, Board source, Board left) {
        left.copyCandidates(source);
        for (int word = 0; word < WORDS; word++) {
            for (int rest = off[node * WORDS + word]; rest != 0; rest &= rest - 1) {
                left.remove(word % 3 * 27 + Integer.numberOfTrailingZeros(rest), word / 3);
            }
        }
    }

    /** One more candidate is off, if a node is as it is. */
    void turnOff(int node, int candidate) {
        mark(off, node * WORDS, candidate);
        changed |= 1 << houses.digitOf[candidate];
    }

    /** Draws conclusions from what was turned off. Answers whether that leads to a contradiction. */
    boolean goOn(int node, boolean takesOver) {
        alone = !takesOver;
        clash[node] = contradicts(node * WORDS) || drawn(node * WORDS);
        alone = false;
        changed = 0;
        return clash[node];
    }

    /** Draws conclusions from what has changed. Answers whether that leads to a contradiction. */
    private boolean drawn(int at) {
        boolean fails = false;
        while (changed != 0 && !fails) {
            fails = findLast(at) || takeFresh(at) || contradicts(at);
        }
        changed = 0;
        if (fails) {
            Arrays.fill(fresh, 0);
            freshWords = 0;
        }
        return fails;
    }

    private boolean contradicts(int at) {
        int both = 0;
        for (int word = at; word < at + WORDS; word++) {
            both |= on[word] & off[word];
        }
        return both != 0;
    }

    /** Collects what is the last one of a cell or house. Answers whether one of them has nothing left. */
    private boolean findLast(int at) {
        int missing = 0;
        int digits = changed;
        changed = 0;
        for (; digits != 0; digits &= digits - 1) {
            int digit = Integer.numberOfTrailingZeros(digits);
            int any = 0;
            int several = 0;
            for (int word = digit * 3; word < digit * 3 + 3; word++) {
                int left = possible[word] & ~off[at + word];
                int first = left & NINE;
                int second = left >>> 9 & NINE;
                int third = left >>> 18;
                int once = first | second | third;
                int twice = (first & second) | ((first | second) & third);
                several |= twice | (any & once);
                any |= once;
                int rows = LONELY[first] | LONELY[second] << 9 | LONELY[third] << 18;
                int boxes = (LONELY_BOXES[once] & ~ANY_BOXES[twice]) * ROWS;
                takeLast(word, left & ((rows & inRows[word]) | (boxes & inBoxes[word])), at);
                int nonEmptyRows =
                        (first != 0 ? NINE : 0) | (second != 0 ? NINE << 9 : 0) | (third != 0 ? NINE << 18 : 0);
                missing |= inRows[word] & ~nonEmptyRows;
                missing |= inBoxes[word] & ~(ANY_BOXES[once] * ROWS);
            }
            missing |= columns[digit] & ~any;
            int lonely = (any & ~several & columns[digit]) * ROWS;
            for (int word = digit * 3; word < digit * 3 + 3 && lonely != 0; word++) {
                takeLast(word, lonely & possible[word] & ~off[at + word], at);
            }
        }
        for (int band = 0; band < 3; band++) {
            int any = 0;
            int several = 0;
            for (int word = band; word < WORDS; word += 3) {
                int left = possible[word] & ~off[at + word];
                several |= any & left;
                any |= left;
            }
            missing |= open[band] & ~any;
            int lonely = any & ~several & open[band];
            for (int word = band; word < WORDS && lonely != 0; word += 3) {
                takeLast(word, lonely & possible[word] & ~off[at + word], at);
            }
        }
        return missing != 0;
    }

    private void takeLast(int word, int cells, int at) {
        int more = cells & ~on[at + word];
        fresh[word] |= more;
        freshWords |= more != 0 ? 1 << word : 0;
    }

    /** Lets what was collected be on. Answers whether that is a contradiction by itself. */
    private boolean takeFresh(int at) {
        for (; freshWords != 0; freshWords &= freshWords - 1) {
            int word = Integer.numberOfTrailingZeros(freshWords);
            int rest = fresh[word] & ~on[at + word];
            fresh[word] = 0;
            for (; rest != 0; rest &= rest - 1) {
                int cell = word % 3 * 27 + Integer.numberOfTrailingZeros(rest);
                if (isOn(cell * 9 + word / 3, at)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isOn(int candidate, int at) {
        int cell = houses.cellOf[candidate];
        int digit = houses.digitOf[candidate];
        if ((on[at + houses.wordOf[candidate]] & houses.maskOf[candidate]) != 0) {
            return false;
        }
        if (larger != null && isSame(candidate)) {
            takeOver(larger, candidate, at);
            return false;
        }
        if (known[candidate] && !alone) {
            if (!clash[candidate]) {
                takeOver(this, candidate, at);
            }
            return clash[candidate];
        }
        mark(on, at, candidate);
        for (int band = 0; band < 3; band++) {
            int word = digit * 3 + band;
            int more = possible[word] & houses.peerBits[cell * 3 + band] & ~off[at + word];
            off[at + word] |= more;
            changed |= more != 0 ? 1 << digit : 0;
        }
        int bit = 1 << cell % 27;
        for (int rest = board.candidates[cell] & ~(1 << digit); rest != 0; rest &= rest - 1) {
            int other = Integer.numberOfTrailingZeros(rest);
            int word = other * 3 + cell / 27;
            changed |= (off[at + word] & bit) == 0 ? 1 << other : 0;
            off[at + word] |= bit;
        }
        return false;
    }

    /** Adds all that follows from a candidate, here or on the larger board. */
    private void takeOver(Consequences from, int candidate, int at) {
        int first = candidate * WORDS;
        for (int word = 0; word < WORDS; word++) {
            int mask = from == this ? -1 : alive[word];
            int more = from.off[first + word] & mask & ~off[at + word];
            on[at + word] |= from.on[first + word] & mask;
            off[at + word] |= more;
            changed |= more != 0 ? 1 << (word / 3) : 0;
        }
    }
}
