package io.shudu.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import io.shudu.terminal.game.Card;
import io.shudu.terminal.game.Game;

/** Puzzles and games for tests. */
public final class Games {
    /** The puzzle of Wikipedia's article on Sudoku. */
    public static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** Its solution, from the same article. */
    public static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private Games() {}

    /** The grid of a line. */
    public static Grid grid(String line) {
        ParseResult result = GridFormats.recognise(line).parse(line, null);
        assertThat(result).isInstanceOf(ParseResult.Ok.class);
        return ((ParseResult.Ok) result).grid();
    }

    /** A new game with the puzzle. */
    public static Game game() {
        return new Game("one", Card.typed(grid(PUZZLE)), () -> 0);
    }
}
