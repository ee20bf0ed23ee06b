package io.shudu.logic.pattern;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import io.shudu.logic.position.Layout;
import java.util.Arrays;

/**
 * The rectangles of a board that can hold two digits crosswise in two ways: two rows, two columns, and as a rule two
 * boxes. If one way solves a puzzle, so does the other; that is what techniques about unique solutions live on.
 *
 * <p>Each rectangle is listed once for each of its corners, as it is met by somebody who starts there: such a view has
 * the start, its mate in the same box, the far corner in line with the start, and the opposite corner. Views are in the
 * order in which people meet them: by start, then by mate, then by far corner.
 */
public final class Rectangles {
    private static final int CORNERS = 4;

    private final int[] corners;
    private final int[] firstView;
    private final int[] nextMate;
    private final int[] previous;

    /** The rectangles of a board. */
    public Rectangles(Layout layout) {
        Builder builder = new Builder(layout);
        firstView = builder.firstView;
        corners = Arrays.copyOf(builder.corners, CORNERS * builder.views);
        previous = new int[builder.views];
        nextMate = new int[builder.views];
        for (int view = nextMate.length - 1; view >= 0; view--) {
            boolean isLast =
                    view == nextMate.length - 1 || start(view) != start(view + 1) || mate(view) != mate(view + 1);
            nextMate[view] = isLast ? view + 1 : nextMate[view + 1];
        }
        int cells = layout.cellCount();
        int[] last = new int[cells * cells];
        Arrays.fill(last, -1);
        for (int view = 0; view < previous.length; view++) {
            int rectangle = lowest(view) * cells + highest(view);
            previous[view] = last[rectangle];
            last[rectangle] = view;
        }
    }

    private int lowest(int view) {
        return Math.min(Math.min(start(view), mate(view)), Math.min(far(view), opposite(view)));
    }

    private int highest(int view) {
        return Math.max(Math.max(start(view), mate(view)), Math.max(far(view), opposite(view)));
    }

    /** The first view from a cell; the last one is before the first view from the next cell. */
    public int firstView(int start) {
        return firstView[start];
    }

    /** The first view after one that has another mate. */
    public int nextMate(int view) {
        return nextMate[view];
    }

    /** The corner where a view starts. */
    public int start(int view) {
        return corners[CORNERS * view];
    }

    /** The corner in the start's box. */
    public int mate(int view) {
        return corners[CORNERS * view + 1];
    }

    /** The corner in the other box that is in line with the start. */
    public int far(int view) {
        return corners[CORNERS * view + 2];
    }

    /** The corner that is in line with the mate and the far corner. */
    public int opposite(int view) {
        return corners[CORNERS * view + 3];
    }

    /** One of the corners: start, mate, far and opposite one. */
    public int corner(int view, int i) {
        return corners[CORNERS * view + i];
    }

    /** The last view before one that shows the same rectangle, -1 if there is none. */
    public int previous(int view) {
        return previous[view];
    }

    private static final class Builder {
        private final Layout layout;
        private final Geometry geometry;
        private final int[] firstView;
        private int[] corners = new int[1 << 13];
        private int views;

        Builder(Layout layout) {
            this.layout = layout;
            geometry = layout.geometry();
            firstView = new int[layout.cellCount() + 1];
            for (int start = 0; start < layout.cellCount(); start++) {
                firstView[start] = views;
                addViews(start);
            }
            firstView[layout.cellCount()] = views;
        }

        private void addViews(int start) {
            int box = layout.houseOf(start, House.Kind.BOX);
            int home = box >= 0 ? box : layout.houseOf(start, House.Kind.ROW);
            for (int i = 0; home >= 0 && i < layout.side(); i++) {
                int mate = layout.cell(home, i);
                boolean inRow = geometry.row(start) == geometry.row(mate);
                boolean inColumn = geometry.column(start) == geometry.column(mate);
                if (inRow != inColumn) {
                    addViews(start, mate, home, inRow);
                }
            }
        }

        private void addViews(int start, int mate, int home, boolean inRow) {
            for (int i = 0; i < layout.side(); i++) {
                int far = inRow ? geometry.cell(i, geometry.column(start)) : geometry.cell(geometry.row(start), i);
                int opposite = inRow ? geometry.cell(i, geometry.column(mate)) : geometry.cell(geometry.row(mate), i);
                // Where boxes are rectangles and nothing else is a house, all others will do.
                if (!layout.house(home).contains(far) && (geometry.isBoxed() || isDeadly(start, mate, far, opposite))) {
                    if (CORNERS * views == corners.length) {
                        corners = Arrays.copyOf(corners, 2 * corners.length);
                    }
                    int at = CORNERS * views++;
                    corners[at] = start;
                    corners[at + 1] = mate;
                    corners[at + 2] = far;
                    corners[at + 3] = opposite;
                }
            }
        }

        /** Whether neighbours differ, and no house minds if the two digits change places. */
        private boolean isDeadly(int start, int mate, int far, int opposite) {
            return layout.sees(start, mate)
                    && layout.sees(start, far)
                    && layout.sees(opposite, mate)
                    && layout.sees(opposite, far)
                    && isBalanced(start, opposite, mate, far)
                    && isBalanced(opposite, start, mate, far)
                    && isBalanced(mate, far, start, opposite)
                    && isBalanced(far, mate, start, opposite);
        }

        /** Whether the houses of a corner have as many corners with one digit as with the other. */
        private boolean isBalanced(int corner, int equal, int neighbour, int otherNeighbour) {
            for (int i = 0; i < layout.houseCount(corner); i++) {
                int house = layout.houseOf(corner, i);
                if (count(house, corner, equal) != count(house, neighbour, otherNeighbour)) {
                    return false;
                }
            }
            return true;
        }

        private int count(int house, int one, int other) {
            return (layout.house(house).contains(one) ? 1 : 0)
                    + (layout.house(house).contains(other) ? 1 : 0);
        }
    }
}
