package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Some cells where a line crosses a box have at least two digits more than they are cells. Other cells of the line take
 * some of the digits, other cells of the box take the rest, and no digit is left for both. Then each digit of the three
 * sets has its place there: the rest of the line loses what is not for the box, and the rest of the box what is not for
 * the line.
 *
 * <p>The sets in line and box may have digits that are not in the crossing, if they have as many more cells. Such a
 * digit may even be in both: then line and box lose it too.
 */
public final class SueDeCoq implements Technique {
    /** The largest set in line or box; bounds the search on large boards. */
    private static final int MAX_CELLS = 7;

    private final Layout layout;
    private final int[] lines;
    /** The most cells that a line and a box have in common. */
    private final int widest;

    /** For each house the sets that are tight enough beside any almost locked set, and beside a locked one. */
    private final HouseSets[] setsOf;

    private final HouseSets[] looserSetsOf;
    private @Nullable Position known;
    /** For each line and box the time when nothing was found there. */
    private final int[] fruitlessAt;

    // The crossing in hand.
    private int line;
    private int box;
    private int crossing;
    private int crossingInBox;
    private int crossingDigits;

    /** The sets of line and box that are tight enough for it. */
    private HouseSets inLine = new HouseSets(0);

    private HouseSets inBox = inLine;

    /** The sets of the box that go with it: their numbers, and how many digits of the crossing they use up. */
    private int[] partners = new int[64];

    private int[] partnerTakes = new int[64];
    private int partnerCount;

    /** For a board. */
    public SueDeCoq(Setup setup) {
        layout = setup.layout();
        lines = layout.houses(House.Kind.ROW, House.Kind.COLUMN);
        int most = 0;
        for (int house : lines) {
            for (int i = 0; i < layout.crosserCount(house); i++) {
                most = Math.max(most, Integer.bitCount(layout.crossing(house, layout.crosser(house, i))));
            }
        }
        widest = most;
        setsOf = new HouseSets[layout.houseCount()];
        looserSetsOf = new HouseSets[layout.houseCount()];
        Arrays.setAll(setsOf, house -> new HouseSets(widest - 1));
        Arrays.setAll(looserSetsOf, house -> new HouseSets(widest));
        fruitlessAt = new int[layout.houseCount() * layout.houseCount()];
    }

    @Override
    public void find(Position position, Steps steps) {
        if (!steps.wants(TechniqueId.SUE_DE_COQ)) {
            return;
        }
        if (known != position) {
            known = position;
            Arrays.fill(fruitlessAt, 0);
            for (int house = 0; house < setsOf.length; house++) {
                setsOf[house].builtAt = 0;
                looserSetsOf[house].builtAt = 0;
            }
        }
        for (int house : lines) {
            for (int i = 0; i < layout.crosserCount(house); i++) {
                int other = layout.crosser(house, i);
                int pair = house * layout.houseCount() + other;
                if (layout.kind(other) != House.Kind.BOX
                        || fruitlessAt[pair]
                                >= Math.max(position.changeOfHouse(house), position.changeOfHouse(other))) {
                    continue;
                }
                line = house;
                box = other;
                if (chooseCrossing(position, steps, layout.crossing(line, box), 0, 0)) {
                    return;
                }
                if (steps.wantsOne()) {
                    fruitlessAt[pair] = position.clock();
                }
            }
        }
    }

    /** Tries cells of the crossing, from the given ones on, together with those that are chosen. */
    private boolean chooseCrossing(Position position, Steps steps, int places, int chosen, int digits) {
        for (int rest = places & position.emptyPlaces(line); rest != 0; rest &= rest - 1) {
            int mask = chosen | (rest & -rest);
            int union = digits | position.candidates(layout.cell(line, Integer.numberOfTrailingZeros(rest)));
            int count = Integer.bitCount(mask);
            if (count >= 2 && Integer.bitCount(union) >= count + 2) {
                crossing = mask;
                crossingDigits = union;
                crossingInBox = inBox(mask);
                if (findSets(position, steps)) {
                    return true;
                }
            }
            if (chooseCrossing(position, steps, rest & rest - 1, mask, union)) {
                return true;
            }
        }
        return false;
    }

    /** The places in the box of places in the line, as far as they are in the box. */
    private int inBox(int places) {
        int result = 0;
        for (int rest = places & layout.crossing(line, box); rest != 0; rest &= rest - 1) {
            int cell = layout.cell(line, Integer.numberOfTrailingZeros(rest));
            for (int i = 0; i < layout.houseCount(cell); i++) {
                if (layout.houseOf(cell, i) == box) {
                    result |= 1 << layout.positionOf(cell, i);
                }
            }
        }
        return result;
    }

