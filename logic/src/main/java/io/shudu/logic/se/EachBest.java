package io.shudu.logic.se;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keeps the best chain for each thing that can be removed. */
final class EachBest implements Collector {
    private final Houses houses;
    private Board board;
    private final @Nullable Entry[] entries = new @Nullable Entry[Outcome.CLASH];
    /** What can be removed so far. */
    private final int[] removals = new int[Outcome.CLASH];

    private int count;
    private int taken;

    /**
     * A chain.
     *
     * @param target the node it leads to
     * @param rank the lower, the better
     * @param order when it came
     */
    record Entry(int target, int rank, int order, Ends ends) {}

    EachBest(Houses houses) {
        this.houses = houses;
        board = new Board(houses);
    }

    /** Forgets everything, and begins with a board. */
    void begin(Board newBoard) {
        board = newBoard;
        for (int i = 0; i < count; i++) {
            entries[removals[i]] = null;
        }
        count = 0;
        taken = 0;
    }

    /** In a cell with two candidates it is the same whether one is on or the other is off. */
    private int removal(int target) {
        if (target < Outcome.OFF) {
            int cell = houses.cellOf[target];
            int others = board.candidates[cell] & ~(1 << houses.digitOf[target]);
            if ((others & others - 1) == 0) {
                return cell * 9 + Integer.numberOfTrailingZeros(others) + Outcome.OFF;
            }
        }
        return target;
    }

    @Override
    public int limit(int target) {
        Entry known = entries[removal(target)];
        return known == null ? Integer.MAX_VALUE : known.rank();
    }

    @Override
    public void take(int target, int rank, Ends ends) {
        int removal = removal(target);
        if (entries[removal] == null) {
            removals[count++] = removal;
        }
        entries[removal] = new Entry(target, rank, taken++, ends.copy());
    }

    @Override
    public boolean looksBack() {
        return true;
    }

    /** All chains, the best first. */
    List<Entry> sorted() {
        List<Entry> sorted = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Entry entry = entries[removals[i]];
            if (entry != null) {
                sorted.add(entry);
            }
        }
        sorted.sort((a, b) -> a.rank() != b.rank() ? a.rank() - b.rank() : a.order() - b.order());
        return sorted;
    }
}
