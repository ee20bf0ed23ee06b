package io.shudu.logic.teach;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.logic.LogicSolver;
import io.shudu.logic.Rater;
import io.shudu.logic.Walker;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks back on a game: which of the digits that a player placed could be known at that moment, and by what.
 *
 * <p>A digit is known if it is the only one left for its cell, or its cell the only one left for it in a house, when
 * all is removed that techniques up to the level expert can remove without placing another digit. The techniques come
 * in the usual order and stop as soon as the digit is known. A digit that is right and was not known is a guess, or the
 * fruit of forcing chains. Wrong digits are told and then left out, as if they had been taken back.
 *
 * <p>It keeps scratch space and belongs to one thread and one board.
 */
public final class Review {
    private static final Set<TechniqueId> SINGLES =
            EnumSet.of(TechniqueId.FULL_HOUSE, TechniqueId.HIDDEN_SINGLE, TechniqueId.NAKED_SINGLE);

    private final Layout layout;
    private final Position position;
    private final Walker removing;
    private final LogicSolver any;
    private final Steps steps;

    /**
     * Looks back on games of a board.
     *
     * @throws IllegalArgumentException if the board is too large for the techniques
     */
    public Review(Geometry geometry) {
        if (geometry.side() > Rater.LARGEST_SIDE) {
            throw new IllegalArgumentException(geometry + ": a side of " + Rater.LARGEST_SIDE + " is the largest");
        }
        Scale known = ShuduScale.SCALE.upTo(Level.EXPERT.number());
        layout = new Layout(geometry);
        position = new Position(layout);
        removing = new Walker(geometry, known.without(SINGLES));
        any = new LogicSolver(Setup.of(layout), known);
        steps = Steps.first(layout);
    }

    /**
     * A digit that was placed.
     *
     * @param entry the cell and the digit
     * @param right whether it belongs to the solution
     * @param by the hardest technique that it took to know the digit; null if it is wrong or could not be known
     * @param easiest the easiest technique that led on at that moment; null if none up to the level expert did
     */
    public record Move(
            Candidate entry,
            boolean right,
            @Nullable TechniqueId by,
            @Nullable TechniqueId easiest) {}

    /**
     * Looks back on a game.
     *
     * @param puzzle the givens
     * @param solution the only solution
     * @param entries the digits placed, in their order; those of filled cells are left out
     */
    public List<Move> of(Grid puzzle, Grid solution, List<Candidate> entries) {
        List<Move> moves = new ArrayList<>();
        Grid board = puzzle;
        for (Candidate entry : entries) {
            if (!board.isEmpty(entry.cell())) {
                continue;
            }
            boolean right = solution.digit(entry.cell()) == entry.digit();
            moves.add(new Move(entry, right, right ? by(board, entry) : null, easiest(board)));
            board = right ? board.with(entry.cell(), entry.digit()) : board;
        }
        return moves;
    }

    /** The hardest technique that it takes to know a digit, null if it cannot be known. */
    private @Nullable TechniqueId by(Grid board, Candidate entry) {
        Removals removals = new Removals(entry);
        removing.solves(board, removals);
        TechniqueId single = single(removing.position(), entry);
        return single == null || removals.hardest == null ? single : removals.hardest;
    }

    private @Nullable TechniqueId easiest(Grid board) {
        position.set(board);
        return any.finds(position, steps) ? steps.technique() : null;
    }

    /** The kind of single that a digit is, null if it is none. */
    private @Nullable TechniqueId single(Position where, Candidate entry) {
        boolean hidden = false;
        for (int i = 0; i < layout.houseCount(entry.cell()); i++) {
            int house = layout.houseOf(entry.cell(), i);
            if (Integer.bitCount(where.emptyPlaces(house)) == 1) {
                return TechniqueId.FULL_HOUSE;
            }
            hidden |= where.count(house, entry.digit()) == 1;
        }
        if (hidden) {
            return TechniqueId.HIDDEN_SINGLE;
        }
        return where.count(entry.cell()) == 1 ? TechniqueId.NAKED_SINGLE : null;
    }

    /** Removes candidates until a digit is known, and notes the hardest technique. */
    private final class Removals implements LogicSolver.Walk {
        private final Candidate entry;
        private int level;
        private @Nullable TechniqueId hardest;
        private boolean known;

        Removals(Candidate entry) {
            this.entry = entry;
        }

        @Override
        public void step(Scale.Entry step, Steps found) {
            known = single(removing.position(), entry) != null;
            if (!known && ShuduScale.SCALE.entries().indexOf(step) >= level) {
                level = ShuduScale.SCALE.entries().indexOf(step);
                hardest = Objects.requireNonNull(found.technique());
            }
        }

        @Override
        public boolean goesOn() {
            return !known;
        }
    }
}
