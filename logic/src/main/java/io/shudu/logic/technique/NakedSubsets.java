package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.List;

/**
 * Some cells of a house have as many candidates between them as they are cells: these digits have no place elsewhere in
 * the house. If the cells share a box and a line and both lose something, the subset is locked.
 */
public final class NakedSubsets implements Technique {
    private final Layout layout;
    private final int size;
    private final boolean locked;
    private final TechniqueId id;
    private final Searched searched;
    /** The cells of the house in hand that have few enough candidates. */
    private final int[] cells;
    /** The subset in hand. */
    private final int[] subset;

    private final CellSet subsetCells;

    /** Subsets of a size, either the locked ones or the others. */
    public NakedSubsets(Setup setup, TechniqueId id, int size, boolean locked) {
        layout = setup.layout();
        this.id = id;
        this.size = size;
        this.locked = locked;
        searched = new Searched(layout, house -> !locked || layout.kind(house) == House.Kind.BOX);
        cells = new int[layout.side()];
        subset = new int[size];
        subsetCells = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        for (int house : searched.houses(position)) {
            if (searched.isFruitless(position, house)) {
                continue;
            }
            int count = 0;
            for (int rest = position.emptyPlaces(house); rest != 0; rest &= rest - 1) {
                int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
                if (position.count(cell) <= size) {
                    cells[count++] = cell;
                }
            }
            if (count < size) {
                // Otherwise a subset may wait here that becomes, or ceases to be, locked by what others lose.
                searched.fruitless(position, house);
            } else if (extend(position, steps, count, 0, 0, 0)) {
                return;
            }
        }
    }

    private boolean extend(Position position, Steps steps, int count, int from, int chosen, int digits) {
        for (int i = from; i <= count - size + chosen; i++) {
            int union = digits | position.candidates(cells[i]);
            if (Integer.bitCount(union) > size) {
                continue;
            }
            subset[chosen] = cells[i];
            if (chosen < size - 1) {
                if (extend(position, steps, count, i + 1, chosen + 1, union)) {
                    return true;
                }
            } else if (Integer.bitCount(union) == size && report(position, steps, union)) {
                return true;
            }
        }
        return false;
    }

    private boolean report(Position position, Steps steps, int digits) {
        subsetCells.clear();
        for (int cell : subset) {
            subsetCells.add(cell);
        }
        int box = layout.houseOf(subset[0], House.Kind.BOX);
        if (box >= 0 && !layout.house(box).containsAll(subsetCells)) {
            box = -1;
        }
        int losers = 0;
        for (int i = 0; i < layout.houseCount(subset[0]); i++) {
            int house = layout.houseOf(subset[0], i);
            if (layout.house(house).containsAll(subsetCells) && loses(position, house, digits, box)) {
                losers++;
            }
        }
        boolean isLocked = size < 4 && box >= 0 && losers > 1;
        if (losers == 0 || isLocked != locked || !steps.begin(id)) {
            return false;
        }
        List<Integer> common = new ArrayList<>();
        for (int i = 0; i < layout.houseCount(subset[0]); i++) {
            int house = layout.houseOf(subset[0], i);
            if (layout.house(house).containsAll(subsetCells)) {
                steps.removeBesides(subsetCells, house, digits);
                if (steps.explains()) {
                    common.add(house);
                }
            }
        }
        if (steps.explains()) {
            steps.explainSet(Role.BASE, subsetCells, digits, "cells", "digits");
            common.forEach(house -> steps.markHouse(Role.COVER, house));
            steps.arg("houses", new Subject.OfHouses(common));
        }
        return steps.end();
    }

    /** Whether a house loses something; for a line, what it has in common with the box counts for the box. */
    private boolean loses(Position position, int house, int digits, int box) {
        for (int rest = position.emptyPlaces(house); rest != 0; rest &= rest - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
            boolean counts = house == box || box < 0 || !layout.house(box).contains(cell);
            if (counts && (position.candidates(cell) & digits) != 0 && !subsetCells.contains(cell)) {
                return true;
            }
        }
        return false;
    }
}
