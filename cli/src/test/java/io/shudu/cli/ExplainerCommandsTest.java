package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code shudu rate --scale se}, {@code serate} and {@code explain --scale se}. */
class ExplainerCommandsTest {
    /** Rated 8.3 by Sudoku Explainer 1.2.1.3. */
    private static final String HARD =
            "...27.6...6...3.9.....6.3.723.9......49.........3..85........8.7.......5.917.....";

    /** Two solutions, and nothing goes on. */
    private static final String TWO =
            "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";

    /** Of hardest-1106: with Exocets nothing has to be supposed. */
    private static final String EXOTIC =
            "....5....4....92....9....1.2..7.39....6.....79....43...94...8.......8.9.8......23";

    @TempDir
    Path folder;

    private static Shell.Outcome run(String... args) {
        return new Shell().run(args);
    }

    @Test
    void templatesHaveTheLettersOfSerate() {
        assertThat(run("rate", "--scale", "se", "-f", "%g ED=%r/%p/%d", HARD).out())
                .isEqualTo(HARD + " ED=8.3/1.2/1.2\n");
        assertThat(run("rate", "--scale", "se", "-f", "%n%t%i%l100%%", EASY, HARD)
                        .out())
                .isEqualTo("1\t" + EASY.replace('.', '0') + "\n100%\n2\t" + HARD.replace('.', '0') + "\n100%\n");
        assertThat(run("rate", "--scale", "se", "-f", "%e %", EASY).out()).matches("[0-9]+\\.[0-9]{2}s %\n");
        Shell.Outcome unknown = run("rate", "--scale", "se", "-f", "%r %x", EASY);
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains("--format %r %x: %x means nothing here; use %d %e %g");
        assertThat(run("rate", "-f", "%r", EASY).err()).contains("--format %r: only with --scale se");
    }

    @Test
    void pearlsDiamondsAndLimitsEndEarly() {
        assertThat(run("rate", "--scale", "se", "--pearl", HARD).out()).isEqualTo("20.0 1.2 1.2\n");
        assertThat(run("rate", "--scale", "se", "--diamond", HARD).out()).isEqualTo("20.0 1.2 1.2\n");
        assertThat(run("rate", "--scale", "se", "--pearl", EASY).out()).isEqualTo("1.2 1.2 1.2\n");
        assertThat(run("rate", "--scale", "se", "--above", "7", HARD).out()).isEqualTo("8.0+ 1.2 1.2\n");
        assertThat(run("rate", "--scale", "se", "--above", "8.3", HARD).out()).isEqualTo("8.3 1.2 1.2\n");
        assertThat(run("rate", "--scale", "se", "--above", "7", "-f", "grid", HARD)
                        .out())
                .endsWith("Sudoku Explainer: ER 8.0+, EP 1.2, ED 1.2\nIt stopped there; later steps may be harder.\n");
        assertThat(run("rate", "--scale", "se", "--above", "7", "-f", "json", HARD)
                        .out())
                .contains("\"se\":{\"er\":8.0,\"ep\":1.2,\"ed\":1.2,\"more\":true}");
        assertThat(run("rate", "--scale", "se", "--above", "hard", HARD).err())
                .contains("--above hard: use a rating such as 8.4");
        assertThat(run("rate", "--pearl", HARD).err()).contains("--pearl: only with --scale se");
        assertThat(run("rate", "--diamond", HARD).err()).contains("--diamond: only with --scale se");
        assertThat(run("rate", "--above", "7", HARD).err()).contains("--above: only with --scale se");
    }

    @Test
    void whatHasSeveralSolutionsIsRatedLikeThere() {
        Shell.Outcome outcome = run("rate", "--scale", "se", TWO, EASY);
        assertThat(outcome).isEqualTo(new Shell.Outcome(1, "20.0 0.0 0.0\n1.2 1.2 1.2\n", outcome.err()));
        assertThat(outcome.err()).contains("<argument 1>:1: 2 or more solutions");
        assertThat(run("rate", "--scale", "se", "-f", "csv", TWO).out()).endsWith(TWO + ",,,20.0,0.0,0.0\n");
        assertThat(run("serate", ".".repeat(81)).out()).isEqualTo("20.0/0.0/0.0\n");
    }

    @Test
    void scalesOfOneBoardSaySoOnOthers() {
        for (String scale : List.of("se", "hodoku")) {
            Shell.Outcome outcome = run("rate", "--scale", scale, "1...............");
            assertThat(outcome.status()).isOne();
            assertThat(outcome.out()).isEqualTo("\n");
            assertThat(outcome.err()).contains("a board of 4x4 (box 2x2): the scale " + scale + " is made for 9x9");
        }
        assertThat(run("explain", "--scale", "se", "1...............").err()).contains("the scale se is made for 9x9");
    }

    @Test
    void exoticPatternsHaveAScaleOfTheirOwn() {
        String usual = run("rate", "--scale", "shudu", "-f", "json", EXOTIC).out();
        assertThat(usual).contains("\"forcing-net-contradiction\":").doesNotContain("exocet");
        assertThat(run("rate", "--scale", "exotic", EXOTIC).out()).isEqualTo("extreme\n");
        assertThat(run("rate", "--scale", "exotic", "-f", "json", EXOTIC).out())
                .contains("\"level\":\"extreme\"", "\"hardest\":\"double-exocet\"", "\"junior-exocet\":3")
                .doesNotContain("forcing", "hodoku");
        assertThat(run("rate", "--scale", "exotic", "1...2...........").status())
                .isOne();
        assertThat(run("rate", "--scale", "exotic", "..4.1..3....23..").out()).isEqualTo("beginner\n");
        assertThat(run("explain", "--scale", "exotic", "-f", "csv", EXOTIC).out())
                .contains(",junior-exocet,", ",double-exocet,")
                .doesNotContain("forcing");
        assertThat(run("explain", "--scale", "shudu", "-f", "csv", EXOTIC).out())
                .contains(",forcing-net-contradiction,")
                .doesNotContain("exocet");
    }

