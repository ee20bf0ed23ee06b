package io.shudu.logic.pattern;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.Arrays;

/**
 * All that follows from one assumption if everything known so far is used at once, with the reasons. A candidate that
 * is on turns off all that it sees; the last candidate of a cell, or the last place of a digit in a house, is on; so is
 * a group that has all the places that are left in a house, and turns off what sees all of it.
 *
 * <p>This finds whatever nets find. It does not stop at a contradiction: a candidate can be both on and off. What
 * follows is kept in the order of finding, nearest first, so that reasons come before what rests on them. It is made to
 * explain a step, not to search for one.
 */
public final class Deduction {
    private final Layout layout;
    private final int side;
    private Position position;
    private Implications implications;

    private int[] order = new int[0];
    private int count;
    /** For each literal: its place in the order, -1 if it does not follow; and how far it is from the assumption. */
    private int[] place = new int[0];

    private int[] depth = new int[0];
    /** For each literal where its reasons begin and end. */
    private int[] begin = new int[0];

    private int[] end = new int[0];
    private int[] reasons = new int[256];
    private int reasonCount;
    private final CellSet left;

    /** For a board. */
    public Deduction(Layout layout) {
        this.layout = layout;
        side = layout.side();
        position = new Position(layout);
        implications = new Implications(layout, NodeKinds.GROUPS);
        left = layout.noCells();
    }

    /** Follows an assumption in a position with its implications, which say what the groups are. */
    public void follow(Position inPosition, Implications ofPosition, int assumption) {
        position = inPosition;
        implications = ofPosition;
        int literals = implications.literals();
        if (place.length < literals) {
            place = new int[literals];
            depth = new int[literals];
            begin = new int[literals];
            end = new int[literals];
            order = new int[literals];
        }
        Arrays.fill(place, -1);
        count = 0;
        reasonCount = 0;
        begin(assumption);
        add(assumption);
        for (int i = 0; i < count; i++) {
            int literal = order[i];
            if (implications.isGroup(literal)) {
                turnOff(literal, implications.group(literal).peers());
            } else if (Implications.isOn(literal)) {
                turnOff(literal, layout.peers(implications.cell(literal)));
                turnOffInCell(literal);
            } else {
                findLast(implications.cell(literal), implications.digit(literal));
            }
        }
    }

    private void turnOff(int literal, CellSet cells) {
        int digit = implications.digit(literal);
        left.setAnd(cells, position.cells(digit));
        for (int cell = left.first(); cell >= 0; cell = left.next(cell)) {
            turnOff(literal, cell, digit);
        }
    }

    private void turnOffInCell(int literal) {
        int cell = implications.cell(literal);
        int others = position.candidates(cell) & ~(1 << (implications.digit(literal) - 1));
        for (int rest = others; rest != 0; rest &= rest - 1) {
            turnOff(literal, cell, Integer.numberOfTrailingZeros(rest) + 1);
        }
    }

    private void turnOff(int literal, int cell, int digit) {
        int off = off(cell, digit);
        if (place[off] < 0) {
            begin(off);
            addReason(literal);
            add(off);
        }
    }

    /** A candidate is off: perhaps its cell or one of its houses has one left. */
    private void findLast(int cell, int digit) {
        int others = 0;
        for (int rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
            if (place[off(cell, Integer.numberOfTrailingZeros(rest) + 1)] < 0) {
                others |= rest & -rest;
            }
        }
        if (Integer.bitCount(others) == 1) {
            turnOnInCell(cell, Integer.numberOfTrailingZeros(others) + 1);
        }
        for (int i = 0; i < layout.houseCount(cell); i++) {
            findLastPlace(layout.houseOf(cell, i), digit);
        }
    }

    private void turnOnInCell(int cell, int digit) {
        int on = off(cell, digit) + 1;
        if (place[on] < 0) {
            begin(on);
            for (int rest = position.candidates(cell) & ~(1 << (digit - 1)); rest != 0; rest &= rest - 1) {
                addReason(off(cell, Integer.numberOfTrailingZeros(rest) + 1));
            }
            add(on);
        }
    }

    private void findLastPlace(int house, int digit) {
        left.clear();
        for (int rest = position.places(house, digit); rest != 0; rest &= rest - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
            if (place[off(cell, digit)] < 0) {
                left.add(cell);
            }
        }
        if (left.size() == 1) {
            turnOnInHouse(off(left.first(), digit) + 1, house, digit);
        } else if (!left.isEmpty()) {
            for (int i = implications.firstGroup(digit); i >= 0; i = implications.nextGroup(i)) {
                Implications.Group group = implications.groupAt(i);
                if ((group.line() == house || group.box() == house)
                        && group.cells().containsAll(left)
                        && group.cells().size() < position.count(house, digit)) {
                    left.set(group.cells());
                    turnOnInHouse(Implications.on(implications.nodeOfGroup(i)), house, digit);
                    return;
                }
            }
        }
    }

    /** What is left in a house is on, because all other places are off. */
    private void turnOnInHouse(int on, int house, int digit) {
        if (place[on] >= 0) {
            return;
        }
        begin(on);
        for (int rest = position.places(house, digit); rest != 0; rest &= rest - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
            if (!left.contains(cell)) {
                addReason(off(cell, digit));
            }
        }
        add(on);
    }

    private int off(int cell, int digit) {
        return 2 * (cell * side + digit - 1);
    }

    private void begin(int literal) {
        begin[literal] = reasonCount;
    }

    private void addReason(int literal) {
        if (reasonCount == reasons.length) {
            reasons = Arrays.copyOf(reasons, 2 * reasonCount);
        }
        reasons[reasonCount++] = literal;
    }

    private void add(int literal) {
        end[literal] = reasonCount;
        int far = 0;
        for (int i = begin[literal]; i < reasonCount; i++) {
            far = Math.max(far, depth[reasons[i]] + 1);
        }
        depth[literal] = far;
        place[literal] = count;
        order[count++] = literal;
    }

    /** How far a literal is from the assumption, -1 if it does not follow. */
    public int depth(int literal) {
        return place[literal] < 0 ? -1 : depth[literal];
    }

    /** The place of a literal that follows in the order of finding; the assumption has 0. */
    public int place(int literal) {
        return place[literal];
    }

    /** Number of reasons of a literal that follows; the assumption has none. */
    public int reasonCount(int literal) {
        return end[literal] - begin[literal];
    }

    /** One of the reasons of a literal: all of them together make it true. */
    public int reason(int literal, int i) {
        return reasons[begin[literal] + i];
    }
}
