package io.shudu.logic.technique;

import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a step under consideration removes, for techniques that weigh many steps before they report one. */
final class Removals {
    private final Layout layout;
    private int[] candidates = new int[32];
    private int count;
    private final boolean[] contained;

    Removals(Layout layout) {
        this.layout = layout;
        contained = new boolean[layout.cellCount() * layout.side()];
    }

    void clear() {
        for (int i = 0; i < count; i++) {
            contained[candidates[i]] = false;
        }
        count = 0;
    }

    void set(Removals other) {
        clear();
        for (int i = 0; i < other.count; i++) {
            add(other.candidates[i]);
        }
    }

    /** Adds a candidate, if the position has it. */
    void add(Position position, int cell, int digit) {
        if (position.has(cell, digit)) {
            add(cell * layout.side() + digit - 1);
        }
    }

    /** Adds digits, given as bits, of a cell. */
    void addAll(Position position, int cell, int digits) {
        for (int left = digits; left != 0; left &= left - 1) {
            add(position, cell, Integer.numberOfTrailingZeros(left) + 1);
        }
    }

    private void add(int candidate) {
        if (contained[candidate]) {
            return;
        }
        contained[candidate] = true;
        if (count == candidates.length) {
            candidates = Arrays.copyOf(candidates, 2 * count);
        }
        candidates[count++] = candidate;
    }

    int count() {
        return count;
    }

    /** The kind of a step and what it removes, to tell steps apart. */
    List<Integer> key(TechniqueId id) {
        List<Integer> key = new ArrayList<>(count + 1);
        key.add(-1 - List.of(TechniqueId.values()).indexOf(id));
        for (int i = 0; i < count; i++) {
            key.add(candidates[i]);
        }
        return key;
    }

    /** Lets the step in hand remove them. */
    void report(Steps steps) {
        for (int i = 0; i < count; i++) {
            steps.remove(candidates[i] / layout.side(), candidates[i] % layout.side() + 1);
        }
    }

    /** Sorts by digit, then by cell. */
    void sort() {
        int side = layout.side();
        for (int i = 1; i < count; i++) {
            int candidate = candidates[i];
            int j = i;
            while (j > 0 && comesAfter(candidates[j - 1], candidate, side)) {
                candidates[j] = candidates[j - 1];
                j--;
            }
            candidates[j] = candidate;
        }
    }

    private static boolean comesAfter(int one, int other, int side) {
        int byDigit = one % side - other % side;
        return byDigit != 0 ? byDigit > 0 : one > other;
    }

    /** Whether these removals are to be preferred to others: more of them, or a smaller sum. */
    boolean beats(Removals other) {
        if (count != other.count) {
            return count > other.count;
        }
        sort();
        return count > 0 && weight() < other.weight();
    }

    /** Less than 0 if these are to be preferred to others, more than 0 if the others are; both must be sorted. */
    int compareTo(Removals other) {
        return count != other.count ? Integer.compare(other.count, count) : Integer.compare(weight(), other.weight());
    }

    /** HoDoKu's sum: each cell counts more than all before it. */
    private int weight() {
        int sum = 0;
        int factor = 1;
        for (int i = 0; i < count; i++) {
            sum += candidates[i] / layout.side() * factor + candidates[i] % layout.side() + 1;
            factor += 80;
        }
        return sum;
    }
}
