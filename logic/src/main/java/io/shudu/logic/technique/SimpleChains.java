package io.shudu.logic.technique;

import io.shudu.logic.pattern.CellsBySize;
import io.shudu.logic.pattern.Coloring;
import io.shudu.logic.pattern.ConjugatePairs;
import io.shudu.logic.pattern.LinkGraph;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.Arrays;
import java.util.List;

/**
 * Chains with one kind of strong links. In an X-chain they are the conjugate pairs of one digit, in an XY-chain the
 * cells with two candidates. At least one end of a chain is true; what sees both loses the digit. The shortest X-chain
 * has two strong links and is called a turbot fish.
 *
 * <p>Of all chains the one that removes most is taken, so in principle all have to be found. But there are few pairs of
 * ends that remove something, and fewer that remove more than what was found already: only for these the graph is asked
 * if there is a chain.
 */
public final class SimpleChains implements Technique {
    /** The most links of a chain. */
    private static final int LIMIT = 20;
    /** The links of a turbot fish. */
    private static final int TURBOT_LIMIT = 3;

    private final Layout layout;
    private final TechniqueId id;
    private final LinkGraph graph;
    private final BestChain best;
    private final CellsBySize bivalue;
    private final Coloring coloring;
    private final TwoStrongLinks twoLinks;
    private final SearchedDigits searched;
    /** For each cell the node of its lowest digit, -1 if it has none. */
    private final int[] nodeOf;
    /** For each cell the last node that was linked to it. */
    private final int[] linkedTo;

    private boolean[] ends = new boolean[0];
    private final CellSet seen;
    private final CellSet removed;

    /** One of the three kinds. */
    public SimpleChains(Setup setup, TechniqueId id) {
        layout = setup.layout();
        this.id = id;
        int limit = id == TechniqueId.TURBOT_FISH ? TURBOT_LIMIT : LIMIT;
        graph = new LinkGraph(layout.cellCount(), limit);
        best = new BestChain(setup, limit + 1);
        bivalue = new CellsBySize(layout, 2);
        coloring = new Coloring(layout);
        twoLinks = new TwoStrongLinks(layout);
        searched = new SearchedDigits(layout);
        nodeOf = new int[layout.cellCount()];
        linkedTo = new int[layout.cellCount()];
        seen = layout.noCells();
        removed = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        best.begin(steps);
        if (id == TechniqueId.XY_CHAIN) {
            linkCells(position);
            search(position);
        } else {
            for (int digit = 1; digit <= layout.side(); digit++) {
                if (!searched.isFruitless(position, digit) && !search(position, digit)) {
                    searched.fruitless(position, digit);
                }
            }
        }
        best.report(steps, id, (to, chain) -> explain(position, to, chain));
    }

    private boolean search(Position position, int digit) {
        coloring.set(position, digit);
        if (!coloring.isPromising(position, digit)) {
            return false;
        }
        linkPlaces(position, digit);
        return search(position);
    }

    /** Makes the graph of a digit. */
    private void linkPlaces(Position position, int digit) {
        ConjugatePairs pairs = coloring.pairs();
        CellSet linked = pairs.cells();
        beginGraph();
        for (int cell = linked.first(); cell >= 0; cell = linked.next(cell)) {
            nodeOf[cell] = graph.add(cell, digit);
        }
        for (int node = 0; node < graph.size(); node++) {
            int cell = graph.cell(node);
            graph.beginStrong(node);
            for (int i = 0; i < pairs.count(cell); i++) {
                graph.link(nodeOf[pairs.partner(cell, i)]);
            }
            linkWeakly(position, node, digit);
        }
        graph.end();
    }

    /** Makes the graph of the cells with two candidates. */
    private void linkCells(Position position) {
        beginGraph();
        int count = bivalue.set(position);
        for (int i = 0; i < count; i++) {
            int cell = bivalue.cell(i);
            int digits = position.candidates(cell);
            nodeOf[cell] = graph.add(cell, Integer.numberOfTrailingZeros(digits) + 1);
            graph.add(cell, Integer.numberOfTrailingZeros(digits & digits - 1) + 1);
        }
        for (int node = 0; node < graph.size(); node++) {
            graph.beginStrong(node);
            graph.link(node ^ 1);
            linkWeakly(position, node, graph.digit(node));
        }
        graph.end();
    }

    private void beginGraph() {
        graph.clear();
        Arrays.fill(nodeOf, -1);
        Arrays.fill(linkedTo, -1);
    }

