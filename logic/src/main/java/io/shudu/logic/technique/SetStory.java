package io.shudu.logic.technique;

import io.shudu.logic.pattern.AlmostLockedSets;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;

/**
 * Tells a step that is made of almost locked sets: {@code set1}, {@code set2} and so on are their cells,
 * {@code digits1} and so on their digits; {@code link1} is what links the first set to the second, or the first petal
 * of a blossom to its stem, {@code links} are two digits that link the first set to the second; {@code common} are the
 * digits that the step removes because the sets at its ends have them.
 */
final class SetStory {
    private static final Role[] ROLES = {Role.FIRST, Role.SECOND, Role.THIRD};

    private SetStory() {}

    /** Marks and names a set; sets count from 1. */
    static void set(Position position, Steps steps, AlmostLockedSets sets, int number, int set) {
        Role role = number <= ROLES.length ? ROLES[number - 1] : Role.FURTHER;
        CellSet cells = sets.cells(set);
        steps.markCells(role, cells);
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            steps.markDigits(role, cell, sets.digits(set));
        }
        steps.argCells("set" + number, cells);
        steps.argDigits("digits" + number, sets.digits(set));
    }

    /** Marks the link from a set to another, and adds its digits as an argument. */
    static void link(Position position, Steps steps, AlmostLockedSets sets, String name, int one, int other, int by) {
        CellSet cells = position.layout().noCells();
        for (int rest = by; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest) + 1;
            sets.cells(one, digit, cells);
            int from = cells.first();
            sets.cells(other, digit, cells);
            steps.link(Role.WEAK, from, digit, cells.first(), digit);
        }
        steps.argDigits(name, by);
    }
}
