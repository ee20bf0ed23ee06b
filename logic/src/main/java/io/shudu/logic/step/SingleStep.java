package io.shudu.logic.step;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/**
 * The step of a single, with the digits on the board that show it: a person sees which ones rule out the other places
 * in a house, or the other digits in a cell. Few of them are told, as one digit often rules out several places, and
 * what none of them rules out was removed by an earlier step or by the player.
 */
public final class SingleStep {
    private final Geometry geometry;
    private final IntUnaryOperator digits;
    private final int cell;
    private final int digit;
    private final List<Mark> marks = new ArrayList<>();
    private final Map<String, Subject> args = new HashMap<>();

    private SingleStep(Geometry geometry, IntUnaryOperator digits, int cell, int digit) {
        this.geometry = geometry;
        this.digits = digits;
        this.cell = cell;
        this.digit = digit;
    }

    /**
     * The step that places a digit.
     *
     * @param digits the digit of each cell, 0 if it is empty
     * @param house the house that shows it, -1 if the cell does
     */
    public static Step of(
            TechniqueId technique, Geometry geometry, IntUnaryOperator digits, int cell, int digit, int house) {
        SingleStep single = new SingleStep(geometry, digits, cell, digit);
        if (house < 0) {
            single.tellOtherDigits();
        } else {
            single.put("house", new Subject.OfHouse(house));
            single.mark(Role.BASE, new Subject.OfHouse(house));
            // In a full house there is no other place.
            single.tellOtherPlaces(geometry.houses().get(house));
        }
        single.put("cell", new Subject.OfCell(cell));
        single.put("digit", new Subject.OfDigit(digit));
        single.mark(Role.TARGET, new Subject.OfCell(cell));
        return new Step(technique.id(), List.of(new Candidate(cell, digit)), List.of(), single.marks, single.args);
    }

    private void put(String name, Subject subject) {
        args.put(name, subject);
    }

    private void mark(Role role, Subject subject) {
        marks.add(new Mark.On(role, subject));
    }

    /** Why the digit has no other place in a house. The digit that rules out most of those that are left comes next. */
    private void tellOtherPlaces(House house) {
        Set<Integer> open = new TreeSet<>();
        for (int other : house.cells()) {
            if (other != cell && digits.applyAsInt(other) == 0) {
                open.add(other);
            }
        }
        Set<Integer> blockers = new TreeSet<>();
        for (int next = blocker(open); next >= 0; next = blocker(open)) {
            int found = next;
            blockers.add(found);
            open.removeIf(other -> sees(found, other));
        }
        blockers.forEach(blocker -> mark(Role.BLOCKER, new Subject.OfCell(blocker)));
        if (!blockers.isEmpty()) {
            put("blockers", new Subject.OfCells(List.copyOf(blockers)));
        }
        if (!open.isEmpty()) {
            put("gone", new Subject.OfCells(List.copyOf(open)));
        }
    }

    /** The cell with the digit that sees most of some cells, -1 if none sees any. */
    private int blocker(Set<Integer> open) {
        int best = -1;
        long most = 0;
        for (int other = 0; other < geometry.cellCount(); other++) {
            int from = other;
            long seen = digits.applyAsInt(other) == digit
                    ? open.stream().filter(place -> sees(from, place)).count()
                    : 0;
            if (seen > most) {
                best = other;
                most = seen;
            }
        }
        return best;
    }

    private boolean sees(int one, int other) {
        for (int i = 0; i < geometry.houseCount(one); i++) {
            if (geometry.houses().get(geometry.houseOf(one, i)).contains(other)) {
                return true;
            }
        }
        return false;
    }

    /** Why the cell has no other digit: the fewest of its houses that have as many others as all of them. */
    private void tellOtherDigits() {
        int count = geometry.houseCount(cell);
        int all = (1 << count) - 1;
        Map<Integer, Integer> around = others(all);
        int fewest = all;
        for (int some = 0; some < all; some++) {
            if (Integer.bitCount(some) < Integer.bitCount(fewest)
                    && others(some).size() == around.size()) {
                fewest = some;
            }
        }
        List<Integer> houses = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if ((fewest & 1 << i) != 0) {
                houses.add(geometry.houseOf(cell, i));
            }
        }
        houses.forEach(house -> mark(Role.BASE, new Subject.OfHouse(house)));
        others(fewest).values().stream().sorted().forEach(blocker -> mark(Role.BLOCKER, new Subject.OfCell(blocker)));

        Set<Integer> gone = new TreeSet<>();
        for (int other = 1; other <= geometry.side(); other++) {
            if (other != digit && !around.containsKey(other)) {
                gone.add(other);
            }
        }
        if (gone.isEmpty()) {
            put("all", new Subject.OfHouses(houses));
            return;
        }
        put("gone", new Subject.OfDigits(List.copyOf(gone)));
        if (!houses.isEmpty()) {
            put("houses", new Subject.OfHouses(houses));
            put("there", new Subject.OfDigits(List.copyOf(new TreeSet<>(around.keySet()))));
        }
    }

    /** The other digits that stand in some houses of the cell, each with the first cell that has it. */
    private Map<Integer, Integer> others(int some) {
        Map<Integer, Integer> others = new HashMap<>();
        for (int i = 0; i < geometry.houseCount(cell); i++) {
            if ((some & 1 << i) != 0) {
                for (int place :
                        geometry.houses().get(geometry.houseOf(cell, i)).cells()) {
                    int there = digits.applyAsInt(place);
                    if (there != 0 && there != digit) {
                        others.putIfAbsent(there, place);
                    }
                }
            }
        }
        return others;
    }
}
