package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.stream.IntStream;

/** The lines of a kind, rows or columns, in which a digit has two places. */
final class LinePairs {
    private final Layout layout;
    private final int[] lines;
    private final int[] one;
    private final int[] other;
    private int count;

    LinePairs(Layout layout, House.Kind kind) {
        this.layout = layout;
        lines = layout.houses(kind);
        one = new int[lines.length];
        other = new int[lines.length];
    }

    /** For each cell the line of a kind, -1 if there is none. */
    static int[] linesOfCells(Layout layout, House.Kind kind) {
        return IntStream.range(0, layout.cellCount())
                .map(cell -> layout.houseOf(cell, kind))
                .toArray();
    }

    /** Becomes the pairs of a digit, and answers their number. */
    int set(Position position, int digit) {
        count = 0;
        for (int line : lines) {
            int places = position.places(line, digit);
            int second = places & places - 1;
            if (second != 0 && (second & second - 1) == 0) {
                one[count] = layout.cell(line, Integer.numberOfTrailingZeros(places));
                other[count++] = layout.cell(line, Integer.numberOfTrailingZeros(second));
            }
        }
        return count;
    }

    /** Number of pairs. */
    int count() {
        return count;
    }

    /** One of the two cells of a pair, 0 for the lower one or 1. */
    int cell(int pair, int which) {
        return which == 0 ? one[pair] : other[pair];
    }
}
