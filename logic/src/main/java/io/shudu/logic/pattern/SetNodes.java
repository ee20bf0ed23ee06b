package io.shudu.logic.pattern;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;

/**
 * Almost locked sets as nodes of chains. If a set loses one of its digits, it keeps all the others: whoever sees all
 * places of another digit in the set loses that digit. A node is a set with the digit that it may lose; only its
 * literal off is of use.
 *
 * <p>The losses may turn off candidates, groups, and whole digits of further sets. If they leave a cell with one
 * candidate, that one is on.
 */
final class SetNodes {
    private final Layout layout;
    private final int side;
    private AlmostLockedSets sets;
    /** For each set and digit the first cell that has it. */
    private int[] firstCell = new int[0];

    private final CellSet own;
    private final CellSet losers;
    private final CellSet[] lost;
    /** For each cell the digits that it loses, as bits. */
    private final int[] lostBy;

    private final CellSet touched;

    SetNodes(Position position) {
        layout = position.layout();
        side = layout.side();
        sets = AlmostLockedSets.of(position);
        own = layout.noCells();
        losers = layout.noCells();
        touched = layout.noCells();
        lostBy = new int[layout.cellCount()];
        lost = layout.noCells(side);
    }

    /** Collects the sets of a position. */
    void fill(Position position) {
        sets = AlmostLockedSets.of(position);
        if (firstCell.length < count()) {
            firstCell = new int[2 * count()];
        }
        for (int set = 0; set < sets.count(); set++) {
            for (int rest = sets.digits(set); rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest) + 1;
                sets.cells(set, digit, own);
                firstCell[number(set, digit)] = own.first();
            }
        }
    }

    /** Links the sets with what they follow from and what follows from them. */
    void link(Position position, Implications implications) {
        SetLinks links = SetLinks.of(position, false);
        for (int set = 0; set < sets.count(); set++) {
            // A cell with two candidates needs no set: it has links of its own.
            if (sets.size(set) > 1) {
                for (int rest = sets.digits(set); rest != 0; rest &= rest - 1) {
                    int digit = Integer.numberOfTrailingZeros(rest) + 1;
                    if ((sets.reach(set) & ~(1 << (digit - 1))) != 0) {
                        linkEntries(implications, set, digit);
                        linkLosses(position, implications, set, digit);
                        linkSets(links, implications, set, digit);
                        linkForced(position, implications, set, digit);
                    }
                }
            }
        }
    }

    /** Candidates and groups that take a digit away from a set if they are on. */
    private void linkEntries(Implications implications, int set, int digit) {
        int off = implications.offSet(set, digit);
        sets.peers(set, digit, losers);
        for (int cell = losers.first(); cell >= 0; cell = losers.next(cell)) {
            implications.add(Implications.on(implications.node(cell, digit)), off);
        }
        sets.cells(set, digit, own);
        for (int i = implications.firstGroup(digit); i >= 0; i = implications.nextGroup(i)) {
            Implications.Group group = implications.groupAt(i);
            if (!group.cells().meets(sets.cells(set)) && group.peers().containsAll(own)) {
                implications.add(Implications.on(implications.nodeOfGroup(i)), off);
            }
        }
    }

    /** Candidates and groups that go if a set loses a digit. */
    private void linkLosses(Position position, Implications implications, int set, int digit) {
        int off = implications.offSet(set, digit);
        touched.clear();
        for (int rest = sets.reach(set) & ~(1 << (digit - 1)); rest != 0; rest &= rest - 1) {
            int other = Integer.numberOfTrailingZeros(rest) + 1;
            CellSet cells = lost[other - 1];
            sets.peers(set, other, cells);
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                implications.add(off, Implications.off(implications.node(cell, other)));
                lostBy[cell] = touched.contains(cell) ? lostBy[cell] : 0;
                lostBy[cell] |= 1 << (other - 1);
                touched.add(cell);
            }
            for (int i = implications.firstGroup(other); i >= 0; i = implications.nextGroup(i)) {
                if (cells.containsAll(implications.groupAt(i).cells())) {
                    implications.add(off, Implications.off(implications.nodeOfGroup(i)));
                }
            }
        }
        // A cell that has one candidate from the start is forced too, if the set does not take it.
        sets.peers(set, digit, losers);
        for (int cell = losers.first(); cell >= 0; cell = losers.next(cell)) {
            if (position.count(cell) == 1 && !touched.contains(cell)) {
                lostBy[cell] = 0;
                touched.add(cell);
            }
        }
    }

    /** Sets that lose a digit too, because another set does. */
    private void linkSets(SetLinks links, Implications implications, int set, int digit) {
        for (int i = 0; i < links.backCount(set); i++) {
            int link = links.back(set, i);
            linkSet(implications, set, digit, links.from(link), links.digits(link));
        }
        for (int link = links.begin(set); link < links.end(set); link++) {
            linkSet(implications, set, digit, links.to(link), links.digits(link));
        }
    }

    private void linkSet(Implications implications, int set, int digit, int other, int by) {
        if (sets.size(other) > 1) {
            for (int rest = by & ~(1 << (digit - 1)); rest != 0; rest &= rest - 1) {
                int off = implications.offSet(other, Integer.numberOfTrailingZeros(rest) + 1);
                implications.add(implications.offSet(set, digit), off);
            }
        }
    }

    /** Cells that keep one candidate; those with two have links of their own. */
    private void linkForced(Position position, Implications implications, int set, int digit) {
        for (int cell = touched.first(); cell >= 0; cell = touched.next(cell)) {
            int left = position.candidates(cell) & ~lostBy[cell];
            if (position.count(cell) != 2 && Integer.bitCount(left) == 1) {
                int node = implications.node(cell, Integer.numberOfTrailingZeros(left) + 1);
                implications.add(implications.offSet(set, digit), Implications.on(node));
            }
        }
    }

    AlmostLockedSets sets() {
        return sets;
    }

    /** Number of nodes. */
    int count() {
        return sets.count() * side;
    }

    /** The number of a node among those of sets. */
    int number(int set, int digit) {
        return set * side + digit - 1;
    }

    int set(int number) {
        return number / side;
    }

    int digit(int number) {
        return number % side + 1;
    }

    int firstCell(int number) {
        return firstCell[number];
    }

    /** How much longer a set makes a way, in halves of a link. Else large sets would be preferred to simple chains. */
    int detour(int number) {
        return 2 * sets.size(set(number));
    }
}
