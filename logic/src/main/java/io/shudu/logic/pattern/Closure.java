package io.shudu.logic.pattern;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Position;
import java.util.Arrays;

/**
 * For every assumption the set of all that follows from it, without the ways that lead there.
 *
 * <p>Literals that follow from each other have the same consequences, so the graph of implications is first shrunk to
 * its strongly connected components (Tarjan's algorithm). They come out with the successors first, and the set of a
 * component is its own literals with the sets of its successors: one pass over the links, a few words each. That is
 * some ten times as fast as to follow each assumption.
 *
 * <p>The candidates of the position are numbered without gaps, cell by cell, so that those of a cell are neighbours.
 */
public final class Closure {
    private final int side;
    private final int[] idOfNode;
    private final int[] nodeOfId;
    /** The bit of each literal about a candidate: those that are on come first, then those that are off. */
    private final int[] bitOfLiteral;

    private int count;
    private int words;

    private int[] sets = new int[0];
    private int[] component = new int[0];
    private int components;

    private int[] index = new int[0];
    private int[] low = new int[0];
    private int[] stack = new int[0];
    private int[] calls = new int[0];
    private int[] links = new int[0];
    private int stackSize;
    private int indexes;

    // The graph in hand.
    private int[] first = new int[0];
    private int[] end = new int[0];
    private int[] targets = new int[0];

    /** For a board with so many cells and digits. */
    public Closure(int cells, int side) {
        this.side = side;
        idOfNode = new int[cells * side];
        nodeOfId = new int[cells * side];
        bitOfLiteral = new int[2 * cells * side];
    }

    /** Works out all consequences in a position. */
    public void fill(Position position, Links graph) {
        number(position);
        first = graph.firstLinks();
        end = graph.endsOfLinks();
        targets = graph.targets();
        int literals = graph.literals();
        if (index.length < literals) {
            index = new int[literals];
            low = new int[literals];
            component = new int[literals];
            stack = new int[literals];
            calls = new int[literals];
            links = new int[literals];
        }
        Arrays.fill(index, 0, literals, 0);
        components = 0;
        indexes = 0;
        stackSize = 0;
        for (int id = 0; id < count; id++) {
            visit(Implications.on(nodeOfId[id]));
            visit(Implications.off(nodeOfId[id]));
        }
    }

