package io.shudu.terminal.play;

import static java.util.Objects.requireNonNull;

import io.shudu.core.format.LinkMarks;
import io.shudu.core.grid.Parts;
import io.shudu.render.words.Language;
import io.shudu.terminal.Games;
import io.shudu.terminal.keep.SavedGames;
import io.shudu.terminal.words.TerminalWords;
import java.nio.file.Path;

/** Somebody who plays in tests: presses keys and looks at what becomes of it. */
public final class Player {
    private final SavedGames store;
    private final App app;
    private long now = 1_000_000;

    /** A player whose games are in a folder. */
    public Player(Path folder, Language language, boolean vi) {
        store = new SavedGames(folder, () -> now, () -> now);
        app = new App(
                new TerminalWords(language),
                store,
                Later.atOnce(),
                new Settings(vi, "http://game/"),
                () -> now,
                () -> now,
                () -> 1);
    }

    /** Opens a puzzle. */
    public Player open(String line) {
        app.open(Opening.of(
                Games.grid(line), LinkMarks.read(line, Games.grid(line)), null, null, "", line.contains("#/p/")));
        return this;
    }

    /** Presses keys, separated by blanks; {@code ^x} with Ctrl, {@code !x} with Alt, {@code +x} with Shift. */
    public Player press(String keys) {
        for (String name : Parts.of(keys, ' ')) {
            String rest = name.substring(1);
            app.press(
                    rest.isEmpty()
                            ? Key.of(name)
                            : switch (name.charAt(0)) {
                                case '^' -> Key.ctrl(rest);
                                case '!' -> Key.alt(rest);
                                case '+' -> Key.shift(rest);
                                default -> Key.of(name);
                            });
        }
        return this;
    }

    /** Lets time go by. */
    public Player later(long millis) {
        now += millis;
        app.tick();
        return this;
    }

    /** The whole. */
    public App app() {
        return app;
    }

    /** The game. */
    public Play play() {
        return requireNonNull(app.play());
    }

    /** The saved games. */
    public SavedGames store() {
        return store;
    }
}
