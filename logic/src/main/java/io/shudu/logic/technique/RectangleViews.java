package io.shudu.logic.technique;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Position;
import java.util.Arrays;

/**
 * The views of rectangles in a position that start with a pair which all corners can have, or could have had. The types
 * of unique rectangles are searched one after the other: this is what they have in common.
 */
final class RectangleViews {
    private int clock;
    private boolean thin;
    private int[] views = new int[64];
    private int count;

    private RectangleViews(Position position) {
        clock = position.clock() - 1;
    }

    /** The views of a position as it is now, for somebody who takes rectangles in hand. */
    static RectangleViews of(Position position, PairRectangle rectangle) {
        RectangleViews views = position.shared(RectangleViews.class, RectangleViews::new);
        if (views.clock != position.clock() || views.thin != rectangle.isThin()) {
            views.clock = position.clock();
            views.thin = rectangle.isThin();
            views.collect(position, rectangle);
        }
        return views;
    }

    private void collect(Position position, PairRectangle rectangle) {
        count = 0;
        CellSet empty = position.empty();
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            if (position.count(cell) == 2) {
                collect(position, rectangle, rectangle.firstView(cell), rectangle.firstView(cell + 1));
            }
        }
    }

    private void collect(Position position, PairRectangle rectangle, int from, int end) {
        int view = from;
        while (view < end) {
            int next = rectangle.nextMate(view);
            if (rectangle.canTakeMate(position, view)) {
                for (; view < next; view++) {
                    if (rectangle.canTake(position, view)) {
                        add(view);
                    }
                }
            }
            view = next;
        }
    }

    private void add(int view) {
        if (count == views.length) {
            views = Arrays.copyOf(views, 2 * count);
        }
        views[count++] = view;
    }

    int count() {
        return count;
    }

    /** A view, by start and then by mate. */
    int view(int i) {
        return views[i];
    }
}
