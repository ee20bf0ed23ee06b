package io.shudu.cli;

import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Runs commands of the command line inside this JVM, whose results a cluster must have, too. */
public final class Calls {
    private Calls() {}

    /** What a command writes. */
    public static String output(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Session session = new Session(
                new ByteArrayInputStream(new byte[0]),
                out,
                new ByteArrayOutputStream(),
                "",
                "",
                Map.of(),
                Messages.of("en"));
        Main.run(session, args);
        return out.toString(StandardCharsets.UTF_8);
    }
}
