package io.shudu.spark.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.Calls;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Jobs write what the command line writes, however the work is cut. */
class SameAsCommandLineTest {
    /** Few, so that it is quick; {@code -Dshudu.puzzles=100000} asks for more, and for every job in every cut. */
    private static final int FEW = 3000;

    private static final int PUZZLES = Integer.getInteger("shudu.puzzles", FEW);
    private static final int LEAST_FOR_ALL = 10_000;
    private static final String MADE = String.valueOf(PUZZLES >= LEAST_FOR_ALL ? PUZZLES : 1000);

    @TempDir
    static Path folder;

    private static Path lines;

    /** Puzzles with things between them that are none. */
    @BeforeAll
    static void makePuzzles() throws IOException {
        List<String> puzzles = Calls.output("generate", "--seed", "1", "-n", String.valueOf(PUZZLES), "-f", "line")
                .lines()
                .toList();
        List<String> mixed = new ArrayList<>();
        mixed.add("# the beginning");
        for (int i = 0; i < puzzles.size(); i++) {
            mixed.add(i % 3 == 0 ? puzzles.get(i).replace('.', '0') : puzzles.get(i));
            switch (i % 100) {
                case 7 -> mixed.add("rubbish, \"quoted\"");
                case 17 -> mixed.add("1" + ".".repeat(255));
                case 27 -> mixed.add("");
                case 37 -> mixed.add("55" + puzzles.get(i).substring(2));
                case 47 -> mixed.add(".".repeat(60) + puzzles.get(i).substring(60));
                case 57 -> mixed.add("1.......4.......");
                default -> {}
            }
        }
        lines = folder.resolve("in.txt");
        Files.write(lines, mixed);
    }

    static String run(String... args) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        List<String> words = new ArrayList<>(List.of(args));
        words.addAll(List.of("--master", "local[2]"));
        int status = Main.run(words, new PrintStream(said, true, StandardCharsets.UTF_8), false);
        assertThat(status).as(said.toString(StandardCharsets.UTF_8)).isZero();
        return said.toString(StandardCharsets.UTF_8);
    }

    /** All parts of a result one after the other; of tables the names once. */
    static String parts(Path out, boolean isTable) throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.list(out)) {
            for (Path part : files.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .toList()) {
                String text = Files.readString(part);
                all.append(isTable && !all.isEmpty() ? text.substring(text.indexOf('\n') + 1) : text);
            }
        }
        return all.toString();
    }

    private static long partCount(Path out) throws IOException {
        try (Stream<Path> files = Files.list(out)) {
            return files.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .count();
        }
    }

    static Stream<Arguments> jobs() {
        List<Arguments> all = new ArrayList<>();
        for (String job : List.of("solve", "rate", "canon")) {
            for (int partitions : new int[] {1, 2, 7, 64}) {
                all.add(Arguments.of(job, partitions % 2 == 0 ? "csv" : "line", partitions));
            }
        }
        List<Integer> some = List.of(0, 2, 3, 5, 9, 11);
        return PUZZLES >= LEAST_FOR_ALL ? all.stream() : some.stream().map(all::get);
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void jobs_over_lines(String job, String format, int partitions) throws IOException {
        boolean isTable = format.equals("csv");
        Path out = folder.resolve(job + partitions + (isTable ? ".csv" : ".txt"));
        String said = run(job, lines.toString(), out.toString(), "--partitions", String.valueOf(partitions));
        assertThat(parts(out, isTable)).isEqualTo(Calls.output(job, "-i", lines.toString(), "-f", format));
        assertThat(partCount(out)).isBetween((long) partitions, partitions + 1L);
        int hundreds = PUZZLES / 100;
        assertThat(said).contains(1 + PUZZLES + 6 * hundreds + " rows").contains(1 + hundreds + " remarks");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 64})
    void generation(int partitions) throws IOException {
        Path out = folder.resolve("made" + partitions + ".txt");
        run("generate", out.toString(), "--count", MADE, "--seed", "5", "--partitions", String.valueOf(partitions));
        assertThat(parts(out, false)).isEqualTo(Calls.output("generate", "--seed", "5", "-n", MADE, "-f", "line"));
        assertThat(partCount(out)).isEqualTo(partitions);
    }

    @Test
    void generation_of_a_table() throws IOException {
        Path out = folder.resolve("made.csv");
        String said = run("generate", out.toString(), "--count=20", "--seed=5", "--wish", "level=medium");
        assertThat(parts(out, true))
                .isEqualTo(Calls.output("generate", "--seed", "5", "-n", "20", "--level", "medium", "-f", "csv"));
        assertThat(said).startsWith("20 puzzles");
    }

    @Test
    void forms_are_there_once() throws IOException {
        Path images = folder.resolve("images.txt");
        Files.writeString(
                images,
                Calls.output("transform", "--shuffle", "--seed", "3", "-i", lines.toString(), "-f", "line")
                        + Files.readString(lines));
        Path out = folder.resolve("forms.txt");
        String said = run("dedupe", images.toString(), out.toString());
        List<String> expected = Calls.output("canon", "--dedupe", "-i", images.toString(), "-f", "line")
                .lines()
                .filter(line -> line.length() == 81)
                .sorted()
                .toList();
        assertThat(parts(out, false).lines().sorted().toList()).isEqualTo(expected);
        assertThat(said).contains(expected.size() + " essentially different");
    }
}
