package io.shudu.cli.command;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.bench.Contestants;
import io.shudu.cli.Shell;
import io.shudu.cli.session.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchCommandTest {

    @TempDir
    Path folder;

    private String file = "";

    @BeforeEach
    void writeFile() throws IOException {
        Path path = folder.resolve("mine.txt");
        Files.writeString(path, "# remark\n" + EASY + "\n\n" + EASY.replace('.', '0') + "\n");
        file = path.toString();
    }

    private Shell.Outcome quick(String... more) {
        String[] args = new String[more.length + 6];
        System.arraycopy(new String[] {"bench", file, "--rounds", "1", "--seconds", "0.001"}, 0, args, 0, 6);
        System.arraycopy(more, 0, args, 6, more.length);
        return new Shell().run(args);
    }

    @Test
    void enginesOnAFileOfOnesOwn() {
        Shell.Outcome outcome = quick("--engine", "classic,general");
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out().lines())
                .satisfiesExactly(
                        headings ->
                                assertThat(headings).matches("set +engine +puzzles +puzzles/s +lowest +highest +ratio"),
                        first -> assertThat(first).matches("mine +classic +4,096 +[0-9,]+ +[0-9,]+ +[0-9,]+ +1"),
                        second ->
                                assertThat(second).matches("mine +general +4,096 +[0-9,]+ +[0-9,]+ +[0-9,]+ +[0-9.]+"));
    }

    @Test
    void otherFormatsAndAnotherLanguage() {
        assertThat(quick("--engine", "classic", "-f", "csv").out())
                .matches("(?s)set,engine,puzzles,median,lowest,highest,ratio,note\nmine,classic,4096,[0-9.]+,.*,1,\n");
        assertThat(quick("--engine", "classic", "-f", "markdown").out())
                .contains("median, lowest and highest of 1 rounds", "|---|---|--:|", "| mine | classic | 4,096 |");
        assertThat(quick("--engine", "classic", "--lang", "zh").out()).startsWith("题组");
    }

    @Test
    void whoIsNotThereKeepsItsPlaceAndSaysWhy() {
        Shell.Outcome outcome = quick("--engine", "classic,choco");
        assertThat(outcome.err())
                .contains("choco is not available: its library is not there")
                .doesNotContainPattern("[A-Z][a-z]+(Error|Exception)");
        assertThat(outcome.out()).containsPattern("mine +choco +absent\n");
        assertThat(outcome.status()).isZero();
    }

    @Test
    void aProgramThatIsNotThereIsAMistake() {
        Shell.Outcome outcome = quick("--tdoku", folder.resolve("nothing").toString());
        assertThat(outcome.err()).contains("nothing: no such program").doesNotContain("Exception");
        assertThat(outcome.status()).isEqualTo(2);
    }

    @Test
    void theCommandKnowsWhoCanTakePart() {
        assertThat(BenchCommand.ENGINES).isEqualTo(Contestants.ENGINES);
        assertThat(BenchCommand.RIVALS).isEqualTo(Contestants.RIVALS);
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aWrongAnswerHasNoTimeAndStatusOne() throws IOException {
        Path liar = folder.resolve("liar");
        Files.writeString(liar, """
                #!/bin/sh
                while read -r request argument; do
                    case $request in
                        load) lines=$(grep -c . "$argument"); echo "loaded $lines" ;;
                        answers) yes "2 %s" | head -n "$lines" ;;
                        lap) echo "1 1 0" ;;
                    esac
                done
                """.formatted(".".repeat(81)));
        assertThat(liar.toFile().setExecutable(true)).isTrue();
        Shell.Outcome outcome = quick("--tdoku", liar.toString(), "--engine", "classic");
        assertThat(outcome.status()).isEqualTo(ExitStatus.FLAWED);
        assertThat(outcome.err())
                .containsPattern(
                        "tdoku on mine: wrong answer to puzzle 1, [1-9.]{81}: it says 2 solutions, right is 1");
        assertThat(outcome.out()).containsPattern("mine +tdoku +wrong\n");
    }

    @Test
    void verboseTellsWhatItRanOnAndATerminalSeesProgress() {
        assertThat(quick("--engine", "classic", "--verbose").err())
                .contains("mine: 2 puzzles\n", System.getProperty("os.name"), "classic: ");
        Shell.Outcome shown = new Shell()
                .terminals("2")
                .run("bench", file, "--engine", "classic", "--rounds", "1", "--seconds", "0.001");
        assertThat(shown.err())
                .contains("mine · classic · checking answers", "measuring")
                .endsWith("\r\u001b[K");
    }

    @Test
    void theSignatureIsOneLine() {
        Shell.Outcome outcome = new Shell().run("bench", "--signature");
        assertThat(outcome.out()).matches("classic \\d+ ([a-z-]+ \\d+ )*general \\d+ [0-9a-f]{8}\n");
        assertThat(outcome.status()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "--rounds, 0, a whole number from 1 to 1000",
        "--rounds, many, a whole number from 1 to 1000",
        "--seconds, 0, a number from 0.001 to 60",
        "--seconds, 1e9, a number from 0.001 to 60",
        "--seconds, -1, a number from 0.001 to 60",
        "--engine, quantum, 'classic, vector, solver, general, or of other projects choco, sat4j, ortools'",
        "--format, pdf, 'text, csv, markdown'"
    })
    void wrongOptionsAreWrongUsage(String option, String value, String accepted) {
        Shell.Outcome outcome = new Shell().run("bench", option, value);
        assertThat(outcome.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(outcome.err()).contains("shudu: " + option + " " + value + ": ", accepted);
        assertThat(outcome.out()).isEmpty();
    }

    @Test
    void badFilesAreSaid() throws IOException {
        Path bad = folder.resolve("bad.txt");
        Files.writeString(bad, EASY + "\nnonsense\n");
        Shell.Outcome outcome = new Shell().run("bench", bad.toString());
        assertThat(outcome.status()).isEqualTo(ExitStatus.FLAWED);
        assertThat(outcome.err())
                .isEqualTo(bad + ":2: not a puzzle; use 81 characters, 1-9 and . 0 * _ for an empty cell\n");
        Files.writeString(bad, "# nothing\n");
        assertThat(new Shell().run("bench", bad.toString()).err()).isEqualTo(bad + ": there is no puzzle in it\n");
        Shell.Outcome missing =
                new Shell().run("bench", folder.resolve("none.txt").toString());
        assertThat(missing.status()).isEqualTo(ExitStatus.IO);
        assertThat(missing.err()).contains("none.txt: no such file");
    }
}
