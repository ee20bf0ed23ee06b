package io.shudu.logic.se;

/**
 * What follows from the nodes of a board with advanced steps in between, without the ways: the same steps as those of
 * {@link Advanced}, on the same boards, but only what they remove. The board itself has none of them, so each step
 * rests on something that was removed.
 */
final class Further extends Patterns {
    /**
     * The level with chains of the board as it is. A house may lose them when a cell of it has two candidates left, so
     * what follows from one node need not follow from another that leads to it.
     */
    private static final int FIXED = 3;

    private final Consequences known;
    private final NewLinks newLinks;
    private final Closures ofSource;
    private final Closures closures;
    private final Board scratch;
    private Board source;
    private int node;
    private int removed;
    private final int[] branches = new int[9];
    private int branchCount;

    Further(Houses houses, Consequences known) {
        super(houses);
        this.known = known;
        ofSource = new Closures(houses);
        closures = new Closures(houses, ofSource);
        newLinks = new NewLinks(houses, ofSource.exclusions);
        scratch = new Board(houses);
        source = scratch;
    }

    /** The board that all nodes are about. */
    void start(Board board) {
        source = board;
        scratch.copy(board);
        ofSource.look(board);
    }

    /** Draws all conclusions from a node with steps up to a level, if all with those of lower levels are drawn. */
    void close(int start, int level) {
        node = start;
        boolean onlyLast = level > 1;
        do {
            removed = 0;
            known.leave(node, source, scratch);
            if (!onlyLast) {
                gone.look(source, scratch);
                findPatterns(scratch);
            }
            if (removed == 0) {
                nested(level, onlyLast);
            }
            onlyLast = false;
        } while (removed > 0 && !known.goOn(node, level != FIXED));
    }

    private void nested(int level, boolean onlyLast) {
        if (level == 2 || (level == 3 && !onlyLast)) {
            simpleChains();
        }
        if (level == 3 && removed == 0) {
            fixedChains();
        }
    }

    private void remove(int cell, int digits) {
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            known.turnOff(node, cell * 9 + Integer.numberOfTrailingZeros(rest));
            removed++;
        }
    }

    /** Whatever a cycle or chain removes turns itself off. */
    private void simpleChains() {
        if (!newLinks.makeChains(source, scratch)) {
            return;
        }
        closures.look(scratch);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = scratch.candidates[cell]; rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest);
                if (closures.turnsOff(cell * 9 + digit)) {
                    remove(cell, 1 << digit);
                }
            }
        }
    }

    private void fixedChains() {
        closures.look(scratch);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (scratch.count(cell) > 2) {
                collect(cell);
                removeCommon(source.candidates[cell] == scratch.candidates[cell]);
                for (int rest = scratch.candidates[cell]; rest != 0; rest &= rest - 1) {
                    int digit = Integer.numberOfTrailingZeros(rest);
                    for (int kind = 0; kind < 3; kind++) {
                        region(cell, digit, kind);
                    }
                }
            }
        }
    }

    /** All candidates of a cell. */
    private void collect(int cell) {
        branchCount = 0;
        for (int rest = scratch.candidates[cell]; rest != 0; rest &= rest - 1) {
            branches[branchCount++] = cell * 9 + Integer.numberOfTrailingZeros(rest);
        }
    }

    /** All places of a digit in a house, if there are several and the cell is the first. */
    private void region(int cell, int digit, int kind) {
        int house = houses.houseOf[cell * 3 + kind];
        int places = scratch.places(house, digit);
        if (Integer.numberOfTrailingZeros(places) == houses.positionOf[cell * 3 + kind] && (places & places - 1) != 0) {
            branchCount = 0;
            for (int rest = places; rest != 0; rest &= rest - 1) {
                branches[branchCount++] = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)] * 9 + digit;
            }
            removeCommon(source.places(house, digit) == places);
        }
    }

    /**
     * Removes what all branches lead to.
     *
     * @param whole whether the branches are those of the board at the start
     */
    private void removeCommon(boolean whole) {
        if ((whole && !closures.haveMore(branches, branchCount)) || !closures.haveCommon(branches, branchCount)) {
            return;
        }
        Exclusions exclusions = closures.exclusions;
        for (int word = 0; word < exclusions.words; word++) {
            for (long rest = closures.commonOn[word]; rest != 0; rest &= rest - 1) {
                int candidate = exclusions.numbers.candidate(word * 64 + Long.numberOfTrailingZeros(rest));
                int cell = houses.cellOf[candidate];
                remove(cell, scratch.candidates[cell] & ~(1 << houses.digitOf[candidate]));
            }
            for (long rest = closures.commonOff[word]; rest != 0; rest &= rest - 1) {
                int candidate = exclusions.numbers.candidate(word * 64 + Long.numberOfTrailingZeros(rest));
                remove(houses.cellOf[candidate], 1 << houses.digitOf[candidate]);
            }
        }
    }

    @Override
    int removed() {
        return removed;
    }

    @Override
    void lock(Board board, int from, int to, int digit) {
        if ((gone.places(from, digit) & ~houses.shared[from * Houses.COUNT + to]) != 0) {
            removeAt(to, board.places(to, digit) & ~houses.shared[to * Houses.COUNT + from], digit);
        }
    }

    private void removeAt(int house, int places, int digit) {
        for (int rest = places; rest != 0; rest &= rest - 1) {
            remove(houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)], 1 << digit);
        }
    }

    @Override
    void hiddenPair(Board board, int house, int one, int two) {
        for (int rest = board.places(house, one); rest != 0; rest &= rest - 1) {
            int cell = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)];
            remove(cell, board.candidates[cell] & ~(1 << one | 1 << two));
        }
    }

    @Override
    void nakedPair(Board board, int house, int one, int two) {
        for (int i = 0; i < 9; i++) {
            int cell = houses.cellAt[house * 9 + i];
            if (cell != one && cell != two) {
                remove(cell, board.candidates[cell] & board.candidates[one]);
            }
        }
    }

    @Override
    void xWing(Board board, int one, int two, int cover, int digit) {
        int lines = 1 << one % 9 | 1 << two % 9;
        for (int rest = board.places(one, digit); rest != 0; rest &= rest - 1) {
            int house = cover + Integer.numberOfTrailingZeros(rest);
            removeAt(house, board.places(house, digit) & ~lines, digit);
        }
    }
}
