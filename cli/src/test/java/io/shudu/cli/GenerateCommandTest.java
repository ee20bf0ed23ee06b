package io.shudu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The kinds of puzzles that {@code shudu generate} makes. */
class GenerateCommandTest {
    @Test
    void minimalPuzzlesAreMinimal() {
        String puzzles = new Shell()
                .run("generate", "--seed", "3", "--minimal", "--count", "5", "--threads", "2")
                .out();
        assertThat(puzzles.lines())
                .hasSize(5)
                .allSatisfy(puzzle -> assertThat(
                                new Shell().run("check", puzzle, "-f", "json").out())
                        .contains("\"verdict\":\"unique\"", "\"minimal\":true"));
    }

    @ParameterizedTest
    @CsvSource({"--clues 26..27, minimal/54..55", "--holes 57, minimal/57"})
    void minimalPuzzlesMayHaveANumberOfClues(String wish, String id) {
        String[] words = ("generate --seed 3 --minimal -f json " + wish).split(" ");
        Shell.Outcome shell = new Shell().run(words);
        assertThat(shell.status()).isZero();
        assertThat(shell.out()).contains("\"holes\":\"" + id + "\"");
    }

    @Test
    void fewCluesAreSearchedFor() {
        assertThat(new Shell()
                        .run("generate", "--clues", "19..20", "--seed", "2", "-f", "json")
                        .out())
                .contains("\"clues\":19,", "\"holes\":\"sparse/61..62\"");
        assertThat(new Shell()
                        .run("generate", "--clues", "16", "--allow-multiple")
                        .status())
                .isZero();
    }

    @Test
    void unbiasedPuzzlesHaveWeights() {
        String csv = new Shell()
                .run("generate", "--unbiased", "--seed", "1", "-f", "csv")
                .out();
        assertThat(csv)
                .startsWith("puzzle,solution,clues,level,score,er,seed,index,weight\n")
                .endsWith(",1,0,0.20363408521303258\n");
        String json = new Shell()
                .run("generate", "--id", "1:3x3:uniform:unbiased:none:unique:1:0", "-f", "json")
                .out();
        assertThat(json).contains("\"weight\":0.20363408521303258");
    }

    @Test
    void aShapeIsDrawnByTheGivens() {
        String puzzle =
                new Shell().run("generate", "--pattern", "smile", "--seed", "1").out();
        assertThat(puzzle.strip().replaceAll("[1-9]", "x"))
                .isEqualTo("..xxxxx...x.....x.x..x.x..xx..x.x..xx.......xx.x...x.xx..xxx..x.x.....x...xxxxx..");
    }

    @Test
    void aFileDrawsThePattern(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("corner");
        Files.writeString(file, "#--#\n-#--\n#--#\n#-#-\n");
        Shell.Outcome shell = new Shell().run("generate", "--pattern", file.toString(), "--seed", "1");
        String puzzle = shell.out().strip();
        assertThat(shell.status()).isZero();
        assertThat(puzzle.replaceAll("[1-4]", "#").replace('.', '-')).isEqualTo("#--#-#--#--##-#-");
        assertThat(Solver.of(Geometry.of(2, 2)).solve(CommandsTest.grid(puzzle)).verdict())
                .isEqualTo(Verdict.ONE);
    }

    @Test
    void aPatternThatIsNotEnoughGetsMore(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("corner");
        Files.writeString(file, "x".repeat(3) + ".".repeat(13));
        Shell.Outcome shell = new Shell().run("generate", "--pattern", file.toString(), "--seed", "1", "--tries", "2");
        assertThat(shell.status()).isEqualTo(1);
        assertThat(shell.err()).contains("instead of 13");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--minimal --allow-multiple | --minimal and --allow-multiple",
                "--minimal --size 16 | --minimal: for boards up to 9x9",
                "--minimal --holes 5/row | --minimal --holes 5/row",
                "--pattern nowhere | --pattern nowhere: neither a shape nor a file",
                "--pattern heart --clues 22 | --pattern says which cells",
                "--pattern heart --symmetry full | --pattern says which cells",
                "--pattern heart --size 4 | a shape for 9x9",
                "--unbiased --clues 24 | --unbiased makes 9x9",
                "--unbiased --method shift | --unbiased makes 9x9",
                "--unbiased --size 16 | --unbiased makes 9x9",
                "--clues 16 | no 9x9 puzzle with fewer than 17 clues",
                "--id 1:heart:1 --pattern heart | leave out --pattern",
            })
    void wishesThatContradictEachOtherAreRefused(String options, String message) {
        Shell.Outcome shell = new Shell().run(("generate " + options).split(" "));
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains(message);
    }

    @Test
    void aDrawingHasASignForEachCell(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("short");
        Files.writeString(file, "x..x");
        Shell.Outcome shell = new Shell().run("generate", "--pattern", file.toString());
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains("4 signs; write one for each of the 81 cells");
    }
}
