package io.shudu.logic.technique;

import io.shudu.logic.pattern.Coloring;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;

/**
 * Two clusters of colours. Type 2: a colour that sees both colours of another cluster is false. Type 1: if a colour
 * sees one of the other cluster, they are not both true; so one of the two opposite colours is, and what sees both of
 * these loses the digit.
 */
public final class MultiColors implements Technique {
    /**
     * The names of two cells that see each other, by whether their colours are the first one of their cluster in words.
     */
    private static final String[] CLASHES = {"clash", "clash2", "clash3", "clash4"};

    private final Layout layout;
    private final Coloring coloring;
    private final SearchedDigits searched;
    private final CellSet removed;

    /** For a board. */
    public MultiColors(Setup setup) {
        layout = setup.layout();
        coloring = new Coloring(layout);
        searched = new SearchedDigits(layout);
        removed = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        boolean both = steps.wants(TechniqueId.MULTI_COLORS_1) && steps.wants(TechniqueId.MULTI_COLORS_2);
        for (int digit = 1; digit <= layout.side(); digit++) {
            if (searched.isFruitless(position, digit)) {
                continue;
            }
            coloring.set(position, digit);
            for (int one = 0; one < coloring.clusters(); one++) {
                for (int other = 0; other < coloring.clusters(); other++) {
                    if (one != other
                            && (findType2(steps, digit, one, other) || findType1(position, steps, digit, one, other))) {
                        return;
                    }
                }
            }
            if (both && steps.wantsOne()) {
                searched.fruitless(position, digit);
            }
        }
    }

    private boolean sees(int one, int color, int other, int otherColor) {
        return coloring.seen(one, color).meets(coloring.cells(other, otherColor));
    }

    private boolean findType2(Steps steps, int digit, int one, int other) {
        boolean first = sees(one, 0, other, 0) && sees(one, 0, other, 1);
        boolean second = sees(one, 1, other, 0) && sees(one, 1, other, 1);
        if ((!first && !second) || !steps.begin(TechniqueId.MULTI_COLORS_2)) {
            return false;
        }
        if (first) {
            steps.remove(coloring.cells(one, 0), digit);
        }
        if (second) {
            steps.remove(coloring.cells(one, 1), digit);
        }
        if (steps.explains()) {
            int wrong = first ? 0 : 1;
            explain(steps, digit, one, wrong, other, 0);
            explainClash(steps, "clash", one, wrong, other, 0);
            explainClash(steps, "clash2", one, wrong, other, 1);
        }
        return steps.end();
    }

    private boolean findType1(Position position, Steps steps, int digit, int one, int other) {
        int begun = -1;
        for (int colors = 0; colors < 4; colors++) {
            int color = colors >> 1;
            int otherColor = colors & 1;
            if (!sees(one, color, other, otherColor)) {
                continue;
            }
            removed.setAnd(coloring.seen(one, 1 - color), coloring.seen(other, 1 - otherColor))
                    .and(position.cells(digit));
            if (removed.isEmpty()) {
                continue;
            }
            if (begun < 0) {
                if (!steps.begin(TechniqueId.MULTI_COLORS_1)) {
                    return false;
                }
                begun = colors;
                if (steps.explains()) {
                    explain(steps, digit, one, color, other, otherColor);
                }
            }
            if (steps.explains()) {
                explainClash(steps, CLASHES[begun ^ colors], one, color, other, otherColor);
            }
            steps.remove(removed, digit);
        }
        return begun >= 0 && steps.end();
    }

    /** The colours that see each other are the first and the third one. */
    private void explain(Steps steps, int digit, int one, int color, int other, int otherColor) {
        steps.arg("digit", new Subject.OfDigit(digit));
        SimpleColors.explainColor(steps, Role.FIRST, digit, coloring.cells(one, color));
        SimpleColors.explainColor(steps, Role.SECOND, digit, coloring.cells(one, 1 - color));
        SimpleColors.explainColor(steps, Role.THIRD, digit, coloring.cells(other, otherColor));
        SimpleColors.explainColor(steps, Role.FURTHER, digit, coloring.cells(other, 1 - otherColor));
        SimpleColors.explainLinks(steps, digit, coloring, one);
        SimpleColors.explainLinks(steps, digit, coloring, other);
    }

    private void explainClash(Steps steps, String name, int one, int color, int other, int otherColor) {
        SimpleColors.explainClash(layout, steps, name, coloring.cells(one, color), coloring.cells(other, otherColor));
    }
}
