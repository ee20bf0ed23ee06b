package io.shudu.logic.technique;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.List;

/**
 * Forcing chains that think as a solver does: suppose a candidate, go on with some techniques, and look where that
 * leads. If it leads to a contradiction, the candidate goes. If all candidates of a cell, or all places of a digit in a
 * house, leave a candidate out, this one goes.
 *
 * <p>How far one can see depends on the techniques inside. With singles of the same digit alone this is Nishio; with
 * singles, locked candidates and pairs it is a dynamic forcing chain; with chains or even suppositions inside it is a
 * nested one. The techniques inside must not count on a single solution, and each must get by with broken positions.
 *
 * <p>Cells with few candidates are tried first, and the first contradiction is enough: with the hardest puzzles every
 * supposition costs much, and nearly any contradiction helps.
 */
public final class Suppositions implements Technique {
    /** A board with more candidates a cell has several solutions anyway, and would take minutes. */
    private static final int MOST_CANDIDATES = 5;

    private final TechniqueId id;
    private final Layout layout;
    private final SupposedLine line;
    /** What each candidate leaves in each cell, null if it was not supposed yet. */
    private final int[][] left;

    /**
     * Supposes candidates and goes on with techniques, each tried only if those before it find nothing.
     *
     * @param inside the techniques; with none, the places of the supposed digit are followed
     */
    public Suppositions(Setup setup, TechniqueId id, List<Technique> inside) {
        this.id = id;
        layout = setup.layout();
        line = new SupposedLine(layout, inside);
        left = new int[layout.cellCount() * layout.side()][];
    }

    @Override
    public void find(Position position, Steps steps) {
        int candidates = 0;
        for (int digit = 1; digit <= layout.side(); digit++) {
            candidates += position.cells(digit).size();
        }
        if (candidates > MOST_CANDIDATES * layout.cellCount()) {
            return;
        }
        if (findContradiction(position, steps) || id == TechniqueId.NISHIO) {
            return;
        }
        Cases cases = new Cases(position);
        boolean enough = false;
        while (!enough && cases.next()) {
            enough = inAllCases(position, steps, cases.candidates());
        }
    }

    /** Supposes every candidate; true if there are enough steps. */
    private boolean findContradiction(Position position, Steps steps) {
        CellSet empty = position.empty();
        for (int count = 1; count <= layout.side(); count++) {
            for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
                int digits = position.count(cell) == count ? position.candidates(cell) : 0;
                for (; digits != 0; digits &= digits - 1) {
                    Candidate candidate = new Candidate(cell, Integer.numberOfTrailingZeros(digits) + 1);
                    line.suppose(position, candidate);
                    left[number(candidate)] = line.left(left[number(candidate)]);
                    if (line.isImpossible() && contradiction(position, steps, candidate)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean contradiction(Position position, Steps steps, Candidate candidate) {
        if (!steps.begin(id)) {
            return false;
        }
        steps.remove(candidate.cell(), candidate.digit());
        if (steps.explains()) {
            line.explain(position, candidate);
            steps.arg("start", new Subject.OfCandidate(candidate));
            line.tellContradiction(steps);
        }
        return steps.end();
    }

    /** Looks what goes in each of some cases, one of which must be true; true if there are enough steps. */
    private boolean inAllCases(Position position, Steps steps, List<Candidate> cases) {
        for (Candidate candidate : cases) {
            // An impossible case was told already.
            if (left[number(candidate)][candidate.cell()] == 0) {
                return false;
            }
        }
        if (!steps.begin(id)) {
            return true;
        }
        List<Candidate> out = new ArrayList<>();
        CellSet empty = position.empty();
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            int possible = 0;
            for (Candidate candidate : cases) {
                possible |= left[number(candidate)][cell];
            }
            for (int rest = position.candidates(cell) & ~possible; rest != 0; rest &= rest - 1) {
                out.add(new Candidate(cell, Integer.numberOfTrailingZeros(rest) + 1));
            }
        }
        if (out.isEmpty()) {
            return false;
        }
        // One conclusion can be followed; many at once cannot.
        Candidate target = out.getFirst();
        steps.remove(target.cell(), target.digit());
        if (steps.explains()) {
            List<Subject.OfChain> chains = new ArrayList<>();
            for (Candidate candidate : cases) {
                line.explain(position, candidate);
                chains.add(line.tellRemoval(steps, target));
            }
            steps.arg("cases", new Subject.OfCandidates(cases));
            steps.arg("chains", new Subject.OfChains(chains));
        }
        return steps.end();
    }

    private int number(Candidate candidate) {
        return candidate.cell() * layout.side() + candidate.digit() - 1;
    }
}
