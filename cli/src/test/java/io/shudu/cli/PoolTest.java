package io.shudu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code shudu generate --pool}. */
class PoolTest {
    @TempDir
    Path folder;

    private Shell.Outcome generate(String... more) {
        List<String> args = new ArrayList<>(List.of("generate", "--level", "hard", "--pool", pool().toString()));
        args.addAll(List.of(more));
        return new Shell().run(args.toArray(String[]::new));
    }

    private Path pool() {
        return folder.resolve("pool.txt");
    }

    private List<String> kept() throws IOException {
        return Files.readAllLines(pool());
    }

    @Test
    void whatWasPutInComesOutInDisguise() throws IOException {
        assertThat(generate("--fill", "-n", "3", "--seed", "5")).isEqualTo(new Shell.Outcome(0, "", ""));
        List<String> lines = kept();
        assertThat(lines).hasSize(3).allMatch(line -> line.startsWith("1:9:uniform:0..81:none:unique+level=hard:5:"));
        String json = generate("-n", "2", "-f", "json").out();
        assertThat(json.lines()).hasSize(2).allSatisfy(line -> {
            assertThat(line).contains("\"level\":\"hard\"", "\"asWished\":true");
            String puzzle = line.replaceAll(".*\"puzzle\":\"([^\"]*)\".*", "$1");
            String id = line.replaceAll(".*\"id\":\"([^\"]*)\".*", "$1");
            assertThat(id).startsWith("1:disguised:");
            assertThat(lines).noneMatch(old -> old.endsWith(puzzle));
            assertThat(new Shell().run("generate", "--id", id).out()).isEqualTo(puzzle + "\n");
        });
        assertThat(kept()).isEqualTo(lines.subList(2, 3));
        assertThat(generate("--undisguised", "-n", "1").out())
                .isEqualTo(lines.get(2).replaceAll(".* ", "") + "\n");
        assertThat(kept()).isEmpty();
        assertThat(generate("-n", "2", "--seed", "1").out())
                .isEqualTo(new Shell()
                        .run("generate", "--level", "hard", "-n", "2", "--seed", "1")
                        .out());
    }

    @Test
    void otherWishesAndBadLinesStay() throws IOException {
        generate("--fill", "--seed", "5");
        String other = "1:9:uniform:0..81:none:unique+level=expert:5:0 " + ".".repeat(81);
        String bad = "1:9:uniform:0..81:none:unique+level=hard:5:0 " + ".".repeat(81);
        String rubbish = "no puzzle at all";
        Files.writeString(pool(), other + "\n" + bad + "\n" + rubbish + "\n", StandardOpenOption.APPEND);
        Shell.Outcome drawn = generate("-n", "1", "--seed", "1");
        assertThat(drawn.out().lines()).hasSize(1);
        assertThat(kept()).containsExactly(other, bad, rubbish);
        assertThat(generate("-n", "1", "--seed", "1").err()).contains("no puzzle: 1; they stay there");
        assertThat(kept()).containsExactly(other, bad, rubbish);
    }

