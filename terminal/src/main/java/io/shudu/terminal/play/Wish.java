package io.shudu.terminal.play;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.wish.Kinds;
import io.shudu.logic.rate.Level;
import io.shudu.render.words.TeachWords;
import io.shudu.terminal.game.Card;
import io.shudu.terminal.words.TerminalWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of puzzle to be made.
 *
 * @param geometry the board
 * @param level how hard it should be, null for any level
 */
public record Wish(Geometry geometry, @Nullable Level level) {
    private static final List<Integer> OTHER_SIDES = List.of(4, 6, 16);

    /** What the list of new games offers: the levels, and other boards. */
    static List<Wish> offered() {
        List<Wish> wishes = new ArrayList<>();
        for (Level level : Level.values()) {
            wishes.add(new Wish(Geometry.CLASSIC, level));
        }
        OTHER_SIDES.forEach(side -> wishes.add(new Wish(Geometry.ofSide(side), side == 16 ? Level.EASY : null)));
        return wishes;
    }

    /** Makes one; null if none like this was found. */
    public @Nullable Card make(long seed) {
        GenerationSpec spec = Kinds.of(geometry, level, Symmetry.ROT180);
        Puzzle puzzle = new Generator(spec, seed).make(0);
        return puzzle.accepted() && puzzle.missing() == 0
                ? new Card(puzzle.grid(), "made", puzzle.solution(), level, PuzzleId.of(puzzle.provenance()))
                : null;
    }

    /** What it is called. */
    String name(TerminalWords words) {
        String size = geometry.side() + "×" + geometry.side();
        String hard = level == null ? words.text("any-level") : TeachWords.level(words.language(), level);
        return words.text("start.made", size, hard);
    }
}
