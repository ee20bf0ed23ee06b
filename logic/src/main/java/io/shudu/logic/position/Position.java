package io.shudu.logic.position;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Grid;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A position in the course of a solution: the digits that stand and the candidates that are left.
 *
 * <p>The candidates are kept in three forms, so that each technique can ask the way that suits it: the digits of a
 * cell, the places of a digit in a house (bits of an int), and the cells of a digit on the whole board. Digits count
 * from 1; as bits, digit 1 is bit 0.
 *
 * <p>Changes leave two traces. New singles line up in queues, in the order in which they arose: who works off the queue
 * finds a single without a search. And each house and digit knows the time of its last change, so that a technique that
 * found nothing there need not look again.
 */
public final class Position {
    private final Layout layout;
    private final int side;
    private final int[] digits;
    private final CellSet givens;
    private final CellSet empty;
    private final int[] candidates;
    private final int[] places;
    private final CellSet[] cellsOfDigit;
    private final int[] emptyInHouse;
    private final int[] changeOfHouse;
    private final int[] changeOfDigit;
    private final SinglesQueue naked;
    private final SinglesQueue hidden;
    private final CellSet[] suspects;
    /** For each digit the time when its suspects were found. */
    private final int[] suspectsAt;

    private @Nullable Templates templates;
    private final Map<Class<?>, Object> shared = new HashMap<>();
    private int clock;
    private boolean broken;

    /** An empty board with all candidates. */
    public Position(Layout layout) {
        this.layout = layout;
        side = layout.side();
        digits = new int[layout.cellCount()];
        givens = layout.noCells();
        empty = layout.noCells();
        candidates = new int[layout.cellCount()];
        places = new int[layout.houseCount() * side];
        cellsOfDigit = layout.noCells(side);
        suspects = layout.noCells(side);
        suspectsAt = new int[side];
        emptyInHouse = new int[layout.houseCount()];
        changeOfHouse = new int[layout.houseCount()];
        changeOfDigit = new int[side];
        naked = new SinglesQueue();
        hidden = new SinglesQueue();
        reset();
    }

    /** The position of a grid; if it has pencil marks, no other candidate is possible. */
    public static Position of(Layout layout, Grid grid) {
        Position position = new Position(layout);
        position.set(grid);
        return position;
    }

    /** Empties the board and brings all candidates back. */
    public void reset() {
        int all = side == 32 ? -1 : (1 << side) - 1;
        Arrays.fill(digits, 0);
        Arrays.fill(candidates, all);
        Arrays.fill(places, all);
        Arrays.fill(emptyInHouse, all);
        givens.clear();
        for (int cell = 0; cell < digits.length; cell++) {
            empty.add(cell);
        }
        for (CellSet cells : cellsOfDigit) {
            cells.set(empty);
        }
        clock++;
        Arrays.fill(changeOfHouse, clock);
        Arrays.fill(changeOfDigit, clock);
        naked.clear();
        hidden.clear();
        broken = false;
    }

    /** Becomes the position of a grid. */
    public void set(Grid grid) {
        reset();
        for (int cell = 0; cell < digits.length; cell++) {
            if (!grid.isEmpty(cell)) {
                place(cell, grid.digit(cell));
                if (grid.isGiven(cell)) {
                    givens.add(cell);
                }
            }
        }
        CandidateSet marks = grid.candidates();
        for (int cell = empty.first(); marks != null && cell >= 0; cell = empty.next(cell)) {
            for (int digit = 1; digit <= side; digit++) {
                if (!marks.contains(cell, digit)) {
                    remove(cell, digit);
                }
            }
        }
    }

    /** Becomes a copy of another position of the same board. */
    public void set(Position other) {
        System.arraycopy(other.digits, 0, digits, 0, digits.length);
        System.arraycopy(other.candidates, 0, candidates, 0, candidates.length);
        System.arraycopy(other.places, 0, places, 0, places.length);
        System.arraycopy(other.emptyInHouse, 0, emptyInHouse, 0, emptyInHouse.length);
        givens.set(other.givens);
        empty.set(other.empty);
        for (int i = 0; i < side; i++) {
            cellsOfDigit[i].set(other.cellsOfDigit[i]);
        }
        clock++;
        Arrays.fill(changeOfHouse, clock);
        Arrays.fill(changeOfDigit, clock);
        naked.set(other.naked);
        hidden.set(other.hidden);
        broken = other.broken;
    }

    /**
     * Places a digit: its cell is no longer empty, and the cells that see it lose the candidate.
     *
     * <p>The order of events is part of the contract, because it decides which single is first in the queue: the peers
     * lose the digit in ascending order, then the cell gives up its own candidates.
     */
    public void place(int cell, int digit) {
        clock++;
        int own = candidates[cell];
        broken |= (own & 1 << (digit - 1)) == 0;
        digits[cell] = digit;
        candidates[cell] = 0;
        empty.remove(cell);
        int bit = 1 << (digit - 1);
        for (int peer : layout.peersInOrder(cell)) {
            if ((candidates[peer] & bit) != 0) {
                drop(peer, digit);
            }
        }
        int[] houses = layout.housesOf(cell);
        int[] bits = layout.bitsOf(cell);
        for (int i = 0; i < houses.length; i++) {
            emptyInHouse[houses[i]] &= ~bits[i];
            changeOfHouse[houses[i]] = clock;
        }
        for (int rest = own; rest != 0; rest &= rest - 1) {
            int other = Integer.numberOfTrailingZeros(rest) + 1;
            cellsOfDigit[other - 1].remove(cell);
            changeOfDigit[other - 1] = clock;
            for (int i = 0; i < houses.length; i++) {
                int left = places[houses[i] * side + other - 1] &= ~bits[i];
                if (other != digit && (left & left - 1) == 0) {
                    noteHidden(houses[i], other, left);
                }
            }
        }
    }

