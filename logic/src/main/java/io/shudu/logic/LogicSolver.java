package io.shudu.logic;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;
import io.shudu.logic.technique.Technique;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Solves as a person does: tries one technique after the other, takes the first step, and begins again.
 *
 * <p>Order and choice of techniques come from a scale. A solver keeps scratch space and belongs to one thread.
 */
public final class LogicSolver {
    /** Up to this level, all steps of a technique are found about as fast as the first. */
    private static final int CHEAP_LEVEL = 3;

    /** So many steps of a technique are more than anybody looks at; all of them may not fit into the memory. */
    public static final int MOST_STEPS = 1000;

    private final Layout layout;
    private final List<Scale.Entry> entries = new ArrayList<>();
    private final List<Set<TechniqueId>> wanted = new ArrayList<>();
    /** Made when they are first needed: for most puzzles the easy ones are enough. */
    private final @Nullable Technique[] searches;

    private final Setup setup;

    /**
     * A solver with the techniques of a scale. Suppositions within suppositions would take minutes on boards larger
     * than 9×9: there they are left out.
     */
    public LogicSolver(Setup setup, Scale scale) {
        this.setup = setup;
        layout = setup.layout();
        for (Scale.Entry entry : scale.entries()) {
            boolean endless = layout.side() > Geometry.CLASSIC.side()
                    && entry.techniques().contains(TechniqueId.NESTED_FORCING_CHAIN);
            if (!endless) {
                entries.add(entry);
                wanted.add(entry.set());
            }
        }
        searches = new Technique[entries.size()];
    }

    private Technique search(int i) {
        Technique known = searches[i];
        Technique search =
                known == null ? Techniques.search(entries.get(i).techniques().getFirst(), setup) : known;
        searches[i] = search;
        return search;
    }

    /** What a solver does at each step. */
    public interface Walk {
        /** A step was found; it is not done yet. */
        void step(Scale.Entry entry, Steps steps);

        /** Whether to go on with what was found. */
        default boolean goesOn() {
            return true;
        }
    }

    /**
     * Goes on from a position as far as the techniques lead, or as long as somebody wants to. The position changes.
     *
     * @param steps takes the steps: with or without reasons
     * @return whether all cells are filled
     */
    public boolean walk(Position position, Steps steps, Walk walk) {
        while (!position.isComplete()) {
            int i = first(position, steps);
            if (i == searches.length) {
                return false;
            }
            walk.step(entries.get(i), steps);
            if (!walk.goesOn()) {
                return false;
            }
            steps.apply();
        }
        return true;
    }

    /** The number of the first search that finds a step; that of all searches if none does. */
    private int first(Position position, Steps steps) {
        int i = 0;
        while (i < searches.length
                && !steps.search(search(i), position, wanted.get(i)).isFound()) {
            i++;
        }
        return i;
    }

    /** Whether the techniques find a step, which can then be asked for. */
    public boolean finds(Position position, Steps steps) {
        return first(position, steps) < searches.length;
    }

    /**
     * The steps of the first technique that finds any.
     *
     * @param all whether all of them are wanted, where this costs little; the first one is otherwise enough
     */
    public List<Step> easiest(Position position, boolean all) {
        Steps first = Steps.firstExplained(layout);
        Steps several = all ? Steps.upTo(MOST_STEPS, layout) : first;
        for (int i = 0; i < searches.length; i++) {
            Steps steps = entries.get(i).level() <= CHEAP_LEVEL ? several : first;
            if (steps.search(search(i), position, wanted.get(i)).isFound()) {
                return steps.steps();
            }
        }
        return List.of();
    }

    /**
     * All steps of the techniques in a position, in the order of the scale, of each up to {@link #MOST_STEPS}. Last
     * resorts find something about nearly every candidate, and are asked only where all others are silent.
     *
     * @param enough after so many steps no harder technique is tried
     */
    public List<Step> all(Position position, int enough) {
        Steps every = Steps.upTo(MOST_STEPS, layout);
        List<Step> found = new ArrayList<>();
        Set<TechniqueId> seen = EnumSet.noneOf(TechniqueId.class);
        for (int i = 0; i < searches.length && found.size() < enough; i++) {
            // A later search may find some of the same once more.
            Set<TechniqueId> others = EnumSet.copyOf(wanted.get(i));
            others.removeAll(seen);
            if (!found.isEmpty() && Techniques.LAST_RESORTS.containsAll(others)) {
                continue;
            }
            found.addAll(every.search(search(i), position, others).steps());
            seen.addAll(others);
        }
        return found;
    }

    /** The first step that rules out a candidate, null if the techniques find none. */
    public @Nullable Step against(Position position, Candidate candidate) {
        Steps steps = Steps.against(candidate, layout);
        return finds(position, steps) ? steps.steps().getFirst() : null;
    }
}
