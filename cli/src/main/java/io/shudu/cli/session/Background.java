package io.shudu.cli.session;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Commands of our own that begin when this one is done, and that nobody waits for.
 *
 * <p>The launcher says where it is; without it, as in tests, there is no background. Such a command has no streams and
 * a low priority, and it is no fault if it cannot be started.
 */
public final class Background {
    /** The variable of the environment with the path of the launcher. */
    public static final String DOOR = "SHUDU_DOOR";

    private Background() {}

    public static void begin(Session session, List<String> words) {
        @Nullable String door = session.environment().get(DOOR);
        if (door == null) {
            return;
        }
        List<String> command = new ArrayList<>(List.of("nice", "-n", "10", door));
        command.addAll(words);
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .getOutputStream()
                    .close();
        } catch (IOException notHere) {
            // What it would do can be done at any other time.
        }
    }
}
