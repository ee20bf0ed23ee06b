package io.shudu.logic.technique;

import io.shudu.logic.pattern.AlmostLockedSets;
import io.shudu.logic.pattern.SetLinks;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Four almost locked sets or more, each linked to the next, two links in a row by different digits. If the first set
 * loses a digit, it keeps that of its link, the second set loses this and keeps the next, and so on to the last set. So
 * a digit that the first and the last have is in one of them, and not in a cell that sees all its places in both.
 *
 * <p>Of all chains, the one that removes the most comes first. Links lead to later sets, which is the order of the
 * masters and finds most chains; only who wants every step gets those that go back and forth, up to a length.
 */
public final class AlsChains implements Technique {
    /** Links of the shortest chain; shorter ones have other names. */
    private static final int MIN_LINKS = 3;

    /** Links of the longest chain that goes back and forth. */
    private static final int MAX_LINKS = 6;

    private static final Comparator<Chain> BEST_FIRST =
            Comparator.comparingInt((Chain chain) -> -chain.victims.length).thenComparingInt(chain -> chain.weight);

    private final Layout layout;
    private final boolean overlap;
    private final boolean everyStep;
    private final CellSet cells;
    private @Nullable SetGraph graph;

    /** The nodes that follow from the first set and digit in hand, in the order of their distance from it. */
    private int entries;

    private int[] node = new int[0];
    private int[] before = new int[0];
    private int[] distance = new int[0];
    /** For each node and distance, if short of a chain, the search that came there last. */
    private int[] visited = new int[0];

    private int search;

    private final List<Chain> chains = new ArrayList<>();

    /** Almost locked sets that may overlap or not. */
    public AlsChains(Setup setup) {
        layout = setup.layout();
        overlap = setup.alsOverlap();
        everyStep = setup.everyStep();
        cells = layout.noCells();
    }

    /** A chain, with its victims in the order of digits, then cells. */
    private static final class Chain {
        private final int[] sets;
        private final int[] links;
        private final int common;
        private final int[] victims;
        private final int size;
        private final int weight;

        Chain(int[] sets, int[] links, int common, int[] victims, int size, int weight) {
            this.sets = sets;
            this.links = links;
            this.common = common;
            this.victims = victims;
            this.size = size;
            this.weight = weight;
        }
    }

    @Override
    public void find(Position position, Steps steps) {
        if (!steps.wants(TechniqueId.ALS_CHAIN)) {
            return;
        }
        SetLinks links = SetLinks.of(position, overlap);
        if (graph == null) {
            graph = new SetGraph(links, everyStep);
        }
        graph.set(links);
        makeRoom(graph.count());
        chains.clear();
        for (int set = 0; set < links.sets().count(); set++) {
            collect(steps, links, graph, set);
        }
        chains.sort(BEST_FIRST);
        for (Chain chain : chains) {
            if (report(position, steps, links.sets(), chain)) {
                return;
            }
        }
    }

    private void makeRoom(int nodes) {
        if (visited.length < MIN_LINKS * nodes) {
            int size = 2 * MIN_LINKS * nodes;
            visited = new int[size];
            node = new int[size];
            before = new int[size];
            distance = new int[size];
        }
    }

    /** Collects the chains that begin with a set. */
    private void collect(Steps steps, SetLinks links, SetGraph nodes, int set) {
        for (int rest = links.sets().reach(set); rest != 0; rest &= rest - 1) {
            int by = rest & -rest;
            explore(links, nodes, set, Integer.numberOfTrailingZeros(by) + 1);
            for (int entry = 0; entry < entries; entry++) {
                int last = nodes.set(node[entry]);
                if (distance[entry] >= MIN_LINKS && last > set) {
                    int common = links.sets().common(set, last, ~(by | nodes.lost(node[entry])));
                    if (common != 0) {
                        add(steps, links.sets(), nodes, set, by, entry, common);
                    }
                }
            }
        }
    }

