package io.shudu.logic.technique;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Colours of several digits: two candidates of which one is true, in a cell or in a house, have different colours. One
 * of the two colours of a cluster is true as a whole. Wrap: a colour is false if two of its candidates exclude each
 * other, or if it would leave a cell without a digit or a house without a place. Trap: what both colours exclude goes.
 *
 * <p>Clusters of one digit are left to simple colours.
 */
public final class Medusas implements Technique {
    private final Layout layout;
    private final int side;
    /** For each candidate its colour: 0 if it has none. Clusters count by twos from 2, and a colour is even or odd. */
    private final int[] colors;

    private final int[] queue;
    private int length;
    /** For each of the two colours in hand: by digit the cells that have it, and those that see one of these. */
    private final CellSet[][] cells = new CellSet[2][];

    private final CellSet[][] seen = new CellSet[2][];
    /** The digits of a colour in each cell, as bits. */
    private final int[][] digits = new int[2][];

    /** For a board. */
    public Medusas(Setup setup) {
        layout = setup.layout();
        side = layout.side();
        colors = new int[layout.cellCount() * side];
        queue = new int[colors.length];
        for (int color = 0; color < 2; color++) {
            cells[color] = layout.noCells(side);
            seen[color] = layout.noCells(side);
            digits[color] = new int[layout.cellCount()];
        }
    }

    @Override
    public void find(Position position, Steps steps) {
        Arrays.fill(colors, 0);
        int cluster = 2;
        for (int start = 0; start < colors.length; start++) {
            if (colors[start] == 0 && position.has(start / side, start % side + 1)) {
                color(position, start, cluster);
                if (isMedusa()) {
                    gather();
                    if (findWrap(position, steps) || findTrap(position, steps)) {
                        return;
                    }
                }
                cluster += 2;
            }
        }
    }

    /** Colours all that hangs together with a candidate; the queue has it then. */
    private void color(Position position, int start, int color) {
        length = 0;
        add(start, color);
        for (int i = 0; i < length; i++) {
            int cell = queue[i] / side;
            int digit = queue[i] % side + 1;
            int other = colors[queue[i]] ^ 1;
            if (position.count(cell) == 2) {
                int partner = position.candidates(cell) & ~(1 << (digit - 1));
                add(cell * side + Integer.numberOfTrailingZeros(partner), other);
            }
            for (int j = 0; j < layout.houseCount(cell); j++) {
                int house = layout.houseOf(cell, j);
                if (position.count(house, digit) == 2) {
                    int place = position.places(house, digit) & ~(1 << layout.positionOf(cell, j));
                    int partner = layout.cell(house, Integer.numberOfTrailingZeros(place));
                    add(partner * side + digit - 1, other);
                }
            }
        }
    }

    private void add(int candidate, int color) {
        if (colors[candidate] == 0) {
            colors[candidate] = color;
            queue[length++] = candidate;
        }
    }

    /** Whether the cluster has several digits. */
    private boolean isMedusa() {
        for (int i = 1; i < length; i++) {
            if (queue[i] % side != queue[0] % side) {
                return true;
            }
        }
        return false;
    }

    private void gather() {
        for (int color = 0; color < 2; color++) {
            Arrays.fill(digits[color], 0);
            for (int i = 0; i < side; i++) {
                cells[color][i].clear();
                seen[color][i].clear();
            }
        }
        for (int i = 0; i < length; i++) {
            int cell = queue[i] / side;
            int digit = queue[i] % side;
            int color = colors[queue[i]] & 1;
            cells[color][digit].add(cell);
            seen[color][digit].or(layout.peers(cell));
            digits[color][cell] |= 1 << digit;
        }
    }

    /** Whether a colour excludes a candidate. */
    private boolean excludes(int color, int cell, int digit) {
        return (digits[color][cell] & ~(1 << (digit - 1))) != 0 || seen[color][digit - 1].contains(cell);
    }

