package io.shudu.logic.se;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chains that a chain finds on the board it has left. Level 2 takes simple chains, level 3 also chains with branches,
 * level 4 dynamic ones instead, and level 5 also dynamic ones of level 2.
 */
final class NestedChains {
    private final Houses houses;
    private final Gone gone;
    private final @Nullable SimpleChains simple;
    private final List<Branches> branches = new ArrayList<>();
    private final Ancestors ancestors;
    private final Closures atStart;
    private final NewLinks newLinks;
    private @Nullable Closures closures;
    private Board source;
    private boolean anyAtStart;

    NestedChains(Houses houses, Gone gone, int level) {
        this.houses = houses;
        this.gone = gone;
        ancestors = new Ancestors(houses);
        atStart = new Closures(houses);
        newLinks = new NewLinks(houses);
        source = new Board(houses);
        simple = level < 4 ? new SimpleChains(houses, new Closures(houses), false) : null;
        if (level == 3) {
            closures = new Closures(houses);
            branches.add(Branches.fixed(houses, closures, null));
        } else if (level >= 4) {
            branches.add(Branches.dynamic(houses, 0, null, null));
        }
        if (level >= 5) {
            branches.add(Branches.dynamic(houses, level - 3, null, null));
        }
    }

    /** The board on which the outer chain starts. */
    void start(Board board) {
        source = board;
        if (simple != null) {
            atStart.look(board);
            anyAtStart = atStart.anyChain();
        }
    }

    /**
     * Adds what nested chains find.
     *
     * @param onlyLast whether it is known that only the last kind can find anything
     */
    void extend(Outcome outcome, Board board, boolean onlyLast) {
        int before = outcome.offCount;
        boolean simpleFails = onlyLast && !branches.isEmpty();
        if (simple != null && !simpleFails && (anyAtStart || newLinks.makeChains(source, board))) {
            for (ChainHint hint : simple.all(board)) {
                add(outcome, hint);
            }
        }
        for (int i = onlyLast ? Math.max(0, branches.size() - 1) : 0; i < branches.size(); i++) {
            if (outcome.offCount == before) {
                extend(outcome, board, branches.get(i));
            }
        }
    }

    private void extend(Outcome outcome, Board board, Branches search) {
        if (closures != null) {
            closures.look(board);
        }
        EachBest best = new EachBest(houses, board);
        search.search(board, best);
        for (EachBest.Entry entry : best.sorted()) {
            add(outcome, board, entry);
        }
    }

    private void add(Outcome outcome, ChainHint hint) {
        int list = outcome.beginParents();
        gone.beginParents();
        int size = hint.complexity();
        for (int i = 0; i < size; i++) {
            if (hint.node(i) < Outcome.OFF && hint.cause(i) >= 0) {
                gone.addParents(outcome, list, hint.node(i), hint.cause(i));
            }
        }
        if (hint.isCycle()) {
            // The way round in the other direction takes the houses of the weak links for those of strong ones.
            for (int i = size - 1; i > 0; i--) {
                if (hint.node(i) >= Outcome.OFF) {
                    gone.addParents(outcome, list, hint.node(i) - Outcome.OFF, hint.cause(i));
                }
            }
        }
        if (outcome.isEmpty(list)) {
            return;
        }
        outcome.endParents(list);
        Nested nested = null;
        for (int i = 0; i < hint.cellCount(); i++) {
            for (int rest = hint.digits(i); rest != 0; rest &= rest - 1) {
                int candidate = hint.cell(i) * 9 + Integer.numberOfTrailingZeros(rest);
                if (!outcome.has(candidate + Outcome.OFF)) {
                    nested = nested == null ? hint.nested() : nested;
                    outcome.addOffFrom(candidate, list, nested);
                }
            }
        }
    }

    private void add(Outcome outcome, Board board, EachBest.Entry entry) {
        int list = outcome.beginParents();
        gone.beginParents();
        Ends ends = entry.ends();
        for (int end = 0; end < ends.count; end++) {
            Outcome branch = ends.outcomes[end];
            ancestors.walk(branch, ends.nodes[end]);
            for (int i = 0; i < ancestors.count; i++) {
                int node = branch.identity(ancestors.nodes[i]);
                if (node < Outcome.OFF) {
                    int cause = branch.cause(ancestors.nodes[i]);
                    cause = cause < 0 ? ends.cause() : cause;
                    if (cause >= 0) {
                        gone.addParents(outcome, list, node, cause);
                    }
                }
            }
        }
        if (outcome.isEmpty(list)) {
            return;
        }
        outcome.endParents(list);
        Nested nested = null;
        int target = entry.target();
        int cell = houses.cellOf[target < Outcome.OFF ? target : target - Outcome.OFF];
        int digits = target >= Outcome.OFF
                ? 1 << houses.digitOf[target - Outcome.OFF]
                : board.candidates[cell] & ~(1 << houses.digitOf[target]);
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
            if (!outcome.has(candidate + Outcome.OFF)) {
                nested = nested == null ? nested(ends, entry.rank() / 8) : nested;
                outcome.addOffFrom(candidate, list, nested);
            }
        }
    }

    private Nested nested(Ends ends, int complexity) {
        List<Integer> nodes = new ArrayList<>();
        for (int end = 0; end < ends.count; end++) {
            ancestors.walk(ends.outcomes[end], ends.nodes[end]);
            nodes.add(ancestors.count);
            for (int i = 0; i < ancestors.count; i++) {
                nodes.add(ends.outcomes[end].identity(ancestors.nodes[i]));
            }
        }
        return new Nested(nodes.stream().mapToInt(Integer::intValue).toArray(), complexity);
    }
}
