package io.shudu.terminal.keep;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where programs keep what belongs to a user. */
public final class DataFolder {
    private static final String NAME = "shudu";

    private DataFolder() {}

    /**
     * The folder of saved games.
     *
     * @param environment the variables of the environment
     * @param system the name of the operating system, as Java has it
     * @param home the user's home
     */
    public static Path games(Map<String, String> environment, String system, String home) {
        return data(environment, system.toLowerCase(Locale.ROOT), home).resolve("games");
    }

    private static Path data(Map<String, String> environment, String system, String home) {
        Path named = absolute(environment.get("XDG_DATA_HOME"));
        if (named != null) {
            return named.resolve(NAME);
        }
        if (system.startsWith("windows")) {
            Path roaming = absolute(environment.get("APPDATA"));
            return roaming == null ? Path.of(home, "AppData", "Roaming", NAME) : roaming.resolve(NAME);
        }
        return system.startsWith("mac")
                ? Path.of(home, "Library", "Application Support", NAME)
                : Path.of(home, ".local", "share", NAME);
    }

    /** A relative one is to be passed over, says the specification of XDG. */
    private static @Nullable Path absolute(@Nullable String name) {
        try {
            return name == null || name.isEmpty() || !Path.of(name).isAbsolute() ? null : Path.of(name);
        } catch (InvalidPathException none) {
            return null;
        }
    }
}
