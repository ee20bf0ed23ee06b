package io.shudu.logic.technique;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Mark;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.SingleStep;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Takes the steps that techniques report, and knows when there are enough.
 *
 * <p>Who rates a million puzzles asks for the first step without an explanation: then nothing is allocated, and the
 * effects of the step are applied straight from here. Who wants a hint, or all steps, asks for {@link Step}s.
 */
public final class Steps {
    private final Layout layout;
    private final int most;
    private final boolean explains;
    /** The candidate that steps must rule out to count, null if all count. */
    private final @Nullable Candidate against;

    private Set<TechniqueId> wanted = EnumSet.allOf(TechniqueId.class);
    private Position position;

    private TechniqueId technique = TechniqueId.FULL_HOUSE;
    private boolean found;
    private int[] placed = new int[4];
    private int placedCount;
    private int[] removed = new int[64];
    private int removedCount;
    /** For each candidate the number of the step that removes it, so that none is counted twice. */
    private final int[] removedBy;

    private int number;
    private final List<Mark> marks = new ArrayList<>();
    private final Map<String, Subject> args = new HashMap<>();
    private final List<Step> steps = new ArrayList<>();
    /** What the steps remove, if there can be several. */
    private final Set<Set<Candidate>> effects = new HashSet<>();

    private Steps(Layout layout, int most, boolean explains, @Nullable Candidate against) {
        this.layout = layout;
        this.most = most;
        this.explains = explains;
        this.against = against;
        position = new Position(layout);
        removedBy = new int[layout.cellCount() * layout.side()];
    }

    /** Takes the first step and leaves its reasons out. */
    public static Steps first(Layout layout) {
        return new Steps(layout, 1, false, null);
    }

    /** Takes the first step with its reasons. */
    public static Steps firstExplained(Layout layout) {
        return new Steps(layout, 1, true, null);
    }

    /**
     * Takes all steps with their reasons, however many: on a board of 16×16 one technique may have half a million,
     * which take gigabytes.
     */
    public static Steps all(Layout layout) {
        return upTo(Integer.MAX_VALUE, layout);
    }

    /**
     * Takes several steps of a technique with their reasons.
     *
     * @param most at least 2
     */
    public static Steps upTo(int most, Layout layout) {
        return new Steps(layout, most, true, null);
    }

    /**
     * Takes the first steps that rule out a candidate, with their reasons. Who wants but one is told the best one of
     * all, so there are two.
     */
    public static Steps against(Candidate candidate, Layout layout) {
        return new Steps(layout, 2, true, candidate);
    }

    /** Searches a position for some kinds of steps. What was found before is forgotten. */
    public Steps search(Technique search, Position inPosition, Set<TechniqueId> wantedTechniques) {
        position = inPosition;
        wanted = wantedTechniques;
        found = false;
        steps.clear();
        effects.clear();
        search.find(inPosition, this);
        return this;
    }

    /** Begins a step; false if nobody wants this kind. */
    public boolean begin(TechniqueId id) {
        if (!wanted.contains(id)) {
            return false;
        }
        technique = id;
        placedCount = 0;
        removedCount = 0;
        number++;
        if (explains) {
            marks.clear();
            args.clear();
        }
        return true;
    }

    /** Whether some kind of step is wanted. */
    public boolean wants(TechniqueId id) {
        return wanted.contains(id);
    }

    /** Whether the first step is enough. */
    public boolean wantsOne() {
        return most == 1;
    }

    /** The step places a digit. */
    public void place(int cell, int digit) {
        if (placedCount == placed.length) {
            placed = Arrays.copyOf(placed, 2 * placedCount);
        }
        placed[placedCount++] = candidate(cell, digit);
    }

    /** The step removes a candidate. If it is not there, or is removed already, nothing happens. */
    public void remove(int cell, int digit) {
        int candidate = candidate(cell, digit);
        if (!position.has(cell, digit) || removedBy[candidate] == number) {
            return;
        }
        removedBy[candidate] = number;
        if (removedCount == removed.length) {
            removed = Arrays.copyOf(removed, 2 * removedCount);
        }
        removed[removedCount++] = candidate;
    }

