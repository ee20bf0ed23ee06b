package io.shudu.logic.pattern;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What follows directly from what, in a position.
 *
 * <p>A <em>literal</em> says that a node is on or off. A node is a candidate, or a group: the candidates of one digit
 * where a line crosses a box, which act as one. A group is on if one of them is true, and off if none is. If a
 * candidate is on, all others that it sees are off; if it is off and a house or its cell has one other left, that one
 * is on. Almost locked sets can be nodes too, see {@link SetNodes}.
 *
 * <p>Nodes 0 and up are the candidates (cell times side plus digit minus 1), groups and sets come after them. Literal
 * {@code 2 * node + 1} is on, {@code 2 * node} is off. The consequences of a literal have an order, in which searches
 * follow them: those in the cell, then by houses, then groups.
 */
public final class Implications implements Links {
    private final Layout layout;
    private final NodeKinds kinds;
    private final int side;
    private final int candidates;

    private int[] first;
    private int[] last;
    private int[] target = new int[4096];
    private int[] next = new int[4096];
    private int edges;

    private final List<Group> groups = new ArrayList<>();
    /** The groups of each digit, as a list: its first one, and the next after each. */
    private final int[] firstOfDigit;

    private int[] nextOfDigit = new int[0];
    private @Nullable SetNodes setNodes;
    private int firstSet;
    private final CellSet scratch;
    private final CellSet rest;

    /**
     * Candidates of a digit that act as one.
     *
     * @param cells their cells
     * @param digit their digit
     * @param line the line they stand on
     * @param box the box they stand in
     * @param peers the cells that see all of them
     */
    public record Group(CellSet cells, int digit, int line, int box, CellSet peers) {}

    /** For a board and the nodes that are allowed. */
    public Implications(Layout layout, NodeKinds kinds) {
        this.layout = layout;
        this.kinds = kinds;
        side = layout.side();
        candidates = layout.cellCount() * side;
        first = new int[2 * candidates];
        last = new int[2 * candidates];
        firstOfDigit = new int[side];
        scratch = layout.noCells();
        rest = layout.noCells();
    }

