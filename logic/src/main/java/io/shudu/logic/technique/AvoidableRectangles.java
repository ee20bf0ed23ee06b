package io.shudu.logic.technique;

import io.shudu.logic.pattern.Rectangles;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.List;

/**
 * Four cells in two rows, two columns and two boxes must not be filled crosswise with two digits if none of them was
 * given: the digits could change places. In type 1 the fourth corner would complete such a rectangle and loses the
 * digit; in type 2 two corners would, and have the same digit besides, which all lose that see both. It holds only for
 * puzzles with one solution, and needs to know which digits were given.
 */
public final class AvoidableRectangles implements Technique {
    private final Layout layout;
    private final TechniqueId id;
    private final Rectangles rectangles;
    private final CellSet seen;

    /** One of the types. */
    public AvoidableRectangles(Setup setup, TechniqueId id) {
        layout = setup.layout();
        this.id = id;
        rectangles = new Rectangles(layout);
        seen = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        for (int start = 0; start < layout.cellCount(); start++) {
            if (!isFilledIn(position, start)) {
                continue;
            }
            int view = rectangles.firstView(start);
            int end = rectangles.firstView(start + 1);
            while (view < end) {
                int next = rectangles.nextMate(view);
                if (isFilledIn(position, rectangles.mate(view))) {
                    for (; view < next; view++) {
                        if (isAvoidable(position, view) && report(position, steps, view)) {
                            return;
                        }
                    }
                }
                view = next;
            }
        }
    }

    private static boolean isFilledIn(Position position, int cell) {
        return position.digit(cell) != 0 && !position.isGiven(cell);
    }

    /** Whether the start and its mate are filled in, and the others could repeat their digits crosswise. */
    private boolean isAvoidable(Position position, int view) {
        int far = rectangles.far(view);
        int opposite = rectangles.opposite(view);
        if ((position.digit(far) != 0 && position.digit(opposite) != 0)
                || !isFilledIn(position, rectangles.start(view))
                || !isFilledIn(position, rectangles.mate(view))) {
            return false;
        }
        return hasOrCanTake(position, far, position.digit(rectangles.mate(view)))
                && hasOrCanTake(position, opposite, position.digit(rectangles.start(view)));
    }

    private static boolean hasOrCanTake(Position position, int cell, int digit) {
        return position.digit(cell) == 0
                ? position.has(cell, digit) && position.count(cell) == 2
                : position.digit(cell) == digit && !position.isGiven(cell);
    }

    private boolean report(Position position, Steps steps, int view) {
        int far = rectangles.far(view);
        int opposite = rectangles.opposite(view);
        boolean bothEmpty = position.digit(far) == 0 && position.digit(opposite) == 0;
        if (bothEmpty != (id == TechniqueId.AVOIDABLE_RECTANGLE_2)) {
            return false;
        }
        int extra = bothEmpty ? extraDigit(position, view) : 0;
        if (bothEmpty && extra == 0) {
            return false;
        }
        if (isRepeated(position, view) || !steps.begin(id)) {
            return false;
        }
        if (bothEmpty) {
            steps.remove(seen, extra);
        } else if (position.digit(far) == 0) {
            steps.remove(far, position.digit(rectangles.mate(view)));
        } else {
            steps.remove(opposite, position.digit(rectangles.start(view)));
        }
        if (steps.explains()) {
            explain(position, steps, view, extra);
        }
        return steps.end();
    }

    /** The digit that both empty corners have besides, if somebody would lose it; else 0. */
    private int extraDigit(Position position, int view) {
        int far = rectangles.far(view);
        int opposite = rectangles.opposite(view);
        int other = position.candidates(far) & ~(1 << (position.digit(rectangles.mate(view)) - 1));
        if ((position.candidates(opposite) & other) == 0) {
            return 0;
        }
        int digit = Integer.numberOfTrailingZeros(other) + 1;
        seen.setAnd(layout.peers(far), layout.peers(opposite)).and(position.cells(digit));
        return seen.isEmpty() ? 0 : digit;
    }

    /** Whether the rectangle was met before, from another corner. */
    private boolean isRepeated(Position position, int view) {
        for (int other = rectangles.previous(view); other >= 0; other = rectangles.previous(other)) {
            if (isAvoidable(position, other)) {
                return true;
            }
        }
        return false;
    }

    private void explain(Position position, Steps steps, int view, int extra) {
        int start = rectangles.start(view);
        int mate = rectangles.mate(view);
        int far = rectangles.far(view);
        int opposite = rectangles.opposite(view);
        for (int i = 0; i < 4; i++) {
            steps.mark(Role.CORNER, new Subject.OfCell(rectangles.corner(view, i)));
        }
        if (position.digit(far) == 0) {
            steps.markCandidate(Role.CORNER, far, position.digit(mate));
        }
        if (position.digit(opposite) == 0) {
            steps.markCandidate(Role.CORNER, opposite, position.digit(start));
        }
        if (extra != 0) {
            steps.markCandidate(Role.EXTRA, far, extra);
            steps.markCandidate(Role.EXTRA, opposite, extra);
            steps.arg("extra", new Subject.OfDigit(extra));
            steps.arg("corners", new Subject.OfCells(List.of(far, opposite)));
        } else {
            steps.arg("cell", new Subject.OfCell(position.digit(far) == 0 ? far : opposite));
        }
        int pair = 1 << (position.digit(start) - 1) | 1 << (position.digit(mate) - 1);
        steps.arg("cells", new Subject.OfCells(List.of(start, mate, opposite, far)));
        steps.arg("digits", Subject.OfDigits.of(pair));
    }
}
