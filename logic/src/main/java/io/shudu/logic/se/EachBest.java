package io.shudu.logic.se;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Keeps the best chain for each thing that can be removed. */
final class EachBest implements Collector {
    private final Houses houses;
    private final Board board;
    private final @Nullable Entry[] entries = new @Nullable Entry[Outcome.CLASH];
    private int taken;

    /**
     * A chain.
     *
     * @param target the node it leads to
     * @param rank the lower, the better
     * @param order when it came
     */
    record Entry(int target, int rank, int order, Ends ends) {}

    EachBest(Houses houses, Board board) {
        this.houses = houses;
        this.board = board;
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
        entries[removal(target)] = new Entry(target, rank, taken++, ends.copy());
    }

    @Override
    public boolean looksBack() {
        return true;
    }

    /** All chains, the best first. */
    List<Entry> sorted() {
        return Arrays.stream(entries)
                .filter(Objects::nonNull)
                .map(Objects::requireNonNull)
                .sorted((a, b) -> a.rank() != b.rank() ? a.rank() - b.rank() : a.order() - b.order())
                .toList();
    }
}
