package io.shudu.core.grid;

import java.util.Arrays;

/** An immutable set of candidates: pairs of a cell and a digit that it may take. */
public final class CandidateSet {
    private final Geometry geometry;
    private final int[] words;

    private CandidateSet(Geometry geometry, int[] words) {
        this.geometry = geometry;
        this.words = words;
    }

    /** The set without candidates. */
    public static CandidateSet none(Geometry geometry) {
        return new CandidateSet(geometry, new int[(geometry.cellCount() * geometry.side() + 31) >>> 5]);
    }

    /** The set of all candidates of a board. */
    public static CandidateSet all(Geometry geometry) {
        CandidateSet set = none(geometry);
        for (int i = 0; i < geometry.cellCount() * geometry.side(); i++) {
            set.words[i >>> 5] |= 1 << i;
        }
        return set;
    }

    /** The candidates that the digits of a grid, and its pencil marks if there are any, leave to its empty cells. */
    public static CandidateSet left(Grid grid) {
        CandidateSet possible = of(grid);
        CandidateSet marks = grid.candidates();
        if (marks != null) {
            for (int i = 0; i < possible.words.length; i++) {
                possible.words[i] &= marks.words[i];
            }
        }
        return possible;
    }

    /** The candidates that the digits of a grid leave to its empty cells. */
    public static CandidateSet of(Grid grid) {
        Geometry geometry = grid.geometry();
        Builder builder = new Builder(geometry);
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            if (!grid.isEmpty(cell)) {
                continue;
            }
            boolean[] taken = new boolean[geometry.side() + 1];
            for (int h = 0; h < geometry.houseCount(cell); h++) {
                House house = geometry.houses().get(geometry.houseOf(cell, h));
                for (int position = 0; position < house.size(); position++) {
                    taken[grid.digit(house.cell(position))] = true;
                }
            }
            for (int digit = 1; digit <= geometry.side(); digit++) {
                if (!taken[digit]) {
                    builder.add(cell, digit);
                }
            }
        }
        return builder.build();
    }

    /** The board of these candidates. */
    public Geometry geometry() {
        return geometry;
    }

    /** Whether the set has this candidate. */
    public boolean contains(int cell, int digit) {
        int index = index(geometry, cell, digit);
        return (words[index >>> 5] & 1 << index) != 0;
    }

    /** Number of digits that the set has for a cell. */
    public int count(int cell) {
        int count = 0;
        for (int digit = 1; digit <= geometry.side(); digit++) {
            if (contains(cell, digit)) {
                count++;
            }
        }
        return count;
    }

    /** Number of candidates. */
    public int size() {
        int size = 0;
        for (int word : words) {
            size += Integer.bitCount(word);
        }
        return size;
    }

    /** This set without one candidate. */
    public CandidateSet without(int cell, int digit) {
        int[] copy = words.clone();
        int index = index(geometry, cell, digit);
        copy[index >>> 5] &= ~(1 << index);
        return new CandidateSet(geometry, copy);
    }

    /** This set without those of another. */
    public CandidateSet without(CandidateSet others) {
        int[] copy = words.clone();
        for (int i = 0; i < copy.length; i++) {
            copy[i] &= ~others.words[i];
        }
        return new CandidateSet(geometry, copy);
    }

    /** The digits that the set has for a cell, as their symbols in a row. */
    public String symbols(int cell) {
        StringBuilder text = new StringBuilder();
        for (int digit = 1; digit <= geometry.side(); digit++) {
            if (contains(cell, digit)) {
                text.append(Symbols.of(digit));
            }
        }
        return text.toString();
    }

    private static int index(Geometry geometry, int cell, int digit) {
        if (cell < 0 || cell >= geometry.cellCount() || digit < 1 || digit > geometry.side()) {
            throw new IllegalArgumentException(
                    "candidate " + digit + " of cell " + cell + ": this board is " + geometry);
        }
        return cell * geometry.side() + digit - 1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CandidateSet that && geometry.equals(that.geometry) && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    /** The candidates as {@code r3c5=479}, cell by cell, separated by blanks. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            if (count(cell) == 0) {
                continue;
            }
            text.append(text.isEmpty() ? "" : " ")
                    .append(geometry.cellName(cell))
                    .append('=')
                    .append(symbols(cell));
        }
        return text.toString();
    }

    /** Collects candidates for a set. */
    public static final class Builder {
        private final Geometry geometry;
        private int[] words;

        /** Starts with no candidates. */
        public Builder(Geometry geometry) {
            this.geometry = geometry;
            this.words = none(geometry).words;
        }

        /** Adds a candidate. */
        public Builder add(int cell, int digit) {
            int index = index(geometry, cell, digit);
            words[index >>> 5] |= 1 << index;
            return this;
        }

        /** The candidates added so far, as a set that later calls do not change. */
        public CandidateSet build() {
            return new CandidateSet(geometry, words.clone());
        }
    }
}