    @Test
    void serateKeepsItsOptions() throws IOException {
        Path in = folder.resolve("in.txt");
        Path out = folder.resolve("out.txt");
        Files.writeString(in, EASY + "\n\nshort\n" + HARD.replace('.', 'x') + " remark\n");
        assertThat(run("serate", "--format=%g: %r/%p/%d", "--input=" + in, "--output=" + out))
                .isEqualTo(new Shell.Outcome(0, "", ""));
        assertThat(Files.readString(out))
                .isEqualTo(EASY + ": 1.2/1.2/1.2\n" + HARD.replace('.', 'x') + " remark: 8.3/1.2/1.2\n");
        assertThat(run("serate", "-t", "1", EASY).out()).isEqualTo("1.2/1.2/1.2\n");
        assertThat(run("serate", "-p", "-f%r", "--threads=0", "--batch=0", "--isBlocks=1", HARD)
                        .out())
                .isEqualTo("20.0\n");
        assertThat(new Shell().input(EASY + "\n").run("serate", "-d").out()).isEqualTo("1.2/1.2/1.2\n");
        assertThat(run("serate", TWO)).isEqualTo(new Shell.Outcome(0, "20.0/0.0/0.0\n", ""));
        for (String option : List.of("--batch=1", "--techs=111", "--isBlocks=0")) {
            assertThat(run("serate", option, EASY).err()).contains("Only the techniques and rules");
        }
    }

    @Test
    void anInterruptedFileIsResumedToTheSameBytes() throws IOException {
        Path in = folder.resolve("in.txt");
        Files.writeString(in, "# remark\n" + EASY + "\n\nbad\n" + EASY + "\n" + EASY + "\n");
        for (String format : List.of("line", "csv", "json", "%g %r")) {
            Path out = folder.resolve(format.substring(0, 2) + ".out");
            String[] call = {
                "rate", "--scale", "se", "--resume", "-f", format, "-i", in.toString(), "-o", out.toString()
            };
            run(call);
            byte[] whole = Files.readAllBytes(out);
            Path part = Objects.requireNonNull(out.resolveSibling(out.getFileName() + ".part"));
            for (int length = 0; length <= whole.length; length += 1 + whole.length / 9) {
                Files.deleteIfExists(out);
                Files.write(part, Arrays.copyOf(whole, length));
                run(call);
                assertThat(Files.readString(out)).isEqualTo(new String(whole, StandardCharsets.UTF_8));
                assertThat(part).doesNotExist();
            }
            assertThat(run(call))
                    .isEqualTo(new Shell.Outcome(0, "", out + ": is complete, there is nothing to resume\n"));
        }
        assertThat(run("rate", "--resume", EASY).err()).contains("--resume: needs -o FILE");
    }

    @Test
    void theWayIsTold() {
        Shell.Outcome outcome = run("explain", "--scale", "se", "-f", "grid", HARD);
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out())
                .contains(
                        "\n1. 1.2 hidden single: r2c3=7\n",
                        "\n20. 8.0 Nishio: r3c3<>5\n    The assumption leads to both, so it is false:\n",
                        "    - r3c3=5\n      r3c2<>5 <- r3c3=5\n",
                        "\n21. 8.3 multiple forcing chains: r1c3<>4\n")
                .endsWith("Sudoku Explainer: ER 8.3, EP 1.2, ED 1.2\n");
        assertThat(run("--lang", "zh", "explain", "--scale", "se", "-f", "grid", HARD)
                        .out())
                .contains("8.3 多重强制链：r1c3<>4");
        assertThat(run("explain", "--scale", "se", HARD).out()).startsWith("r2c3=7; r2c7=5; ");
        assertThat(run("explain", "--scale", "se", "-f", "csv", HARD).out())
                .startsWith(
                        "puzzle,step,technique,placements,eliminations,er\n" + HARD + ",1,hidden-single,r2c3=7,,1.2\n");
        assertThat(run("explain", "--scale", "se", "-f", "json", HARD).out())
                .contains(
                        "\"er\":8.3,\"ep\":1.2,\"ed\":1.2,\"solved\":true,\"steps\":[",
                        "\"chain\":{\"form\":\"region\",\"branches\":[{\"nodes\":[{\"is\":\"r1c3=5\"},"
                                + "{\"is\":\"r1c3<>4\",\"from\":[\"r1c3=5\"]}]}");
        for (String several : List.of(TWO, ".".repeat(81))) {
            Shell.Outcome stuck = run("explain", "--scale", "se", several);
            assertThat(stuck.status()).isOne();
            assertThat(stuck.err()).contains("<argument 1>:1: 2 or more solutions");
        }
        Shell.Outcome none = run("explain", "--scale", "se", "-f", "json", "11" + ".".repeat(79));
        assertThat(none.err()).contains("no solution");
        assertThat(none.out()).contains("\"solved\":false,\"steps\":[]").doesNotContain("\"er\"");
        assertThat(run("explain", "--scale", "hodoku", HARD).err()).contains("--scale hodoku: use shudu, exotic or se");
        assertThat(run("explain", "--scale", "se", "--pictures", HARD).err())
                .contains("--pictures: not with --scale se");
    }
}
