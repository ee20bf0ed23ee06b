package io.shudu.terminal.game;

import io.shudu.core.grid.Grid;
import io.shudu.logic.rate.Level;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle and what is known of it.
 *
 * @param puzzle the givens
 * @param source where it comes from: {@code made}, {@code typed} or {@code link}
 * @param solution the only solution, null if there is none or nobody has looked
 * @param level how hard it is, null if nobody knows
 * @param id how to make it again; empty if nobody knows
 */
public record Card(
        Grid puzzle,
        String source,
        @Nullable Grid solution,
        @Nullable Level level,
        String id) {
    /** A puzzle that somebody gave us. */
    public static Card typed(Grid puzzle) {
        return new Card(puzzle, "typed", null, null, "");
    }

    /** The same with what was found out. */
    public Card with(@Nullable Grid newSolution, @Nullable Level newLevel) {
        return new Card(puzzle, source, newSolution, newLevel, id);
    }
}
