package io.shudu.core.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An immutable board with digits in some of its cells, each of them either <em>given</em> by the puzzle or
 * <em>placed</em> since. It may break the rules: {@link #conflicts()} tells.
 *
 * <p>A grid read from a text with pencil marks also carries those: then an empty cell can only take one of its
 * {@link #candidates()}, and solvers keep to that.
 */
public final class Grid {
    private final Geometry geometry;
    private final byte[] digits;
    private final boolean[] givens;
    private final @Nullable CandidateSet candidates;

    private Grid(Geometry geometry, byte[] digits, boolean[] givens, @Nullable CandidateSet candidates) {
        this.geometry = geometry;
        this.digits = digits;
        this.givens = givens;
        this.candidates = candidates;
    }

    /** The grid without digits. */
    public static Grid empty(Geometry geometry) {
        return new Grid(geometry, new byte[geometry.cellCount()], new boolean[geometry.cellCount()], null);
    }

    /**
     * A puzzle: all digits are given.
     *
     * @param digits one number a cell, 0 for empty
     */
    public static Grid ofGivens(Geometry geometry, int... digits) {
        boolean[] givens = new boolean[digits.length];
        for (int cell = 0; cell < digits.length; cell++) {
            givens[cell] = digits[cell] != 0;
        }
        return of(geometry, digits, givens);
    }

    /**
     * A grid with given and placed digits.
     *
     * @param digits one number a cell, 0 for empty
     * @param givens whether the cell's digit is given; ignored for empty cells
     */
    public static Grid of(Geometry geometry, int[] digits, boolean[] givens) {
        int count = geometry.cellCount();
        if (digits.length != count || givens.length != count) {
            throw new IllegalArgumentException(
                    digits.length + " digits, " + givens.length + " flags: this board has " + count + " cells");
        }
        byte[] bytes = new byte[count];
        boolean[] flags = new boolean[count];
        for (int cell = 0; cell < count; cell++) {
            if (digits[cell] < 0 || digits[cell] > geometry.side()) {
                throw new IllegalArgumentException("digit " + digits[cell] + " at " + geometry.cellName(cell)
                        + ": this board has digits 1 to " + geometry.side());
            }
            bytes[cell] = (byte) digits[cell];
            flags[cell] = givens[cell] && digits[cell] != 0;
        }
        return new Grid(geometry, bytes, flags, null);
    }

    /** The board. */
    public Geometry geometry() {
        return geometry;
    }

    /** The digit in a cell, 0 if it is empty. */
    public int digit(int cell) {
        return digits[cell];
    }

    /** Whether a cell has no digit. */
    public boolean isEmpty(int cell) {
        return digits[cell] == 0;
    }

    /** Whether a cell holds a digit that the puzzle gave. */
    public boolean isGiven(int cell) {
        return givens[cell];
    }

    /** The digits of all cells, 0 for empty; a copy. */
    public int[] digits() {
        int[] copy = new int[digits.length];
        for (int cell = 0; cell < copy.length; cell++) {
            copy[cell] = digits[cell];
        }
        return copy;
    }

    /** Number of cells with a digit. */
    public int filledCount() {
        int count = 0;
        for (byte digit : digits) {
            count += digit == 0 ? 0 : 1;
        }
        return count;
    }

    /** Number of cells with a given digit. */
    public int givenCount() {
        int count = 0;
        for (boolean given : givens) {
            count += given ? 1 : 0;
        }
        return count;
    }

    /** Whether every cell has a digit. */
    public boolean isComplete() {
        return filledCount() == digits.length;
    }

    /** Whether every cell has a digit and no rule is broken. */
    public boolean isSolved() {
        return isComplete() && conflicts().isEmpty();
    }

    /** The pencil marks that came with the grid, or null if any digit may still go into any empty cell. */
    public @Nullable CandidateSet candidates() {
        return candidates;
    }

    /** This grid with a digit placed (not given) in a cell, whatever was there. */
    public Grid with(int cell, int digit) {
        if (digit < 1 || digit > geometry.side()) {
            throw new IllegalArgumentException("digit " + digit + " at " + geometry.cellName(cell)
                    + ": this board has digits 1 to " + geometry.side());
        }
        return changed(cell, digit);
    }

    /** This grid with a cell emptied. */
    public Grid without(int cell) {
        return changed(cell, 0);
    }

    private Grid changed(int cell, int digit) {
        byte[] newDigits = digits.clone();
        boolean[] newGivens = givens.clone();
        newDigits[cell] = (byte) digit;
        newGivens[cell] = false;
        return new Grid(geometry, newDigits, newGivens, candidates);
    }

    /** This grid with the pencil marks given, or with none if null. */
    public Grid withCandidates(@Nullable CandidateSet newCandidates) {
        if (newCandidates != null && !newCandidates.geometry().equals(geometry)) {
            throw new IllegalArgumentException("candidates of " + newCandidates.geometry() + " for " + geometry);
        }
        return new Grid(geometry, digits, givens, newCandidates);
    }

    /** This grid filled with the digits of another: givens stay given, everything else is placed. */
    public Grid filledWith(int[] allDigits) {
        return of(geometry, allDigits, givens);
    }

    /** The puzzle behind this grid: its givens alone, without pencil marks. */
    public Grid givens() {
        int[] kept = digits();
        for (int cell = 0; cell < kept.length; cell++) {
            kept[cell] = givens[cell] ? kept[cell] : 0;
        }
        return of(geometry, kept, givens);
    }

    /** The puzzle that gives every digit of this grid, without pencil marks. */
    public Grid allGiven() {
        return ofGivens(geometry, digits());
    }

    /** Every pair of cells that share a house and a digit, each pair once; empty if no rule is broken. */
    public List<Conflict> conflicts() {
        List<Conflict> conflicts = new ArrayList<>();
        // A pair may share several houses. A list to look through would take seconds on a large board full of ones.
        Set<Integer> known = new HashSet<>();
        for (House house : geometry.houses()) {
            boolean[] seen = new boolean[geometry.side() + 1];
            for (int position = 0; position < house.size(); position++) {
                int digit = digits[house.cell(position)];
                if (digit != 0 && seen[digit]) {
                    addConflicts(house, position, conflicts, known);
                }
                seen[digit] = true;
            }
        }
        return conflicts;
    }

    private void addConflicts(House house, int position, List<Conflict> conflicts, Set<Integer> known) {
        int second = house.cell(position);
        for (int earlier = 0; earlier < position; earlier++) {
            int first = house.cell(earlier);
            if (digits[first] == digits[second] && known.add(first * digits.length + second)) {
                conflicts.add(new Conflict(house, digits[second], first, second));
            }
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid that
                && geometry.equals(that.geometry)
                && Arrays.equals(digits, that.digits)
                && Arrays.equals(givens, that.givens)
                && Objects.equals(candidates, that.candidates);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digits);
    }

    /** All digits in one line, row by row, {@code .} for empty. */
    @Override
    public String toString() {
        StringBuilder line = new StringBuilder(digits.length);
        for (byte digit : digits) {
            line.append(Symbols.of(digit));
        }
        return line.toString();
    }
}