    @Test
    void itIsFilledUpToANumber() throws IOException {
        assertThat(generate("--fill", "--keep", "3", "--seed", "5")).isEqualTo(new Shell.Outcome(0, "", ""));
        assertThat(kept()).hasSize(3);
        assertThat(generate("--fill", "--keep", "5", "--seed", "6").status()).isZero();
        assertThat(generate("--fill", "--keep", "4", "--seed", "7").status()).isZero();
        assertThat(kept()).hasSize(5);
        try (FileChannel other = FileChannel.open(
                        folder.resolve("pool.txt.filling"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = other.lock()) {
            assertThat(lock.isValid()).isTrue();
            assertThat(generate("--fill", "--keep", "9").status()).isZero();
        }
        assertThat(kept()).as("somebody else fills it").hasSize(5);
    }

    /** The launcher is called again, with the wish and nothing of what is about this one answer. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void afterwardsItIsFilledInTheBackground() throws Exception {
        Path said = folder.resolve("said");
        Path door = Files.writeString(folder.resolve("door"), """
                #!/bin/sh
                printf '%s\\n' "$@" >"$0.new" && mv "$0.new" "$(dirname "$0")/said"
                """);
        assertThat(door.toFile().setExecutable(true)).isTrue();
        Shell shell = new Shell().environment(Map.of("SHUDU_DOOR", door.toString()));
        String[] wish = {"generate", "--level", "hard", "--minimal", "--pool", pool().toString()};
        assertThat(shell.run(with(wish, "--keep", "0", "-n", "2", "--seed", "3", "--answers", "--undisguised"))
                        .status())
                .isZero();
        assertThat(shell.run(with(wish, "-n", "2", "--seed", "3", "--answers", "--undisguised"))
                        .status())
                .isZero();
        for (int i = 0; i < 600 && !Files.exists(said); i++) {
            Thread.sleep(50);
        }
        assertThat(Files.readAllLines(said))
                .containsExactly(
                        "generate",
                        "--threads=1",
                        "--minimal",
                        "--level=hard",
                        "--pool=" + pool(),
                        "--fill",
                        "--keep=20");
        assertThat(new Shell()
                        .run(with(Files.readAllLines(said).toArray(String[]::new), "--keep=2"))
                        .status())
                .as("an option that is given twice")
                .isEqualTo(2);
        List<String> words = Files.readAllLines(said);
        words.set(words.size() - 1, "--keep=2");
        assertThat(new Shell().run(words.toArray(String[]::new)).status()).isZero();
        assertThat(kept()).hasSize(2);
        assertThat(new Shell()
                        .environment(Map.of("SHUDU_DOOR", folder.resolve("none").toString()))
                        .run(with(wish, "--seed", "3"))
                        .status())
                .isZero();
    }

    private static String[] with(String[] words, String... more) {
        return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void symmetricPuzzlesKeepTheirSymmetry() {
        generate("--symmetry", "diagonal", "--fill", "--seed", "5");
        assertThat(generate("--symmetry", "diagonal", "-f", "json").out())
                .contains("\"symmetry\":\"diagonal\"", "\"id\":\"1:disguised:");
    }

    /** Each line is whole, and nothing is taken twice. */
    @Test
    void severalMayUseIt() throws Exception {
        Thread[] threads = new Thread[4];
        List<String> out = java.util.Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < threads.length; i++) {
            String seed = String.valueOf(i);
            threads[i] = new Thread(() -> {
                generate("--fill", "-n", "5", "--seed", seed);
                out.addAll(generate("-n", "5", "--seed", seed, "--undisguised")
                        .out()
                        .lines()
                        .toList());
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(out).hasSize(20).doesNotHaveDuplicates();
        assertThat(kept()).isEmpty();
    }

    /** Whatever bytes there are stay as they are, and puzzles that could not be written go back. */
    @Test
    void nothingIsLost() throws IOException {
        generate("--fill", "-n", "2", "--seed", "5");
        byte[] rubbish = {(byte) 0xff, 0, (byte) 0xfe, '\n'};
        Files.write(pool(), rubbish, StandardOpenOption.APPEND);
        byte[] before = Files.readAllBytes(pool());
        assertThat(generate("-n", "1", "-o", folder.resolve("no/such/folder").toString())
                        .status())
                .isEqualTo(3);
        assertThat(Files.size(pool())).isEqualTo(before.length);
        assertThat(generate("-n", "2").out().lines()).hasSize(2);
        assertThat(Files.readAllBytes(pool())).isEqualTo(rubbish);
        assertThat(generate("-o", pool().toString()).status()).isEqualTo(2);
        assertThat(Files.readAllBytes(pool())).isEqualTo(rubbish);
    }

    @Test
    void whatCannotBeIsSaid() {
        assertThat(new Shell().run("generate", "--id", "1:heart:1", "--fill").status())
                .isEqualTo(2);
        assertThat(generate("--fill", "--report").status()).isEqualTo(2);
        assertThat(new Shell().run("generate", "--fill").err()).contains("--pool FILE");
        assertThat(new Shell().run("generate", "--keep", "5").err()).contains("--pool FILE");
        assertThat(generate("--keep", "-5").err()).contains("--keep -5: must be a whole number from 0");
        assertThat(generate("--fill", "--keep", "5", "--count", "5").err()).contains("either --count or --keep");
        assertThat(new Shell()
                        .run("generate", "--pool", folder.resolve("a/b").toString())
                        .status())
                .isEqualTo(3);
        assertThat(new Shell()
                        .run("generate", "--id", "1:heart:1", "--pool", "x")
                        .status())
                .isEqualTo(2);
    }
}
