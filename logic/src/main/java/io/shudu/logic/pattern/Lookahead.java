package io.shudu.logic.pattern;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.Arrays;

/**
 * What follows from each assumption if singles are followed too, a few rounds deep. Unlike a single link, a single may
 * rest on several things at once: the consequences form a net.
 *
 * <p>The consequences of a literal are kept in the order of finding, the assumption first. Each knows up to five others
 * of the same list that it rests on, the latest first, and how long the way is. This is the table of HoDoKu, whose
 * order and limits decide which nets are found.
 */
public final class Lookahead implements Links {
    /** How many rounds of singles are followed. */
    private static final int ROUNDS = 4;

    /** How many reasons a consequence keeps. */
    public static final int REASONS = 5;

    private final Layout layout;
    private final int side;
    private Implications implications;

    /** Of each literal: where its list begins, and where it ends. */
    private int[] start = new int[0];

    private int[] end = new int[0];
    private int[] entries = new int[1 << 14];
    private int[] distances = new int[1 << 14];
    private int[] reasons = new int[REASONS << 14];
    private int size;

    private final int[] candidates;
    private final int[] counts;
    private final int[] digits;
    private final int[] startCandidates;
    private final int[] startCounts;
    private final int[] startDigits;
    private final Losers losers;
    private final SingleList naked;
    private final SingleList hidden;
    private final SingleList todo;
    private final int[] cellFound;
    private int round;

    /** Where a literal stands in the list in hand, and in which list that was. */
    private int[] indexOf = new int[0];

    private int[] listOf = new int[0];
    private int list;
    private int from;
    private final int[] rest = new int[REASONS];
    private Position position;

    /** For a board. */
    public Lookahead(Layout layout) {
        this.layout = layout;
        implications = new Implications(layout, NodeKinds.GROUPS);
        side = layout.side();
        candidates = new int[layout.cellCount()];
        counts = new int[layout.houseCount() * side];
        digits = new int[layout.cellCount()];
        startCandidates = new int[layout.cellCount()];
        startCounts = new int[layout.houseCount() * side];
        startDigits = new int[layout.cellCount()];
        losers = new Losers(layout);
        naked = new SingleList();
        hidden = new SingleList();
        todo = new SingleList();
        cellFound = new int[layout.cellCount()];
        position = new Position(layout);
    }

