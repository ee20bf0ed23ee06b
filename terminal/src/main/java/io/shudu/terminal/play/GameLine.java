package io.shudu.terminal.play;

import io.shudu.core.grid.Geometry;
import io.shudu.render.words.TeachWords;
import io.shudu.terminal.game.Game;
import io.shudu.terminal.words.TerminalWords;

/** A game in the list of games. */
final class GameLine {
    private static final long MINUTE = 60_000;
    private static final long HOUR = 60;
    private static final long DAY = 24 * HOUR;

    private GameLine() {}

    /** Its board, its level, how much is filled, and how long ago it was played. */
    static String of(Game game, TerminalWords words, long now) {
        Geometry geometry = game.board().geometry();
        String level = game.card().level() == null
                ? ""
                : TeachWords.level(words.language(), game.card().level());
        return words.text(
                "game.line",
                geometry.side() + "×" + geometry.side(),
                level,
                game.filled(100),
                ago((now - game.touched()) / MINUTE, words));
    }

    private static String ago(long minutes, TerminalWords words) {
        if (minutes < 1) {
            return words.text("ago.now");
        }
        if (minutes < HOUR) {
            return words.text("ago.minutes", minutes);
        }
        return minutes < 2 * DAY ? words.text("ago.hours", minutes / HOUR) : words.text("ago.days", minutes / DAY);
    }
}
