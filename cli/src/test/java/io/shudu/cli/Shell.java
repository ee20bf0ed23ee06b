package io.shudu.cli;

import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Runs commands in this process as a shell would, and keeps what they print. */
public final class Shell {
    private byte[] input = {};
    private String terminals = "";
    private String closed = "";
    private Map<String, String> environment = Map.of();

    /** What a command left behind. */
    public record Outcome(int status, String out, String err) {}

    public Shell input(String text) {
        return input(text.getBytes(StandardCharsets.UTF_8));
    }

    public Shell input(byte[] bytes) {
        input = bytes;
        return this;
    }

    public Shell terminals(String descriptors) {
        terminals = descriptors;
        return this;
    }

    public Shell closed(String descriptors) {
        closed = descriptors;
        return this;
    }

    public Shell environment(Map<String, String> variables) {
        environment = variables;
        return this;
    }

    public Outcome run(String... args) {
        return run(session -> Main.run(session, args), args);
    }

    /** Like {@link #run}, but with the parser even where there is no option. */
    public Outcome parseAndRun(String... args) {
        return run(session -> Parser.run(session, args), args);
    }

    private Outcome run(ToIntFunction<Session> command, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Session session = new Session(
                new ByteArrayInputStream(input),
                out,
                err,
                terminals,
                closed,
                environment,
                Messages.of(Main.language(args, environment)));
        int status = command.applyAsInt(session);
        return new Outcome(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
