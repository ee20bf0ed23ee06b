package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.pattern.Rectangles;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import java.util.Arrays;
import java.util.List;

/**
 * A rectangle in hand that is, or could be, left with a pair of digits. A corner is bare if it has no other candidates,
 * and wide if it has.
 */
final class PairRectangle {
    private static final int CORNERS = 4;
    /** The bare corners, as bits by view, if they are the start and the opposite one. */
    private static final int ACROSS = 0b1001;

    private final Layout layout;
    private final Rectangles rectangles;
    private final boolean thin;
    private int view;
    private int pair;
    private int bare;
    private final int[] wide = new int[CORNERS - 1];
    private int wideCount;

    PairRectangle(Setup setup) {
        layout = setup.layout();
        rectangles = new Rectangles(layout);
        thin = setup.thinRectangles();
    }

    /** The first view of a rectangle from a cell; the last one is before the first view from the next cell. */
    int firstView(int start) {
        return rectangles.firstView(start);
    }

    /** The first view after one that has another mate. */
    int nextMate(int aView) {
        return rectangles.nextMate(aView);
    }

    /** Whether corners may lack a digit of the pair. */
    boolean isThin() {
        return thin;
    }

    /** Whether the mate of a view can have the pair of its start. */
    boolean canTakeMate(Position position, int aView) {
        return isPossible(position, rectangles.mate(aView), position.candidates(rectangles.start(aView)));
    }

    /** Whether the other two corners of a view can have the pair of its start. */
    boolean canTake(Position position, int aView) {
        int aPair = position.candidates(rectangles.start(aView));
        return isPossible(position, rectangles.far(aView), aPair)
                && isPossible(position, rectangles.opposite(aView), aPair);
    }

    /** The other candidates of the mate in hand, as bits. */
    int extraOfMate(Position position) {
        return position.candidates(rectangles.mate(view)) & ~pair;
    }

    /** Takes the rectangle of a view in hand; all its corners can have the pair. */
    void take(Position position, int newView) {
        pair = position.candidates(rectangles.start(newView));
        view = newView;
        bare = 1;
        wideCount = 0;
        for (int i = 1; i < CORNERS; i++) {
            int cell = rectangles.corner(view, i);
            if ((position.candidates(cell) & ~pair) == 0) {
                bare |= 1 << i;
            } else {
                addWide(cell);
            }
        }
    }

    private void addWide(int cell) {
        int i = wideCount++;
        for (; i > 0 && wide[i - 1] > cell; i--) {
            wide[i] = wide[i - 1];
        }
        wide[i] = cell;
    }

    /** The two digits as bits. */
    int pair() {
        return pair;
    }

    /** Whether there are two bare corners, and they stand across. */
    boolean isAcross() {
        return bare == ACROSS;
    }

    /** Number of wide corners. */
    int wideCount() {
        return wideCount;
    }

    /** A wide corner; they are in ascending order. */
    int wide(int i) {
        return wide[i];
    }

    /** The bare corner where the view starts. */
    int start() {
        return rectangles.start(view);
    }

    /** The corner across. */
    int opposite() {
        return rectangles.opposite(view);
    }

    /** The other candidates of the wide corners, as bits. */
    int extra(Position position) {
        int extra = 0;
        for (int i = 0; i < wideCount; i++) {
            extra |= position.candidates(wide[i]);
        }
        return extra & ~pair;
    }

    /** Whether a cell can be, or could have been, filled with a digit of a pair. */
    private boolean isPossible(Position position, int cell, int aPair) {
        return (position.candidates(cell) & aPair) == aPair || (thin && isOpen(position, cell, aPair));
    }

    private boolean isPossibleView(Position position, int aView) {
        int aPair = position.candidates(rectangles.start(aView));
        return Integer.bitCount(aPair) == 2 && canTakeMate(position, aView) && canTake(position, aView);
    }

    /** Whether a cell is empty and sees no digit of a pair. */
    private boolean isOpen(Position position, int cell, int aPair) {
        int low = Integer.numberOfTrailingZeros(aPair) + 1;
        int high = Integer.SIZE - Integer.numberOfLeadingZeros(aPair);
        boolean open = position.candidates(cell) != 0;
        for (int i = 0; open && i < layout.houseCount(cell); i++) {
            int house = layout.houseOf(cell, i);
            // A digit that stands in a house has no places left there.
            open = position.places(house, low) != 0 && position.places(house, high) != 0;
        }
        return open;
    }

    /**
     * Whether the rectangle was met before, from another corner. Who wants one step wants that of HoDoKu, which looks
     * at each rectangle once, even if another corner has another pair.
     */
    boolean isRepeated(Position position, boolean one) {
        for (int other = rectangles.previous(view); other >= 0; other = rectangles.previous(other)) {
            if ((one || position.candidates(rectangles.start(other)) == pair) && isPossibleView(position, other)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a digit has no place outside the rectangle in a house. */
    boolean holdsAll(Position position, int house, int digit) {
        int count = position.count(house, digit);
        if (count > 2) {
            return false;
        }
        for (int i = 0; i < CORNERS; i++) {
            int cell = rectangles.corner(view, i);
            count -= position.has(cell, digit) && layout.house(house).contains(cell) ? 1 : 0;
        }
        return count == 0;
    }

    /** Marks and arguments that all types have. */
    void explain(Position position, Steps steps) {
        for (int i = 0; i < CORNERS; i++) {
            int cell = rectangles.corner(view, i);
            steps.mark(Role.CORNER, new Subject.OfCell(cell));
            for (int rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
                Role role = (rest & -rest & pair) != 0 ? Role.CORNER : Role.EXTRA;
                steps.markCandidate(role, cell, Integer.numberOfTrailingZeros(rest) + 1);
            }
        }
        List<Integer> around = List.of(start(), rectangles.mate(view), rectangles.opposite(view), rectangles.far(view));
        steps.arg("cells", new Subject.OfCells(around));
        steps.arg("digits", Subject.OfDigits.of(pair));
        steps.arg("corners", Subject.OfCells.of(Arrays.copyOf(wide, wideCount)));
        steps.arg("extra", Subject.OfDigits.of(extra(position)));
    }

    /**
     * Adds the digit of the pair that has no other place, the other one, and the line of two wide corners, if they have
     * one.
     */
    void explainBound(Steps steps, int bound) {
        steps.arg("bound", new Subject.OfDigit(Integer.numberOfTrailingZeros(bound) + 1));
        steps.arg("lost", new Subject.OfDigit(Integer.numberOfTrailingZeros(pair & ~bound) + 1));
        for (int i = 0; wideCount == 2 && i < layout.houseCount(wide[0]); i++) {
            int house = layout.houseOf(wide[0], i);
            if (layout.kind(house) != House.Kind.BOX && layout.house(house).contains(wide[1])) {
                steps.markHouse(Role.BASE, house);
                steps.arg("house", new Subject.OfHouse(house));
            }
        }
    }

    /** Adds the corners beside one, and the corner across from it. */
    void explainAcross(Steps steps, int corner) {
        boolean isStart = corner == start();
        steps.arg("neighbours", new Subject.OfCells(List.of(rectangles.mate(view), rectangles.far(view))));
        steps.arg("across", new Subject.OfCell(isStart ? opposite() : start()));
    }
}