    /** Works out the implications of a position. */
    public void fill(Position position) {
        edges = 0;
        groups.clear();
        Arrays.fill(first, -1);
        CellSet empty = position.empty();
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            for (int left = position.candidates(cell); left != 0; left &= left - 1) {
                addLinks(position, cell, Integer.numberOfTrailingZeros(left) + 1);
            }
        }
        if (kinds != NodeKinds.CANDIDATES) {
            addGroups(position);
        }
        firstSet = candidates + groups.size();
        if (kinds == NodeKinds.SETS) {
            addSets(position);
        }
    }

    private void addSets(Position position) {
        if (setNodes == null) {
            setNodes = new SetNodes(position);
        }
        setNodes.fill(position);
        makeRoom(literals());
        setNodes.link(position, this);
    }

    private void makeRoom(int literals) {
        if (first.length < literals) {
            int old = first.length;
            first = Arrays.copyOf(first, literals);
            last = Arrays.copyOf(last, literals);
            Arrays.fill(first, old, literals, -1);
        }
    }

    private void addLinks(Position position, int cell, int digit) {
        int on = on(node(cell, digit));
        int off = on - 1;
        int others = position.candidates(cell) & ~(1 << (digit - 1));
        for (int left = others; left != 0; left &= left - 1) {
            add(on, off(node(cell, Integer.numberOfTrailingZeros(left) + 1)));
        }
        if (Integer.bitCount(others) == 1) {
            add(off, on(node(cell, Integer.numberOfTrailingZeros(others) + 1)));
        }
        for (int i = 0; i < layout.houseCount(cell); i++) {
            int house = layout.houseOf(cell, i);
            int places = position.places(house, digit) & ~(1 << layout.positionOf(cell, i));
            for (int left = places; left != 0; left &= left - 1) {
                int other = layout.cell(house, Integer.numberOfTrailingZeros(left));
                if (!shareEarlierHouse(cell, other, i)) {
                    add(on, off(node(other, digit)));
                }
            }
            if (Integer.bitCount(places) == 1) {
                int other = on(node(layout.cell(house, Integer.numberOfTrailingZeros(places)), digit));
                addOnce(off, other);
            }
        }
    }

    private boolean shareEarlierHouse(int cell, int other, int before) {
        for (int i = 0; i < before; i++) {
            if (layout.house(layout.houseOf(cell, i)).contains(other)) {
                return true;
            }
        }
        return false;
    }

    private void addGroups(Position position) {
        collectGroups(position, House.Kind.ROW);
        collectGroups(position, House.Kind.COLUMN);
        makeRoom(2 * (candidates + groups.size()));
        Arrays.fill(firstOfDigit, -1);
        nextOfDigit = groups.size() > nextOfDigit.length ? new int[2 * groups.size()] : nextOfDigit;
        for (int i = groups.size() - 1; i >= 0; i--) {
            int digit = groups.get(i).digit();
            nextOfDigit[i] = firstOfDigit[digit - 1];
            firstOfDigit[digit - 1] = i;
        }
        for (int i = 0; i < groups.size(); i++) {
            addGroup(position, i);
        }
    }

    private void collectGroups(Position position, House.Kind kind) {
        for (int line = 0; line < layout.houseCount(); line++) {
            if (layout.kind(line) != kind) {
                continue;
            }
            for (int digit = 1; digit <= side; digit++) {
                for (int i = 0; i < layout.crosserCount(line); i++) {
                    int box = layout.crosser(line, i);
                    int places = position.places(line, digit) & layout.crossing(line, box);
                    if (layout.kind(box) == House.Kind.BOX && Integer.bitCount(places) > 1) {
                        groups.add(group(digit, line, box, places));
                    }
                }
            }
        }
    }

    private Group group(int digit, int line, int box, int places) {
        CellSet cells = layout.noCells();
        for (int left = places; left != 0; left &= left - 1) {
            cells.add(layout.cell(line, Integer.numberOfTrailingZeros(left)));
        }
        CellSet peers = layout.noCells();
        layout.commonPeers(cells, peers);
        return new Group(cells, digit, line, box, peers);
    }

    private void addGroup(Position position, int index) {
        Group group = groups.get(index);
        int on = on(candidates + index);
        int off = on - 1;
        scratch.setAnd(position.cells(group.digit()), group.peers());
        for (int cell = scratch.first(); cell >= 0; cell = scratch.next(cell)) {
            add(on, off(node(cell, group.digit())));
            add(on(node(cell, group.digit())), off);
        }
        linkIfOneIsLeft(group, group.box(), on, off);
        linkIfOneIsLeft(group, group.line(), on, off);
        int onLine = -1;
        int inBox = -1;
        for (int i = firstOfDigit[group.digit() - 1]; i >= 0; i = nextOfDigit[i]) {
            Group other = groups.get(i);
            if (i == index || other.cells().meets(group.cells())) {
                continue;
            }
            if (other.line() == group.line()) {
                onLine = onLine == -1 ? i : -2;
                add(on, off(candidates + i));
            } else if (other.box() == group.box()) {
                inBox = inBox == -1 ? i : -2;
                add(on, off(candidates + i));
            }
        }
        linkIfTwoGroupsFill(position, group, group.line(), onLine, off);
        linkIfTwoGroupsFill(position, group, group.box(), inBox, off);
    }

    /** If a house has one candidate beside a group, one of the two is true. */
    private void linkIfOneIsLeft(Group group, int house, int on, int off) {
        rest.setAnd(scratch, layout.house(house));
        if (rest.size() == 1) {
            int other = node(rest.first(), group.digit());
            addOnce(off, on(other));
            addOnce(off(other), on);
        }
    }

    private void linkIfTwoGroupsFill(Position position, Group group, int house, int other, int off) {
        if (other >= 0) {
            rest.setAnd(layout.house(house), position.cells(group.digit()))
                    .minus(group.cells())
                    .minus(groups.get(other).cells());
            if (rest.isEmpty()) {
                add(off, on(candidates + other));
            }
        }
    }

    private void addOnce(int from, int to) {
        for (int edge = first[from]; edge >= 0; edge = next[edge]) {
            if (target[edge] == to) {
                return;
            }
        }
        add(from, to);
    }

    void add(int from, int to) {
        if (edges == target.length) {
            target = Arrays.copyOf(target, 2 * edges);
            next = Arrays.copyOf(next, 2 * edges);
        }
        target[edges] = to;
        next[edges] = -1;
        if (first[from] < 0) {
            first[from] = edges;
        } else {
            next[last[from]] = edges;
        }
        last[from] = edges++;
    }

    @Override
    public int literals() {
        return 2 * (firstSet + (setNodes == null ? 0 : setNodes.count()));
    }

    @Override
    public int firstLink(int literal) {
        return first[literal];
    }

    @Override
    public int nextLink(int link) {
        return next[link];
    }

    @Override
    public int target(int link) {
        return target[link];
    }

    /** The node of a candidate. */
    public int node(int cell, int digit) {
        return cell * side + digit - 1;
    }

    /** The literal: a node is on. */
    public static int on(int node) {
        return 2 * node + 1;
    }

    /** The literal: a node is off. */
    public static int off(int node) {
        return 2 * node;
    }

    /** Whether a literal says on. */
    public static boolean isOn(int literal) {
        return (literal & 1) != 0;
    }

    @Override
    public boolean isGroup(int literal) {
        return literal >>> 1 >= candidates;
    }

    /** The group of a literal that is about one. */
    public Group group(int literal) {
        return groups.get((literal >>> 1) - candidates);
    }

    /** The first group of a digit, -1 if there is none; groups count from 0. */
    int firstGroup(int digit) {
        return firstOfDigit[digit - 1];
    }

    /** The next group of the same digit, -1 if there is none. */
    int nextGroup(int index) {
        return nextOfDigit[index];
    }

    Group groupAt(int index) {
        return groups.get(index);
    }

    int nodeOfGroup(int index) {
        return candidates + index;
    }

    /** Whether a literal is about an almost locked set. */
    public boolean isSet(int literal) {
        return literal >>> 1 >= firstSet;
    }

    /** The almost locked sets, if they are nodes. */
    public AlmostLockedSets sets() {
        return nodes().sets();
    }

    /** The almost locked set of a literal that is about one. */
    public int set(int literal) {
        return nodes().set((literal >>> 1) - firstSet);
    }

    private SetNodes nodes() {
        if (setNodes == null) {
            throw new IllegalStateException("almost locked sets are no nodes here");
        }
        return setNodes;
    }

    /** The literal: a set does not have a digit. */
    int offSet(int set, int digit) {
        return off(firstSet + nodes().number(set, digit));
    }

    /** How long a link is, in halves of a usual one. */
    public int length(int from, int to) {
        if (!isSet(from)) {
            return 2;
        }
        // From a set to a cell that it forces, two links are taken at once.
        return 2 + nodes().detour((from >>> 1) - firstSet) + (to & 1);
    }

    /** The cell of a literal; of a group or a set, the first cell that has the digit. */
    public int cell(int literal) {
        if (!isGroup(literal)) {
            return (literal >>> 1) / side;
        }
        return isSet(literal)
                ? nodes().firstCell((literal >>> 1) - firstSet)
                : group(literal).cells().first();
    }

    /** The digit of a literal. */
    public int digit(int literal) {
        if (!isGroup(literal)) {
            return (literal >>> 1) % side + 1;
        }
        return isSet(literal)
                ? nodes().digit((literal >>> 1) - firstSet)
                : group(literal).digit();
    }

    /** Sets the result to the cells that see all of a node; of a set, all its cells with a digit. */
    public void peers(int literal, int digit, CellSet result) {
        if (!isGroup(literal)) {
            result.set(layout.peers(cell(literal)));
        } else if (isSet(literal)) {
            sets().peers(set(literal), digit, result);
        } else {
            result.set(group(literal).peers());
        }
    }
}