    /** The step removes a digit from cells. */
    public void remove(CellSet cells, int digit) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            remove(cell, digit);
        }
    }

    /** The step removes digits, given as bits, from a cell. */
    public void removeAll(int cell, int digits) {
        for (int rest = position.candidates(cell) & digits; rest != 0; rest &= rest - 1) {
            remove(cell, Integer.numberOfTrailingZeros(rest) + 1);
        }
    }

    /** The step removes digits, given as bits, from the cells at some places of a house. */
    public void removeFrom(int house, int places, int digits) {
        for (int rest = places; rest != 0; rest &= rest - 1) {
            removeAll(layout.cell(house, Integer.numberOfTrailingZeros(rest)), digits);
        }
    }

    /** The step removes digits, given as bits, from all cells of a house but some. */
    public void removeBesides(CellSet cells, int house, int digits) {
        for (int rest = position.emptyPlaces(house); rest != 0; rest &= rest - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
            if (!cells.contains(cell)) {
                removeAll(cell, digits);
            }
        }
    }

    /** Number of candidates that the step removes so far. */
    public int removedCount() {
        return removedCount;
    }

    /** Whether the step changes anything so far. */
    public boolean hasEffect() {
        return placedCount + removedCount > 0;
    }

    /** Whether somebody wants to know why: only then are marks and arguments of use. */
    public boolean explains() {
        return explains;
    }

    /** Something to look at. */
    public void mark(Role role, Subject subject) {
        marks.add(new Mark.On(role, subject));
    }

    /** Cells to look at. */
    public void markCells(Role role, CellSet cells) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            mark(role, new Subject.OfCell(cell));
        }
    }

    /** A house to look at. */
    public void markHouse(Role role, int house) {
        mark(role, new Subject.OfHouse(house));
    }

    /** A candidate to look at. */
    public void markCandidate(Role role, int cell, int digit) {
        mark(role, new Subject.OfCandidate(new Candidate(cell, digit)));
    }

    /** The candidates of a digit in some cells, to look at. */
    public void markCandidates(Role role, CellSet cells, int digit) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (position.has(cell, digit)) {
                markCandidate(role, cell, digit);
            }
        }
    }

    /** Those of some digits, given as bits, that a cell has, to look at. */
    public void markDigits(Role role, int cell, int digits) {
        for (int rest = position.candidates(cell) & digits; rest != 0; rest &= rest - 1) {
            markCandidate(role, cell, Integer.numberOfTrailingZeros(rest) + 1);
        }
    }

    /** Where a digit is placed, to look at and to speak of. */
    void explainPlacement(int cell, int digit) {
        mark(Role.TARGET, new Subject.OfCell(cell));
        arg("cell", new Subject.OfCell(cell));
        arg("digit", new Subject.OfDigit(digit));
    }

    /** A cell, and those of some digits, given as bits, that it has, to look at. */
    public void markCell(Role role, int cell, int digits) {
        mark(role, new Subject.OfCell(cell));
        markDigits(role, cell, digits);
    }

    /** A link to look at. */
    public void link(Role role, int fromCell, int fromDigit, int toCell, int toDigit) {
        marks.add(new Mark.Link(role, new Candidate(fromCell, fromDigit), new Candidate(toCell, toDigit)));
    }

    /** What the words of the technique speak of. */
    public void arg(String name, Subject subject) {
        args.put(name, subject);
    }

    /** Cells that the words speak of. */
    public void argCells(String name, CellSet cells) {
        arg(name, new Subject.OfCells(cells.list()));
    }

    /** Digits, given as bits, that the words speak of. */
    public void argDigits(String name, int digits) {
        arg(name, Subject.OfDigits.of(digits));
    }

    /** Cells and their digits, given as bits, to look at and for the words to speak of by two names. */
    public void explainSet(Role role, CellSet cells, int digits, String cellsName, String digitsName) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            markCell(role, cell, digits);
        }
        argCells(cellsName, cells);
        argDigits(digitsName, digits);
    }

    /** Whether an earlier step of this search removes just the same. Only somebody who wants all steps can ask. */
    public boolean repeats() {
        return !steps.isEmpty() && effects.contains(Set.copyOf(candidates(removed, removedCount)));
    }

    /**
     * Takes a single as a step. True if there are enough now.
     *
     * @param house the house that shows it, -1 if the cell does
     */
    boolean single(TechniqueId id, int cell, int digit, int house) {
        if (!begin(id)) {
            return false;
        }
        place(cell, digit);
        if (explains) {
            Step step = SingleStep.of(id, layout.geometry(), position::digit, cell, digit, house);
            marks.addAll(step.marks());
            args.putAll(step.args());
        }
        return end();
    }

    /** Ends a step. A step without effect does not count. True if there are enough now. */
    public boolean end() {
        if (!hasEffect() || (against != null && !rulesOut(against))) {
            return false;
        }
        found = true;
        // Some searches have put their steps in order before they report, and go on to the last.
        if (explains && (wantsOne() || steps.size() < most)) {
            steps.add(new Step(
                    technique.id(), candidates(placed, placedCount), candidates(removed, removedCount), marks, args));
            if (!wantsOne()) {
                effects.add(Set.copyOf(steps.getLast().eliminations()));
            }
        }
        return wantsOne() || steps.size() >= most;
    }

    /** Whether the step removes a candidate, or places what cannot stand beside it. */
    private boolean rulesOut(Candidate candidate) {
        if (removedBy[candidate(candidate.cell(), candidate.digit())] == number) {
            return true;
        }
        for (int i = 0; i < placedCount; i++) {
            int cell = placed[i] / layout.side();
            boolean same = placed[i] % layout.side() + 1 == candidate.digit();
            if (same ? layout.sees(cell, candidate.cell()) : cell == candidate.cell()) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is a step. */
    public boolean isFound() {
        return found;
    }

    /** The kind of the step that was found last. */
    public TechniqueId technique() {
        return technique;
    }

    /** The steps with their reasons. */
    public List<Step> steps() {
        return List.copyOf(steps);
    }

    /** Does what the step that was found says. */
    public void apply() {
        Geometry geometry = layout.geometry();
        for (int i = 0; i < placedCount; i++) {
            position.place(placed[i] / geometry.side(), placed[i] % geometry.side() + 1);
        }
        for (int i = 0; i < removedCount; i++) {
            position.remove(removed[i] / geometry.side(), removed[i] % geometry.side() + 1);
        }
    }

    private int candidate(int cell, int digit) {
        return cell * layout.side() + digit - 1;
    }

    private List<Candidate> candidates(int[] numbers, int count) {
        List<Candidate> result = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            result.add(new Candidate(numbers[i] / layout.side(), numbers[i] % layout.side() + 1));
        }
        return result;
    }
}
