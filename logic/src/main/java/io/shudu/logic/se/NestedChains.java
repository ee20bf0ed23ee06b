package io.shudu.logic.se;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    private final NestedSum used = new NestedSum();
    private final EachBest best;
    /** All chains that were found from the start, each once. */
    private final Map<Nested, Nested> different = new HashMap<>();

    private final Closures atStart;
    private final NewLinks newLinks;
    private @Nullable Closures closures;
    private final Consequences ofSource;
    private final NewConclusions newConclusions;
    private Board source;
    private boolean anyAtStart;
    private int[] nodes = new int[256];

    NestedChains(Houses houses, Gone gone, int level) {
        this.houses = houses;
        this.gone = gone;
        ancestors = new Ancestors(houses);
        best = new EachBest(houses);
        atStart = new Closures(houses);
        newLinks = new NewLinks(houses, atStart.exclusions);
        source = new Board(houses);
        ofSource = new Consequences(houses);
        newConclusions = new NewConclusions(houses);
        Closures left = new Closures(houses, atStart);
        simple = level < 4 ? new SimpleChains(houses, left, false) : null;
        if (level == 3) {
            closures = left;
            branches.add(Branches.fixed(houses, left, null));
        } else if (level >= 4) {
            Consequences ofBoard = new Consequences(houses);
            ofBoard.restOn(ofSource, newConclusions);
            Branches dynamic = Branches.dynamic(houses, ofBoard, null);
            branches.add(dynamic);
        }
        if (level >= 5) {
            branches.add(Branches.advanced(houses, level - 3, null, null, null));
        }
    }

    /** The board on which the outer chain starts. */
    void start(Board board) {
        source = board;
        different.clear();
        if (simple != null) {
            atStart.look(board);
            anyAtStart = atStart.anyChain();
        } else {
            ofSource.look(board);
            newConclusions.start(board, ofSource);
        }
        if (!branches.isEmpty()) {
            branches.getFirst().restOn(board);
        }
    }

    /**
     * Adds what nested chains find.
     *
     * @param weighs whether the outcome is to know on how many nodes all that follows rests
     */
    void extend(Outcome outcome, Board board, boolean weighs) {
        int before = outcome.offCount;
        if (simple != null && (anyAtStart || newLinks.makeChains(source, board))) {
            for (ChainHint hint : simple.all(board)) {
                add(outcome, hint);
            }
        }
        boolean all = branches.isEmpty();
        for (int i = 0; i < branches.size(); i++) {
            if (outcome.offCount == before) {
                extend(outcome, board, branches.get(i));
                all = i == branches.size() - 1;
            }
        }
        // What comes later rests on something new, unless there are kinds of chains that were not even asked.
        if (weighs && all && outcome.offCount > before) {
            outcome.restsOn = least(outcome, before);
        }
    }

    /** On how many nodes those that were added rest at least, with all chains in between. */
    private int least(Outcome outcome, int from) {
        int least = Integer.MAX_VALUE;
        for (int i = from; i < outcome.offCount; i++) {
            int node = outcome.off[i] + Outcome.OFF;
            if (outcome.least(node) + outcome.leastNested(node) < least) {
                used.clear();
                ancestors.addNested(outcome, node, used);
                least = Math.min(least, ancestors.count + used.total());
            }
        }
        return least;
    }

    private void extend(Outcome outcome, Board board, Branches search) {
        if (closures != null) {
            closures.look(board);
        }
        best.begin(board);
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
                    nested = nested == null ? only(hint.nested()) : nested;
                    outcome.addOffFrom(candidate, list, nested);
                }
            }
        }
    }

    private void add(Outcome outcome, Board board, EachBest.Entry entry) {
        int target = entry.target();
        int cell = houses.cellOf[target < Outcome.OFF ? target : target - Outcome.OFF];
        int digits = target >= Outcome.OFF
                ? 1 << houses.digitOf[target - Outcome.OFF]
                : board.candidates[cell] & ~(1 << houses.digitOf[target]);
        int fresh = 0;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
            fresh |= outcome.has(candidate + Outcome.OFF) ? 0 : rest & -rest;
        }
        if (fresh == 0) {
            return;
        }
        int list = outcome.beginParents();
        gone.beginParents();
        Ends ends = entry.ends();
        int size = 0;
        for (int end = 0; end < ends.count; end++) {
            Outcome branch = ends.outcomes[end];
            ancestors.walk(branch, ends.nodes[end]);
            if (nodes.length < size + ancestors.count + 1) {
                nodes = Arrays.copyOf(nodes, 2 * (size + ancestors.count));
            }
            nodes[size++] = ancestors.count;
            for (int i = 0; i < ancestors.count; i++) {
                int node = branch.identity(ancestors.nodes[i]);
                nodes[size++] = node;
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
        Nested nested = only(new Nested(Arrays.copyOf(nodes, size), entry.rank() / 8));
        for (int rest = fresh; rest != 0; rest &= rest - 1) {
            outcome.addOffFrom(cell * 9 + Integer.numberOfTrailingZeros(rest), list, nested);
        }
    }

    /** The one that stands for all equal ones. */
    private Nested only(Nested chain) {
        Nested known = different.putIfAbsent(chain, chain);
        return known == null ? chain.numbered(different.size()) : known;
    }
}
