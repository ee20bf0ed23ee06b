package io.shudu.logic.technique;

import io.shudu.logic.pattern.AlmostLockedSets;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import java.util.ArrayList;
import java.util.List;

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
            for (int rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
                steps.markCandidate(role, cell, Integer.numberOfTrailingZeros(rest) + 1);
            }
        }
        steps.arg("set" + number, new Subject.OfCells(list(cells)));
        steps.arg("digits" + number, Subject.OfDigits.of(sets.digits(set)));
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
        steps.arg(name, Subject.OfDigits.of(by));
    }

    /** Names the digits that the step removes because the sets at its ends have them. */
    static void common(Steps steps, int digits) {
        steps.arg("common", Subject.OfDigits.of(digits));
    }

    /** The numbers of some cells. */
    static List<Integer> list(CellSet cells) {
        List<Integer> list = new ArrayList<>();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            list.add(cell);
        }
        return list;
    }
}