    /** Walks breadth first from a set that keeps a digit. Nodes short of a chain may be met again in a longer one. */
    private void explore(SetLinks links, SetGraph nodes, int set, int digit) {
        search++;
        entries = 0;
        for (int link = links.begin(set); link < links.end(set); link++) {
            if ((links.digits(link) & 1 << (digit - 1)) != 0) {
                visit(nodes, nodes.first(link, digit, false), -1);
            }
        }
        for (int i = 0; everyStep && i < links.backCount(set); i++) {
            if ((links.digits(links.back(set, i)) & 1 << (digit - 1)) != 0) {
                visit(nodes, nodes.first(links.back(set, i), digit, true), -1);
            }
        }
        for (int entry = 0; entry < entries; entry++) {
            int at = nodes.set(node[entry]);
            for (int link = links.begin(at); link < links.end(at); link++) {
                visitNew(nodes, set, nodes.next(node[entry], link), entry);
            }
            for (int i = 0; everyStep && i < links.backCount(at); i++) {
                visitNew(nodes, set, nodes.nextBack(node[entry], links.back(at, i)), entry);
            }
        }
    }

    private void visitNew(SetGraph nodes, int first, int next, int from) {
        if (next < 0) {
            return;
        }
        if (everyStep) {
            if (distance[from] == MAX_LINKS || nodes.set(next) == first) {
                return;
            }
            for (int entry = from; entry >= 0; entry = before[entry]) {
                if (nodes.set(node[entry]) == nodes.set(next)) {
                    return;
                }
            }
        }
        visit(nodes, next, from);
    }

    private void visit(SetGraph nodes, int next, int from) {
        int far = from < 0 ? 1 : distance[from] + 1;
        int at = (Math.min(far, MIN_LINKS) - 1) * nodes.count() + next;
        if (visited[at] != search) {
            visited[at] = search;
            node[entries] = next;
            before[entries] = from;
            distance[entries++] = far;
        }
    }

    private void add(Steps steps, AlmostLockedSets sets, SetGraph nodes, int first, int by, int entry, int common) {
        int[] victims = victims(sets, first, nodes.set(node[entry]), common);
        int size = size(sets, nodes, first, entry);
        int known = everyStep ? chains.size() : indexOf(victims);
        if (known < chains.size() && chains.get(known).size <= size) {
            return;
        }
        int length = distance[entry];
        int[] path = new int[length + 1];
        int[] digits = new int[length];
        if (steps.explains()) {
            for (int at = entry, i = length; i > 0; at = before[at], i--) {
                path[i] = nodes.set(node[at]);
                digits[i - 1] = nodes.lost(node[at]);
            }
            digits[0] = by;
        }
        path[0] = first;
        Chain chain = new Chain(path, digits, common, victims, size, weight(victims));
        if (known < chains.size()) {
            chains.set(known, chain);
        } else {
            chains.add(chain);
        }
    }

    private int[] victims(AlmostLockedSets sets, int first, int last, int common) {
        int[] victims = new int[0];
        for (int rest = common; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest) + 1;
            sets.commonPeers(first, last, digit, cells);
            int n = victims.length;
            victims = Arrays.copyOf(victims, n + cells.size());
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                victims[n++] = cell * layout.side() + digit - 1;
            }
        }
        return victims;
    }

    private int size(AlmostLockedSets sets, SetGraph nodes, int first, int entry) {
        int size = sets.size(first);
        for (int at = entry; at >= 0; at = before[at]) {
            size += sets.size(nodes.set(node[at]));
        }
        return size;
    }

    private int indexOf(int[] victims) {
        int i = 0;
        while (i < chains.size() && !Arrays.equals(chains.get(i).victims, victims)) {
            i++;
        }
        return i;
    }

    /** HoDoKu's measure: what is removed further up on the board is preferred. */
    private int weight(int[] victims) {
        int weight = 0;
        int factor = 1;
        for (int victim : victims) {
            weight += victim / layout.side() * factor + victim % layout.side() + 1;
            factor += layout.cellCount() - 1;
        }
        return weight;
    }

    private boolean report(Position position, Steps steps, AlmostLockedSets sets, Chain chain) {
        if (!steps.begin(TechniqueId.ALS_CHAIN)) {
            return false;
        }
        for (int victim : chain.victims) {
            steps.remove(victim / layout.side(), victim % layout.side() + 1);
        }
        if (steps.explains()) {
            for (int i = 0; i < chain.sets.length; i++) {
                SetStory.set(position, steps, sets, i + 1, chain.sets[i]);
                if (i > 0) {
                    SetStory.link(position, steps, sets, i, chain.sets[i - 1], chain.sets[i], chain.links[i - 1]);
                }
            }
            SetStory.common(steps, chain.common);
        }
        return steps.end();
    }
}
