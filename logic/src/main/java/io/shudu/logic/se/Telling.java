package io.shudu.logic.se;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes chains down so that they can be told. */
final class Telling {
    private final Ancestors ancestors;
    private final int[] places = new int[Outcome.CLASH + 1];

    Telling(Houses houses) {
        ancestors = new Ancestors(houses);
    }

    /** A chain with branches. */
    SeChain chain(Ends ends) {
        List<List<SeNode>> branches = new ArrayList<>();
        for (int end = 0; end < ends.count; end++) {
            List<SeNode> nodes = new ArrayList<>();
            Arrays.fill(places, -1);
            add(ends.outcomes[end], ends.nodes[end], nodes);
            branches.add(nodes);
        }
        SeChain.Form form = switch (ends.kind) {
            case Ends.DOUBLE -> SeChain.Form.DOUBLE;
            case Ends.CELL -> SeChain.Form.CELL;
            case Ends.REGION -> SeChain.Form.REGION;
            default -> SeChain.Form.CONTRADICTION;
        };
        return new SeChain(form, branches);
    }

    /** Adds a node behind all that it rests on. */
    private int add(Outcome outcome, int node, List<SeNode> nodes) {
        if (places[node] < 0) {
            List<Integer> from = new ArrayList<>();
            for (int parent : ancestors.parents(outcome, node)) {
                from.add(add(outcome, parent, nodes));
            }
            Nested nested = outcome.nested(node);
            places[node] = nodes.size();
            nodes.add(node(outcome.identity(node), from, nested == null ? null : nested(nested)));
        }
        return places[node];
    }

    private static SeNode node(int node, List<Integer> from, @Nullable SeChain nested) {
        int candidate = node < Outcome.OFF ? node : node - Outcome.OFF;
        return new SeNode(candidate / 9, candidate % 9 + 1, node < Outcome.OFF, from, nested);
    }

    private static SeChain nested(Nested chain) {
        List<List<SeNode>> branches = new ArrayList<>();
        int at = 0;
        while (at < chain.size()) {
            int size = chain.node(at);
            List<SeNode> nodes = new ArrayList<>();
            for (int i = at + size; i > at; i--) {
                nodes.add(node(chain.node(i), List.of(), null));
            }
            branches.add(nodes);
            at += size + 1;
        }
        return new SeChain(SeChain.Form.NESTED, branches);
    }

    /** A chain of the board as it is: one conclusion after the other. */
    static SeChain chain(ChainHint hint) {
        List<SeNode> nodes = new ArrayList<>();
        for (int i = hint.complexity() - 1; i >= 0; i--) {
            nodes.add(node(hint.node(i), nodes.isEmpty() ? List.of() : List.of(nodes.size() - 1), null));
        }
        return new SeChain(hint.isCycle() ? SeChain.Form.CYCLE : SeChain.Form.FORCING, List.of(nodes));
    }
}
