package io.shudu.cli.command;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.HARD;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveCommandTest {
    /** Two solutions. */
    private static final String TWO = "123434122.......";

    private static final String PICTURE = """
            5 3 4 | 6 7 8 | 9 1 2
            6 7 2 | 1 9 5 | 3 4 8
            1 9 8 | 3 4 2 | 5 6 7
            ------+-------+------
            8 5 9 | 7 6 1 | 4 2 3
            4 2 6 | 8 5 3 | 7 9 1
            7 1 3 | 9 2 4 | 8 5 6
            ------+-------+------
            9 6 1 | 5 3 7 | 2 8 4
            2 8 7 | 4 1 9 | 6 3 5
            3 4 5 | 2 8 6 | 1 7 9
            """;

    @TempDir
    Path folder;

    @Test
    void aSolutionIsALineUnlessItStandsAloneOnATerminal() {
        assertThat(new Shell().run("solve", EASY)).isEqualTo(new Shell.Outcome(0, SOLVED + "\n", ""));
        assertThat(new Shell().terminals("1").run("solve", EASY).out()).isEqualTo(PICTURE);
        assertThat(new Shell().terminals("1").run("solve", EASY, EASY).out()).isEqualTo(SOLVED + "\n" + SOLVED + "\n");
        assertThat(new Shell().terminals("1").run("solve", EASY, "-f", "line").out())
                .isEqualTo(SOLVED + "\n");
    }

    @Test
    void emptyCellsAreWrittenInFourWays() {
        for (char empty : new char[] {'.', '0', '*', '_'}) {
            assertThat(new Shell().run("solve", EASY.replace('.', empty)).out()).isEqualTo(SOLVED + "\n");
        }
    }

    @Test
    void csvAndJsonHaveTheirFields() {
        assertThat(new Shell().run("solve", EASY, TWO, "-f", "csv").out())
                .isEqualTo(
                        "puzzle,solutions,solution\n" + EASY + ",1," + SOLVED + "\n" + TWO + ",2+,1234341221434321\n");
        assertThat(new Shell().run("solve", EASY, "-f", "json").out())
                .isEqualTo("{\"line\":1,\"puzzle\":\"" + EASY
                        + "\",\"board\":\"9\",\"verdict\":\"unique\",\"solutions\":1,\"solution\":\"" + SOLVED
                        + "\"}\n");
        assertThat(new Shell()
                        .run("solve", "11" + TWO.substring(2), "-f", "json")
                        .out())
                .isEqualTo(
                        "{\"line\":1,\"puzzle\":\"113434122.......\",\"board\":\"4\",\"verdict\":\"conflict\",\"solutions\":0}\n");
    }

    @Test
    void severalSolutionsAreNoProperPuzzle() {
        Shell.Outcome outcome = new Shell().run("solve", TWO);
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.err()).isEqualTo("<argument 1>:1: 2 or more solutions\n");
        assertThat(new Shell().run("solve", TWO, "-q").err()).isEmpty();
        assertThat(new Shell().run("solve", TWO, "--limit", "3").err()).isEqualTo("<argument 1>:1: 2 solutions\n");
        assertThat(new Shell().run("solve", TWO, "--limit", "1").status()).isZero();
        assertThat(new Shell().run("solve", TWO, "--count")).isEqualTo(new Shell.Outcome(1, "2\n", ""));
    }

    @Test
    void allListsEverySolution() {
        assertThat(new Shell().run("solve", TWO, "--all").out().lines())
                .containsExactlyInAnyOrder("1234341221434321", "1234341223414123");
        assertThat(new Shell().run("solve", TWO, "--all", "-f", "json").out())
                .contains("\"solutions\":2,")
                .contains("\"all\":[\"");
        assertThat(new Shell().run("solve", ".".repeat(16), "--all").out().lines())
                .hasSize(288);
        assertThat(new Shell()
                        .run("solve", ".".repeat(16), "--all", "--limit", "5", "-f", "csv")
                        .out()
                        .lines())
                .hasSize(6)
                .last()
                .asString()
                .startsWith("................,5+,");
    }

    @Test
    void countCounts() {
        assertThat(new Shell().run("solve", "--count", ".".repeat(16)).out()).isEqualTo("288\n");
        assertThat(new Shell().run("solve", "--count", ".".repeat(36)).out()).isEqualTo("28200960\n");
        assertThat(new Shell()
                        .run("solve", "--count", "--limit", "100", ".".repeat(81))
                        .out())
                .isEqualTo("100+\n");
        assertThat(new Shell().run("solve", "--count", "-f", "json", TWO).out())
                .isEqualTo("{\"line\":1,\"puzzle\":\"" + TWO
                        + "\",\"board\":\"4\",\"verdict\":\"multiple\",\"solutions\":2}\n");
        assertThat(new Shell().run("solve", "--count", "-f", "grid", EASY).out())
                .isEqualTo("1\n");
    }

    @Test
    void theBudgetEndsASearch() {
        Shell.Outcome outcome = new Shell().run("solve", "--count", "--budget", "50", "-f", "json", ".".repeat(81));
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.err()).contains("gave up after 50 guesses").contains("--budget");
        outcome = new Shell().run("solve", "--budget", "1", "-f", "json", HARD);
        assertThat(outcome.out()).contains("\"solutions\":\"0+\"").contains("\"gaveUp\":true");
        assertThat(outcome.err()).isEqualTo("<argument 1>:1: gave up after 1 guesses; raise the limit with --budget\n");
        assertThat(new Shell().run("solve", "--budget", "0", HARD).status()).isZero();
    }

    @Test
    void theOrderOfOutputIsThatOfTheInputWhateverTheThreads() {
        StringBuilder input = new StringBuilder("# a file\n");
        for (int i = 0; i < 300; i++) {
            input.append(i % 7 == 3 ? "bad" : i % 2 == 0 ? EASY : TWO).append('\n');
        }
        String one = new Shell()
                .input(input.toString())
                .run("solve", "--threads", "1")
                .out();
        String four = new Shell()
                .input(input.toString())
                .run("solve", "--threads", "4")
                .out();
        assertThat(four).isEqualTo(one);
        assertThat(one.lines()).hasSize(301).startsWith("# a file", SOLVED);
    }

    @Test
    void filesAreReadAndWritten() throws IOException {
        Path in = Files.writeString(folder.resolve("in.sdk"), "[Puzzle]\n" + rows(EASY));
        Path out = folder.resolve("out.txt");
        assertThat(new Shell().run("solve", "-i", in.toString(), "-o", out.toString()))
                .isEqualTo(new Shell.Outcome(0, "", ""));
        assertThat(out).hasContent(SOLVED);
        assertThat(new Shell()
                        .input(EASY + "\n")
                        .run("solve", "-i", "-", "-o", "-")
                        .out())
                .isEqualTo(SOLVED + "\n");
    }

    @Test
    void everySizeIsRecognisedAndPictured() {
        assertThat(new Shell().run("solve", "-f", "grid", "1234............").out())
                .isEqualTo("1 2 | 3 4\n3 4 | 1 2\n----+----\n2 1 | 4 3\n4 3 | 2 1\n");
        assertThat(new Shell()
                        .run("solve", "--box", "3x2", "-f", "json", ".".repeat(36))
                        .out())
                .contains("\"solutions\":\"2+\"");
        assertThat(new Shell().run("solve", ".".repeat(1296)).out())
                .hasSize(1297)
                .contains("@");
    }

    @Test
    void aPuzzleMayBeginWithTheLastDigitOfTheLargestBoard() {
        assertThat(new Shell().run("solve", "@" + ".".repeat(1295)).out())
                .startsWith("@")
                .hasSize(1297);
    }

    private static String rows(String line) {
        return line.replaceAll("(.{9})", "$1\n");
    }
}
