package io.shudu.logic.technique;

import io.shudu.logic.pattern.RemovalRank;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The best of the chains that a search finds: the one that removes most; of those the one with the lowest rank; of
 * those the one that begins in the lowest cell; of those the first. If all are wanted, the best comes first, and a
 * chain with the same effect as a shorter one is left out.
 */
final class BestChain {
    private static final Comparator<Chain> ORDER = Comparator.<Chain>comparingInt(chain -> -chain.count)
            .thenComparingInt(chain -> chain.rank)
            .thenComparingInt(chain -> chain.cells[0]);

    private final int boardCells;
    private final boolean everyStep;
    private final int maxLength;
    /** The chain in question, and the best so far. */
    private final Chain asked;

    private final Chain best;
    private final List<Chain> all = new ArrayList<>();
    private final CellSet none;
    private boolean wantsOne;

    /** For chains up to a number of candidates. */
    BestChain(Setup setup, int maxLength) {
        Layout layout = setup.layout();
        boardCells = layout.cellCount();
        everyStep = setup.everyStep();
        this.maxLength = maxLength;
        none = layout.noCells();
        asked = new Chain(layout.noCells(), layout.noCells(), maxLength);
        best = new Chain(layout.noCells(), layout.noCells(), maxLength);
    }

    /** A chain: candidates that are false and true in turn, and what they remove of one digit or two. */
    static final class Chain {
        final int[] cells;
        final int[] digits;
        int length;
        private final CellSet removed;
        private int digit;
        private final CellSet otherRemoved;
        private int otherDigit;
        private int count;
        private int rank;

        private Chain(CellSet removed, CellSet otherRemoved, int maxLength) {
            this.removed = removed;
            this.otherRemoved = otherRemoved;
            cells = new int[maxLength];
            digits = new int[maxLength];
        }

        private void set(Chain other) {
            length = other.length;
            System.arraycopy(other.cells, 0, cells, 0, length);
            System.arraycopy(other.digits, 0, digits, 0, length);
            removed.set(other.removed);
            digit = other.digit;
            otherRemoved.set(other.otherRemoved);
            otherDigit = other.otherDigit;
            count = other.count;
            rank = other.rank;
        }

        private boolean hasEffectOf(Chain other) {
            return digit == other.digit && removed.equals(other.removed) && otherRemoved.equals(other.otherRemoved);
        }
    }

    /** Explains a chain. */
    interface Explanation {
        void explain(Steps steps, Chain chain);
    }

    /** Begins a search. */
    void begin(Steps steps) {
        wantsOne = steps.wantsOne();
        best.count = 0;
        all.clear();
    }

    /** Whether a chain that begins in a cell and removes a digit from cells would be the best; or all are wanted. */
    boolean wants(int cell, CellSet removed, int digit) {
        return wants(cell, removed, digit, none, digit);
    }

    /** The same for two digits, the lower one first. */
    boolean wants(int cell, CellSet removed, int digit, CellSet otherRemoved, int otherDigit) {
        int first = removed.size();
        asked.count = first + otherRemoved.size();
        if (asked.count == 0 || (wantsOne && asked.count < best.count)) {
            return false;
        }
        asked.rank = RemovalRank.of(removed, digit, boardCells, 0)
                + RemovalRank.of(otherRemoved, otherDigit, boardCells, first);
        asked.removed.set(removed);
        asked.digit = digit;
        asked.otherRemoved.set(otherRemoved);
        asked.otherDigit = otherDigit;
        return !wantsOne
                || asked.count > best.count
                || asked.rank < best.rank
                || (asked.rank == best.rank && cell < best.cells[0]);
    }

    /** Whether the chain in question is as good as the best one, and both begin with the same candidate. */
    boolean isEqual(int cell, int digit) {
        return wantsOne
                && asked.count == best.count
                && asked.rank == best.rank
                && cell == best.cells[0]
                && digit == best.digits[0];
    }

    /** Whether they are equal, but do not remove the same. */
    boolean isTie(int cell, int digit) {
        return isEqual(cell, digit) && !asked.hasEffectOf(best);
    }

    /** The chain in question, to fill in its candidates. */
    Chain asked() {
        return asked;
    }

    /** Takes the chain in question. */
    void take() {
        if (wantsOne) {
            best.set(asked);
            return;
        }
        Chain chain = new Chain(asked.removed.copy(), asked.otherRemoved.copy(), maxLength);
        chain.set(asked);
        for (int i = 0; !everyStep && i < all.size(); i++) {
            if (all.get(i).hasEffectOf(chain)) {
                if (chain.length < all.get(i).length) {
                    all.set(i, chain);
                }
                return;
            }
        }
        all.add(chain);
    }

    /** Whether a chain was taken. */
    boolean isFound() {
        return best.count > 0 || !all.isEmpty();
    }

    /** Reports the best chain, or all. */
    void report(Steps steps, TechniqueId id, Explanation explanation) {
        if (wantsOne && best.count > 0) {
            report(steps, id, best, explanation);
        }
        all.sort(ORDER);
        for (Chain chain : all) {
            report(steps, id, chain, explanation);
        }
    }

    private static void report(Steps steps, TechniqueId id, Chain chain, Explanation explanation) {
        if (steps.begin(id)) {
            steps.remove(chain.removed, chain.digit);
            steps.remove(chain.otherRemoved, chain.otherDigit);
            if (steps.explains()) {
                explanation.explain(steps, chain);
            }
            steps.end();
        }
    }
}
