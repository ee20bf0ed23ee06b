package io.shudu.logic.se;

import org.jspecify.annotations.Nullable;

/**
 * Draws all conclusions from an assumption, first come, first served; what is on goes before what is off. In the
 * dynamic kind a candidate that is off leaves the board, so that later conclusions may rest on several of them. The
 * first contradiction ends it.
 */
final class Spread {
    private final Houses houses;
    private final boolean dynamic;
    /** Whether a cell with two candidates concludes from one to the other, and one candidate excludes the others. */
    private final boolean cells;

    private final @Nullable Advanced advanced;
    private final Board scratch;
    private Board source;

    Spread(Houses houses, boolean dynamic, boolean cells, @Nullable Advanced advanced) {
        this.houses = houses;
        this.dynamic = dynamic;
        this.cells = cells;
        this.advanced = advanced;
        scratch = new Board(houses);
        source = scratch;
    }

    /** The board from which all assumptions start. */
    void start(Board board) {
        source = board;
        scratch.copy(board);
        if (advanced != null) {
            advanced.start(board);
        }
    }

    /**
     * Draws all conclusions from an assumption.
     *
     * @param most conclusions that rest on more nodes than that are of no use. What comes later rests on as many or
     *     more, unless there are advanced steps in between.
     */
    void run(Outcome outcome, int node, int most) {
        outcome.begin(node);
        int onDone = 0;
        int offDone = 0;
        while (!outcome.isClash()) {
            if (onDone < outcome.onCount) {
                isOn(outcome, outcome.on[onDone++]);
            } else if (offDone < outcome.offCount) {
                if (advanced == null && outcome.least(outcome.off[offDone] + Outcome.OFF) >= most) {
                    break;
                }
                isOff(outcome, outcome.off[offDone++]);
            } else if (advanced == null || !advanced.extend(outcome, scratch)) {
                break;
            }
        }
        if (dynamic) {
            scratch.copyCandidates(source);
        }
    }

    private void isOn(Outcome outcome, int candidate) {
        int cell = houses.cellOf[candidate];
        int digit = houses.digitOf[candidate];
        if (cells) {
            for (int rest = scratch.candidates[cell] & ~(1 << digit); rest != 0; rest &= rest - 1) {
                if (isExcluded(outcome, cell * 9 + Integer.numberOfTrailingZeros(rest), candidate)) {
                    return;
                }
            }
        }
        int box = houses.houseOf[cell * 3];
        for (int kind = 0; kind < 3; kind++) {
            int house = houses.houseOf[cell * 3 + kind];
            int places = scratch.places[house * 9 + digit] & ~(1 << houses.positionOf[cell * 3 + kind]);
            if (kind > 0) {
                places &= ~houses.shared[house * Houses.COUNT + box];
            }
            for (int rest = places; rest != 0; rest &= rest - 1) {
                int other = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)];
                if (isExcluded(outcome, other * 9 + digit, candidate)) {
                    return;
                }
            }
        }
    }

    /** A candidate is off because another one is on. Answers whether that is a contradiction. */
    private static boolean isExcluded(Outcome outcome, int candidate, int by) {
        if (outcome.has(candidate)) {
            outcome.clashOff(candidate, by);
            return true;
        }
        if (!outcome.has(candidate + Outcome.OFF)) {
            outcome.addOff(candidate, by);
        }
        return false;
    }

    private void isOff(Outcome outcome, int candidate) {
        int cell = houses.cellOf[candidate];
        int digit = houses.digitOf[candidate];
        int others = scratch.candidates[cell] & ~(1 << digit);
        if (cells && others != 0 && (others & others - 1) == 0) {
            int other = cell * 9 + Integer.numberOfTrailingZeros(others);
            if (isLast(outcome, other, candidate, -1, cell)) {
                return;
            }
        }
        for (int kind = 0; kind < 3; kind++) {
            int house = houses.houseOf[cell * 3 + kind];
            int places = scratch.places[house * 9 + digit] & ~(1 << houses.positionOf[cell * 3 + kind]);
            if (places != 0 && (places & places - 1) == 0) {
                int other = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(places)] * 9 + digit;
                if (isLast(outcome, other, candidate, kind, house)) {
                    return;
                }
            }
        }
        if (dynamic) {
            scratch.remove(cell, digit);
        }
    }

    /**
     * A candidate is on because it is the last one of a cell or of a house. Answers whether that is a contradiction.
     *
     * @param kind the kind of the house, -1 for a cell
     * @param where the house or the cell
     */
    private boolean isLast(Outcome outcome, int candidate, int after, int kind, int where) {
        boolean clash = outcome.has(candidate + Outcome.OFF);
        if (!clash && outcome.has(candidate)) {
            return false;
        }
        int gone;
        if (!dynamic) {
            gone = 0;
        } else if (kind < 0) {
            gone = source.candidates[where] & ~scratch.candidates[where];
        } else {
            int at = where * 9 + houses.digitOf[candidate];
            gone = source.places[at] & ~scratch.places[at];
        }
        if (clash) {
            outcome.clashOn(candidate, after + Outcome.OFF, kind + 1, gone);
        } else {
            outcome.addOn(candidate, after + Outcome.OFF, kind + 1, gone);
        }
        return clash;
    }
}