    /** Removes a candidate, if it is there. */
    public void remove(int cell, int digit) {
        if (has(cell, digit)) {
            drop(cell, digit);
        }
    }

    private void drop(int cell, int digit) {
        clock++;
        int left = candidates[cell] &= ~(1 << (digit - 1));
        cellsOfDigit[digit - 1].remove(cell);
        changeOfDigit[digit - 1] = clock;
        if ((left & left - 1) == 0) {
            noteNaked(cell, left);
        }
        int[] houses = layout.housesOf(cell);
        int[] bits = layout.bitsOf(cell);
        for (int i = 0; i < houses.length; i++) {
            int house = houses[i];
            changeOfHouse[house] = clock;
            int rest = places[house * side + digit - 1] &= ~bits[i];
            if ((rest & rest - 1) == 0) {
                noteHidden(house, digit, rest);
            }
        }
    }

    private void noteNaked(int cell, int left) {
        if (left == 0) {
            broken = true;
        } else {
            naked.add(cell, Integer.numberOfTrailingZeros(left) + 1);
        }
    }

    /** A digit has one place left in a house, or none: while it is being placed, its own houses have no other. */
    private void noteHidden(int house, int digit, int left) {
        if (left != 0) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(left));
            if (has(cell, digit)) {
                hidden.add(cell, digit);
            }
        }
    }

    /** Marks a digit as given, which matters to techniques that ask what the puzzle itself says. */
    public void markGiven(int cell) {
        givens.add(cell);
    }

    /** The board. */
    public Layout layout() {
        return layout;
    }

    /** The position as a grid: with the digits and the candidates that are left, and the givens of its puzzle. */
    public Grid grid(Grid puzzle) {
        Grid grid = puzzle;
        CandidateSet.Builder marks = new CandidateSet.Builder(puzzle.geometry());
        for (int cell = 0; cell < digits.length; cell++) {
            grid = digits[cell] == 0 || grid.digit(cell) != 0 ? grid : grid.with(cell, digits[cell]);
            for (int digit = 1; digit <= side; digit++) {
                if (has(cell, digit)) {
                    marks.add(cell, digit);
                }
            }
        }
        return grid.withCandidates(marks.build());
    }

    /** The digit of a cell, 0 if it is empty. */
    public int digit(int cell) {
        return digits[cell];
    }

    /** Whether a digit was given. */
    public boolean isGiven(int cell) {
        return givens.contains(cell);
    }

    /** The empty cells. Not to be changed. */
    public CellSet empty() {
        return empty;
    }

    /** Whether all cells are filled. */
    public boolean isComplete() {
        return empty.isEmpty();
    }

    /** Whether a cell has lost its last candidate, or got a digit that was none. */
    public boolean isBroken() {
        return broken;
    }

    /** The candidates of a cell as bits; none if it is filled. */
    public int candidates(int cell) {
        return candidates[cell];
    }

    /** Number of candidates of a cell. */
    public int count(int cell) {
        return Integer.bitCount(candidates[cell]);
    }

    /** Whether a cell has a candidate. */
    public boolean has(int cell, int digit) {
        return (candidates[cell] & 1 << (digit - 1)) != 0;
    }

    /** The positions in a house where a digit can still go, as bits. */
    public int places(int house, int digit) {
        return places[house * side + digit - 1];
    }

    /** Number of cells of a house where a digit can still go. */
    public int count(int house, int digit) {
        return Integer.bitCount(places[house * side + digit - 1]);
    }

    /** The positions of a house that are empty, as bits. */
    public int emptyPlaces(int house) {
        return emptyInHouse[house];
    }

    /** The cells that have a digit as a candidate. Not to be changed. */
    public CellSet cells(int digit) {
        return cellsOfDigit[digit - 1];
    }

    /**
     * The candidates of a digit that stand in no complete placement of this digit: only these can be removed by
     * thinking about the digit alone. For some digit there is usually none. On large boards there may be too many,
     * never too few. Not to be changed.
     */
    public CellSet suspects(int digit) {
        CellSet found = suspects[digit - 1];
        if (suspectsAt[digit - 1] != changeOfDigit[digit - 1]) {
            suspectsAt[digit - 1] = changeOfDigit[digit - 1];
            if (templates == null) {
                templates = new Templates(layout);
            }
            templates.findSuspects(this, digit, found);
        }
        return found;
    }

    /** Naked singles in the order in which they arose; those of filled cells are out of date. */
    public SinglesQueue nakedSingles() {
        return naked;
    }

    /** Hidden singles in the order in which they arose; those of filled cells are out of date. */
    public SinglesQueue hiddenSingles() {
        return hidden;
    }

    /** The time of the last change. It grows with each change, also when the position becomes another. */
    public int clock() {
        return clock;
    }

    /** The time of the last change in a house. */
    public int changeOfHouse(int house) {
        return changeOfHouse[house];
    }

    /** The time of the last change of a digit. */
    public int changeOfDigit(int digit) {
        return changeOfDigit[digit - 1];
    }

    /**
     * Something worked out of this position that several techniques need, such as its almost locked sets. Whoever asks
     * first makes it. It has to look at the {@link #clock()} itself.
     */
    @SuppressWarnings("unchecked") // Under a kind stands nothing but what a maker of this kind made.
    public <T> T shared(Class<T> kind, Function<Position, T> maker) {
        Object known = shared.get(kind);
        if (known == null) {
            known = maker.apply(this);
            shared.put(kind, known);
        }
        return (T) known;
    }
}
