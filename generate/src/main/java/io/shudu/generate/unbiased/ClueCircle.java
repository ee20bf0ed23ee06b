package io.shudu.generate.unbiased;

import io.shudu.core.grid.Geometry;
import io.shudu.core.solve.classic.SecondSolution;
import io.shudu.generate.internal.UnavoidableSets;
import java.util.Arrays;

/**
 * Thirty-two clues with one solution, set in a circle, from which clues go one after the other until a second solution
 * appears.
 *
 * <p>Whoever begins at a place of the circle takes away the clue before it, then the one before that, and so on. So
 * what is left is always a stretch that begins at the place. {@link #end} finds the last stretch with one solution and
 * whether it is minimal.
 *
 * <p>That takes one search on average instead of one for each clue, because all that searches found is kept. A set of
 * the clues is a word here. An unavoidable set leaves its <em>trace</em> in it: the clues that it has. The stretch must
 * reach the first clue of each trace; the longest way is where to stop, as far as is known. A clue that alone
 * represents a trace in the stretch is needed. If there is another, a search without it tells more: it has one
 * solution, so the stretch has one too but is not minimal, or else a new unavoidable set comes to light. Nor can a
 * stretch be minimal that has more than all the clues of a smaller set with one solution.
 */
final class ClueCircle {
    static final int COUNT = RandomClues.COUNT;

    private static final int CELLS = Geometry.CLASSIC.cellCount();

    private final SecondSolution second;
    private final UnavoidableSets sets;

    /** The cells of the clues, round the circle. */
    private final int[] cells = new int[COUNT];
    /** The place of each cell that is a clue. */
    private final int[] places = new int[CELLS];
    /** Words of all clues, and of some clues when a search begins. */
    private final int[] all = new int[3];

    private final int[] some = new int[3];

    /** Traces of unavoidable sets, none within another. */
    private int[] traces = new int[256];

    private int traceCount;
    /** Sets of clues with one solution. */
    private final int[] sufficient = new int[COUNT];

    private int sufficientCount;
    private int stretch;

    /**
     * @param second knows the grid
     * @param sets sets of the grid; those that searches find are added
     */
    ClueCircle(SecondSolution second, UnavoidableSets sets) {
        this.second = second;
        this.sets = sets;
    }

    /**
     * Begins with clues that have one solution.
     *
     * @param order their cells, round the circle
     */
    void start(int[] order) {
        Arrays.fill(all, 0);
        for (int place = 0; place < COUNT; place++) {
            int cell = order[place];
            cells[place] = cell;
            places[cell] = place;
            all[SecondSolution.word(cell)] |= SecondSolution.bit(cell);
        }
        traceCount = 0;
        sufficientCount = 0;
        for (int at = 0; at < sets.end(); at += 3) {
            addTrace(trace(sets.word(at), sets.word(at + 1), sets.word(at + 2)));
        }
    }

    /**
     * Finds the last {@linkplain #stretch stretch} from a place that has one solution, and tells whether it is minimal.
     * To be asked once for each place.
     */
    boolean end(int place) {
        int last = 0;
        for (int i = 0; i < traceCount; i++) {
            last = Math.max(last, distance(place, traces[i]));
        }
        while (true) {
            stretch = Integer.rotateLeft(-1 >>> (COUNT - 1 - last), place);
            if (isMoreThanSufficient()) {
                return false;
            }
            int spare = stretch & ~needed();
            int asked = stretch & ~(spare & -spare);
            if (!hasSecond(asked)) {
                sufficient[sufficientCount++] = asked;
                return spare == 0;
            }
            sets.add(second.difference(0), second.difference(1), second.difference(2));
            int trace = trace(second.difference(0), second.difference(1), second.difference(2));
            addTrace(trace);
            last = Math.max(last, distance(place, trace));
        }
    }

    /** The clues that {@link #end} found, each by its place. */
    int stretch() {
        return stretch;
    }

    /** Where the first clue of a trace is, seen from a place. */
    private static int distance(int place, int trace) {
        return Integer.numberOfTrailingZeros(Integer.rotateRight(trace, place));
    }

    private boolean isMoreThanSufficient() {
        for (int i = 0; i < sufficientCount; i++) {
            if ((sufficient[i] & ~stretch) == 0 && sufficient[i] != stretch) {
                return true;
            }
        }
        return false;
    }

    /** The clues of the stretch that are known to be needed. */
    private int needed() {
        int needed = 0;
        for (int i = 0; i < traceCount; i++) {
            int trace = traces[i] & stretch;
            if ((trace & (trace - 1)) == 0) {
                needed |= trace;
            }
        }
        return needed;
    }

    private boolean hasSecond(int clues) {
        Arrays.fill(some, 0);
        for (int left = clues; left != 0; left &= left - 1) {
            int cell = cells[Integer.numberOfTrailingZeros(left)];
            some[SecondSolution.word(cell)] |= SecondSolution.bit(cell);
        }
        return second.exists(some[0], some[1], some[2]);
    }

    /** The clues in a set of cells. */
    private int trace(int word0, int word1, int word2) {
        return trace(0, word0) | trace(1, word1) | trace(2, word2);
    }

    private int trace(int w, int word) {
        int trace = 0;
        for (int left = word & all[w]; left != 0; left &= left - 1) {
            trace |= 1 << places[SecondSolution.cell(w, Integer.numberOfTrailingZeros(left))];
        }
        return trace;
    }

    private void addTrace(int trace) {
        for (int i = 0; i < traceCount; i++) {
            if ((traces[i] & ~trace) == 0) {
                return;
            }
        }
        int kept = 0;
        for (int i = 0; i < traceCount; i++) {
            if ((trace & ~traces[i]) != 0) {
                traces[kept++] = traces[i];
            }
        }
        traceCount = kept;
        if (traceCount == traces.length) {
            traces = Arrays.copyOf(traces, 2 * traceCount);
        }
        traces[traceCount++] = trace;
    }
}
