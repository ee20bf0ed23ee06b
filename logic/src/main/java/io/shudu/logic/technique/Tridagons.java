package io.shudu.logic.technique;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.List;

/**
 * Thor's hammer: four boxes in two bands and two stacks, and in each of them three cells in different rows and columns.
 * If an odd number of the four slopes falls the other way, the twelve cells cannot be filled with three digits. So one
 * of the other candidates in them, the guardians, is true, and what all guardians exclude goes.
 */
public final class Tridagons implements Technique {
    /** The columns of three cells of a box, row by row. The even ones are shifts of the falling diagonal. */
    private static final int[][] SLOPES = {{0, 1, 2}, {0, 2, 1}, {1, 2, 0}, {1, 0, 2}, {2, 0, 1}, {2, 1, 0}};

    private static final int CELLS = 12;

    private final Layout layout;
    private final boolean fits;
    private final int[] cells = new int[CELLS];
    private final CellSet twelve;

    /** For a board; only one with boxes of 3×3 has such patterns. */
    public Tridagons(Setup setup) {
        layout = setup.layout();
        fits = layout.geometry().equals(Geometry.CLASSIC);
        twelve = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        for (int digits = 0b111; fits && digits < 1 << 9; digits++) {
            for (int without = 0; Integer.bitCount(digits) == 3 && without < 9; without++) {
                // All bands but one, and all stacks but one.
                if (addBox(position, steps, digits, without, 0, 0)) {
                    return;
                }
            }
        }
    }

    /** Tries all slopes of the next box. */
    private boolean addBox(Position position, Steps steps, int digits, int without, int boxes, int odd) {
        if (boxes == 4) {
            return odd % 2 == 1 && report(position, steps, digits);
        }
        int band = skip(boxes / 2, without / 3);
        int stack = skip(boxes % 2, without % 3);
        for (int slope = 0; slope < SLOPES.length; slope++) {
            boolean suits = true;
            for (int row = 0; row < 3 && suits; row++) {
                int cell = layout.geometry().cell(3 * band + row, 3 * stack + SLOPES[slope][row]);
                cells[3 * boxes + row] = cell;
                suits = Integer.bitCount(position.candidates(cell) & digits) > 1;
            }
            if (suits && addBox(position, steps, digits, without, boxes + 1, odd + slope % 2)) {
                return true;
            }
        }
        return false;
    }

    private static int skip(int number, int without) {
        return number < without ? number : number + 1;
    }

    private boolean report(Position position, Steps steps, int digits) {
        List<Candidate> guardians = new ArrayList<>();
        for (int cell : cells) {
            for (int rest = position.candidates(cell) & ~digits; rest != 0; rest &= rest - 1) {
                guardians.add(new Candidate(cell, Integer.numberOfTrailingZeros(rest) + 1));
            }
        }
        if (guardians.isEmpty() || !steps.begin(TechniqueId.TRIDAGON)) {
            return false;
        }
        // What is excluded by the first guardian, and by all others.
        Candidate first = guardians.getFirst();
        for (int rest = position.candidates(first.cell()); rest != 0; rest &= rest - 1) {
            remove(steps, guardians, first.cell(), Integer.numberOfTrailingZeros(rest) + 1);
        }
        CellSet places = position.cells(first.digit());
        for (int cell = places.first(); cell >= 0; cell = places.next(cell)) {
            remove(steps, guardians, cell, first.digit());
        }
        if (steps.explains() && steps.hasEffect()) {
            explain(steps, digits, guardians);
        }
        return steps.end();
    }

    private void remove(Steps steps, List<Candidate> guardians, int cell, int digit) {
        for (Candidate guardian : guardians) {
            boolean excludes = guardian.cell() == cell
                    ? guardian.digit() != digit
                    : guardian.digit() == digit && layout.sees(guardian.cell(), cell);
            if (!excludes) {
                return;
            }
        }
        steps.remove(cell, digit);
    }

    private void explain(Steps steps, int digits, List<Candidate> guardians) {
        twelve.clear();
        for (int cell : cells) {
            twelve.add(cell);
            steps.markCell(Role.CORNER, cell, digits);
            steps.markDigits(Role.EXTRA, cell, ~digits);
        }
        steps.argCells("cells", twelve);
        steps.argDigits("digits", digits);
        steps.arg("guardians", new Subject.OfCandidates(guardians));
    }
}
