package io.shudu.bench.tdoku;

import io.shudu.bench.Contestant;
import io.shudu.bench.FirstAnswers;
import io.shudu.bench.Lap;
import io.shudu.bench.PuzzleSet;
import io.shudu.bench.Unavailable;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * tdoku in a process of its own, which solves when it is told to and takes its own CPU time. The program is
 * {@code bench/tdoku/driver.cc}, which also says what is asked of it.
 */
public final class TdokuProcess implements Contestant {
    private static final int CELLS = 81;
    private static final long NANOS_A_MILLI = 1_000_000;
    private static final long PATIENCE_SECONDS = 5;

    private final Process process;
    private final BufferedWriter requests;
    private final BufferedReader replies;

    /**
     * Starts the program.
     *
     * @param command the program and its arguments
     * @throws Unavailable if it cannot be started
     */
    public TdokuProcess(String... command) {
        try {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new Unavailable(e);
        }
        requests = process.outputWriter(StandardCharsets.UTF_8);
        replies = process.inputReader(StandardCharsets.UTF_8);
    }

    @Override
    public String name() {
        return "tdoku";
    }

    @Override
    public String description() {
        return "up to two solutions enumerated, the first one copied";
    }

    @Override
    public Entry enter(PuzzleSet set) {
        load(set);
        return new Entry() {
            @Override
            public FirstAnswers answers(long nanos) {
                return readAnswers(set.size());
            }

            @Override
            public Lap lap(long nanos) {
                String[] reply =
                        request("lap " + Math.ceilDiv(nanos, NANOS_A_MILLI)).split(" ", -1);
                return new Lap(Long.parseLong(reply[0]), Long.parseLong(reply[1]));
            }
        };
    }

    private void load(PuzzleSet set) {
        try {
            Path file = Files.createTempFile("shudu-bench", ".txt");
            try {
                Files.write(file, set.lines());
                String reply = request("load " + file);
                if (!reply.equals("loaded " + set.size())) {
                    throw new Unavailable("of " + set.size() + " puzzles it says: " + reply);
                }
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new Unavailable(e);
        }
    }

    private FirstAnswers readAnswers(int size) {
        FirstAnswers answers = new FirstAnswers(size);
        for (int i = 0; i < size; i++) {
            String reply = i == 0 ? request("answers") : reply();
            byte[] line = reply.getBytes(StandardCharsets.US_ASCII);
            if (line.length != 2 + CELLS) {
                throw new Unavailable("instead of an answer it says: " + reply);
            }
            answers.add(line[0] - '0', line, 2);
        }
        return answers;
    }

    private String request(String text) {
        try {
            requests.write(text);
            requests.write('\n');
            requests.flush();
        } catch (IOException e) {
            throw new Unavailable(e);
        }
        return reply();
    }

    private String reply() {
        try {
            String line = replies.readLine();
            if (line == null) {
                throw new Unavailable("it has ended");
            }
            return line;
        } catch (IOException e) {
            throw new Unavailable(e);
        }
    }

    /** Lets the program end. */
    @Override
    public void close() {
        try {
            // The end of the requests is the end of the program.
            requests.close();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (IOException alreadyGone) {
            process.destroyForcibly();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
