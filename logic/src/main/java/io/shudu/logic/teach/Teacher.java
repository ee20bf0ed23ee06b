package io.shudu.logic.teach;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.logic.LogicSolver;
import io.shudu.logic.Rater;
import io.shudu.logic.Single;
import io.shudu.logic.Singles;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;
import io.shudu.logic.technique.Technique;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Tells a player what can be done next on the board as it stands: entries, and the candidates that were taken away.
 *
 * <p>All is looked over first. Where an entry is wrong there is no next step, only a mistake to mend. Pencil marks that
 * lack a right candidate are not believed: the steps are those of the board without them. A puzzle with several
 * solutions is helped as far as logic goes, but without techniques that count on there being only one, and without last
 * resorts, which would try all candidates of a nearly empty board in vain.
 *
 * <p>A teacher keeps much scratch space and belongs to one thread and one board.
 */
public final class Teacher {
    private static final Scale AGAINST = new Scale(ShuduScale.SCALE.entries().stream()
            .filter(entry -> entry.level() <= Level.HARD.number()
                    || entry.techniques().contains(TechniqueId.FORCING_CHAIN_CONTRADICTION)
                    || entry.techniques().contains(TechniqueId.FORCING_NET_CONTRADICTION))
            .toList());

    private final Geometry geometry;
    private final @Nullable Layout layout;
    private final Scale scale;
    /** With techniques that count on a single solution, and without. */
    private final Map<Boolean, LogicSolver> solvers = new HashMap<>();

    /** A teacher for a board. On boards too large for the techniques it knows singles alone. */
    public Teacher(Geometry geometry) {
        this(geometry, ShuduScale.SCALE);
    }

    /** A teacher that takes the techniques of another scale. */
    public Teacher(Geometry geometry, Scale scale) {
        this.geometry = geometry;
        this.scale = scale;
        layout = geometry.side() <= Rater.LARGEST_SIDE ? new Layout(geometry) : null;
    }

    /**
     * The next step.
     *
     * @param near of steps that are equally easy, the nearest to this cell; -1 for the first
     * @param budget how many nodes the search for solutions may visit
     */
    public Advice next(Grid board, int near, long budget) {
        return advise(
                board,
                budget,
                (trusted, health) ->
                        list(layout == null ? single(trusted, near) : next(trusted, near, health.unique(), layout)));
    }

    /** What can be done on a board, as far as it can be relied on. */
    private static Advice advise(Grid board, long budget, BiFunction<Grid, Health, List<Step>> steps) {
        Health health = Health.of(board, budget);
        Grid trusted = trusted(board, health);
        return new Advice(health, trusted == null ? List.of() : steps.apply(trusted, health));
    }

    private static List<Step> list(@Nullable Step step) {
        return step == null ? List.of() : List.of(step);
    }

    /** All steps on a board, easiest first: each of them can be the next. */
    public Advice all(Grid board, long budget) {
        return all(board, Integer.MAX_VALUE, budget);
    }

    /**
     * The easiest steps on a board. Of each technique there are at most {@link LogicSolver#MOST_STEPS}.
     *
     * @param enough after so many steps no harder technique is tried
     */
    public Advice all(Grid board, int enough, long budget) {
        return advise(
                board,
                budget,
                (trusted, health) -> layout == null
                        ? list(single(trusted, -1))
                        : solver(health.unique(), layout).all(Position.of(layout, trusted), enough));
    }

    /**
     * The easiest step that shows why a digit cannot stand in a cell; none if it can, or if that is not seen from here.
     * Of the hardest techniques only those are tried that suppose something: they answer the question as it is asked,
     * and the others would take seconds.
     */
    public Advice against(Grid board, Candidate candidate, long budget) {
        return advise(board, budget, (trusted, health) -> {
            if (layout == null || trusted.digit(candidate.cell()) != 0) {
                return List.of();
            }
            Scale quick = health.unique() ? AGAINST : AGAINST.without(Techniques.UNIQUENESS);
            return list(new LogicSolver(Setup.of(layout), quick).against(Position.of(layout, trusted), candidate));
        });
    }

    /** All steps of one technique, in all its forms, up to {@link LogicSolver#MOST_STEPS}. */
    public Advice all(Grid board, TechniqueId technique, long budget) {
        return advise(board, budget, (trusted, health) -> {
            if (layout == null || (!health.unique() && Techniques.UNIQUENESS.contains(technique))) {
                return List.of();
            }
            Technique search = Techniques.search(technique, Setup.every(layout, technique));
            return Steps.upTo(LogicSolver.MOST_STEPS, layout)
                    .search(search, Position.of(layout, trusted), Set.of(technique))
                    .steps();
        });
    }

