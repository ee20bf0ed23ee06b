package io.shudu.logic.se;

import org.jspecify.annotations.Nullable;

/** Keeps the best chain, of equal ones the first. */
final class BestChain implements ChainTaker {
    private @Nullable ChainHint best;

    @Override
    public boolean wants(double rating, int complexity, int key, int order) {
        if (best == null || rating != best.rating()) {
            return best == null || rating < best.rating();
        }
        if (complexity != best.complexity() || key != best.key()) {
            return complexity != best.complexity() ? complexity < best.complexity() : key < best.key();
        }
        return order < best.order();
    }

    @Override
    public void take(ChainHint hint) {
        best = hint;
    }

    double rating() {
        return best == null ? Double.MAX_VALUE : best.rating();
    }

    @Nullable
    ChainHint hint() {
        return best;
    }
}
