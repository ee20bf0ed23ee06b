package io.shudu.logic.pattern;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.Arrays;

/**
 * Sets of candidates of which one must be true: those of a cell, and the places of a digit in a house. As HoDoKu does,
 * only such houses count that have lost no place except to digits that stand.
 */
public final class MustBeTrue {
    private final Layout layout;
    private final CellSet allowed;
    private int[] masks = new int[0];
    /** The first word of each set that is not empty. */
    private int[] firstWord = new int[0];

    private int count;
    private int words;

    /** For a board. */
    public MustBeTrue(Layout layout) {
        this.layout = layout;
        allowed = layout.noCells();
    }

    /** Collects the sets of a position. */
    public void fill(Position position, Closure closure) {
        words = closure.words();
        count = 0;
        CellSet empty = position.empty();
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            int mask = addMask();
            for (int left = position.candidates(cell); left != 0; left &= left - 1) {
                addTo(mask, closure.id(cell * layout.side() + Integer.numberOfTrailingZeros(left)));
            }
        }
        for (int digit = 1; digit <= layout.side(); digit++) {
            allowed.set(empty);
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                if (position.digit(cell) == digit) {
                    allowed.minus(layout.peers(cell));
                }
            }
            for (int house = 0; house < layout.houseCount(); house++) {
                collect(position, closure, house, digit);
            }
        }
    }

    private void collect(Position position, Closure closure, int house, int digit) {
        int places = position.places(house, digit);
        if (places == 0) {
            return;
        }
        for (int left = position.emptyPlaces(house) & ~places; left != 0; left &= left - 1) {
            if (allowed.contains(layout.cell(house, Integer.numberOfTrailingZeros(left)))) {
                return;
            }
        }
        int mask = addMask();
        for (int left = places; left != 0; left &= left - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(left));
            addTo(mask, closure.id(cell * layout.side() + digit - 1));
        }
    }

    private int addMask() {
        int from = count++ * words;
        if (masks.length < from + words) {
            masks = Arrays.copyOf(masks, Math.max(from + words, 2 * masks.length));
        }
        Arrays.fill(masks, from, from + words, 0);
        if (firstWord.length < count) {
            firstWord = Arrays.copyOf(firstWord, 2 * count);
        }
        firstWord[count - 1] = words;
        return from;
    }

    private void addTo(int mask, int id) {
        masks[mask + (id >>> 5)] |= 1 << id;
        firstWord[count - 1] = Math.min(firstWord[count - 1], id >>> 5);
    }

    /** Number of sets. */
    public int count() {
        return count;
    }

    /** A word of a set. */
    public int word(int set, int word) {
        return masks[set * words + word];
    }

    /** Whether a literal puts out all candidates of some set. */
    public boolean isAnyOff(Closure closure, int literal) {
        for (int set = 0; set < count; set++) {
            int from = set * words;
            int word = firstWord[set];
            while (word < words && (masks[from + word] & ~closure.off(literal, word)) == 0) {
                word++;
            }
            if (word == words) {
                return true;
            }
        }
        return false;
    }
}
