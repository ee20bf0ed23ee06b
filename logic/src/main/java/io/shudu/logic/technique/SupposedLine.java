package io.shudu.logic.technique;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Mark;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What follows from a supposition by some techniques, and why.
 *
 * <p>To explain, the line is followed once more and every candidate remembers which step took it away. From the end of
 * the line one can then go back to the steps that were needed for it, and leave out all others.
 */
final class SupposedLine {
    private static final Set<TechniqueId> ALL = EnumSet.allOf(TechniqueId.class);

    private final Layout layout;
    private final List<Technique> inside;
    /** The digit that is supposed somewhere. */
    private int digit;

    private final Position position;
    private final Steps quick;
    private final Steps explained;
    /** The steps of the line; the first is the supposition itself. */
    private final List<Step> line = new ArrayList<>();
    /** For each candidate the step that took it away: -1 if none did, or if it was not there. */
    private final int[] cause;

    /** Lines that are followed with some techniques; without any, only with the places of the supposed digit. */
    SupposedLine(Layout layout, List<Technique> inside) {
        this.layout = layout;
        this.inside = inside.isEmpty() ? List.of(this::findPlace) : List.copyOf(inside);
        position = new Position(layout);
        quick = Steps.first(layout);
        explained = Steps.firstExplained(layout);
        cause = new int[layout.cellCount() * layout.side()];
    }

    /** The last place of the supposed digit in a house. */
    private void findPlace(Position inPosition, Steps steps) {
        for (int house = 0; house < layout.houseCount(); house++) {
            int places = inPosition.places(house, digit);
            if (Integer.bitCount(places) == 1) {
                int cell = layout.cell(house, Integer.numberOfTrailingZeros(places));
                if (steps.single(TechniqueId.HIDDEN_SINGLE, cell, digit, house)) {
                    return;
                }
            }
        }
    }

    /** Follows a supposition to its end. */
    void suppose(Position from, Candidate supposed) {
        digit = supposed.digit();
        position.set(from);
        position.place(supposed.cell(), supposed.digit());
        while (!position.isBroken() && step(quick)) {
            quick.apply();
        }
    }

