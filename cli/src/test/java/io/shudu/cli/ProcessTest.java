package io.shudu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What only a real process can show: closed pipes, full disks, signals. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class ProcessTest {
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    Path folder;

    @Test
    void aClosedPipeEndsQuietly() throws Exception {
        Process process = start("grid", "--count", "1000000000", "--method", "shift", "--seed", "1");
        try (InputStream out = process.getInputStream()) {
            assertThat(out.readNBytes(82)).hasSize(82);
        }
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        assertThat(errors(process)).isEmpty();
    }

    @Test
    void aClosedPipeEndsTheSolvingOfAFileQuietly() throws Exception {
        Path file = Files.writeString(folder.resolve("many.txt"), (EASY + "\n").repeat(100_000));
        Process process = start("solve", "-i", file.toString());
        try (InputStream out = process.getInputStream()) {
            assertThat(out.readNBytes(82)).hasSize(82);
        }
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        assertThat(errors(process)).isEmpty();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskEndsTheSolvingOfAFile() throws Exception {
        Path file = Files.writeString(folder.resolve("many.txt"), (EASY + "\n").repeat(20_000));
        Process process = start("solve", "-i", file.toString(), "-o", "/dev/full");
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(errors(process)).isEqualTo("shudu: /dev/full: no space left\n");
        assertThat(process.exitValue()).isEqualTo(3);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskIsSaid() throws Exception {
        ProcessBuilder builder = builder("solve", EASY);
        builder.redirectOutput(new File("/dev/full"));
        Process process = builder.start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(errors(process)).isEqualTo("shudu: <stdout>: no space left\n");
        assertThat(process.exitValue()).isEqualTo(3);
        process = start("solve", EASY, "-o", "/dev/full");
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(errors(process)).isEqualTo("shudu: /dev/full: no space left\n");
        assertThat(process.exitValue()).isEqualTo(3);
    }

    @Test
    void anInterruptEndsWith130() throws Exception {
        Process process = start("solve", "--count", "--budget", "0", ".".repeat(81));
        Thread.sleep(1500);
        new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(130);
        assertThat(errors(process)).isEmpty();
    }

    @Test
    void aHugeLineNeedsLittleMemory() throws Exception {
        Path file = folder.resolve("huge.txt");
        byte[] chunk = "1".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII);
        try (var out = Files.newOutputStream(file)) {
            for (int i = 0; i < 200; i++) {
                out.write(chunk);
            }
            out.write(("\n" + EASY + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        ProcessBuilder builder = builder("solve", "-i", file.toString());
        builder.command().add(1, "-Xmx64m");
        Process process = builder.start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(errors(process)).startsWith(file + ":1: too long");
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .startsWith("\n5346");
        assertThat(process.exitValue()).isEqualTo(1);
    }

    @Test
    void standardErrorMayBeMoved() throws Exception {
        Path file = Files.writeString(folder.resolve("errors"), "before\n");
        ProcessBuilder builder = builder("solve", "123");
        builder.command().add(1, "-Dshudu.errors=" + file);
        Process process = builder.start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(errors(process)).isEmpty();
        assertThat(file).content().startsWith("before\n<argument 1>:1: ");
        builder.command().set(1, "-Dshudu.errors=" + folder.resolve("no/such/file"));
        process = builder.start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(errors(process)).startsWith("<argument 1>:1: ");
    }

    @Test
    void theRehearsalPlaysToNobody() throws Exception {
        ProcessBuilder builder = builder();
        builder.command().set(3, "io.shudu.cli.Rehearsal");
        Process process = builder.redirectErrorStream(true).start();
        assertThat(process.getInputStream().readAllBytes()).isEmpty();
        assertThat(process.waitFor()).isZero();
    }

    static Process start(String... args) throws IOException {
        return builder(args).start();
    }

    private static ProcessBuilder builder(String... args) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "io.shudu.cli.Main"));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("LC_ALL", "C");
        return builder;
    }

    static String errors(Process process) throws IOException {
        return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
