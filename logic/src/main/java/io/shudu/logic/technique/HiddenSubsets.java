package io.shudu.logic.technique;

import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;

/** Some digits have as many places in a house as they are digits: these cells take no other digit. */
public final class HiddenSubsets implements Technique {
    private final Layout layout;
    private final int size;
    private final TechniqueId id;
    private final Searched searched;
    /** The digits of the house in hand that have few enough places. */
    private final int[] digits;

    /** Subsets of a size. */
    public HiddenSubsets(Setup setup, TechniqueId id, int size) {
        layout = setup.layout();
        this.id = id;
        this.size = size;
        searched = new Searched(layout, house -> true);
        digits = new int[layout.side()];
    }

    @Override
    public void find(Position position, Steps steps) {
        for (int house : searched.houses(position)) {
            if (searched.isFruitless(position, house)) {
                continue;
            }
            if (Integer.bitCount(position.emptyPlaces(house)) > size) {
                int count = 0;
                for (int digit = 1; digit <= layout.side(); digit++) {
                    int places = position.count(house, digit);
                    if (places > 0 && places <= size) {
                        digits[count++] = digit;
                    }
                }
                if (extend(position, steps, house, count, 0, 0, 0, 0)) {
                    return;
                }
            }
            if (steps.wantsOne()) {
                searched.fruitless(position, house);
            }
        }
    }

    private boolean extend(
            Position position, Steps steps, int house, int count, int from, int chosen, int mask, int places) {
        for (int i = from; i <= count - size + chosen; i++) {
            int union = places | position.places(house, digits[i]);
            if (Integer.bitCount(union) > size) {
                continue;
            }
            int withDigit = mask | 1 << (digits[i] - 1);
            if (chosen < size - 1) {
                if (extend(position, steps, house, count, i + 1, chosen + 1, withDigit, union)) {
                    return true;
                }
            } else if (Integer.bitCount(union) == size && report(steps, house, withDigit, union)) {
                return true;
            }
        }
        return false;
    }

    private boolean report(Steps steps, int house, int mask, int places) {
        if (!steps.begin(id)) {
            return false;
        }
        steps.removeFrom(house, places, ~mask);
        if (steps.explains()) {
            explain(layout, steps, house, mask, places);
        }
        return steps.end();
    }

    /** Tells that digits, given as bits, have as many places in a house. */
    static void explain(Layout layout, Steps steps, int house, int digits, int places) {
        steps.markHouse(Role.BASE, house);
        steps.explainSet(Role.BASE, layout.cells(house, places), digits, "cells", "digits");
        steps.arg("house", new Subject.OfHouse(house));
    }
}
