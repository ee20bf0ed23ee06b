package io.shudu.terminal;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import io.shudu.terminal.game.Card;
import io.shudu.terminal.game.Game;

/** Puzzles and games for tests. */
public final class Games {
    private Games() {}

    /** The grid of a line. */
    public static Grid grid(String line) {
        ParseResult result = GridFormats.recognise(line).parse(line, null);
        assertThat(result).isInstanceOf(ParseResult.Ok.class);
        return ((ParseResult.Ok) result).grid();
    }

    /** A new game with the easy puzzle. */
    public static Game game() {
        return new Game("one", Card.typed(grid(EASY)), () -> 0);
    }
}
