package io.shudu.logic.se;

/** A chain of the board as it is: its rating, and the way it went. */
final class ChainHint implements Comparable<ChainHint> {
    private final double rating;
    private final int key;
    private final int order;
    private final boolean cycle;
    private final int[] way;
    private final int[] causes;
    private final int[] cells;
    private final int[] digits;

    /**
     * A chain.
     *
     * @param rating what it is rated
     * @param key its place among chains of equal complexity
     * @param order its place among chains of its kind; cycles from one candidate have the same
     * @param cycle whether it is a cycle
     * @param way the nodes from the end back to the start; the start of a cycle is left out
     * @param causes why each of them is so, -1 for an assumption
     * @param cells the cells that lose candidates, in the order of the original
     * @param digits the candidates that each of them loses
     */
    ChainHint(double rating, int key, int order, boolean cycle, int[] way, int[] causes, int[] cells, int[] digits) {
        this.rating = rating;
        this.key = key;
        this.order = order;
        this.cycle = cycle;
        this.way = way;
        this.causes = causes;
        this.cells = cells;
        this.digits = digits;
    }

    double rating() {
        return rating;
    }

    /** How many nodes it has. */
    int complexity() {
        return way.length;
    }

    int key() {
        return key;
    }

    int order() {
        return order;
    }

    boolean isCycle() {
        return cycle;
    }

    int node(int i) {
        return way[i];
    }

    int cause(int i) {
        return causes[i];
    }

    /** How many cells lose candidates. */
    int cellCount() {
        return cells.length;
    }

    int cell(int i) {
        return cells[i];
    }

    int digits(int i) {
        return digits[i];
    }

    @Override
    public int compareTo(ChainHint other) {
        if (rating != other.rating) {
            return rating < other.rating ? -1 : 1;
        }
        if (way.length != other.way.length || key != other.key) {
            return way.length != other.way.length ? way.length - other.way.length : key - other.key;
        }
        return order - other.order;
    }

    /** Whether both remove the same. */
    boolean removesLike(ChainHint other) {
        if (cells.length != other.cells.length) {
            return false;
        }
        for (int i = 0; i < cells.length; i++) {
            int j = 0;
            while (j < cells.length && (cells[i] != other.cells[j] || digits[i] != other.digits[j])) {
                j++;
            }
            if (j == cells.length) {
                return false;
            }
        }
        return true;
    }

    /** The chain as one that another rests on. */
    Nested nested() {
        int size = way.length;
        int[] nodes = new int[cycle ? 2 * size + 2 : size + 1];
        nodes[0] = size;
        System.arraycopy(way, 0, nodes, 1, size);
        if (cycle) {
            nodes[size + 1] = size;
            nodes[size + 2] = opposite(way[0]);
            for (int i = 1; i < size; i++) {
                nodes[size + 2 + i] = opposite(way[size - i]);
            }
        }
        return new Nested(nodes, size);
    }

    static int opposite(int node) {
        return node < Outcome.OFF ? node + Outcome.OFF : node - Outcome.OFF;
    }
}
