package io.shudu.logic.se;

import java.util.List;

/** Keeps all chains. */
record AllChains(List<ChainHint> hints) implements ChainTaker {
    @Override
    public boolean wants(double rating, int complexity, int key, int order) {
        return true;
    }

    @Override
    public void take(ChainHint hint) {
        hints.add(hint);
    }
}
