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
        run(outcome, 0, 0, most);
    }

    /** Goes on where chains in between were left out, because what they conclude rests on too many nodes. */
    void goOn(Outcome outcome, int most) {
        if (outcome.waits) {
            for (int i = 0; i < outcome.offCount; i++) {
                int candidate = outcome.off[i];
                scratch.remove(houses.cellOf[candidate], houses.digitOf[candidate]);
            }
            run(outcome, outcome.onCount, outcome.offCount, most);
        }
    }

    private void run(Outcome outcome, int onFrom, int offFrom, int most) {
        int onDone = onFrom;
        int offDone = offFrom;
        while (!outcome.isClash()) {
            if (onDone < outcome.onCount) {
                isOn(outcome, outcome.on[onDone++]);
            } else if (offDone < outcome.offCount) {
                if (advanced == null && outcome.least(outcome.off[offDone] + Outcome.OFF) >= most) {
                    break;
                }
                isOff(outcome, outcome.off[offDone++]);
            } else if (advanced == null || !advanced.extend(outcome, scratch, most)) {
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
            int places = scratch.places[house * 9 + digit] & ~houses.bitOf[candidate * 3 + kind];
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
            int gone = dynamic ? source.candidates[cell] & ~scratch.candidates[cell] : 0;
            if (isLast(outcome, other, candidate, 0, gone)) {
                return;
            }
        }
        for (int kind = 0; kind < 3; kind++) {
            int at = houses.placesOf[candidate * 3 + kind];
            int all = scratch.places[at];
            int places = all & ~houses.bitOf[candidate * 3 + kind];
            if (places != 0 && (places & places - 1) == 0) {
                int house = houses.houseOf[cell * 3 + kind];
                int other = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(places)] * 9 + digit;
                int gone = dynamic ? source.places[at] & ~all : 0;
                if (isLast(outcome, other, candidate, kind + 1, gone)) {
                    return;
                }
            }
            if (dynamic) {
                scratch.places[at] = places;
            }
        }
        if (dynamic) {
            scratch.candidates[cell] = others;
        }
    }

    /**
     * A candidate is on because it is the last one of a cell or of a house. Answers whether that is a contradiction.
     *
     * @param cause the cell 0, the box 1, the row 2, the column 3
     * @param gone the digits or places that were gone before
     */
    private static boolean isLast(Outcome outcome, int candidate, int after, int cause, int gone) {
        boolean clash = outcome.has(candidate + Outcome.OFF);
        if (clash) {
            outcome.clashOn(candidate, after + Outcome.OFF, cause, gone);
        } else if (!outcome.has(candidate)) {
            outcome.addOn(candidate, after + Outcome.OFF, cause, gone);
        }
        return clash;
    }
}