    /** The whole way to the solution. On boards too large for the techniques there are singles only. */
    public WorkedSolution solve(Grid board, long budget) {
        Health health = Health.of(board, budget);
        Grid trusted = trusted(board, health);
        if (trusted == null) {
            return new WorkedSolution(health, List.of(), health.state() == Health.State.SOLVED);
        }
        if (layout == null) {
            return solveBySingles(trusted, health);
        }
        List<Step> steps = new ArrayList<>();
        boolean solved = solver(health.unique(), layout)
                .walk(
                        Position.of(layout, trusted),
                        Steps.firstExplained(layout),
                        (entry, found) -> steps.addAll(found.steps()));
        return new WorkedSolution(health, steps, solved);
    }

    private WorkedSolution solveBySingles(Grid board, Health health) {
        List<Step> steps = new ArrayList<>();
        Grid position = board;
        for (Step step = single(position, -1); step != null; step = single(position, -1)) {
            Candidate placed = step.placements().getFirst();
            position = position.with(placed.cell(), placed.digit());
            steps.add(step);
        }
        return new WorkedSolution(health, steps, position.isComplete());
    }

    /** A board with all candidates that its digits and its pencil marks leave. */
    public static Grid marked(Grid board) {
        return board.withCandidates(CandidateSet.left(Health.believed(board)));
    }

    /** A board after a step. */
    public static Grid after(Grid board, Step step) {
        Grid filled = board;
        for (Candidate placed : step.placements()) {
            filled = filled.with(placed.cell(), placed.digit());
        }
        CandidateSet before = marked(filled).candidates();
        CandidateSet.Builder left = new CandidateSet.Builder(board.geometry());
        for (int cell = 0; cell < board.geometry().cellCount(); cell++) {
            for (int digit = 1; digit <= board.geometry().side(); digit++) {
                if (before != null
                        && before.contains(cell, digit)
                        && !step.eliminations().contains(new Candidate(cell, digit))) {
                    left.add(cell, digit);
                }
            }
        }
        return filled.withCandidates(left.build());
    }

    /** The board with what can be relied on, null if nothing can. */
    private static @Nullable Grid trusted(Grid board, Health health) {
        return switch (health.state()) {
            case SOUND -> Health.believed(board);
            case MISSING -> board.withCandidates(null);
            case SOLVED, CONFLICT, WRONG, NONE, INCOMPLETE -> null;
        };
    }

    private LogicSolver solver(boolean unique, Layout onLayout) {
        return solvers.computeIfAbsent(
                unique,
                counts -> new LogicSolver(
                        Setup.of(onLayout),
                        counts ? scale : scale.without(Techniques.UNIQUENESS).without(Techniques.LAST_RESORTS)));
    }

    private @Nullable Step next(Grid board, int near, boolean unique, Layout onLayout) {
        Step best = null;
        for (Step step : solver(unique, onLayout).easiest(Position.of(onLayout, board), near >= 0)) {
            if (best == null || rank(step, near) < rank(best, near)) {
                best = step;
            }
        }
        return best;
    }

    /** Boxes are seen as a whole, and come before lines; then it counts how far a step is from a cell. */
    private int rank(Step step, int near) {
        boolean inLine = !step.placements().isEmpty()
                && step.args().get("house") instanceof Subject.OfHouse house
                && geometry.houses().get(house.house()).kind() != House.Kind.BOX;
        int distance = near < 0 ? 0 : distance(step, near);
        return inLine ? distance + geometry.cellCount() : distance;
    }

    /** How far the nearest change of a step is from a cell, by rows and columns. */
    private int distance(Step step, int near) {
        List<Candidate> changes = new ArrayList<>(step.placements());
        changes.addAll(step.eliminations());
        int distance = Integer.MAX_VALUE;
        for (Candidate change : changes) {
            distance = Math.min(
                    distance,
                    Math.abs(geometry.row(change.cell()) - geometry.row(near))
                            + Math.abs(geometry.column(change.cell()) - geometry.column(near)));
        }
        return distance;
    }

    private @Nullable Step single(Grid board, int near) {
        Single single = new Singles(board).easiest(near);
        return single == null ? null : single.step(board);
    }
}
