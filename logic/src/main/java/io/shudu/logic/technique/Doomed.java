package io.shudu.logic.technique;

import io.shudu.logic.pattern.Closure;
import io.shudu.logic.pattern.Implications;
import io.shudu.logic.pattern.NodeKinds;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import java.util.Arrays;

/**
 * The candidates that loops and chains may remove. Whatever they remove contradicts itself: it turns off one end of a
 * line of thought, so the other end is on, and this turns it off. That needs no way, only the closure. With almost
 * locked sets it is not so, because their links cannot be turned round: there any candidate counts.
 */
final class Doomed {
    /** For each digit the cells that may lose it, and for each cell the digits as bits. */
    private final CellSet[] cells;

    private final int[] digits;
    private int count;

    Doomed(Layout layout) {
        cells = layout.noCells(layout.side());
        digits = new int[layout.cellCount()];
    }

    void find(Implications implications, Closure closure, NodeKinds kinds) {
        count = 0;
        Arrays.fill(digits, 0);
        for (CellSet some : cells) {
            some.clear();
        }
        for (int id = 0; id < closure.count(); id++) {
            int on = Implications.on(closure.node(id));
            if (kinds == NodeKinds.SETS || closure.follows(on - 1, on)) {
                int cell = implications.cell(on);
                int digit = implications.digit(on);
                cells[digit - 1].add(cell);
                digits[cell] |= 1 << (digit - 1);
                count++;
            }
        }
    }

    /** Number of candidates. */
    int count() {
        return count;
    }

    /** The cells that may lose a digit. Not to be changed. */
    CellSet cells(int digit) {
        return cells[digit - 1];
    }

    /** The digits that a cell may lose, as bits. */
    int digits(int cell) {
        return digits[cell];
    }
}
