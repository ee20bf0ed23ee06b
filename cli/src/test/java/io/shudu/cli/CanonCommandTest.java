package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.EMPTY;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.command.CanonCommand;
import io.shudu.cli.command.LineSettings;
import io.shudu.cli.command.SolveCommand;
import io.shudu.cli.input.Input;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.transform.Transform;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** {@code shudu canon}, on arguments, on text and on lines of bytes. */
class CanonCommandTest {
    /** Solved, it is the grid with the most automorphisms. */
    private static final String SYMMETRIC =
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    /** Two solutions: the corners of a rectangle are missing. */
    private static final String TWO = SOLVED.replaceFirst("^(.{8})2(.{8})8", "$1.$2.");

    private static final LineSettings AS_TEXT = new LineSettings(Input.LinesLeft.NONE, threads -> 1, 1);

    private static String image(String line, Rng rng) {
        int[] digits = line.chars().map(c -> Symbols.digit((char) c)).toArray();
        return Transform.random(Geometry.CLASSIC, rng)
                .apply(Grid.ofGivens(Geometry.CLASSIC, digits))
                .toString();
    }

    private static Shell.Outcome run(String input, LineSettings settings, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        byte[] bytes = input.getBytes(StandardCharsets.UTF_8);
        Session session = new Session(new ByteArrayInputStream(bytes), out, err, "", "", Map.of(), Messages.of("en"));
        int status = Parser.commandLine(session, new SolveCommand(session), new CanonCommand(session, settings))
                .execute(args);
        return new Shell.Outcome(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void resultsHaveTheColumnsAndFieldsThatProgramsRelyOn() {
        assertThat(new Shell().run("canon", SYMMETRIC)).isEqualTo(new Shell.Outcome(0, SYMMETRIC + "\n", ""));
        assertThat(new Shell().run("canon", "-f", "csv", SYMMETRIC).out())
                .isEqualTo("puzzle,form,automorphisms\n" + SYMMETRIC + "," + SYMMETRIC + ",648\n");
        assertThat(new Shell().run("canon", "-f", "json", EMPTY).out())
                .isEqualTo("{\"line\":1,\"puzzle\":\"" + EMPTY + "\",\"form\":\"" + EMPTY
                        + "\",\"automorphisms\":3359232}\n");
        assertThat(new Shell().run("canon", "-f", "grid", SYMMETRIC).out()).startsWith("1 2 3 | 4 5 6 | 7 8 9\n");
    }

    @Test
    void pencilMarksDoNotMatter() {
        String marked = new Shell().run("convert", "-f", "pencilmarks", EASY).out();
        assertThat(new Shell().input(marked).run("canon", "-i", "-").out())
                .isEqualTo(new Shell().run("canon", EASY).out());
    }

    @Test
    void otherSizesAreBadLinesThatKeepTheirPlace() {
        String four = "1.3..........4.2";
        Shell.Outcome outcome = new Shell().run("canon", four, SYMMETRIC);
        assertThat(outcome)
                .isEqualTo(new Shell.Outcome(
                        1,
                        "\n" + SYMMETRIC + "\n",
                        "<argument 1>:1: a board of 4x4 (box 2x2): only 9x9 grids have a canonical form\n"));
        assertThat(new Shell().run("--lang", "zh", "canon", four).err()).contains("只有 9x9 盘面有标准形");
    }

    @Test
    void dedupeKeepsTheFirstOfEachClass() {
        Rng rng = new SeedSequence(1).at(0);
        String input = String.join(
                "\n", "# of two kinds", EASY, "nonsense", image(EASY, rng), TWO, image(TWO, rng), "", EASY, EMPTY);
        Shell.Outcome lines = new Shell().input(input).run("canon", "--dedupe", "-i", "-");
        assertThat(lines.status()).isEqualTo(1);
        assertThat(lines.out())
                .isEqualTo("# of two kinds\n"
                        + new Shell().run("canon", EASY).out() + "\n"
                        + new Shell().run("canon", TWO).out() + "\n"
                        + EMPTY + "\n");
        assertThat(lines.err()).contains("<stdin>:3: ").endsWith("6 puzzles, 3 essentially different\n");
        Shell.Outcome csv = new Shell().input(input).run("canon", "--dedupe", "--quiet", "-f", "csv", "-i", "-");
        assertThat(csv.out().lines().map(line -> line.substring(0, line.indexOf(','))))
                .containsExactly("puzzle", EASY, "nonsense", TWO, EMPTY);
        assertThat(csv.err()).doesNotContain("essentially");
    }

    @Property(tries = 60)
    void linesOfBytesGiveTheSame(
            @ForAll @LongRange(max = 1L << 50) long seed,
            @ForAll @IntRange(min = 1, max = 4) int threads,
            @ForAll @IntRange(min = 1, max = 600) int chunkSize,
            @ForAll @IntRange(max = 2) int shape,
            @ForAll boolean dedupe) {
        Rng rng = new SeedSequence(seed).at(0);
        String[] kinds = {EASY, EASY.replace('.', '0'), SYMMETRIC, TWO, EMPTY, "", "# remark", "nonsense", "55" + EMPTY
        };
        StringBuilder input = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            String line = kinds[rng.nextInt(kinds.length)];
            input.append(line.length() == 81 && rng.nextInt(2) == 0 ? image(line, rng) : line)
                    .append('\n');
        }
        String[] args = Stream.of(
                        "canon",
                        "--threads",
                        String.valueOf(threads),
                        "-f",
                        new String[] {"line", "csv", "json"}[shape],
                        dedupe ? "--dedupe" : "-q")
                .toArray(String[]::new);
        LineSettings asBytes = new LineSettings(Input.LinesLeft.ALL, count -> chunkSize, 1);
        assertThat(run(input.toString(), asBytes, args)).isEqualTo(run(input.toString(), AS_TEXT, args));
    }
}
