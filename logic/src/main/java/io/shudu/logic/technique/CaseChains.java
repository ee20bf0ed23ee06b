package io.shudu.logic.technique;

import io.shudu.logic.pattern.Closure;
import io.shudu.logic.pattern.Implications;
import io.shudu.logic.pattern.LinkTables;
import io.shudu.logic.pattern.NodeKinds;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Cell and region forcing chains: each of the three or more candidates of a cell, or places of a digit in a house,
 * leads by links to the same. One of them is true, so this is true as well.
 *
 * <p>These are the multiple chains of Sudoku Explainer: links between single candidates, each resting on one other.
 * With two cases it would be a plain chain, and what is found about one of the cases needs no other case.
 */
public final class CaseChains implements Technique {
    private static final int FEWEST_CASES = 3;

    private final TechniqueId id;
    private final List<Integer> starts = new ArrayList<>();
    /** What was found already: the same follows in many cells and houses, and one reason is enough. */
    private final Set<Integer> concluded = new HashSet<>();

    /** Chains from cells or from houses. */
    public CaseChains(TechniqueId id) {
        this.id = id;
    }

    @Override
    public void find(Position position, Steps steps) {
        concluded.clear();
        Implications implications = LinkTables.implications(position, NodeKinds.CANDIDATES);
        Closure closure = LinkTables.closure(position, NodeKinds.CANDIDATES);
        Cases cases = new Cases(position);
        while (cases.next()) {
            boolean isWanted = cases.cell() >= 0 == (id == TechniqueId.CELL_FORCING_CHAIN);
            if (isWanted && cases.count() >= FEWEST_CASES) {
                starts.clear();
                for (int i = 0; i < cases.count(); i++) {
                    starts.add(Implications.on(cases.node(i)));
                }
                if (conclude(position, steps, implications, closure, cases.house())) {
                    return;
                }
            }
        }
    }

    /** Reports what follows in all cases; true if there are enough steps. */
    private boolean conclude(Position position, Steps steps, Implications implications, Closure closure, int house) {
        for (int word = 0; word < closure.words(); word++) {
            int on = -1;
            int off = -1;
            for (int start : starts) {
                on &= closure.on(start, word);
                off &= closure.off(start, word);
            }
            for (int left = on | off; left != 0; left &= left - 1) {
                int bit = left & -left;
                int node = closure.node((word << 5) + Integer.numberOfTrailingZeros(left));
                boolean placed = (on & bit) != 0;
                int effect = placed ? Implications.on(node) : Implications.off(node);
                if (!starts.contains(Implications.on(node))
                        && concluded.add(effect)
                        && report(position, steps, implications, effect, house)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean report(Position position, Steps steps, Implications implications, int effect, int house) {
        if (!steps.begin(id)) {
            return false;
        }
        Candidate target = implications.candidate(effect);
        if (Implications.isOn(effect)) {
            steps.place(target.cell(), target.digit());
        } else {
            steps.remove(target.cell(), target.digit());
        }
        if (steps.explains()) {
            explain(position, steps, implications, effect, house);
        }
        return steps.end();
    }

    private void explain(Position position, Steps steps, Implications implications, int effect, int house) {
        ChainStory story = new ChainStory(position, steps, implications);
        Reasoning reasoning = new ChainReasoning(implications);
        List<Subject.OfChain> chains = new ArrayList<>();
        for (int start : starts) {
            reasoning.follow(start);
            reasoning.tell(effect, story, chains);
        }
        Candidate first = implications.candidate(starts.getFirst());
        if (house < 0) {
            steps.mark(Role.BASE, new Subject.OfCell(first.cell()));
            steps.arg("cell", new Subject.OfCell(first.cell()));
        } else {
            steps.markHouse(Role.BASE, house);
            steps.arg("house", new Subject.OfHouse(house));
            steps.arg("digit", new Subject.OfDigit(first.digit()));
        }
        steps.arg("chains", new Subject.OfChains(chains));
    }
}
