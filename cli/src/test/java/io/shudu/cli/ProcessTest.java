package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.input.PlainText;
import io.shudu.cli.session.ExitStatus;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What only a real process can show: closed pipes, full disks, signals. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class ProcessTest {

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
        Process process = start("solve", "--count", "--budget", "0", EASY, ".".repeat(81));
        assertThat(process.getInputStream().readNBytes(2))
                .asString(StandardCharsets.US_ASCII)
                .isEqualTo("1\n");
        signal("INT", process);
        assertThat(process.exitValue()).isEqualTo(130);
        assertThat(errors(process)).isEqualTo("shudu: interrupted after 1 results\n");
    }

    @Test
    void whatIsDoneIsWrittenThoughTheNextIsSlow() throws Exception {
        // The last puzzle has so many solutions that nobody will ever count them.
        Process process = start("solve", "--count", "--budget", "0", "--threads", "1", EASY, EASY, ".".repeat(81));
        assertThat(process.getInputStream().readNBytes(4))
                .asString(StandardCharsets.US_ASCII)
                .isEqualTo("1\n1\n");
        assertThat(process.isAlive()).isTrue();
        signal("TERM", process);
        assertThat(process.exitValue()).isEqualTo(143);
        assertThat(errors(process)).isEqualTo("shudu: interrupted after 2 results\n");
    }

    @Test
    void whoSendsAPuzzleCanWaitForItsSolution() throws Exception {
        Process process = start("solve", "--from", "line");
        for (int i = 0; i < 3; i++) {
            process.getOutputStream().write((EASY + "\n").getBytes(StandardCharsets.US_ASCII));
            process.getOutputStream().flush();
            assertThat(process.getInputStream().readNBytes(82))
                    .asString(StandardCharsets.US_ASCII)
                    .startsWith("5346");
        }
        process.getOutputStream().close();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
    }

    @Test
    void anInterruptedFileNeverHasItsName() throws Exception {
        for (String name : List.of("out.txt", "out.txt.gz")) {
            Path out = Files.writeString(folder.resolve(name), "old");
            Process process = start("generate", "--clues", "22", "--count", "1000000", "-o", out.toString());
            Path part = folder.resolve(name + ".part");
            while (!Files.exists(part) || (name.endsWith("txt") && Files.size(part) < 500)) {
                Thread.sleep(20);
            }
            Thread.sleep(name.endsWith("txt") ? 0 : 3000);
            signal("TERM", process);
            assertThat(process.exitValue()).isEqualTo(143);
            assertThat(out).content().isEqualTo("old");
            try (InputStream bytes = Files.newInputStream(part);
                    InputStream lines = PlainText.of(name, bytes)) {
                String text = new String(lines.readAllBytes(), StandardCharsets.US_ASCII);
                assertThat(text).endsWith("\n");
                assertThat(text.lines()).allMatch(line -> line.length() == 81);
                assertThat(errors(process))
                        .isEqualTo("shudu: interrupted: " + out + " is not complete; the "
                                + text.lines().count() + " results so far are in " + part + "\n");
            }
        }
    }

    @Test
    void aKilledRatingIsResumedToTheSameBytes() throws Exception {
        String puzzles =
                new Shell().run("generate", "--count", "40", "--seed", "3").out();
        Path in = Files.writeString(folder.resolve("in.txt"), puzzles);
        Path out = folder.resolve("out.txt");
        Path part = folder.resolve("out.txt.part");
        String[] call = {"rate", "--scale", "se", "-f", "%g %r/%p/%d", "--from", "line", "-o", out.toString()};
        Process process = start(call);
        String half = puzzles.lines().limit(20).map(line -> line + "\n").collect(Collectors.joining());
        process.getOutputStream().write(half.getBytes(StandardCharsets.US_ASCII));
        process.getOutputStream().flush();
        while (!Files.exists(part) || Files.readString(part).lines().count() < 20) {
            Thread.sleep(20);
        }
        signal("KILL", process);
        assertThat(process.exitValue()).isEqualTo(137);
        assertThat(out).doesNotExist();
        List<String> again = new ArrayList<>(List.of(call));
        again.addAll(List.of("--resume", "-i", in.toString()));
        Process resumed = start(again.toArray(String[]::new));
        assertThat(resumed.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(resumed.exitValue()).isZero();
        assertThat(part).doesNotExist();
        assertThat(out)
                .content()
                .isEqualTo(new Shell()
                        .run("rate", "--scale", "se", "-f", "%g %r/%p/%d", "-i", in.toString())
                        .out())
                .startsWith(puzzles.substring(0, 81) + " ");
    }

    @Test
    void aFileThatMayNotGrowIsNamedWithWhatThereIs() throws Exception {
        Path out = folder.resolve("out.txt");
        ProcessBuilder builder = builder("grid", "--count", "1000000", "--method", "shift", "-o", out.toString());
        String command = String.join(" ", builder.command());
        Process process = new ProcessBuilder("sh", "-c", "ulimit -f 1000; LC_ALL=C exec " + command).start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(3);
        assertThat(out).doesNotExist();
        String text = Files.readString(folder.resolve("out.txt.part"));
        assertThat(text).endsWith("\n");
        assertThat(text.lines()).hasSizeGreaterThan(1000).allMatch(line -> line.length() == 81);
        assertThat(errors(process)).contains(": too large for this system", "are in " + out + ".part");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void standardInputIsNotReplacedByWhatIsMadeFromIt() throws Exception {
        Path puzzles = Files.writeString(folder.resolve("puzzles.txt"), EASY + "\n");
        Process process = builder("solve", "-o", puzzles.toString())
                .redirectInput(puzzles.toFile())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(2);
        assertThat(puzzles).content().isEqualTo(EASY + "\n");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aHelpThatCannotBeWrittenIsAFailure() throws Exception {
        for (List<String> words : List.of(List.of("--help"), List.of("--version"), List.of("help", "solve"))) {
            Process process = builder(words.toArray(String[]::new))
                    .redirectOutput(new File("/dev/full"))
                    .start();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isEqualTo(3);
            assertThat(errors(process)).isEqualTo("shudu: <stdout>: no space left\n");
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aSearchEndsWhenNobodyListens() throws Exception {
        ProcessBuilder builder = builder("solve", "--count", "--budget", "0", ".".repeat(81));
        builder.command().add(1, "--enable-native-access=ALL-UNNAMED");
        Process process = builder.start();
        process.getInputStream().close();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        assertThat(errors(process)).isEmpty();
    }

    @Test
    void aCallIsCheckedBeforeMoreIsBuilt() throws Exception {
        assertThat(checked("bench", "--rounds", "0")).isEqualTo(ExitStatus.USAGE);
        assertThat(checked("bench", "--help")).isEqualTo(ExitStatus.OK);
        assertThat(checked("bench", "--rounds", "1")).isEqualTo(ExitStatus.BUILD_MORE);
        assertThat(checked("serve", "--port", "0")).isEqualTo(ExitStatus.USAGE);
        assertThat(checked("serve")).isEqualTo(ExitStatus.BUILD_MORE);
    }

    private static int checked(String... args) throws Exception {
        ProcessBuilder builder = builder(args);
        builder.command().add(1, "-D" + Parser.CHECK + "=true");
        return builder.redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    private static void signal(String name, Process process) throws Exception {
        new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                .start()
                .waitFor();
        boolean ended = process.waitFor(60, TimeUnit.SECONDS);
        if (!ended) {
            process.destroyForcibly();
        }
        assertThat(ended)
                .as("ended by %s, which a shell in the background may have told its children to ignore", name)
                .isTrue();
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
    void theRehearsalPlaysToNobody() throws Exception {
        ProcessBuilder builder = builder("solve", "hint");
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