    /** Links a node to the others of its digit, house by house: between equally good chains the order decides. */
    private void linkWeakly(Position position, int node, int digit) {
        int cell = graph.cell(node);
        linkedTo[cell] = node;
        graph.beginWeak(node);
        for (int i = 0; i < layout.houseCount(cell); i++) {
            int house = layout.houseOf(cell, i);
            for (int rest = position.places(house, digit); rest != 0; rest &= rest - 1) {
                int other = layout.cell(house, Integer.numberOfTrailingZeros(rest));
                if (nodeOf[other] >= 0 && linkedTo[other] != node) {
                    linkedTo[other] = node;
                    graph.link(graph.digit(nodeOf[other]) == digit ? nodeOf[other] : nodeOf[other] + 1);
                }
            }
        }
    }

    /** Looks for chains in the graph; false if there is surely none that removes something. */
    private boolean search(Position position) {
        boolean found = false;
        for (int start = 0; start < graph.size(); start++) {
            int digit = graph.digit(start);
            seen.setAnd(layout.peers(graph.cell(start)), position.cells(digit));
            found |= !seen.isEmpty() && search(start, graph.cell(start), digit);
        }
        return found;
    }

    /** Looks for chains from a node. Those that end below it were found the other way round. */
    private boolean search(int start, int cell, int digit) {
        boolean found = false;
        boolean reached = false;
        boolean tied = false;
        // An XY-chain does not come back to its start: the cell of the start is its first link.
        for (int end = id == TechniqueId.XY_CHAIN ? start + 1 : start; end < graph.size(); end++) {
            if (graph.digit(end) != digit || !removes(start, end)) {
                continue;
            }
            if (!best.wants(cell, removed, digit)) {
                // Perhaps there is a chain; nobody has to know.
                found = true;
                tied |= best.isTie(cell, digit);
                continue;
            }
            if (!reached) {
                graph.reach(start);
                reached = true;
            }
            boolean chain = graph.isReached(end) && graph.isChain(end);
            if (graph.isReached(end) && !chain) {
                chain = firstChain(start, end);
                reached = false;
            }
            if (chain) {
                found = true;
                tied = false;
                take();
            }
        }
        if (tied) {
            breakTie(start, cell, digit);
        }
        return found;
    }

    private boolean removes(int start, int end) {
        removed.set(seen);
        if (end != start) {
            removed.and(layout.peers(graph.cell(end)));
        }
        return !removed.isEmpty();
    }

    private boolean firstChain(int start, int end) {
        noEnds();
        ends[end] = true;
        return graph.firstChain(start, ends) >= 0;
    }

    /** Of equally good chains from a node, takes the one that comes first in depth. */
    private void breakTie(int start, int cell, int digit) {
        noEnds();
        for (int end = start; end < graph.size(); end++) {
            if (graph.digit(end) == digit && removes(start, end)) {
                best.wants(cell, removed, digit);
                ends[end] = best.isEqual(cell, digit);
            }
        }
        int end = graph.firstChain(start, ends);
        if (end >= 0) {
            removes(start, end);
            best.wants(cell, removed, digit);
            take();
        }
    }

    private void noEnds() {
        if (ends.length < graph.size()) {
            ends = new boolean[2 * graph.size()];
        }
        Arrays.fill(ends, false);
    }

    private void take() {
        BestChain.Chain chain = best.asked();
        chain.length = graph.pathSize();
        for (int i = 0; i < chain.length; i++) {
            chain.cells[i] = graph.cell(graph.pathNode(i));
            chain.digits[i] = graph.digit(graph.pathNode(i));
        }
        best.take();
    }

    private void explain(Position position, Steps steps, BestChain.Chain chain) {
        int digit = chain.digits[0];
        if (id == TechniqueId.TURBOT_FISH) {
            int[] cells = chain.cells;
            twoLinks.explain(position, steps, "", digit, cells[0], cells[1], cells[2], cells[3]);
        } else {
            Chained.explain(steps, "chain", chain.cells, chain.digits, chain.length);
            int start = chain.cells[0];
            int end = chain.cells[chain.length - 1];
            steps.arg("digit", new Subject.OfDigit(digit));
            steps.arg("start", new Subject.OfCell(start));
            steps.arg("ends", new Subject.OfCells(start == end ? List.of(start) : List.of(start, end)));
        }
    }
}
