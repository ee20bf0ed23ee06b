package io.shudu.logic.technique;

import io.shudu.logic.pattern.Coloring;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.List;

/**
 * One of the two colours of a cluster is true. Wrap: if two cells of a colour see each other, this colour is false.
 * Trap: what sees both colours loses the digit.
 */
public final class SimpleColors implements Technique {
    private final Layout layout;
    private final Coloring coloring;
    private final SearchedDigits searched;
    private final CellSet trapped;

    /** For a board. */
    public SimpleColors(Setup setup) {
        layout = setup.layout();
        coloring = new Coloring(layout);
        searched = new SearchedDigits(layout);
        trapped = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        boolean both = steps.wants(TechniqueId.SIMPLE_COLORS_WRAP) && steps.wants(TechniqueId.SIMPLE_COLORS_TRAP);
        for (int digit = 1; digit <= layout.side(); digit++) {
            if (searched.isFruitless(position, digit)) {
                continue;
            }
            coloring.set(position, digit);
            for (int cluster = 0; cluster < coloring.clusters(); cluster++) {
                if (findWrap(steps, digit, cluster) || findTrap(position, steps, digit, cluster)) {
                    return;
                }
            }
            if (both && steps.wantsOne()) {
                searched.fruitless(position, digit);
            }
        }
    }

    private boolean findWrap(Steps steps, int digit, int cluster) {
        boolean first = wraps(cluster, 0);
        boolean second = wraps(cluster, 1);
        if ((!first && !second) || !steps.begin(TechniqueId.SIMPLE_COLORS_WRAP)) {
            return false;
        }
        if (first) {
            steps.remove(coloring.cells(cluster, 0), digit);
        }
        if (second) {
            steps.remove(coloring.cells(cluster, 1), digit);
        }
        if (steps.explains()) {
            // The false colour comes first in words.
            int wrong = first ? 0 : 1;
            explain(steps, digit, cluster, wrong);
            explainClash(layout, steps, "clash", coloring.cells(cluster, wrong), coloring.cells(cluster, wrong));
        }
        return steps.end();
    }

    private boolean wraps(int cluster, int color) {
        return coloring.seen(cluster, color).meets(coloring.cells(cluster, color));
    }

    private boolean findTrap(Position position, Steps steps, int digit, int cluster) {
        trapped.setAnd(coloring.seen(cluster, 0), coloring.seen(cluster, 1)).and(position.cells(digit));
        if (trapped.isEmpty() || !steps.begin(TechniqueId.SIMPLE_COLORS_TRAP)) {
            return false;
        }
        steps.remove(trapped, digit);
        if (steps.explains()) {
            explain(steps, digit, cluster, 0);
        }
        return steps.end();
    }

    private void explain(Steps steps, int digit, int cluster, int firstColor) {
        steps.arg("digit", new Subject.OfDigit(digit));
        explainColor(steps, Role.FIRST, digit, coloring.cells(cluster, firstColor));
        explainColor(steps, Role.SECOND, digit, coloring.cells(cluster, 1 - firstColor));
        explainLinks(steps, digit, coloring, cluster);
    }

    /** Marks the conjugate pairs of a cluster. */
    static void explainLinks(Steps steps, int digit, Coloring coloring, int cluster) {
        CellSet cells = coloring.cells(cluster, 0);
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            for (int i = 0; i < coloring.pairs().count(cell); i++) {
                steps.link(Role.STRONG, cell, digit, coloring.pairs().partner(cell, i), digit);
            }
        }
    }

    /** Adds as an argument the first cell of a colour that sees one of another colour, or of the same, with that. */
    static void explainClash(Layout layout, Steps steps, String name, CellSet color, CellSet other) {
        for (int cell = color.first(); cell >= 0; cell = color.next(cell)) {
            for (int seen = other.first(); seen >= 0; seen = other.next(seen)) {
                if (layout.sees(cell, seen)) {
                    steps.arg(name, new Subject.OfCells(List.of(cell, seen)));
                    return;
                }
            }
        }
    }

    /** Marks a colour, and adds it as an argument with the name of its role. */
    static void explainColor(Steps steps, Role role, int digit, CellSet cells) {
        steps.markCandidates(role, cells, digit);
        steps.argCells(role.id(), cells);
    }
}
