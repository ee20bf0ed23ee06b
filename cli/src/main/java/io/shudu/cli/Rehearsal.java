package io.shudu.cli;

import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * What the launcher lets the JVM watch to learn which classes a short command needs: the usual ones, played to nobody.
 *
 * <p>Only lines that need no parser: the JVM cannot remember picocli's classes, which are too old for it, and what else
 * the parser uses would make every start longer.
 */
public final class Rehearsal {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String EVERYWHERE = "012";
    private static final String NOWHERE = "";

    private Rehearsal() {}

    /** Plays the commands that are named, drawn for a terminal and as lines for a pipe. */
    public static void main(String[] args) {
        for (String command : args) {
            play(EVERYWHERE, command, PUZZLE);
            play(NOWHERE, command, PUZZLE);
        }
        play(EVERYWHERE, args[0], "123");
        play(NOWHERE, args[0]);
        Runtime.getRuntime().halt(ExitStatus.OK);
    }

    private static void play(String terminals, String... words) {
        Session session = new Session(
                new ByteArrayInputStream(PUZZLE.getBytes(StandardCharsets.UTF_8)),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                terminals,
                "",
                System.getenv(),
                Messages.of("en"));
        Main.run(session, words);
    }
}
