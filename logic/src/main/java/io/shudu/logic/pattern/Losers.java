package io.shudu.logic.pattern;

import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.Arrays;

/** For each candidate of a position the cells that lose its digit if it is placed, in ascending order. */
final class Losers {
    private final Layout layout;
    /** The cells, one candidate after the other, and where those of each candidate begin. */
    private int[] cells = new int[1 << 11];

    private final int[] begin;

    Losers(Layout layout) {
        this.layout = layout;
        begin = new int[layout.cellCount() * layout.side() + 1];
    }

    void fill(Position position) {
        int side = layout.side();
        int count = 0;
        for (int node = 0; node < begin.length - 1; node++) {
            begin[node] = count;
            int cell = node / side;
            int digit = node % side + 1;
            if (position.has(cell, digit)) {
                if (count + layout.peerCount(cell) > cells.length) {
                    cells = Arrays.copyOf(cells, 2 * cells.length);
                }
                for (int i = 0; i < layout.peerCount(cell); i++) {
                    cells[count] = layout.peer(cell, i);
                    count += position.has(cells[count], digit) ? 1 : 0;
                }
            }
        }
        begin[begin.length - 1] = count;
    }

    /** Number of the first loser of a candidate, given as a node; its last one is before the first of the next node. */
    int first(int node) {
        return begin[node];
    }

    int cell(int i) {
        return cells[i];
    }
}
