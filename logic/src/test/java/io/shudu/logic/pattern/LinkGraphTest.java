package io.shudu.logic.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares the graph's searches with one that simply tries all chains. */
class LinkGraphTest {
    private static final int LIMIT = 9;

    /** A small random graph. */
    private static final class Sample {
        final LinkGraph graph = new LinkGraph(20, LIMIT);
        final List<List<Integer>> strong = new ArrayList<>();
        final List<List<Integer>> weak = new ArrayList<>();
        final int[] cells;
        /** Ends of chains from the start, in the order in which a search in depth meets them first. */
        final List<Integer> ends = new ArrayList<>();

        /**
         * One candidate a cell with strong links between cells, or two candidates a cell with the strong link inside.
         */
        Sample(Rng rng, boolean paired) {
            int nodes = 12;
            cells = new int[nodes];
            for (int node = 0; node < nodes; node++) {
                cells[node] = paired ? node / 2 : node;
                graph.add(cells[node], 1);
                strong.add(new ArrayList<>());
                weak.add(new ArrayList<>());
            }
            for (int node = 0; node < nodes; node++) {
                for (int other = 0; other < node; other++) {
                    boolean together = paired && cells[node] == cells[other];
                    if (together || (!paired && rng.nextInt(7) == 0)) {
                        strong.get(node).add(other);
                        strong.get(other).add(node);
                    }
                    if (!together && rng.nextInt(5) == 0) {
                        weak.get(node).add(other);
                        weak.get(other).add(node);
                    }
                }
            }
            for (int node = 0; node < nodes; node++) {
                graph.beginStrong(node);
                strong.get(node).forEach(graph::link);
                graph.beginWeak(node);
                weak.get(node).forEach(graph::link);
            }
            graph.end();
        }

        void tryAll(int start) {
            ends.clear();
            boolean[] used = new boolean[20];
            used[cells[start]] = true;
            extend(start, start, 0, used);
        }

        private void extend(int start, int from, int length, boolean[] used) {
            for (int on : strong.get(from)) {
                boolean stays = cells[on] == cells[from];
                if (used[cells[on]] && !stays && on != start) {
                    continue;
                }
                if (length >= 2 && !ends.contains(on)) {
                    ends.add(on);
                }
                if (on == start || length + 3 > LIMIT) {
                    continue;
                }
                for (int off : weak.get(on)) {
                    if (!used[cells[off]] && cells[off] != cells[on]) {
                        boolean[] now = used.clone();
                        now[cells[on]] = true;
                        now[cells[off]] = true;
                        extend(start, off, length + 2, now);
                    }
                }
            }
        }
    }

    @Test
    void findsAChainExactlyWhereThereIsOne() {
        Rng rng = new SeedSequence(1).at(0);
        int twisted = 0;
        for (int i = 0; i < 60; i++) {
            Sample sample = new Sample(rng, i % 2 == 0);
            for (int start = 0; start < sample.cells.length; start++) {
                sample.tryAll(start);
                for (int end = 0; end < sample.cells.length; end++) {
                    sample.graph.reach(start);
                    boolean found = sample.graph.isReached(end) && sample.graph.isChain(end);
                    if (sample.graph.isReached(end) && !found) {
                        twisted++;
                        boolean[] ends = new boolean[sample.cells.length];
                        ends[end] = true;
                        found = sample.graph.firstChain(start, ends) == end;
                    }
                    assertThat(found).isEqualTo(sample.ends.contains(end));
                    if (found) {
                        assertIsChain(sample, start, end);
                    }
                }
            }
        }
        assertThat(twisted).isPositive();
    }

    @Test
    void theFirstChainIsTheOneThatASearchInDepthMeetsFirst() {
        Rng rng = new SeedSequence(2).at(0);
        for (int i = 0; i < 60; i++) {
            Sample sample = new Sample(rng, i % 2 == 0);
            for (int start = 0; start < sample.cells.length; start++) {
                sample.tryAll(start);
                boolean[] ends = new boolean[sample.cells.length];
                int first = -1;
                for (int end = 0; end < ends.length; end++) {
                    ends[end] = rng.nextInt(2) == 0;
                }
                for (int k = sample.ends.size() - 1; k >= 0; k--) {
                    first = ends[sample.ends.get(k)] ? sample.ends.get(k) : first;
                }
                assertThat(sample.graph.firstChain(start, ends)).isEqualTo(first);
            }
        }
    }

    private static void assertIsChain(Sample sample, int start, int end) {
        LinkGraph graph = sample.graph;
        assertThat(graph.pathNode(0)).isEqualTo(start);
        assertThat(graph.pathNode(graph.pathSize() - 1)).isEqualTo(end);
        assertThat(graph.pathSize()).isBetween(4, LIMIT + 1);
        for (int i = 1; i < graph.pathSize(); i++) {
            List<List<Integer>> links = i % 2 == 1 ? sample.strong : sample.weak;
            assertThat(links.get(graph.pathNode(i - 1))).contains(graph.pathNode(i));
        }
    }
}
