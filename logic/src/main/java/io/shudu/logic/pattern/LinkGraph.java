package io.shudu.logic.pattern;

import java.util.Arrays;

/**
 * Candidates with their links, and the chains in it: a chain begins with a candidate that is assumed to be false and
 * takes strong and weak links in turn. It ends with a strong link, so that its last candidate is true if the first one
 * is false. No cell occurs twice in it, but a strong link may stay in a cell, and a chain may come back to its start.
 *
 * <p>A search in breadth finds the shortest ways to all candidates at once. In rare cases a way runs through a cell
 * twice; only then a search in depth must find out if there is another one.
 */
public final class LinkGraph {
    private final int limit;
    private int size;
    private int linkCount;
    private int[] cells = new int[0];
    private int[] digits = new int[0];
    /** Where in {@link #links} the links of a node begin: the strong ones, then the weak ones. */
    private int[] strongAt = new int[1];

    private int[] weakAt = new int[0];
    private int[] links = new int[256];

    /** By node: after how many links it is true, or 0; and from where. */
    private int[] trueAfter = new int[0];

    private int[] trueFrom = new int[0];
    /** The same for false, -1 if never. */
    private int[] falseAfter = new int[0];

    private int[] falseFrom = new int[0];
    private int[] queue = new int[0];
    private int start;

    private final boolean[] used;
    private final int[] path;
    private int pathSize;

    /**
     * A graph without nodes.
     *
     * @param boardCells number of cells of the board
     * @param limit the most links of a chain
     */
    public LinkGraph(int boardCells, int limit) {
        this.limit = limit;
        used = new boolean[boardCells];
        path = new int[limit + 1];
    }

    /** Removes all nodes. */
    public void clear() {
        size = 0;
        linkCount = 0;
    }

    /** Adds a node and answers its number. */
    public int add(int cell, int digit) {
        if (size == cells.length) {
            int room = 2 * size + 32;
            cells = Arrays.copyOf(cells, room);
            digits = Arrays.copyOf(digits, room);
            strongAt = Arrays.copyOf(strongAt, room + 1);
            weakAt = Arrays.copyOf(weakAt, room);
            trueAfter = new int[room];
            trueFrom = new int[room];
            falseAfter = new int[room];
            falseFrom = new int[room];
            queue = new int[room];
        }
        cells[size] = cell;
        digits[size] = digit;
        return size++;
    }

    /** Says that the strong links of a node follow. All nodes are there, and those before it have their links. */
    public void beginStrong(int node) {
        strongAt[node] = linkCount;
    }

    /** Says that the weak links of a node follow. */
    public void beginWeak(int node) {
        weakAt[node] = linkCount;
    }

    /** Adds a link from the node in hand. */
    public void link(int to) {
        if (linkCount == links.length) {
            links = Arrays.copyOf(links, 2 * linkCount);
        }
        links[linkCount++] = to;
    }

    /** Says that all links are there. */
    public void end() {
        strongAt[size] = linkCount;
    }

    /** Number of nodes. */
    public int size() {
        return size;
    }

    /** The cell of a node. */
    public int cell(int node) {
        return cells[node];
    }

    /** The digit of a node. */
    public int digit(int node) {
        return digits[node];
    }

    /** Looks for the shortest ways from a node. */
    public void reach(int from) {
        start = from;
        used[cells[from]] = true;
        spread(from, 0);
        used[cells[from]] = false;
    }

    /** Goes everywhere from a false node after so many links, but not through used cells. */
    private void spread(int from, int after) {
        Arrays.fill(trueAfter, 0, size, 0);
        Arrays.fill(falseAfter, 0, size, -1);
        falseAfter[from] = after;
        queue[0] = from;
        int tail = 1;
        for (int head = 0; head < tail && falseAfter[queue[head]] < limit; head++) {
            int x = queue[head];
            int length = falseAfter[x] + 1;
            for (int i = strongAt[x]; i < weakAt[x]; i++) {
                int y = links[i];
                boolean free = !used[cells[y]] || cells[y] == cells[x] || y == start;
                if (trueAfter[y] != 0 || !free) {
                    continue;
                }
                trueAfter[y] = length;
                trueFrom[y] = x;
                for (int j = weakAt[y]; y != start && j < strongAt[y + 1]; j++) {
                    int z = links[j];
                    if (falseAfter[z] < 0 && !used[cells[z]]) {
                        falseAfter[z] = length + 1;
                        falseFrom[z] = y;
                        queue[tail++] = z;
                    }
                }
            }
        }
    }

    /** Whether {@link #reach} found a way to a node, perhaps with a cell twice. */
    public boolean isReached(int node) {
        return trueAfter[node] != 0;
    }

    /** Makes the shortest way to a node the path, and answers whether it is a chain of at least two strong links. */
    public boolean isChain(int node) {
        int length = trueAfter[node];
        if (length < 3) {
            return false;
        }
        pathSize = length + 1;
        int y = node;
        for (int i = length; i > 0; i -= 2) {
            path[i] = y;
            path[i - 1] = trueFrom[y];
            y = falseFrom[trueFrom[y]];
        }
        boolean chain = true;
        for (int i = 0; i < pathSize; i++) {
            int cell = cells[path[i]];
            boolean stays = i % 2 == 1 && cells[path[i - 1]] == cell;
            boolean returns = i == length && path[i] == path[0];
            chain &= !used[cell] || stays || returns;
            used[cell] = true;
        }
        freePath();
        return chain;
    }

    /**
     * Looks for the chain from a node that comes first in depth, links in their order. What {@link #reach} found is
     * lost.
     *
     * @param ends the nodes where it may end
     * @return where it ends, -1 if there is none; it is the path then
     */
    public int firstChain(int from, boolean[] ends) {
        start = from;
        path[0] = from;
        pathSize = 1;
        used[cells[from]] = true;
        int end = extend(ends);
        freePath();
        return end;
    }

    private int extend(boolean[] ends) {
        int length = pathSize;
        int x = path[length - 1];
        for (int i = strongAt[x]; i < weakAt[x]; i++) {
            int y = links[i];
            boolean stays = cells[y] == cells[x];
            if (used[cells[y]] && !stays && y != start) {
                continue;
            }
            path[length] = y;
            pathSize = length + 1;
            if (length >= 3 && ends[y]) {
                return y;
            }
            if (y == start || length + 2 > limit) {
                continue;
            }
            used[cells[y]] = true;
            for (int j = weakAt[y]; j < strongAt[y + 1]; j++) {
                int z = links[j];
                if (used[cells[z]]) {
                    continue;
                }
                path[length + 1] = z;
                pathSize = length + 2;
                used[cells[z]] = true;
                int end = leads(z, length + 1, ends) ? extend(ends) : -1;
                if (end >= 0) {
                    return end;
                }
                used[cells[z]] = false;
            }
            used[cells[y]] = stays;
        }
        return -1;
    }

    private boolean leads(int from, int after, boolean[] ends) {
        spread(from, after);
        for (int node = 0; node < size; node++) {
            if (ends[node] && trueAfter[node] != 0) {
                return true;
            }
        }
        return false;
    }

    private void freePath() {
        for (int i = 0; i < pathSize; i++) {
            used[cells[path[i]]] = false;
        }
        used[cells[path[0]]] = false;
    }

    /** Number of nodes of the path: false and true in turn. */
    public int pathSize() {
        return pathSize;
    }

    /** A node of the path. */
    public int pathNode(int i) {
        return path[i];
    }
}