    private boolean findSets(Position position, Steps steps) {
        int cells = Integer.bitCount(crossing);
        int surplus = Integer.bitCount(crossingDigits) - cells;
        inLine = setsOf[line].upToDate(position, line);
        inBox = setsOf[box].upToDate(position, box);
        if (inLine.leastSpare < 1 || inBox.leastSpare < 1) {
            // There is a locked set, which simpler techniques would have found.
            inLine = looserSetsOf[line].upToDate(position, line);
            inBox = looserSetsOf[box].upToDate(position, box);
        }
        collectPartners(cells - inLine.leastSpare, surplus);
        if (partnerCount == 0) {
            return false;
        }
        for (int i = 0; i < inLine.count; i++) {
            // Both sets together use no more digits of the crossing than it has, so they cannot be too loose.
            if ((inLine.masks[i] & crossing) != 0 || inLine.spares[i] > cells - inBox.leastSpare) {
                continue;
            }
            int contained = inLine.digits[i] & crossingDigits;
            int takes = Integer.bitCount(contained) - inLine.spares[i];
            if (contained == 0 || takes < 1 || takes >= surplus) {
                continue;
            }
            for (int j = 0; j < partnerCount; j++) {
                int partner = partners[j];
                if (partnerTakes[j] == surplus - takes
                        && (inBox.digits[partner] & contained) == 0
                        && (inBox.masks[partner] & inBox(inLine.masks[i])) == 0
                        && report(position, steps, i, partner)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void collectPartners(int mostSpare, int surplus) {
        partnerCount = 0;
        for (int i = 0; i < inBox.count; i++) {
            if ((inBox.masks[i] & crossingInBox) == 0 && inBox.spares[i] <= mostSpare) {
                int contained = Integer.bitCount(inBox.digits[i] & crossingDigits);
                int takes = contained - inBox.spares[i];
                if (contained > 0 && takes >= 1 && takes < surplus) {
                    if (partnerCount == partners.length) {
                        partners = Arrays.copyOf(partners, 2 * partnerCount);
                        partnerTakes = Arrays.copyOf(partnerTakes, 2 * partnerCount);
                    }
                    partners[partnerCount] = i;
                    partnerTakes[partnerCount++] = takes;
                }
            }
        }
    }

    private boolean report(Position position, Steps steps, int lineSet, int boxSet) {
        int lineMask = inLine.masks[lineSet];
        int lineDigits = inLine.digits[lineSet];
        int boxMask = inBox.masks[boxSet];
        int boxDigits = inBox.digits[boxSet];
        int both = lineDigits & boxDigits;
        steps.begin(TechniqueId.SUE_DE_COQ);
        int boxLost = ((crossingDigits | boxDigits) & ~lineDigits) | both;
        int lineLost = ((crossingDigits | lineDigits) & ~boxDigits) | both;
        steps.removeFrom(box, position.emptyPlaces(box) & ~(boxMask | crossingInBox), boxLost);
        steps.removeFrom(line, position.emptyPlaces(line) & ~(lineMask | crossing), lineLost);
        if (steps.explains() && steps.hasEffect()) {
            steps.explainSet(Role.BASE, layout.cells(line, crossing), crossingDigits, "cells", "digits");
            steps.explainSet(Role.FIRST, layout.cells(line, lineMask), lineDigits, "line-cells", "line-digits");
            steps.explainSet(Role.SECOND, layout.cells(box, boxMask), boxDigits, "box-cells", "box-digits");
            steps.markHouse(Role.FIRST, line);
            steps.markHouse(Role.SECOND, box);
            steps.arg("line", new Subject.OfHouse(line));
            steps.arg("box", new Subject.OfHouse(box));
            steps.arg("line-lost", Subject.OfDigits.of(lineLost));
            steps.arg("box-lost", Subject.OfDigits.of(boxLost));
            if (both != 0) {
                steps.arg("twice", Subject.OfDigits.of(both));
            }
        }
        return steps.end();
    }

    /** The sets of cells in a house that have not many more digits than cells. */
    private final class HouseSets {
        private int[] masks = new int[32];
        private int[] digits = new int[32];
        /** How many more digits than cells. */
        private int[] spares = new int[32];

        private int count;
        private final int mostSpare;
        /** The least of the house, but no more than is looked for. */
        private int leastSpare;

        private int builtAt;

        HouseSets(int mostSpare) {
            this.mostSpare = mostSpare;
        }

        HouseSets upToDate(Position position, int house) {
            if (builtAt < position.changeOfHouse(house)) {
                builtAt = position.clock();
                count = 0;
                leastSpare = mostSpare;
                extend(position, house, position.emptyPlaces(house), 0, 0, 0);
            }
            return this;
        }

        private void extend(Position position, int house, int places, int chosen, int union, int size) {
            for (int rest = places; rest != 0; rest &= rest - 1) {
                int mask = chosen | (rest & -rest);
                int all = union | position.candidates(layout.cell(house, Integer.numberOfTrailingZeros(rest)));
                int spare = Integer.bitCount(all) - size - 1;
                if (spare <= mostSpare) {
                    add(mask, all, spare);
                }
                int more = Math.min(Integer.bitCount(rest) - 1, MAX_CELLS - size - 1);
                if (more > 0 && spare - more <= mostSpare) {
                    extend(position, house, rest & rest - 1, mask, all, size + 1);
                }
            }
        }

        private void add(int mask, int all, int spare) {
            if (count == masks.length) {
                masks = Arrays.copyOf(masks, 2 * count);
                digits = Arrays.copyOf(digits, 2 * count);
                spares = Arrays.copyOf(spares, 2 * count);
            }
            masks[count] = mask;
            digits[count] = all;
            spares[count++] = spare;
            leastSpare = Math.min(leastSpare, spare);
        }
    }
}
