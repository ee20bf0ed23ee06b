package io.shudu.logic.se;

import org.jspecify.annotations.Nullable;

/**
 * What a chain does when it is at its end: other steps on the board that it has left, as far as they rest on what the
 * chain has removed. The first kind of step that finds any is taken, and all of its steps.
 */
final class Advanced {
    private final Houses houses;
    private final Gone gone;
    private final Removals removals;
    private final @Nullable NestedChains chains;
    private Board source;

    Advanced(Houses houses, int level) {
        this.houses = houses;
        gone = new Gone(houses);
        removals = new Removals(houses);
        chains = level < 2 ? null : new NestedChains(houses, gone, level);
        source = new Board(houses);
    }

    /** The board on which the chain starts. */
    void start(Board board) {
        source = board;
        if (chains != null) {
            chains.start(board);
        }
    }

    /**
     * Adds what other steps find.
     *
     * @param board what the chain has left
     * @param onlyLast whether it is known that only the last kind can find anything
     * @return whether there is anything new
     */
    boolean extend(Outcome outcome, Board board, boolean onlyLast) {
        int before = outcome.offCount;
        gone.look(source, board);
        if (onlyLast && chains != null) {
            chains.extend(outcome, board, true);
            return outcome.offCount > before;
        }
        locking(outcome, board, Houses.BOX, Houses.COLUMN);
        locking(outcome, board, Houses.BOX, Houses.ROW);
        locking(outcome, board, Houses.COLUMN, Houses.BOX);
        locking(outcome, board, Houses.ROW, Houses.BOX);
        if (outcome.offCount == before) {
            hiddenPairs(outcome, board, Houses.BOX);
            hiddenPairs(outcome, board, Houses.COLUMN);
            hiddenPairs(outcome, board, Houses.ROW);
        }
        if (outcome.offCount == before) {
            nakedPairs(outcome, board, Houses.BOX);
            nakedPairs(outcome, board, Houses.COLUMN);
            nakedPairs(outcome, board, Houses.ROW);
        }
        if (outcome.offCount == before) {
            xWings(outcome, board, Houses.COLUMN, Houses.ROW);
            xWings(outcome, board, Houses.ROW, Houses.COLUMN);
        }
        if (outcome.offCount == before && chains != null) {
            chains.extend(outcome, board, false);
        }
        return outcome.offCount > before;
    }

    /** Adds what was collected as removed by one step. */
    private void add(Outcome outcome, int list) {
        outcome.endParents(list);
        removals.order();
        for (int i = 0; i < removals.count(); i++) {
            int cell = removals.cell(i);
            for (int rest = removals.digits(i); rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                if (!outcome.has(candidate + Outcome.OFF)) {
                    outcome.addOffFrom(candidate, list, null);
                }
            }
        }
    }

    private void locking(Outcome outcome, Board board, int fromKind, int toKind) {
        for (int from = fromKind; from < fromKind + 9; from++) {
            if (gone.digits(from) == 0) {
                continue;
            }
            for (int to = toKind; to < toKind + 9; to++) {
                int common = houses.shared[from * Houses.COUNT + to];
                if (common == 0) {
                    continue;
                }
                for (int rest = gone.digits(from); rest != 0; rest &= rest - 1) {
                    int digit = Integer.numberOfTrailingZeros(rest);
                    int places = board.places(from, digit);
                    if ((places & ~common) == 0 && (places & places - 1) != 0) {
                        lock(outcome, board, from, to, digit);
                    }
                }
            }
        }
    }

    private void lock(Outcome outcome, Board board, int from, int to, int digit) {
        int victims = board.places(to, digit) & ~houses.shared[to * Houses.COUNT + from];
        int parents = gone.places(from, digit) & ~houses.shared[from * Houses.COUNT + to];
        if (victims == 0 || parents == 0) {
            return;
        }
        int list = outcome.beginParents();
        addParents(outcome, list, from, digit, parents);
        removals.clear();
        for (int rest = victims; rest != 0; rest &= rest - 1) {
            removals.add(houses.cellAt[to * 9 + Integer.numberOfTrailingZeros(rest)], 1 << digit);
        }
        add(outcome, list);
    }

