package io.shudu.browser;

import static org.assertj.core.api.Assertions.fail;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs the compiled engine in Node. */
final class Node {
    /** Where the build puts the module. */
    static final Path MODULE = Path.of("target", "engine", "shudu-engine.js");

    /** The first version that the module is promised for. */
    private static final int OLDEST = 20;

    private static final Path SCRIPT = Path.of("src", "test", "js", "answer.mjs");
    private static final long SECONDS = 300;

    private Node() {}

    /** The names that the module exports. */
    static List<String> exports() {
        return run("", "--exports");
    }

    /** The answers to requests, each a JSON array of an operation and a request; each answer is a JSON string. */
    static List<String> answers(List<String> requests) {
        return run(String.join("\n", requests) + "\n");
    }

    private static List<String> run(String input, String... more) {
        requireNode();
        List<String> command = new ArrayList<>(List.of("node", SCRIPT.toString(), MODULE.toString()));
        command.addAll(List.of(more));
        return call(command, input);
    }

    /** A machine without Node must not pass for one on which the module works. */
    private static void requireNode() {
        String version = call(List.of("node", "--version"), "").getFirst();
        int major = Integer.parseInt(version.substring(1, version.indexOf('.')));
        if (major < OLDEST) {
            fail("node " + version + " is on the PATH: testing the JavaScript engine needs " + OLDEST + " or newer");
        }
    }

    private static List<String> call(List<String> command, String input) {
        try {
            File in = Files.createTempFile("shudu-in", ".txt").toFile();
            File out = Files.createTempFile("shudu-out", ".txt").toFile();
            try {
                // Files, not pipes: nobody has to read and write at the same time.
                Files.writeString(in.toPath(), input);
                Process process = new ProcessBuilder(command)
                        .redirectInput(in)
                        .redirectOutput(out)
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
                if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                    return fail(command + " did not end within " + SECONDS + " seconds");
                }
                if (process.exitValue() != 0) {
                    return fail(command + " ended with status " + process.exitValue());
                }
                return Files.readAllLines(out.toPath(), StandardCharsets.UTF_8);
            } finally {
                Files.delete(in.toPath());
                Files.delete(out.toPath());
            }
        } catch (IOException missing) {
            return fail(
                    "testing the JavaScript engine needs node, version " + OLDEST + " or newer, on the PATH", missing);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return fail("interrupted", interrupted);
        }
    }
}
