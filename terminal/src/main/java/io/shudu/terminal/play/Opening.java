package io.shudu.terminal.play;

import io.shudu.core.format.LinkMarks;
import io.shudu.core.grid.Grid;
import io.shudu.logic.rate.Level;
import io.shudu.terminal.game.Card;
import io.shudu.terminal.game.Edit;
import io.shudu.terminal.game.Layer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle that somebody wants to play, perhaps with how far they have come elsewhere.
 *
 * @param card the puzzle
 * @param progress what lies on the board besides
 */
public record Opening(Card card, List<Edit> progress) {
    /** Copies the list. */
    public Opening {
        progress = List.copyOf(progress);
    }

    /**
     * A position as it was read.
     *
     * @param solution the only solution if it is known
     * @param level how hard it is, if that is known
     * @param id how to make it again; empty if nobody knows
     */
    public static Opening of(
            Grid position, LinkMarks marks, @Nullable Grid solution, @Nullable Level level, String id, boolean link) {
        // A text without givens has nothing but digits: these are the puzzle.
        Grid puzzle = position.givenCount() > 0 ? position.givens() : position.allGiven();
        List<Edit> edits = new ArrayList<>();
        for (int cell = 0; cell < puzzle.geometry().cellCount(); cell++) {
            if (!position.isEmpty(cell) && !puzzle.isGiven(cell)) {
                edits.add(new Edit(Layer.VALUE, cell, 0, position.digit(cell)));
            }
        }
        marks.corner().forEach((cell, set) -> edits.add(new Edit(Layer.CORNER, cell, 0, set)));
        marks.centre().forEach((cell, set) -> edits.add(new Edit(Layer.CENTRE, cell, 0, set)));
        marks.colour().forEach((cell, set) -> edits.add(new Edit(Layer.COLOUR, cell, 0, set)));
        return new Opening(new Card(puzzle, link ? "link" : "typed", solution, level, id), edits);
    }
}