    private void addParents(Outcome outcome, int list, int house, int digit, int places) {
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int cell = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)];
            outcome.addParent(list, cell * 9 + digit + Outcome.OFF);
        }
    }

    private void hiddenPairs(Outcome outcome, Board board, int kind) {
        for (int house = kind; house < kind + 9; house++) {
            if (gone.digits(house) == 0 || board.empty[house] <= 4) {
                continue;
            }
            for (int two = 1; two < 9; two++) {
                int places = board.places(house, two);
                if (Integer.bitCount(places) != 2) {
                    continue;
                }
                for (int one = 0; one < two; one++) {
                    if (board.places(house, one) == places && (gone.digits(house) & (1 << one | 1 << two)) != 0) {
                        hiddenPair(outcome, board, house, one, two);
                    }
                }
            }
        }
    }

    private void hiddenPair(Outcome outcome, Board board, int house, int one, int two) {
        int places = board.places(house, one);
        removals.clear();
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int cell = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)];
            int others = board.candidates[cell] & ~(1 << one | 1 << two);
            if (others != 0) {
                removals.add(cell, others);
            }
        }
        if (removals.count() == 0) {
            return;
        }
        int list = outcome.beginParents();
        for (int i = 0; i < 9; i++) {
            int cell = houses.cellAt[house * 9 + i];
            if ((gone.places(house, one) >>> i & 1) != 0) {
                outcome.addParent(list, cell * 9 + one + Outcome.OFF);
            }
            if ((gone.places(house, two) >>> i & 1) != 0) {
                outcome.addParent(list, cell * 9 + two + Outcome.OFF);
            }
        }
        add(outcome, list);
    }

    private void nakedPairs(Outcome outcome, Board board, int kind) {
        for (int house = kind; house < kind + 9; house++) {
            if (board.empty[house] < 4) {
                continue;
            }
            for (int j = 1; j < 9; j++) {
                int two = houses.cellAt[house * 9 + j];
                int digits = board.candidates[two];
                if (Integer.bitCount(digits) != 2) {
                    continue;
                }
                for (int i = 0; i < j; i++) {
                    int one = houses.cellAt[house * 9 + i];
                    if (board.candidates[one] == digits && (gone.digitsOf(one) | gone.digitsOf(two)) != 0) {
                        nakedPair(outcome, board, house, one, two);
                    }
                }
            }
        }
    }

    private void nakedPair(Outcome outcome, Board board, int house, int one, int two) {
        removals.clear();
        for (int i = 0; i < 9; i++) {
            int cell = houses.cellAt[house * 9 + i];
            int victims = board.candidates[cell] & board.candidates[one];
            if (victims != 0 && cell != one && cell != two) {
                removals.add(cell, victims);
            }
        }
        if (removals.count() == 0) {
            return;
        }
        int list = outcome.beginParents();
        addParents(outcome, list, one);
        addParents(outcome, list, two);
        add(outcome, list);
    }

    private void addParents(Outcome outcome, int list, int cell) {
        for (int rest = gone.digitsOf(cell); rest != 0; rest &= rest - 1) {
            outcome.addParent(list, cell * 9 + Integer.numberOfTrailingZeros(rest) + Outcome.OFF);
        }
    }

    private void xWings(Outcome outcome, Board board, int base, int cover) {
        for (int two = base + 1; two < base + 9; two++) {
            for (int one = base; one < two; one++) {
                for (int rest = gone.digits(one) | gone.digits(two); rest != 0; rest &= rest - 1) {
                    int digit = Integer.numberOfTrailingZeros(rest);
                    int places = board.places(one, digit);
                    if (places == board.places(two, digit)
                            && Integer.bitCount(places) == 2
                            && board.placed[digit] <= 5) {
                        xWing(outcome, board, one, two, cover, digit);
                    }
                }
            }
        }
    }

    private void xWing(Outcome outcome, Board board, int one, int two, int cover, int digit) {
        int lines = 1 << one % 9 | 1 << two % 9;
        removals.clear();
        for (int rest = board.places(one, digit); rest != 0; rest &= rest - 1) {
            int house = cover + Integer.numberOfTrailingZeros(rest);
            for (int out = board.places(house, digit) & ~lines; out != 0; out &= out - 1) {
                removals.add(houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(out)], 1 << digit);
            }
        }
        if (removals.count() == 0) {
            return;
        }
        int list = outcome.beginParents();
        addParents(outcome, list, one, digit, gone.places(one, digit));
        addParents(outcome, list, two, digit, gone.places(two, digit));
        add(outcome, list);
    }
}