    private boolean findWrap(Position position, Steps steps) {
        for (int color = 0; color < 2; color++) {
            int clash = clash(color);
            int cell = clash < 0 ? emptied(position, color) : -1;
            int lack = clash < 0 && cell < 0 ? lacking(position, color) : -1;
            if ((clash >= 0 || cell >= 0 || lack >= 0) && steps.begin(TechniqueId.MEDUSA_WRAP)) {
                for (int i = 0; i < side; i++) {
                    steps.remove(cells[color][i], i + 1);
                }
                if (steps.explains()) {
                    explain(position, steps, color);
                    explainWrap(position, steps, color, clash, cell, lack);
                }
                if (steps.end()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A candidate of a colour that the colour itself excludes, -1 if there is none. */
    private int clash(int color) {
        for (int i = 0; i < length; i++) {
            if ((colors[queue[i]] & 1) == color && excludes(color, queue[i] / side, queue[i] % side + 1)) {
                return queue[i];
            }
        }
        return -1;
    }

    /** A cell in which a colour excludes all candidates, -1 if there is none. */
    private int emptied(Position position, int color) {
        CellSet empty = position.empty();
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            int left = position.candidates(cell);
            while (left != 0 && excludes(color, cell, Integer.numberOfTrailingZeros(left) + 1)) {
                left &= left - 1;
            }
            if (left == 0) {
                return cell;
            }
        }
        return -1;
    }

    /** A house in which a colour excludes all places of a digit, as house · side + digit - 1; -1 if there is none. */
    private int lacking(Position position, int color) {
        for (int house = 0; house < layout.houseCount(); house++) {
            for (int digit = 1; digit <= side; digit++) {
                int left = position.places(house, digit);
                boolean has = left != 0;
                while (left != 0 && excludes(color, layout.cell(house, Integer.numberOfTrailingZeros(left)), digit)) {
                    left &= left - 1;
                }
                if (has && left == 0) {
                    return house * side + digit - 1;
                }
            }
        }
        return -1;
    }

    private boolean findTrap(Position position, Steps steps) {
        if (!steps.begin(TechniqueId.MEDUSA_TRAP)) {
            return false;
        }
        CellSet empty = position.empty();
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            for (int rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest) + 1;
                boolean colored = ((digits[0][cell] | digits[1][cell]) & 1 << (digit - 1)) != 0;
                if (!colored && excludes(0, cell, digit) && excludes(1, cell, digit)) {
                    steps.remove(cell, digit);
                }
            }
        }
        if (steps.explains() && steps.hasEffect()) {
            explain(position, steps, 0);
        }
        return steps.end();
    }

    private void explain(Position position, Steps steps, int first) {
        explainColor(steps, Role.FIRST, first);
        explainColor(steps, Role.SECOND, 1 - first);
        for (int i = 0; i < length; i++) {
            explainLinks(position, steps, queue[i]);
        }
    }

    private void explainColor(Steps steps, Role role, int color) {
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < side; i++) {
            for (int cell = cells[color][i].first(); cell >= 0; cell = cells[color][i].next(cell)) {
                candidates.add(new Candidate(cell, i + 1));
                steps.markCandidate(role, cell, i + 1);
            }
        }
        steps.arg(role.id(), new Subject.OfCandidates(candidates));
    }

    /** The strong links from a candidate to those behind it. */
    private void explainLinks(Position position, Steps steps, int candidate) {
        int cell = candidate / side;
        int digit = candidate % side + 1;
        if (position.count(cell) == 2) {
            int higher = position.candidates(cell) & -1 << digit;
            if (higher != 0) {
                steps.link(Role.STRONG, cell, digit, cell, Integer.numberOfTrailingZeros(higher) + 1);
            }
        }
        CellSet linked = layout.noCells();
        for (int j = 0; j < layout.houseCount(cell); j++) {
            int house = layout.houseOf(cell, j);
            if (position.count(house, digit) == 2) {
                int place = position.places(house, digit) & ~(1 << layout.positionOf(cell, j));
                linked.add(layout.cell(house, Integer.numberOfTrailingZeros(place)));
            }
        }
        for (int other = linked.next(cell); other >= 0; other = linked.next(other)) {
            steps.link(Role.STRONG, cell, digit, other, digit);
        }
    }

    private void explainWrap(Position position, Steps steps, int color, int clash, int cell, int lack) {
        if (clash >= 0) {
            int at = clash / side;
            int digit = clash % side + 1;
            int inCell = digits[color][at] & ~(1 << (digit - 1));
            CellSet others = cells[color][digit - 1].copy().and(layout.peers(at));
            Candidate other = inCell != 0
                    ? new Candidate(at, Integer.numberOfTrailingZeros(inCell) + 1)
                    : new Candidate(others.first(), digit);
            steps.arg("clash", new Subject.OfCandidates(List.of(new Candidate(at, digit), other)));
        } else if (cell >= 0) {
            steps.mark(Role.BASE, new Subject.OfCell(cell));
            steps.arg("cell", new Subject.OfCell(cell));
        } else {
            steps.markHouse(Role.BASE, lack / side);
            CellSet places = position.cells(lack % side + 1).copy().and(layout.house(lack / side));
            steps.markCells(Role.BASE, places);
            steps.arg("house", new Subject.OfHouse(lack / side));
            steps.arg("digit", new Subject.OfDigit(lack % side + 1));
            steps.argCells("places", places);
        }
    }
}
