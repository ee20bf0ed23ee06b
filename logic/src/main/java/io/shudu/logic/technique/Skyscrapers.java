package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;

/**
 * A digit has two places in each of two rows, and one place of each is in the same column: one of the other two places,
 * the roof, has the digit. The same with columns and rows exchanged.
 */
public final class Skyscrapers implements Technique {
    private final Layout layout;
    private final TwoStrongLinks links;
    private final LinePairs[] pairs;
    private final SearchedDigits[] searched;
    /** By kind of the pairs: for each cell the line that crosses the one of its pair. */
    private final int[][] crossing;

    /** For a board. */
    public Skyscrapers(Setup setup) {
        layout = setup.layout();
        links = new TwoStrongLinks(layout);
        pairs = new LinePairs[] {new LinePairs(layout, House.Kind.ROW), new LinePairs(layout, House.Kind.COLUMN)};
        searched = new SearchedDigits[] {new SearchedDigits(layout), new SearchedDigits(layout)};
        crossing = new int[][] {
            LinePairs.linesOfCells(layout, House.Kind.COLUMN), LinePairs.linesOfCells(layout, House.Kind.ROW)
        };
    }

    @Override
    public void find(Position position, Steps steps) {
        for (int kind = 0; kind < pairs.length; kind++) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                if (searched[kind].isFruitless(position, digit)) {
                    continue;
                }
                int count = pairs[kind].set(position, digit);
                for (int i = 0; i < count; i++) {
                    for (int j = i + 1; j < count; j++) {
                        if (find(position, steps, digit, kind, i, j)) {
                            return;
                        }
                    }
                }
                if (steps.wantsOne()) {
                    searched[kind].fruitless(position, digit);
                }
            }
        }
    }

    private boolean find(Position position, Steps steps, int digit, int kind, int i, int j) {
        int[] lines = crossing[kind];
        // Ends on the same side come first: with square boxes, the others are joined by a locked candidate.
        for (int combination = 0; combination < 4; combination++) {
            int side = combination & 1;
            int otherSide = combination < 2 ? side : 1 - side;
            int joint = pairs[kind].cell(i, side);
            int otherJoint = pairs[kind].cell(j, otherSide);
            if (lines[joint] == lines[otherJoint] && lines[joint] >= 0) {
                int end = pairs[kind].cell(i, 1 - side);
                int otherEnd = pairs[kind].cell(j, 1 - otherSide);
                // With both ends in line it is an X-wing.
                return lines[end] != lines[otherEnd]
                        && links.report(
                                position, steps, TechniqueId.SKYSCRAPER, digit, end, joint, otherJoint, otherEnd);
            }
        }
        return false;
    }
}
