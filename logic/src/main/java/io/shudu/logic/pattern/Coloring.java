package io.shudu.logic.pattern;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * The candidates of a digit in two colours each: conjugate pairs that hang together form a cluster, and partners have
 * different colours. In each cluster one colour is true and the other one false.
 */
public final class Coloring {
    private static final int EVEN = 0x55555555;

    private final Layout layout;
    private final ConjugatePairs pairs;
    private final CellSet uncolored;
    /** Two sets a cluster, one a colour. */
    private final List<CellSet> cells = new ArrayList<>();
    /** For each colour the cells that see one of its cells. */
    private final List<CellSet> seen = new ArrayList<>();

    private int clusters;
    /** For each colour the colours that it sees, as bits. */
    private final int[] sees = new int[32];

    private final CellSet common;

    /** For a board. */
    public Coloring(Layout layout) {
        this.layout = layout;
        pairs = new ConjugatePairs(layout);
        common = layout.noCells();
        uncolored = layout.noCells();
    }

    /** Colours a digit. The clusters are in the order of their lowest cell, which has the first colour. */
    public void set(Position position, int digit) {
        pairs.set(position, digit);
        uncolored.set(pairs.cells());
        clusters = 0;
        for (int cell = uncolored.first(); cell >= 0; cell = uncolored.next(cell)) {
            if (cells.size() == 2 * clusters) {
                for (int color = 0; color < 2; color++) {
                    cells.add(layout.noCells());
                    seen.add(layout.noCells());
                }
            }
            for (int color = 0; color < 2; color++) {
                cells(clusters, color).clear();
                seen(clusters, color).clear();
            }
            color(cell, 0);
            clusters++;
        }
    }

    private void color(int cell, int color) {
        uncolored.remove(cell);
        cells(clusters, color).add(cell);
        seen(clusters, color).or(layout.peers(cell));
        for (int i = 0; i < pairs.count(cell); i++) {
            int partner = pairs.partner(cell, i);
            if (uncolored.contains(partner)) {
                color(partner, 1 - color);
            }
        }
    }

    /** The conjugate pairs. */
    public ConjugatePairs pairs() {
        return pairs;
    }

    /** Number of clusters. */
    public int clusters() {
        return clusters;
    }

    /** The cells of a colour, 0 or 1. Not to be changed. */
    public CellSet cells(int cluster, int color) {
        return cells.get(2 * cluster + color);
    }

    /** The cells that see a cell of a colour. Not to be changed. */
    public CellSet seen(int cluster, int color) {
        return seen.get(2 * cluster + color);
    }

    /**
     * Whether a chain of conjugate pairs may remove something: false if none does, true if one does, or seems to. A
     * chain goes from colour to colour, and there are far fewer colours than cells.
     */
    public boolean isPromising(Position position, int digit) {
        int colors = 2 * clusters;
        if (colors > sees.length) {
            return true;
        }
        for (int color = 0; color < colors; color++) {
            sees[color] = 0;
            for (int other = 0; other < colors; other++) {
                if (seen.get(color).meets(cells.get(other))) {
                    sees[color] |= 1 << other;
                }
            }
            if ((sees[color] & 1 << color) != 0) {
                return true;
            }
        }
        for (int color = 0; color < colors; color++) {
            int truth = truths(color);
            for (int rest = truth & -1 << color; rest != 0; rest &= rest - 1) {
                int end = Integer.numberOfTrailingZeros(rest);
                if (end == color
                        || common.setAnd(seen.get(color), seen.get(end)).meets(position.cells(digit))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The colours, as bits, that are true if a colour is false. */
    private int truths(int color) {
        int truth = 1 << (color ^ 1);
        for (int left = truth; left != 0; ) {
            int next = sees[Integer.numberOfTrailingZeros(left)];
            left &= left - 1;
            // What they see is false, and the opposite colours are true.
            int opposite = ((next & EVEN) << 1) | ((next >>> 1) & EVEN);
            left |= opposite & ~truth;
            truth |= opposite;
        }
        return truth;
    }
}
