package io.shudu.logic.technique;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import java.util.List;

/** A step of a unique loop, kept until it is known which one is the easiest. */
final class LoopStep {
    /** What makes the step. */
    enum Kind {
        ONE_CELL(1),
        ONE_DIGIT(2),
        NAKED_SUBSET(3),
        HIDDEN_SUBSET(3),
        BOUND(4);

        private final int type;

        Kind(int type) {
            this.type = type;
        }
    }

    private final Kind kind;
    private final double difficulty;
    private final int[] loop;
    private final int pair;
    private final int[] wide;
    private final int house;
    private final int places;
    private final int digits;

    /**
     * A step.
     *
     * @param bonus what a subset adds to the difficulty, in tenths
     * @param wide the cells of the loop with extra digits
     * @param house the house of the subset, or that binds a digit; -1 if there is none
     * @param places the places of the subset in the house; for a hidden one, also those of the wide cells
     * @param digits the digits of the subset, or the digit that is bound, or else the digits that are lost
     */
    LoopStep(Kind kind, int bonus, int[] loop, int pair, int[] wide, int house, int places, int digits) {
        this.kind = kind;
        this.loop = loop;
        this.pair = pair;
        this.wide = wide;
        this.house = house;
        this.places = places;
        this.digits = digits;
        difficulty = difficulty(loop.length) + bonus * 0.1;
    }

    /** What Sudoku Explainer says. The sums are its own, because the way they are rounded decides the order. */
    private static double difficulty(int length) {
        double result = 4.5;
        if (length >= 10) {
            result += 0.3;
        }
        if (length >= 8) {
            result += 0.2;
        } else if (length >= 6) {
            result += 0.1;
        }
        return result;
    }

    double difficulty() {
        return difficulty;
    }

    int type() {
        return kind.type;
    }

    int length() {
        return loop.length;
    }

    void remove(Layout layout, Position position, Steps steps) {
        switch (kind) {
            case ONE_CELL -> steps.removeAll(wide[0], digits);
            case ONE_DIGIT -> {
                CellSet seen = layout.peers(wide[0]).copy();
                for (int cell : wide) {
                    seen.and(layout.peers(cell));
                }
                steps.remove(seen, digit(digits));
            }
            case BOUND -> {
                steps.remove(Math.min(wide[0], wide[1]), digit(pair ^ digits));
                steps.remove(Math.max(wide[0], wide[1]), digit(pair ^ digits));
            }
            default -> {
                boolean naked = kind == Kind.NAKED_SUBSET;
                int losers = naked ? position.emptyPlaces(house) & ~places : places;
                CellSet cells = layout.cells(house, losers).remove(wide[0]).remove(wide[1]);
                for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                    steps.removeAll(cell, naked ? digits : ~digits);
                }
            }
        }
    }

    void explain(Layout layout, Position position, Steps steps) {
        DeadlyPatterns.explain(position, steps, loop, pair);
        if (house >= 0) {
            steps.markHouse(Role.BASE, house);
            steps.arg("house", new Subject.OfHouse(house));
        }
        if (kind == Kind.BOUND) {
            steps.arg("bound", new Subject.OfDigit(digit(digits)));
            steps.arg("lost", new Subject.OfDigit(digit(pair & ~digits)));
        } else if (house >= 0) {
            CellSet all = layout.cells(house, places);
            CellSet set = all.copy().remove(wide[0]).remove(wide[1]);
            steps.explainSet(Role.BASE, set, digits, "set", kind == Kind.NAKED_SUBSET ? "set-digits" : "hidden");
            steps.arg("houses", new Subject.OfHouses(List.of(house)));
            steps.argCells("places", all);
        }
    }

    private static int digit(int bits) {
        return Integer.numberOfTrailingZeros(bits) + 1;
    }
}