    /** Works out what follows from each assumption in a position with its implications. */
    public void fill(Position inPosition, Implications ofPosition) {
        position = inPosition;
        implications = ofPosition;
        size = 0;
        int literals = implications.literals();
        if (start.length < literals) {
            start = new int[literals];
            end = new int[literals];
            indexOf = new int[literals];
            listOf = new int[literals];
            list = 0;
        }
        Arrays.fill(start, 0);
        Arrays.fill(end, 0);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            startCandidates[cell] = position.candidates(cell);
            startDigits[cell] = position.digit(cell);
        }
        for (int house = 0; house < layout.houseCount(); house++) {
            for (int digit = 1; digit <= side; digit++) {
                startCounts[house * side + digit - 1] = position.count(house, digit);
            }
        }
        losers.fill(position);
        CellSet empty = position.empty();
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            for (int left = position.candidates(cell); left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left) + 1;
                assume(cell, digit, true);
                assume(cell, digit, false);
            }
        }
        for (int literal = firstGroup(); literal < literals; literal++) {
            begin(literal);
            add(literal, 0);
            addLinks(literal, true);
            end[literal] = size;
        }
    }

    private int firstGroup() {
        return 2 * layout.cellCount() * side;
    }

    private void begin(int literal) {
        list++;
        from = size;
        start[literal] = size;
    }

    private void assume(int cell, int digit, boolean on) {
        int literal = literal(cell, digit, on);
        begin(literal);
        if (!on && isIdle(cell, digit)) {
            add(literal, 0);
            addLinks(literal, false);
            end[literal] = size;
            return;
        }
        System.arraycopy(startCandidates, 0, candidates, 0, candidates.length);
        System.arraycopy(startCounts, 0, counts, 0, counts.length);
        System.arraycopy(startDigits, 0, digits, 0, digits.length);
        naked.count = 0;
        hidden.count = 0;
        if (on) {
            note(cell, digit, false, false);
        } else {
            remove(cell, digit);
            add(literal, 0);
            if (Integer.bitCount(candidates[cell]) == 1) {
                note(cell, Integer.numberOfTrailingZeros(candidates[cell]) + 1, false, true);
            }
        }
        int done = 0;
        while (done < ROUNDS && followSingles()) {
            done++;
        }
        addLinks(literal, false);
        end[literal] = size;
    }

    private void addLinks(int literal, boolean all) {
        int[] targets = implications.targets();
        for (int link = implications.firstLinks()[literal]; link < implications.endsOfLinks()[literal]; link++) {
            if (all || implications.isGroup(targets[link])) {
                add(targets[link], 0);
            }
        }
    }

    /** Whether nothing follows if a candidate goes: its cell and its houses have two others or more. */
    private boolean isIdle(int cell, int digit) {
        boolean idle = position.count(cell) > 2;
        for (int i = 0; i < layout.houseCount(cell) && idle; i++) {
            idle = position.count(layout.houseOf(cell, i), digit) > 2;
        }
        return idle;
    }

    /** Sets all singles that are there now, the naked ones first; false if there are none. */
    private boolean followSingles() {
        round++;
        todo.count = 0;
        for (int i = 0; i < naked.count; i++) {
            if (digits[naked.cells[i]] == 0) {
                todo.add(naked.cells[i], naked.digits[i]);
            }
        }
        int nakedCount = todo.count;
        for (int i = 0; i < hidden.count; i++) {
            int cell = hidden.cells[i];
            if (digits[cell] == 0 && cellFound[cell] != round && isHidden(cell, hidden.digits[i])) {
                cellFound[cell] = round;
                todo.add(cell, hidden.digits[i]);
            }
        }
        for (int i = 0; i < todo.count; i++) {
            note(todo.cells[i], todo.digits[i], true, i < nakedCount);
        }
        return todo.count > 0;
    }

    private boolean isHidden(int cell, int digit) {
        for (int i = 0; i < layout.houseCount(cell); i++) {
            if (counts[layout.houseOf(cell, i) * side + digit - 1] == 1) {
                return true;
            }
        }
        return false;
    }

    /** A cell takes a digit: notes it with its reasons, and all that it removes. */
    private void note(int cell, int digit, boolean withReasons, boolean isNaked) {
        int own = candidates[cell];
        int house = layout.houseOf(cell, 0);
        for (int i = 1; i < layout.houseCount(cell); i++) {
            int other = layout.houseOf(cell, i);
            if (counts[other * side + digit - 1] < counts[house * side + digit - 1]) {
                house = other;
            }
        }
        set(cell, digit);
        int index = size - from;
        Arrays.fill(rest, 0);
        if (withReasons && isNaked) {
            int count = 0;
            for (int left = startCandidates[cell] & ~(1 << (digit - 1));
                    left != 0 && count < REASONS;
                    left &= left - 1) {
                rest[count++] = index(literal(cell, Integer.numberOfTrailingZeros(left) + 1, false));
            }
        } else if (withReasons) {
            int count = 0;
            for (int left = position.places(house, digit); left != 0 && count < REASONS; left &= left - 1) {
                int other = layout.cell(house, Integer.numberOfTrailingZeros(left));
                if (other != cell) {
                    rest[count++] = index(literal(other, digit, false));
                }
            }
        }
        if (add(literal(cell, digit, true), rest[0])) {
            addReasons(size - 1);
        }
        int node = implications.node(cell, digit);
        for (int i = losers.first(node); i < losers.first(node + 1); i++) {
            add(literal(losers.cell(i), digit, false), index);
        }
        for (int left = own & ~(1 << (digit - 1)); left != 0; left &= left - 1) {
            add(literal(cell, Integer.numberOfTrailingZeros(left) + 1, false), index);
        }
    }

    private int literal(int cell, int digit, boolean on) {
        int node = implications.node(cell, digit);
        return on ? Implications.on(node) : Implications.off(node);
    }

    private int index(int literal) {
        return listOf[literal] == list ? indexOf[literal] : 0;
    }

    /** Adds a literal to the list in hand; false if it is there already, or the list is full. */
    private boolean add(int literal, int reason) {
        if (listOf[literal] == list || size - from == Consequences.LIMIT) {
            return false;
        }
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
            distances = Arrays.copyOf(distances, 2 * size);
            reasons = Arrays.copyOf(reasons, 2 * REASONS * size);
        }
        listOf[literal] = list;
        indexOf[literal] = size - from;
        entries[size] = literal;
        distances[size] = size == from ? 1 : distances[from + reason] + 1;
        int at = REASONS * size;
        reasons[at] = reason;
        for (int i = 1; i < REASONS; i++) {
            reasons[at + i] = 0;
        }
        size++;
        return true;
    }

    /** Gives an entry the other reasons. The latest comes first: from it the way back is traced. */
    private void addReasons(int entry) {
        int at = REASONS * entry;
        for (int i = 1; i < REASONS; i++) {
            int latest = Math.max(reasons[at], rest[i]);
            reasons[at + i] = Math.min(reasons[at], rest[i]);
            reasons[at] = latest;
        }
    }

    private void set(int cell, int digit) {
        if (digits[cell] == digit) {
            return;
        }
        digits[cell] = digit;
        int own = candidates[cell];
        candidates[cell] = 0;
        int node = implications.node(cell, digit);
        for (int i = losers.first(node); i < losers.first(node + 1); i++) {
            remove(losers.cell(i), digit);
        }
        for (int left = own; left != 0; left &= left - 1) {
            int other = Integer.numberOfTrailingZeros(left) + 1;
            for (int i = 0; i < layout.houseCount(cell); i++) {
                int house = layout.houseOf(cell, i);
                if (--counts[house * side + other - 1] == 1 && other != digit) {
                    addHidden(house, other);
                }
            }
        }
    }

    private void remove(int cell, int digit) {
        int bit = 1 << (digit - 1);
        if ((candidates[cell] & bit) == 0) {
            return;
        }
        int left = candidates[cell] &= ~bit;
        if (left == 0) {
            // A contradiction; what the houses would say does not matter any more.
            return;
        }
        if ((left & (left - 1)) == 0) {
            naked.add(cell, Integer.numberOfTrailingZeros(left) + 1);
        }
        for (int i = 0; i < layout.houseCount(cell); i++) {
            int house = layout.houseOf(cell, i);
            int count = --counts[house * side + digit - 1];
            if (count == 1) {
                addHidden(house, digit);
            } else if (count == 0) {
                forgetHidden(house, digit);
            }
        }
    }

    private void addHidden(int house, int digit) {
        for (int left = position.places(house, digit); left != 0; left &= left - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(left));
            if ((candidates[cell] & 1 << (digit - 1)) != 0) {
                hidden.add(cell, digit);
                return;
            }
        }
    }

    private void forgetHidden(int house, int digit) {
        for (int i = 0; i < hidden.count; i++) {
            if (hidden.digits[i] == digit && layout.house(house).contains(hidden.cells[i])) {
                hidden.removeAt(i);
                return;
            }
        }
    }

    @Override
    public int literals() {
        return implications.literals();
    }

    @Override
    public int[] firstLinks() {
        // The first entry is the literal itself; that does no harm.
        return start;
    }

    @Override
    public int[] endsOfLinks() {
        return end;
    }

    @Override
    public int[] targets() {
        return entries;
    }

    /** The literal of an entry. */
    public int target(int entry) {
        return entries[entry];
    }

    /** Where the list of a literal begins: its first entry is the literal itself. */
    public int start(int literal) {
        return start[literal];
    }

    /** Where the list of a literal ends. */
    public int end(int literal) {
        return end[literal];
    }

    /** How long the way is to an entry. */
    public int distance(int entry) {
        return distances[entry];
    }

    /** One of the reasons of an entry, as an index into the list; 0 is the assumption. */
    public int reason(int entry, int i) {
        return reasons[REASONS * entry + i];
    }
}
