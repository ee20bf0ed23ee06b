package io.shudu.logic.se;

import java.util.ArrayList;
import java.util.List;

/**
 * Cycles, and chains from an assumption to its opposite: first with links within houses alone, then cycles with strong
 * links within cells alone, then with all links.
 */
final class SimpleChains implements Producer {
    private static final double PLAIN_CYCLE = 6.5;
    private static final double X_CHAIN = 6.6;
    private static final double MIXED = 7.0;
    private static final int X_KEY = 2;
    private static final int Y_KEY = 3;
    private static final int XY_KEY = 4;

    private final Houses houses;
    private final Closures closures;
    private final boolean explains;
    private final ChainSearch x;
    private final ChainSearch y;
    private final ChainSearch xy;

    /**
     * A search for chains.
     *
     * @param closures is asked first, and left as it is for the board
     * @param explains whether the step tells its chain
     */
    SimpleChains(Houses houses, Closures closures, boolean explains) {
        this.explains = explains;
        this.houses = houses;
        this.closures = closures;
        x = new ChainSearch(houses, new Links(houses, false, true), PLAIN_CYCLE, X_CHAIN, X_KEY);
        y = new ChainSearch(houses, new Links(houses, true, false), PLAIN_CYCLE, Double.NaN, Y_KEY);
        xy = new ChainSearch(houses, new Links(houses, true, true), MIXED, MIXED, XY_KEY);
    }

    @Override
    public boolean find(Board board, Found found) {
        closures.look(board);
        if (!closures.anyChain()) {
            return false;
        }
        BestChain best = new BestChain();
        x.search(board, closures, best);
        y.search(board, closures, best);
        if (best.rating() >= MIXED) {
            xy.search(board, closures, best);
        }
        ChainHint hint = best.hint();
        if (hint == null) {
            return false;
        }
        found.begin(hint.rating());
        found.restsOn(explains ? Telling.chain(hint) : null);
        for (int i = 0; i < hint.cellCount(); i++) {
            found.remove(hint.cell(i), hint.digits(i));
        }
        int end = hint.node(0);
        if (!hint.isCycle() && end < Outcome.OFF) {
            found.place(houses.cellOf[end], houses.digitOf[end]);
        }
        return true;
    }

    /** All chains, sorted; of those that remove the same only the first. */
    List<ChainHint> all(Board board) {
        closures.look(board);
        if (!closures.anyChain()) {
            return List.of();
        }
        List<ChainHint> hints = new ArrayList<>();
        AllChains all = new AllChains(hints);
        x.search(board, closures, all);
        y.search(board, closures, all);
        xy.search(board, closures, all);
        hints.sort(null);
        List<ChainHint> distinct = new ArrayList<>();
        for (ChainHint hint : hints) {
            if (distinct.stream().noneMatch(hint::removesLike)) {
                distinct.add(hint);
            }
        }
        return distinct;
    }
}
