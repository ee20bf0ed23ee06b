package io.shudu.logic.pattern;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
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

    private final LinkLists links = new LinkLists();
    private final Groups groups;
    private @Nullable SetNodes setNodes;
    private int firstSet;
    private final CellSet scratch;
    private final CellSet rest;
    private final int[] strong;

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
        groups = new Groups(layout);
        scratch = layout.noCells();
        rest = layout.noCells();
        strong = new int[layout.houseCount()];
    }

    /** Works out the implications of a position. */
    public void fill(Position position) {
        firstSet = candidates;
        if (kinds == NodeKinds.CANDIDATES) {
            addCandidates(position);
            return;
        }
        groups.fill(position);
        for (int i = 0; i < groups.size(); i++) {
            addGroup(position, i);
        }
        firstSet = candidates + groups.size();
        if (kinds == NodeKinds.SETS) {
            addSets(position);
        }
        Implications plain = LinkTables.implications(position, NodeKinds.CANDIDATES);
        links.extend(plain.links, 2 * candidates, literals());
    }

    private void addSets(Position position) {
        if (setNodes == null) {
            setNodes = new SetNodes(position);
        }
        setNodes.fill(position);
        setNodes.link(position, this);
    }

    private void addCandidates(Position position) {
        links.clear(2 * candidates);
        CellSet empty = position.empty();
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            for (int left = position.candidates(cell); left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left) + 1;
                addWeak(position, cell, digit);
                addStrong(position, cell, digit);
            }
        }
    }

    private void addWeak(Position position, int cell, int digit) {
        int on = on(node(cell, digit));
        links.begin(on);
        for (int left = position.candidates(cell) & ~(1 << (digit - 1)); left != 0; left &= left - 1) {
            links.add(off(node(cell, Integer.numberOfTrailingZeros(left) + 1)));
        }
        for (int i = 0; i < layout.houseCount(cell); i++) {
            int house = layout.houseOf(cell, i);
            for (int left = position.places(house, digit) & layout.unseenBefore(cell, i); left != 0; left &= left - 1) {
                links.add(off(node(layout.cell(house, Integer.numberOfTrailingZeros(left)), digit)));
            }
        }
        links.end(on);
    }

    private void addStrong(Position position, int cell, int digit) {
        int off = off(node(cell, digit));
        links.begin(off);
        int others = position.candidates(cell) & ~(1 << (digit - 1));
        if (Integer.bitCount(others) == 1) {
            links.add(on(node(cell, Integer.numberOfTrailingZeros(others) + 1)));
        }
        int linked = 0;
        for (int i = 0; i < layout.houseCount(cell); i++) {
            int house = layout.houseOf(cell, i);
            int places = position.places(house, digit) & ~(1 << layout.positionOf(cell, i));
            if (Integer.bitCount(places) == 1) {
                // Two houses may have the same other place.
                int other = layout.cell(house, Integer.numberOfTrailingZeros(places));
                if (!isLinked(linked, other)) {
                    strong[linked++] = other;
                    links.add(on(node(other, digit)));
                }
            }
        }
        links.end(off);
    }

    private boolean isLinked(int linked, int cell) {
        for (int i = 0; i < linked; i++) {
            if (strong[i] == cell) {
                return true;
            }
        }
        return false;
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
        for (int i = groups.first(group.digit()); i >= 0; i = groups.next(i)) {
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
            add(off, on(other));
            add(off(other), on);
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

    /** Adds a link that candidates alone do not have. */
    void add(int from, int to) {
        links.addExtra(from, to);
    }

    @Override
    public int literals() {
        return 2 * (firstSet + (setNodes == null ? 0 : setNodes.count()));
    }

    @Override
    public int[] firstLinks() {
        return links.firstLinks();
    }

    @Override
    public int[] endsOfLinks() {
        return links.endsOfLinks();
    }

    @Override
    public int[] targets() {
        return links.targets();
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

    /** Whether a literal is about a group or a set. */
    public boolean isGroup(int literal) {
        return literal >>> 1 >= candidates;
    }

    /** The group of a literal that is about one. */
    public Group group(int literal) {
        return groups.get((literal >>> 1) - candidates);
    }

    /** The first group of a digit, -1 if there is none; groups count from 0. */
    int firstGroup(int digit) {
        return groups.first(digit);
    }

    /** The next group of the same digit, -1 if there is none. */
    int nextGroup(int index) {
        return groups.next(index);
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

    /** The cell and the digit of a literal. */
    public Candidate candidate(int literal) {
        return new Candidate(cell(literal), digit(literal));
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