    private boolean step(Steps steps) {
        for (Technique technique : inside) {
            if (steps.search(technique, position, ALL).isFound()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the line ends in a contradiction: a cell without a digit, or a house without a place for one. */
    boolean isImpossible() {
        return emptyCell() >= 0 || lostPlace() >= 0 || position.isBroken();
    }

    private int emptyCell() {
        CellSet empty = position.empty();
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            if (position.candidates(cell) == 0) {
                return cell;
            }
        }
        return -1;
    }

    /** House times side plus digit minus 1. */
    private int lostPlace() {
        for (int house = 0; house < layout.houseCount(); house++) {
            int placed = 0;
            for (int i = 0; i < layout.side(); i++) {
                int there = position.digit(layout.cell(house, i));
                placed |= there == 0 ? 0 : 1 << (there - 1);
            }
            for (int lost = 1; lost <= layout.side(); lost++) {
                if (position.places(house, lost) == 0 && (placed & 1 << (lost - 1)) == 0) {
                    return house * layout.side() + lost - 1;
                }
            }
        }
        return -1;
    }

    /** What is left in each cell at the end of the line; nothing in any cell if that is a contradiction. */
    int[] left(int @Nullable [] space) {
        int[] left = space == null ? new int[layout.cellCount()] : space;
        if (isImpossible()) {
            Arrays.fill(left, 0);
            return left;
        }
        for (int cell = 0; cell < left.length; cell++) {
            int placed = position.digit(cell);
            left[cell] = placed == 0 ? position.candidates(cell) : 1 << (placed - 1);
        }
        return left;
    }

    /** Follows a supposition once more and keeps the steps. */
    void explain(Position from, Candidate supposed) {
        line.clear();
        Arrays.fill(cause, -1);
        digit = supposed.digit();
        position.set(from);
        line.add(new Step("", List.of(supposed), List.of(), List.of(), Map.of()));
        int[] before = candidates();
        position.place(supposed.cell(), supposed.digit());
        note(before);
        while (!position.isBroken() && step(explained)) {
            line.add(explained.steps().getFirst());
            before = candidates();
            explained.apply();
            note(before);
        }
    }

    private int[] candidates() {
        int[] candidates = new int[layout.cellCount()];
        for (int cell = 0; cell < candidates.length; cell++) {
            candidates[cell] = position.candidates(cell);
        }
        return candidates;
    }

    /** The last step is the cause of all that is no longer there. */
    private void note(int[] before) {
        for (int cell = 0; cell < before.length; cell++) {
            for (int gone = before[cell] & ~position.candidates(cell); gone != 0; gone &= gone - 1) {
                cause[cell * layout.side() + Integer.numberOfTrailingZeros(gone)] = line.size() - 1;
            }
        }
    }

    /** Tells how the line comes to its contradiction. */
    void tellContradiction(Steps steps) {
        boolean[] needed = new boolean[line.size()];
        int cell = emptyCell();
        int lost = lostPlace();
        if (cell >= 0) {
            needAll(needed, cell);
            steps.arg("cell", new Subject.OfCell(cell));
            steps.mark(Role.BASE, new Subject.OfCell(cell));
        } else if (lost >= 0) {
            int house = lost / layout.side();
            int homeless = lost % layout.side() + 1;
            needAll(needed, house, homeless);
            steps.arg("house", new Subject.OfHouse(house));
            steps.markHouse(Role.BASE, house);
            steps.arg("digit", new Subject.OfDigit(homeless));
        } else {
            Arrays.fill(needed, true);
        }
        List<Subject.Node> nodes = tell(steps, needed).nodes();
        if (nodes.size() > 1) {
            steps.arg("chain", new Subject.OfChain(nodes.subList(1, nodes.size())));
        }
    }

    /** Tells how the line comes to a removal. */
    Subject.OfChain tellRemoval(Steps steps, Candidate target) {
        boolean[] needed = new boolean[line.size()];
        need(needed, target.cell(), target.digit());
        return tell(steps, needed);
    }

    private void need(boolean[] needed, int cell, int gone) {
        int step = cause[cell * layout.side() + gone - 1];
        if (step >= 0) {
            needed[step] = true;
        }
    }

    private void needAll(boolean[] needed, int cell) {
        for (int gone = 1; gone <= layout.side(); gone++) {
            need(needed, cell, gone);
        }
    }

    private void needAll(boolean[] needed, int house, int homeless) {
        for (int i = 0; i < layout.side(); i++) {
            need(needed, layout.cell(house, i), homeless);
        }
    }

    /** The needed steps as a line of thought: what each places, or removes. */
    private Subject.OfChain tell(Steps steps, boolean[] needed) {
        needed[0] = true;
        for (int i = line.size() - 1; i > 0; i--) {
            if (needed[i]) {
                needCausesOf(needed, i);
            }
        }
        List<Subject.Node> nodes = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
            if (!needed[i]) {
                continue;
            }
            for (Candidate placed : line.get(i).placements()) {
                nodes.add(new Subject.Node(List.of(placed.cell()), placed.digit(), true));
                steps.markCandidate(Role.ON, placed.cell(), placed.digit());
            }
            for (Candidate removed : line.get(i).eliminations()) {
                nodes.add(new Subject.Node(List.of(removed.cell()), removed.digit(), false));
                steps.markCandidate(Role.OFF, removed.cell(), removed.digit());
            }
        }
        return new Subject.OfChain(nodes);
    }

    /** What a step rests on: of a single the candidates that are gone, of anything else all that came before. */
    private void needCausesOf(boolean[] needed, int index) {
        Step step = line.get(index);
        if (step.placements().isEmpty()) {
            Arrays.fill(needed, 0, index, true);
            return;
        }
        Candidate placed = step.placements().getFirst();
        int house = house(step);
        for (int i = 0; i < layout.side(); i++) {
            int cell = house < 0 ? placed.cell() : layout.cell(house, i);
            int other = house < 0 ? i + 1 : placed.digit();
            int by = cell == placed.cell() && other == placed.digit() ? -1 : cause[cell * layout.side() + other - 1];
            if (by >= 0 && by < index) {
                needed[by] = true;
            }
        }
    }

    /** The house of a hidden single, -1 for any other. */
    private static int house(Step step) {
        if (step.technique().equals(TechniqueId.HIDDEN_SINGLE.id())) {
            for (Mark mark : step.marks()) {
                if (mark instanceof Mark.On on && on.subject() instanceof Subject.OfHouse house) {
                    return house.house();
                }
            }
        }
        return -1;
    }
}
