package io.shudu.terminal;

import io.shudu.render.words.Language;
import io.shudu.terminal.keep.DataFolder;
import io.shudu.terminal.keep.SavedGames;
import io.shudu.terminal.play.App;
import io.shudu.terminal.play.Opening;
import io.shudu.terminal.play.Settings;
import io.shudu.terminal.play.Wish;
import io.shudu.terminal.view.Look;
import io.shudu.terminal.view.Signs;
import io.shudu.terminal.view.View;
import io.shudu.terminal.words.TerminalWords;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;
import org.jspecify.annotations.Nullable;

/** The door to the game in a terminal. */
public final class Plays {
    private static final Set<String> PLAIN_TERMINALS = Set.of("linux", "vt100", "vt102", "vt220", "ansi");

    private final Language language;
    private final Map<String, String> environment;
    private final Settings settings;
    private final SavedGames store;
    private final LongSupplier date;

    /**
     * Games of a user.
     *
     * @param environment the variables of the environment
     * @param date the time as a date in milliseconds
     */
    public Plays(Language language, Map<String, String> environment, Settings settings, LongSupplier date) {
        this.language = language;
        this.environment = environment;
        this.settings = settings;
        this.date = date;
        store = new SavedGames(
                DataFolder.games(environment, System.getProperty("os.name", ""), System.getProperty("user.home", "")),
                Plays::millis,
                date);
    }

    private static long millis() {
        return System.nanoTime() / 1_000_000;
    }

    /** The saved games. */
    public SavedGames store() {
        return store;
    }

    /**
     * Plays until the player leaves.
     *
     * @param opening the puzzle to open, null for none
     * @param wish the puzzle to make, null for none; with neither there is the list of games
     * @param ascii whether lines are to be of ASCII
     * @param seeds numbers for new puzzles
     * @throws IOException if there is no terminal
     */
    public void play(@Nullable Opening opening, @Nullable Wish wish, boolean ascii, LongSupplier seeds)
            throws IOException {
        try (Terminal terminal =
                TerminalBuilder.builder().system(true).dumb(false).build()) {
            TerminalWords words = new TerminalWords(language);
            App app = new App(words, store, new WorkThread(), settings, Plays::millis, date, seeds);
            if (opening != null) {
                app.open(opening);
            } else if (wish != null) {
                app.make(wish);
            }
            new TerminalGame(terminal, app, new View(words, look(terminal), signs(terminal, ascii))).run();
        }
    }

    private Look look(Terminal terminal) {
        Integer colours = terminal.getNumericCapability(InfoCmp.Capability.max_colors);
        boolean wanted = environment.getOrDefault("NO_COLOR", "").isEmpty();
        return new Look(wanted && colours != null && colours >= 8);
    }

    /** ASCII where it is asked for, and where a terminal is known to have no lines of two weights. */
    private Signs signs(Terminal terminal, boolean ascii) {
        boolean plain = ascii
                || PLAIN_TERMINALS.contains(environment.getOrDefault("TERM", ""))
                || !terminal.encoding().newEncoder().canEncode('┃');
        return plain ? Signs.ASCII : Signs.UNICODE;
    }
}