    private void number(Position position) {
        count = 0;
        CellSet empty = position.empty();
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            for (int left = position.candidates(cell); left != 0; left &= left - 1) {
                int node = cell * side + Integer.numberOfTrailingZeros(left);
                idOfNode[node] = count;
                nodeOfId[count++] = node;
            }
        }
        words = (count + 31) >>> 5;
        for (int id = 0; id < count; id++) {
            bitOfLiteral[Implications.on(nodeOfId[id])] = id;
            bitOfLiteral[Implications.off(nodeOfId[id])] = (words << 5) + id;
        }
    }

    /**
     * Tarjan's search from a literal, with stacks of its own: lines of thought may be longer than Java's stack likes.
     */
    private void visit(int root) {
        if (index[root] != 0) {
            return;
        }
        int depth = 0;
        enter(root, depth);
        while (depth >= 0) {
            int literal = calls[depth];
            int unknown = nextUnknown(literal, depth);
            if (unknown >= 0) {
                enter(unknown, ++depth);
            } else {
                if (low[literal] == index[literal]) {
                    close(literal);
                }
                depth--;
                if (depth >= 0) {
                    low[calls[depth]] = Math.min(low[calls[depth]], low[literal]);
                }
            }
        }
    }

    /** Goes on with the links of a literal to the next target that was not visited yet, -1 if there is none. */
    private int nextUnknown(int literal, int depth) {
        int lowest = low[literal];
        int unknown = -1;
        int link = links[depth];
        for (int last = end[literal]; link < last && unknown < 0; link++) {
            int target = targets[link];
            if (index[target] == 0) {
                if (isEnd(target)) {
                    index[target] = ++indexes;
                    component[target] = components++;
                    addOwn(target, clear(component[target]));
                } else {
                    unknown = target;
                }
            } else if (component[target] < 0) {
                lowest = Math.min(lowest, index[target]);
            }
        }
        low[literal] = lowest;
        links[depth] = link;
        return unknown;
    }

    /** Whether nothing follows from a literal: half of them need no search. */
    private boolean isEnd(int literal) {
        return first[literal] >= end[literal];
    }

    private void enter(int literal, int depth) {
        index[literal] = ++indexes;
        low[literal] = indexes;
        component[literal] = -1;
        stack[stackSize++] = literal;
        calls[depth] = literal;
        links[depth] = first[literal];
    }

    private void close(int root) {
        int own = components++;
        int from = clear(own);
        int bottom = stackSize;
        do {
            bottom--;
            component[stack[bottom]] = own;
        } while (stack[bottom] != root);
        for (int i = bottom; i < stackSize; i++) {
            addOwn(stack[i], from);
        }
        for (int i = bottom; i < stackSize; i++) {
            // The last targets were closed last and have most consequences, often those of the others too.
            for (int link = end[stack[i]] - 1; link >= first[stack[i]]; link--) {
                addTarget(targets[link], own, from);
            }
        }
        stackSize = bottom;
    }

    /** Makes room for the set of a component, and answers where it begins. */
    private int clear(int own) {
        int from = own * 2 * words;
        if (sets.length < from + 2 * words) {
            sets = Arrays.copyOf(sets, Math.max(from + 2 * words, 2 * sets.length));
        }
        Arrays.fill(sets, from, from + 2 * words, 0);
        return from;
    }

    private void addOwn(int literal, int from) {
        if (literal < bitOfLiteral.length) {
            int bit = bitOfLiteral[literal];
            sets[from + (bit >>> 5)] |= 1 << bit;
        }
    }

    /** Adds the set of a target; what is already there came with all its consequences. */
    private void addTarget(int target, int own, int from) {
        if (target < bitOfLiteral.length) {
            int bit = bitOfLiteral[target];
            int at = from + (bit >>> 5);
            if ((sets[at] & 1 << bit) != 0) {
                return;
            }
            if (isEnd(target)) {
                sets[at] |= 1 << bit;
                return;
            }
        }
        if (component[target] != own) {
            int other = component[target] * 2 * words;
            for (int word = 0; word < 2 * words; word++) {
                sets[from + word] |= sets[other + word];
            }
        }
    }

    /** Number of components. */
    public int components() {
        return components;
    }

    /** The component of a literal: all literals of one have the same consequences. */
    public int component(int literal) {
        return component[literal];
    }

    /** Number of candidates. */
    public int count() {
        return count;
    }

    /** Words of a set of candidates. */
    public int words() {
        return words;
    }

    /** The number of a candidate's node. */
    public int id(int node) {
        return idOfNode[node];
    }

    /** The node with a number. */
    public int node(int id) {
        return nodeOfId[id];
    }

    /** A word of the set of candidates that are on if a literal holds. */
    public int on(int literal, int word) {
        return sets[component[literal] * 2 * words + word];
    }

    /** A word of the set of candidates that are off if a literal holds. */
    public int off(int literal, int word) {
        return sets[(component[literal] * 2 + 1) * words + word];
    }

    /** Whether a literal about a candidate follows from another. */
    public boolean follows(int literal, int from) {
        int bit = bitOfLiteral[literal];
        return (sets[component[from] * 2 * words + (bit >>> 5)] & 1 << bit) != 0;
    }

    /** Takes the candidates of a cell out of a set, given one of their nodes. */
    public void removeCell(int[] set, int node) {
        int first = idOfNode[node];
        while (first > 0 && nodeOfId[first - 1] / side == node / side) {
            first--;
        }
        for (int id = first; id < count && nodeOfId[id] / side == node / side; id++) {
            set[id >>> 5] &= ~(1 << id);
        }
    }
}
