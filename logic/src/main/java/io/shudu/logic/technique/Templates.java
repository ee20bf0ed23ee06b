package io.shudu.logic.technique;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;

/**
 * A template is one way to put a digit into all houses that still miss it. What no template of a digit uses, the digit
 * loses; what all of them use, it takes, and no template of another digit can use it.
 *
 * <p>Templates are not listed. For each candidate it is enough to know one template that uses it, and one such template
 * tells the same of many other candidates. On large boards a search that takes too long is given up, and its candidates
 * stay.
 */
public final class Templates implements Technique {
    private static final int MAX_NODES = 5_000;

    private final Layout layout;
    private final TechniqueId id;
    /** For each digit the candidates that some template may use. */
    private final CellSet[] usable;
    /** For each digit, whether its usable candidates are still to be checked. */
    private final boolean[] isStale;

    private final CellSet checked;
    private final CellSet forced;
    private final CellSet scratch;
    /** For each depth of a search, and each house, the places that are left. */
    private final int[][] left;
    /** The cells of the template in hand, and the houses that it has filled or that need not be filled. */
    private final int[] template;

    private final boolean[] isServed;
    private int nodes;

    /** Either placing or removing. */
    public Templates(Setup setup, TechniqueId id) {
        layout = setup.layout();
        this.id = id;
        int side = layout.side();
        usable = layout.noCells(side + 1);
        isStale = new boolean[side + 1];
        checked = layout.noCells();
        forced = layout.noCells();
        scratch = layout.noCells();
        left = new int[side + 1][layout.houseCount()];
        template = new int[side];
        isServed = new boolean[layout.houseCount()];
    }

    @Override
    public void find(Position position, Steps steps) {
        if (!steps.wants(id) || !settle(position)) {
            return;
        }
        for (int digit = 1; digit <= layout.side(); digit++) {
            boolean enough = id == TechniqueId.TEMPLATE_SET
                    ? reportForced(position, steps, digit)
                    : reportUnused(position, steps, digit);
            if (enough) {
                return;
            }
        }
    }

    /** Finds what templates can use, until nothing changes; false if a digit has no template at all. */
    private boolean settle(Position position) {
        for (int digit = 1; digit <= layout.side(); digit++) {
            usable[digit].set(position.cells(digit));
            isStale[digit] = true;
        }
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int digit = 1; digit <= layout.side(); digit++) {
                if (isStale[digit]) {
                    isStale[digit] = false;
                    changed = true;
                    if (!check(position, digit)) {
                        return false;
                    }
                    collectForced(position, digit);
                    takeFromOthers(digit);
                }
            }
        }
        return true;
    }

    private void takeFromOthers(int digit) {
        for (int other = 1; other <= layout.side(); other++) {
            if (other != digit && usable[other].meets(forced)) {
                usable[other].minus(forced);
                isStale[other] = true;
            }
        }
    }

    /** Keeps the candidates of a digit that some template uses. */
    private boolean check(Position position, int digit) {
        CellSet cells = usable[digit];
        for (int house = 0; house < isServed.length; house++) {
            isServed[house] = position.places(house, digit) == 0;
            left[0][house] = 0;
        }
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            for (int i = 0; i < layout.houseCount(cell); i++) {
                left[0][layout.houseOf(cell, i)] |= 1 << layout.positionOf(cell, i);
            }
        }
        checked.clear();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            nodes = 0;
            if (!checked.contains(cell) && !place(cell, 0)) {
                if (nodes > MAX_NODES) {
                    checked.add(cell);
                } else {
                    cells.remove(cell);
                    take(left[0], cell);
                }
            }
        }
        return !cells.isEmpty() || position.cells(digit).isEmpty();
    }

    /** Takes a place away. */
    private void take(int[] places, int cell) {
        for (int i = 0; i < layout.houseCount(cell); i++) {
            places[layout.houseOf(cell, i)] &= ~(1 << layout.positionOf(cell, i));
        }
    }

    /** Adds a cell to the template and completes it; true if that works. */
    private boolean place(int cell, int depth) {
        if (nodes++ > MAX_NODES) {
            return false;
        }
        template[depth] = cell;
        int[] places = left[depth + 1];
        System.arraycopy(left[depth], 0, places, 0, places.length);
        for (int i = 0; i < layout.peerCount(cell); i++) {
            take(places, layout.peer(cell, i));
        }
        take(places, cell);
        serve(cell, true);
        boolean works = complete(places, depth);
        serve(cell, false);
        return works;
    }

    private void serve(int cell, boolean served) {
        for (int i = 0; i < layout.houseCount(cell); i++) {
            isServed[layout.houseOf(cell, i)] = served;
        }
    }

    private boolean complete(int[] places, int depth) {
        int fewest = Integer.MAX_VALUE;
        int house = -1;
        for (int i = 0; i < places.length; i++) {
            if (!isServed[i] && Integer.bitCount(places[i]) < fewest) {
                fewest = Integer.bitCount(places[i]);
                house = i;
            }
        }
        if (house < 0) {
            for (int i = 0; i <= depth; i++) {
                checked.add(template[i]);
            }
            return true;
        }
        // What no template has used yet comes first: so a few templates say all.
        return place(places[house], house, depth, false) || place(places[house], house, depth, true);
    }

    private boolean place(int places, int house, int depth, boolean used) {
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
            if (checked.contains(cell) == used && place(cell, depth + 1)) {
                return true;
            }
        }
        return false;
    }

    /** The candidates that all templates of a digit use: those that are alone in a house. */
    private void collectForced(Position position, int digit) {
        forced.clear();
        for (int house = 0; house < layout.houseCount(); house++) {
            if (position.places(house, digit) != 0) {
                scratch.setAnd(usable[digit], layout.house(house));
                if (scratch.size() == 1) {
                    forced.add(scratch.first());
                }
            }
        }
    }

    private boolean reportForced(Position position, Steps steps, int digit) {
        collectForced(position, digit);
        if (forced.isEmpty() || !steps.begin(id)) {
            return false;
        }
        for (int cell = forced.first(); cell >= 0; cell = forced.next(cell)) {
            steps.place(cell, digit);
        }
        if (steps.explains()) {
            explain(steps, digit, forced);
        }
        return steps.end();
    }

    private boolean reportUnused(Position position, Steps steps, int digit) {
        scratch.setMinus(position.cells(digit), usable[digit]);
        if (scratch.isEmpty() || !steps.begin(id)) {
            return false;
        }
        steps.remove(scratch, digit);
        if (steps.explains()) {
            explain(steps, digit, scratch);
        }
        return steps.end();
    }

    private void explain(Steps steps, int digit, CellSet cells) {
        steps.markCandidates(Role.BASE, usable[digit], digit);
        steps.markCells(Role.TARGET, cells);
        steps.arg("digit", new Subject.OfDigit(digit));
        steps.argCells("cells", cells);
    }
}
