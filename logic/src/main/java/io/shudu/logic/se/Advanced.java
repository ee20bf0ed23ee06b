package io.shudu.logic.se;

import org.jspecify.annotations.Nullable;

/**
 * What a chain does when it is at its end: other steps on the board that it has left, as far as they rest on what the
 * chain has removed. The first kind of step that finds any is taken, and all of its steps.
 */
final class Advanced extends Patterns {
    private final Removals removals;
    private final @Nullable NestedChains chains;
    private Board source;
    private Outcome outcome;

    Advanced(Houses houses, int level) {
        super(houses);
        removals = new Removals(houses);
        chains = level < 2 ? null : new NestedChains(houses, gone, level);
        source = new Board(houses);
        outcome = new Outcome(new Numbers());
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
     * @param most if all that chains find rests on so many nodes or more, they are left for later
     * @return whether there is anything new
     */
    boolean extend(Outcome extended, Board board, int most) {
        outcome = extended;
        int before = outcome.offCount;
        gone.look(source, board);
        if (!outcome.waits) {
            findPatterns(board);
        }
        if (outcome.offCount == before && chains != null) {
            outcome.waits = outcome.restsOn >= most;
            if (!outcome.waits) {
                chains.extend(outcome, board, most < Integer.MAX_VALUE);
            }
        }
        return outcome.offCount > before;
    }

    @Override
    int removed() {
        return outcome.offCount;
    }

    /** Adds what was collected as removed by one step. */
    private void add(int list) {
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

    @Override
    void lock(Board board, int from, int to, int digit) {
        int victims = board.places(to, digit) & ~houses.shared[to * Houses.COUNT + from];
        int parents = gone.places(from, digit) & ~houses.shared[from * Houses.COUNT + to];
        if (victims == 0 || parents == 0) {
            return;
        }
        int list = outcome.beginParents();
        addParents(list, from, digit, parents);
        removals.clear();
        for (int rest = victims; rest != 0; rest &= rest - 1) {
            removals.add(houses.cellAt[to * 9 + Integer.numberOfTrailingZeros(rest)], 1 << digit);
        }
        add(list);
    }

    private void addParents(int list, int house, int digit, int places) {
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int cell = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)];
            outcome.addParent(list, cell * 9 + digit + Outcome.OFF);
        }
    }

    @Override
    void hiddenPair(Board board, int house, int one, int two) {
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
        add(list);
    }

    @Override
    void nakedPair(Board board, int house, int one, int two) {
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
        addParents(list, one);
        addParents(list, two);
        add(list);
    }

    private void addParents(int list, int cell) {
        for (int rest = gone.digitsOf(cell); rest != 0; rest &= rest - 1) {
            outcome.addParent(list, cell * 9 + Integer.numberOfTrailingZeros(rest) + Outcome.OFF);
        }
    }

    @Override
    void xWing(Board board, int one, int two, int cover, int digit) {
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
        addParents(list, one, digit, gone.places(one, digit));
        addParents(list, two, digit, gone.places(two, digit));
        add(list);
    }
}
