package io.shudu.logic.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A set of cells that techniques calculate with. It changes in place, so that a search allocates nothing.
 *
 * <p>The first 96 cells are three ints: that is all of a 9×9 board, and a virtual machine keeps them in registers.
 * Larger boards have the other cells in an array, which costs the small ones nothing but a test for null. There are no
 * longs: in a browser they are a hundred times slower than ints.
 *
 * <p>To visit the cells: {@code for (int cell = set.first(); cell >= 0; cell = set.next(cell))}.
 */
public final class CellSet {
    private static final int IN_FIELDS = 96;

    private int a;
    private int b;
    private int c;
    private final int @Nullable [] rest;

    /** No cells, of a board with so many. */
    public CellSet(int cells) {
        rest = cells <= IN_FIELDS ? null : new int[(cells - IN_FIELDS + 31) >>> 5];
    }

    private CellSet(CellSet other) {
        a = other.a;
        b = other.b;
        c = other.c;
        rest = other.rest == null ? null : other.rest.clone();
    }

    /** Another set of the same cells. */
    public CellSet copy() {
        return new CellSet(this);
    }

    /** Removes all cells. */
    public CellSet clear() {
        a = 0;
        b = 0;
        c = 0;
        if (rest != null) {
            Arrays.fill(rest, 0);
        }
        return this;
    }

    /** Takes the cells of another set in place of its own. */
    public CellSet set(CellSet other) {
        a = other.a;
        b = other.b;
        c = other.c;
        if (rest != null && other.rest != null) {
            System.arraycopy(other.rest, 0, rest, 0, rest.length);
        }
        return this;
    }

    /** Becomes what two sets have in common. */
    public CellSet setAnd(CellSet one, CellSet other) {
        return set(one).and(other);
    }

    /** Becomes the cells of one set without those of another. */
    public CellSet setMinus(CellSet one, CellSet other) {
        return set(one).minus(other);
    }

    /** Keeps the cells that the other has too. */
    public CellSet and(CellSet other) {
        a &= other.a;
        b &= other.b;
        c &= other.c;
        if (rest != null && other.rest != null) {
            for (int i = 0; i < rest.length; i++) {
                rest[i] &= other.rest[i];
            }
        }
        return this;
    }

    /** Takes the cells of the other too. */
    public CellSet or(CellSet other) {
        a |= other.a;
        b |= other.b;
        c |= other.c;
        if (rest != null && other.rest != null) {
            for (int i = 0; i < rest.length; i++) {
                rest[i] |= other.rest[i];
            }
        }
        return this;
    }

    /** Gives up the cells of the other. */
    public CellSet minus(CellSet other) {
        a &= ~other.a;
        b &= ~other.b;
        c &= ~other.c;
        if (rest != null && other.rest != null) {
            for (int i = 0; i < rest.length; i++) {
                rest[i] &= ~other.rest[i];
            }
        }
        return this;
    }

    /** Takes a cell. */
    public CellSet add(int cell) {
        int bit = 1 << cell;
        switch (cell >>> 5) {
            case 0 -> a |= bit;
            case 1 -> b |= bit;
            case 2 -> c |= bit;
            default -> rest()[(cell - IN_FIELDS) >>> 5] |= bit;
        }
        return this;
    }

    /** Gives up a cell. */
    public CellSet remove(int cell) {
        int bit = 1 << cell;
        switch (cell >>> 5) {
            case 0 -> a &= ~bit;
            case 1 -> b &= ~bit;
            case 2 -> c &= ~bit;
            default -> rest()[(cell - IN_FIELDS) >>> 5] &= ~bit;
        }
        return this;
    }

    /** Whether a cell is in the set. */
    public boolean contains(int cell) {
        return (word(cell >>> 5) & 1 << cell) != 0;
    }

    /** Whether there is no cell in the set. */
    public boolean isEmpty() {
        return (a | b | c) == 0 && (rest == null || isEmpty(rest));
    }

    /** Number of cells. */
    public int size() {
        int size = Integer.bitCount(a) + Integer.bitCount(b) + Integer.bitCount(c);
        if (rest != null) {
            for (int word : rest) {
                size += Integer.bitCount(word);
            }
        }
        return size;
    }

    /** Whether two sets have a cell in common. */
    public boolean meets(CellSet other) {
        if (((a & other.a) | (b & other.b) | (c & other.c)) != 0) {
            return true;
        }
        if (rest != null && other.rest != null) {
            for (int i = 0; i < rest.length; i++) {
                if ((rest[i] & other.rest[i]) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether all cells of the other are in this set. */
    public boolean containsAll(CellSet other) {
        if (((~a & other.a) | (~b & other.b) | (~c & other.c)) != 0) {
            return false;
        }
        if (rest != null && other.rest != null) {
            for (int i = 0; i < rest.length; i++) {
                if ((~rest[i] & other.rest[i]) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The lowest cell, -1 if there is none. */
    public int first() {
        return next(-1);
    }

    /** The next cell above a cell, -1 if there is none. */
    public int next(int cell) {
        int from = cell + 1;
        int words = rest == null ? 3 : 3 + rest.length;
        for (int i = from >>> 5; i < words; i++) {
            int left = word(i);
            if (i == from >>> 5) {
                left &= -1 << from;
            }
            if (left != 0) {
                return (i << 5) + Integer.numberOfTrailingZeros(left);
            }
        }
        return -1;
    }

    private int word(int i) {
        return switch (i) {
            case 0 -> a;
            case 1 -> b;
            case 2 -> c;
            default -> rest == null || i - 3 >= rest.length ? 0 : rest[i - 3];
        };
    }

    private int[] rest() {
        if (rest == null) {
            throw new IllegalArgumentException("the board of this set has no more than " + IN_FIELDS + " cells");
        }
        return rest;
    }

    private static boolean isEmpty(int[] words) {
        for (int word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellSet that
                && a == that.a
                && b == that.b
                && c == that.c
                && Arrays.equals(rest, that.rest);
    }

    @Override
    public int hashCode() {
        return (31 * a + b) * 31 + c + (rest == null ? 0 : Arrays.hashCode(rest));
    }

    /** The numbers of the cells. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int cell = first(); cell >= 0; cell = next(cell)) {
            text.append(text.length() == 1 ? "" : " ").append(cell);
        }
        return text.append('}').toString();
    }

    /** The numbers of the cells, in ascending order, for those who keep them. */
    public List<Integer> list() {
        List<Integer> list = new ArrayList<>();
        for (int cell = first(); cell >= 0; cell = next(cell)) {
            list.add(cell);
        }
        return list;
    }
}
