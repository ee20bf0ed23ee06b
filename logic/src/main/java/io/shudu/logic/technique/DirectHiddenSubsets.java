package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;

/**
 * Some digits have as many places in a house as they are digits, and because these cells take no other digit, another
 * digit has one place left in the house: that is where it goes.
 *
 * <p>The order is that of Sudoku Explainer: boxes, columns, then rows, and in a house by the highest digit of the
 * subset, then by the next one.
 */
public final class DirectHiddenSubsets implements Technique {
    private final Layout layout;
    private final TechniqueId id;
    private final int size;
    private final int[] houses;
    /** The digits of the house in hand that have few enough places. */
    private final int[] digits;

    /** Subsets of a size. */
    public DirectHiddenSubsets(Setup setup, TechniqueId id, int size) {
        layout = setup.layout();
        this.id = id;
        this.size = size;
        houses = layout.houses(House.Kind.BOX, House.Kind.COLUMN, House.Kind.ROW, House.Kind.EXTRA);
        digits = new int[layout.side()];
    }

    @Override
    public void find(Position position, Steps steps) {
        if (!steps.wants(id)) {
            return;
        }
        for (int house : houses) {
            if (Integer.bitCount(position.emptyPlaces(house)) > size) {
                int count = 0;
                for (int digit = 1; digit <= layout.side(); digit++) {
                    int places = position.count(house, digit);
                    if (places > 1 && places <= size) {
                        digits[count++] = digit;
                    }
                }
                if (choose(position, steps, house, size, count, 0, 0)) {
                    return;
                }
            }
        }
    }

    /** Chooses digits from below a bound, the highest one first. */
    private boolean choose(Position position, Steps steps, int house, int missing, int bound, int mask, int places) {
        for (int i = missing - 1; i < bound; i++) {
            int union = places | position.places(house, digits[i]);
            if (Integer.bitCount(union) > size) {
                continue;
            }
            int withDigit = mask | 1 << (digits[i] - 1);
            if (missing > 1) {
                if (choose(position, steps, house, missing - 1, i, withDigit, union)) {
                    return true;
                }
            } else if (findSingle(position, steps, house, withDigit, union)) {
                return true;
            }
        }
        return false;
    }

    private boolean findSingle(Position position, Steps steps, int house, int mask, int places) {
        for (int digit = 1; digit <= layout.side(); digit++) {
            int all = position.places(house, digit);
            int left = all & ~places;
            boolean isMember = (mask & 1 << (digit - 1)) != 0;
            if (!isMember && left != all && left != 0 && (left & left - 1) == 0 && steps.begin(id)) {
                int cell = layout.cell(house, Integer.numberOfTrailingZeros(left));
                steps.place(cell, digit);
                if (steps.explains()) {
                    HiddenSubsets.explain(layout, steps, house, mask, places);
                    steps.explainPlacement(cell, digit);
                }
                if (steps.end()) {
                    return true;
                }
            }
        }
        return false;
    }
}
