package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import io.shudu.core.lab.SearchMode;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {

    @Test
    void checkTellsVerdictSolutionsMinimalAndConflicts() {
        assertThat(new Shell().run("check", EASY, "-f", "json").out())
                .isEqualTo("{\"line\":1,\"puzzle\":\"" + EASY
                        + "\",\"board\":\"9\",\"verdict\":\"unique\",\"solutions\":1,\"minimal\":false,\"conflicts\":[],"
                        + "\"ambiguous\":[],\"solution\":\""
                        + new Shell().run("solve", EASY).out().strip() + "\"}\n");
        String minimal = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
        assertThat(new Shell().run("check", minimal, "-f", "csv").out())
                .isEqualTo("puzzle,verdict,solutions,minimal,conflicts\n" + minimal + ",unique,1,true,\n");
        assertThat(new Shell().run("check", "112.............", "-f", "json").out())
                .isEqualTo(
                        "{\"line\":1,\"puzzle\":\"112.............\",\"board\":\"4\",\"verdict\":\"conflict\",\"solutions\":0,"
                                + "\"minimal\":null,\"conflicts\":[[\"r1c1\",\"r1c2\"]],\"ambiguous\":[]}\n");
        assertThat(new Shell().run("check", "12..............").out()).isEqualTo("multiple\n");
        assertThat(new Shell().run("check", "123....4........").out()).isEqualTo("none\n");
        assertThat(new Shell().run("check", "--budget", "1", ".".repeat(81)).out())
                .isEqualTo("incomplete\n");
        assertThat(new Shell().run("check", "112.............", "-f", "grid").out())
                .isEqualTo("""
                        1 1 | 2 .
                        . . | . .
                        ----+----
                        . . | . .
                        . . | . .
                        Rules are broken:
                        1 appears twice in row 1: r1c1 and r1c2
                        """);
        assertThat(new Shell().run("check", "--lang", "zh", EASY, "-f", "grid").out())
                .endsWith("只有一个解。\n有的提示数可以去掉。\n");
    }

    @Test
    void convertWritesTheSamePuzzlesInAnotherFormat() {
        String four = "1.3..........4.2";
        assertThat(new Shell().run("convert", four, four, "-f", "plain").out())
                .isEqualTo("1.3.\n....\n....\n.4.2\n\n1.3.\n....\n....\n.4.2\n");
        assertThat(new Shell().run("convert", four, four, "-f", "kaggle").out())
                .isEqualTo("quizzes,solutions\n1030000000000402,\n1030000000000402,\n");
        assertThat(new Shell().run("convert", four, "-f", "json").out())
                .isEqualTo("{\"line\":1,\"puzzle\":\"" + four + "\",\"board\":\"4\"}\n");
        assertThat(new Shell().run("convert", four, "-f", "csv").out()).isEqualTo("puzzle,board\n" + four + ",4\n");
        String xml = new Shell().run("convert", four, four, "-f", "opensudoku").out();
        assertThat(new Shell().input(xml).run("convert").out()).isEqualTo(four + "\n" + four + "\n");
        String solved =
                new Shell().run("solve", "1234............", "-f", "kaggle").out();
        assertThat(solved).startsWith("quizzes,solutions\n1234000000000000,1234");
        for (String id : List.of("bordered", "frame", "double-frame", "spaced", "sdk", "hodoku", "ss", "sdm", "json")) {
            String text = new Shell().run("convert", EASY, EASY, "-f", id).out();
            assertThat(new Shell().input(text).run("convert").out().replace("\n\n", "\n"))
                    .as(id)
                    .contains(EASY + "\n")
                    .endsWith(EASY + "\n");
        }
    }

    @Test
    void solutionsHaveTheirPlaceInTablesOfPuzzles() {
        String table = "quizzes,solutions\n1030000000000402,1234432121433412\n";
        String four = "1.3..........4.2";
        assertThat(new Shell().run("solve", four, "-f", "kaggle").out()).isEqualTo(table);
        assertThat(new Shell()
                        .run("solve", four, "123....4........", "-q", "-f", "kaggle")
                        .out())
                .isEqualTo(table + "1230000400000000,\n");
        assertThat(new Shell().input(table).run("convert", "-f", "kaggle").out())
                .isEqualTo(table);
        for (String format : List.of("csv", "json")) {
            String results = new Shell().run("solve", four, "-f", format).out();
            assertThat(new Shell().input(results).run("convert", "-f", "kaggle").out())
                    .as(format)
                    .isEqualTo(table);
        }
    }

    @Test
    void rowsOfDotsAreOneBoardWhereverTheyComeFrom(@TempDir Path folder) throws IOException {
        String rows = (".".repeat(16) + "\n").repeat(16);
        String file = Files.writeString(folder.resolve("rows.txt"), rows).toString();
        String board = ".".repeat(256) + "\n";
        for (String[] options : new String[][] {{}, {"--size", "16"}, {"--box", "4x4"}, {"--box", "2x8"}}) {
            List<String> words = new ArrayList<>(List.of(options));
            words.addFirst("convert");
            assertThat(new Shell().input(rows).run(words.toArray(new String[0])).out())
                    .isEqualTo(board);
            words.add(rows);
            assertThat(new Shell().run(words.toArray(new String[0])).out()).isEqualTo(board);
            words.set(words.size() - 1, "-i");
            words.add(file);
            assertThat(new Shell().run(words.toArray(new String[0])).out()).isEqualTo(board);
        }
        for (String[] options : new String[][] {{"--size", "4"}, {"--from", "line"}}) {
            assertThat(new Shell()
                            .input(rows)
                            .run("convert", options[0], options[1])
                            .out())
                    .isEqualTo(rows);
        }
        assertThat(new Shell()
                        .input(rows)
                        .run("solve", "--engine", "classic", "-q")
                        .out())
                .hasSize(257);
    }

    @Test
    void whatCannotBeTransformedIsSaidInTheUsersTermsAndKeepsItsPlace() {
        String four = "1.3..........4.2";
        assertThat(new Shell().run("transform", four, EASY, "--swap-rows", "1,3"))
                .isEqualTo(new Shell.Outcome(
                        1,
                        "\n"
                                + new Shell()
                                        .run("transform", EASY, "--swap-rows", "1,3")
                                        .out(),
                        "<argument 1>:1: not possible on 4x4 (box 2x2): --swap-rows 1,3: use two that go through"
                                + " the same boxes, because swapping others would break the boxes\n"));
        assertThat(new Shell().run("transform", four, "--swap-bands", "1,3").err())
                .endsWith("1,3: use numbers from 1 to 2\n");
        assertThat(new Shell().run("transform", four, "--swap-digits", "1,5").err())
                .endsWith("1,5: use numbers from 1 to 4\n");
        assertThat(new Shell().run("transform", four, "--swap-digits", "1,2,3").status())
                .isEqualTo(2);
        assertThat(new Shell()
                        .run("--lang", "zh", "transform", four, "--relabel", "1123")
                        .err())
                .endsWith("--relabel 1123：应为 4 个数字，1 到 4 各一次\n");
        assertThat(new Shell()
                        .run("transform", "123456456123214365365214531642642531", "--swap-bands", "1,3")
                        .status())
                .isZero();
    }

    @Test
    void transformsAreDoneInTheOrderOfTheOptions() {
        String grid = "1234341221434321";
        assertThat(new Shell().run("transform", grid, "--rotate", "90").out()).isEqualTo("4231314224131324\n");
        assertThat(new Shell().run("transform", grid, "--transpose").out()).isEqualTo("1324241331424231\n");
        assertThat(new Shell().run("transform", grid, "--mirror", "left-right").out())
                .isEqualTo("4321214334121234\n");
        assertThat(new Shell().run("transform", grid, "--mirror", "top-bottom").out())
                .isEqualTo("4321214334121234\n");
        assertThat(new Shell()
                        .run("transform", grid, "--swap-rows", "1,2", "--swap-rows", "1,2")
                        .out())
                .isEqualTo(grid + "\n");
        assertThat(new Shell().run("transform", grid, "--swap-digits", "1,2").out())
                .isEqualTo("2134342112434312\n");
        assertThat(new Shell().run("transform", grid, "--relabel", "2341").out())
                .isEqualTo("2341412332141432\n");
        assertThat(new Shell().run("transform", grid, "--swap-bands", "1,2").out())
                .isEqualTo("2143432112343412\n");
        assertThat(new Shell().run("transform", grid, "--swap-stacks", "1,2").out())
                .isEqualTo("3412123443212143\n");
        assertThat(new Shell().run("transform", grid, "--swap-columns", "3,4").out())
                .isEqualTo("1243342121344312\n");
        String turnedFirst = new Shell()
                .run("transform", grid, "--rotate", "90", "--swap-rows", "1,2")
                .out();
        String swappedFirst = new Shell()
                .run("transform", grid, "--swap-rows", "1,2", "--rotate", "90")
                .out();
        assertThat(turnedFirst).isNotEqualTo(swappedFirst);
    }

    @Test
    void transposingChangesTheBoxAndJsonSaysSo() {
        String six = "123456456123214365365214531642642531";
        assertThat(new Shell()
                        .run("transform", six, "--transpose", "-f", "json")
                        .out())
                .contains("\"board\":\"3x2\"")
                .contains("\"puzzle\":\"" + six + "\"");
        assertThat(new Shell().run("transform", six, "--transpose", "-f", "csv").out())
                .startsWith("puzzle,grid\n" + six + ",142356");
    }

    @Test
    void shufflingDependsOnTheSeedAndTheLineAlone() {
        String input = (EASY + "\n").repeat(50);
        String once = new Shell()
                .input(input)
                .run("transform", "--shuffle", "--seed", "7")
                .out();
        String again = new Shell()
                .input(input)
                .run("transform", "--shuffle", "--seed", "7", "--threads", "2")
                .out();
        assertThat(again).isEqualTo(once);
        assertThat(new HashSet<>(once.lines().toList())).hasSize(50);
        String apart = new Shell()
                .input("\n".repeat(30) + input)
                .run("transform", "--shuffle", "--seed", "7")
                .out();
        assertThat(apart.lines().skip(30).limit(20))
                .as("lines 31 to 50")
                .containsExactlyElementsOf(once.lines().skip(30).limit(20).toList());
        assertThat(new Shell()
                        .input(input)
                        .run("transform", "--shuffle", "--seed", "8")
                        .out())
                .isNotEqualTo(once);
        assertThat(new Shell().input(once).run("check").out()).isEqualTo("unique\n".repeat(50));
    }

    @ParameterizedTest
    @ValueSource(strings = {"search", "restart", "boxes", "shift", "shuffle", "uniform", "chain"})
    void gridsOfEveryMethodAreValidAndReproducible(String method) {
        String[] call = {"grid", "--method", method, "--count", "20", "--seed", "1", "--threads", "1"};
        String one = new Shell().run(call).out();
        call[8] = "2";
        call[7] = "--threads";
        assertThat(new Shell().run(call).out()).isEqualTo(one);
        assertThat(new Shell().run(call).out()).isEqualTo(one);
        List<String> lines = one.lines().toList();
        assertThat(lines).hasSize(20).doesNotHaveDuplicates();
        assertThat(lines).allMatch(line -> grid(line).isSolved());
    }

    @Test
    void gridsOfOtherSizesFormatsAndBases() {
        assertThat(grid(new Shell().run("grid", "--size", "16", "--seed", "1").out())
                        .isSolved())
                .isTrue();
        String json = new Shell()
                .run("grid", "--box", "2x3", "--seed", "5", "-f", "json")
                .out();
        assertThat(json)
                .matches("\\{\"grid\":\"[1-6]{36}\",\"board\":\"2x3\",\"method\":\"chain\",\"seed\":5,\"index\":0}\n");
        assertThat(new Shell()
                        .run("grid", "--seed", "5", "-f", "csv", "--count", "2")
                        .out())
                .startsWith("grid\n");
        assertThat(new Shell().run("grid", "--seed", "5", "-f", "json").out()).contains("\"method\":\"uniform\"");
        assertThat(new Shell().run("grid", "--count", "0").out()).isEmpty();
        assertThat(new Shell()
                        .terminals("1")
                        .run("grid", "--size", "4", "--seed", "1")
                        .out())
                .contains("----+----");
        assertThat(new Shell()
                        .run("grid", "--size", "4", "--seed", "1", "-f", "frame", "--count", "2")
                        .out())
                .contains("+=+\n\n+=+");
        String base = "1234341221434321";
        String shuffled = new Shell()
                .run("grid", "--size", "4", "--method", "shuffle", "--base", base, "--seed", "1")
                .out();
        assertThat(grid(shuffled).isSolved()).isTrue();
    }

    @Test
    void anIdMakesThePuzzleAgain() {
        String json = new Shell()
                .run("generate", "--seed", "7", "--holes", "easy", "--symmetry", "rot90", "-f", "json", "--tries", "5")
                .out();
        String id = json.replaceAll("(?s).*\"id\":\"([^\"]*)\".*", "$1");
        assertThat(id).isEqualTo("1:9:uniform:3/row:rot90:unique:7:0:5");
        assertThat(new Shell().run("generate", "--id", id, "-f", "json").out()).isEqualTo(json);
        String heart = new Shell().run("generate", "--id", "1:heart:5").out();
        assertThat(heart).startsWith(".38...95.1..5.8..6");
    }

    @Test
    void generatedPuzzlesHaveOneSolutionAndCarryTheirOrigin() {
        String json = new Shell()
                .run("generate", "--seed", "42", "--clues", "30", "-f", "json", "--count", "3")
                .out();
        int index = 0;
        for (String line : json.lines().toList()) {
            assertThat(line)
                    .contains(
                            "\"clues\":30,\"symmetry\":\"none\",",
                            "\"method\":\"uniform\",\"holes\":\"51\",\"seed\":42,\"index\":" + index)
                    .contains("\"id\":\"1:9:uniform:51:none:unique:42:" + index + "\"");
            Grid puzzle = grid(line.replaceAll(".*\"puzzle\":\"([^\"]*)\".*", "$1"));
            assertThat(Solver.of(puzzle.geometry()).solve(puzzle).verdict()).isEqualTo(Verdict.ONE);
            assertThat(Solver.of(puzzle.geometry()).solve(puzzle).solution())
                    .hasToString(line.replaceAll(".*\"solution\":\"([^\"]*)\".*", "$1"));
            index++;
        }
        assertThat(index).isEqualTo(3);
    }

    @Test
    void generateKeepsToHolesCluesAndLevels() {
        for (Map.Entry<String, Integer> wish :
                Map.of("40", 40, "5/row", 45, "easy", 27, "hard", 54).entrySet()) {
            String line = new Shell()
                    .run("generate", "--seed", "3", "--holes", wish.getKey())
                    .out();
            assertThat(line.chars().filter(c -> c == '.').count())
                    .as(wish.getKey())
                    .isEqualTo(wish.getValue().longValue());
        }
        String columns = new Shell()
                .run("generate", "--seed", "3", "--holes", "5/column")
                .out()
                .strip();
        for (int column = 0; column < 9; column++) {
            int holes = 0;
            for (int row = 0; row < 9; row++) {
                holes += columns.charAt(9 * row + column) == '.' ? 1 : 0;
            }
            assertThat(holes).isBetween(0, 5);
        }
        Grid range = grid(
                new Shell().run("generate", "--seed", "3", "--clues", "26..30").out());
        assertThat(range.givenCount()).isBetween(26, 30);
        Grid many = grid(new Shell()
                .run("generate", "--seed", "3", "--holes", "70", "--allow-multiple")
                .out());
        assertThat(many.givenCount()).isEqualTo(11);
    }

    @Test
    void generateSaysHowFarItGot() {
        Shell.Outcome outcome =
                new Shell().run("generate", "--seed", "3", "--holes", "64", "--symmetry", "rot180", "--tries", "2");
        assertThat(outcome.status()).isEqualTo(1);
        assertThat(outcome.err())
                .matches("puzzle 1: has 5\\d holes instead of 64, the closest after this many tries: 2; .*\n");
        assertThat(outcome.out()).hasSize(82);
    }

    @Test
    void generatePrintsAnswersInTheFormatAsked() {
        String text = new Shell()
                .run(
                        "generate",
                        "--size",
                        "4",
                        "--holes",
                        "8",
                        "--seed",
                        "1",
                        "-f",
                        "double-frame",
                        "--answers",
                        "-n",
                        "2")
                .out();
        assertThat(text.split("\n\n")).hasSize(4);
        String plain = new Shell()
                .run("generate", "--size", "4", "--clues", "5", "--seed", "1", "-f", "kaggle")
                .out();
        assertThat(plain).isEqualTo("quizzes,solutions\n0040100300002300,3241142341322314\n");
        assertThat(new Shell()
                        .run("generate", "--size", "4", "--clues", "5", "--seed", "1", "-f", "kaggle", "--answers")
                        .out())
                .isEqualTo(plain);
        assertThat(new Shell().run("generate", "--seed", "1", "--answers").out().lines())
                .hasSize(2);
        assertThat(new Shell().run("generate", "--seed", "1", "-f", "csv").out())
                .startsWith("puzzle,solution,clues,level,score,er,seed,index\n")
                .endsWith(",32,beginner,196,1.2,1,0\n");
    }

    @Test
    void generateIsTheSameOnOneAndTwoThreads() {
        String one = new Shell()
                .run("generate", "--seed", "9", "--count", "40", "--threads", "1")
                .out();
        assertThat(new Shell()
                        .run("generate", "--seed", "9", "--count", "40", "--threads", "2")
                        .out())
                .isEqualTo(one);
        assertThat(one.lines().distinct()).hasSize(40);
    }

    @Test
    void withoutASeedEveryRunDiffers() {
        assertThat(new Shell().run("grid").out())
                .isNotEqualTo(new Shell().run("grid").out());
    }

    @Test
    void searchPrintsPuzzleSolutionsAndTime() {
        String out = new Shell().run("search", "BFA", "fixed:1").out();
        assertThat(out)
                .startsWith("sudoku:\n\n  5  3  .    .  7  .    .  .  .\n")
                .contains("\nsolution[1/1]:\n\n  5  3  4    6  7  8    9  1  2\n")
                .containsPattern("\ntime takes: \\d+\\.\\d{8} ms\n$");
        assertThat(new Shell().run("search", "CFA", "fixed:7").out())
                .contains("solution[1/320]:")
                .contains("solution[320/320]:")
                .doesNotContain("stopped");
        assertThat(new Shell()
                        .run("search", "cra", "fixed:7", "--max", "10", "--stats")
                        .out())
                .contains("solution[10/10]:")
                .contains("stopped at 10 solutions; raise the limit with --max")
                .containsPattern("nodes: \\d+\nbacktracks: \\d+\nconflicts: \\d+\n$");
        assertThat(new Shell().run("search", "BFF", "fixed:6", "--budget", "10").out())
                .contains("gave up after 10 nodes");
    }

    @Test
    void everyModeFindsTheSameSolutionsOfEveryFixedPuzzle() {
        for (int number = 0; number < 8; number++) {
            Map<SearchMode, Set<String>> found = new HashMap<>();
            for (SearchMode mode : SearchMode.all()) {
                String out = new Shell()
                        .run("search", mode.toString(), "fixed:" + number, "--seed", "1")
                        .out();
                String solutions = out.substring(out.indexOf("]:") + 2, out.indexOf("time takes"));
                found.put(mode, Set.of(solutions.split("solution\\[\\d+/\\d+]:")));
            }
            Set<String> all = Objects.requireNonNull(found.get(SearchMode.parse("BFA")));
            found.forEach((mode, solutions) -> {
                if (mode.extent() == SearchMode.Extent.ALL) {
                    assertThat(solutions).as(mode.toString()).isEqualTo(all);
                } else {
                    assertThat(solutions).as(mode.toString()).hasSize(1).isSubsetOf(all);
                }
            });
            assertThat(all).hasSize(number == 7 ? 320 : 1);
        }
    }

    @Test
    void searchMakesPuzzlesOfAnySizeWithSoManyHoles() {
        for (String[] call : new String[][] {
            {"search", "BRF", "auto:80", "--seed", "1"},
            {"search", "CSF", "auto:30", "--seed", "1", "--box", "2x3"},
            {"search", "CFF", "auto:60", "--seed", "1", "--size", "16"},
            {"search", "BFF", "auto:0", "--seed", "1"}
        }) {
            Shell.Outcome outcome = new Shell().run(call);
            String puzzle = outcome.out().substring(0, outcome.out().indexOf("solution["));
            assertThat(puzzle.chars().filter(c -> c == '.').count())
                    .isEqualTo(Long.parseLong(call[2].substring("auto:".length())));
            assertThat(outcome.status()).isZero();
        }
    }

    @Test
    void benchShowsEveryModeOnEveryPuzzle() {
        List<String> lines = new Shell()
                .run("search", "--bench", "--budget", "1000")
                .out()
                .lines()
                .toList();
        assertThat(lines).hasSize(9);
        assertThat(lines.getFirst().strip().split(" +")).hasSize(13).contains("CFF", "BRA");
        assertThat(lines.getLast()).startsWith("fixed:7 ").matches("fixed:7( +\\d+\\.\\d{4}){12}");
    }

    @Test
    void helpVersionAndCompletion() {
        assertThat(new Shell().run("--help").out()).startsWith("Usage: shudu ").contains("generate");
        assertThat(new Shell().run("--lang", "zh", "--help").out())
                .startsWith("用法：shudu ")
                .contains("生成题目");
        assertThat(new Shell()
                        .environment(Map.of("LANG", "zh_CN.UTF-8"))
                        .run("help", "solve")
                        .out())
                .startsWith("用法：shudu solve");
        assertThat(new Shell().run("solve", "-h").out()).contains("--engine");
        assertThat(new Shell().run("--version").out()).matches("shudu \\d+\\.\\d+\\.\\d+\\S* \\(Java .*\\)\n");
        assertThat(new Shell().run("solve", "--version").out()).startsWith("shudu ");
        assertThat(new Shell().run("completion", "bash").out())
                .contains("complete -F")
                .contains("--allow-multiple");
        assertThat(new Shell().run("completion", "zsh").out()).contains("bashcompinit");
    }

    @Test
    void coloursNeedATerminalThatWantsThem() {
        assertThat(new Shell().run("--help").out()).doesNotContain("\u001b[");
        assertThat(new Shell().terminals("012").run("--help").out()).contains("\u001b[");
        assertThat(new Shell()
                        .terminals("012")
                        .environment(Map.of("NO_COLOR", "1"))
                        .run("--help")
                        .out())
                .doesNotContain("\u001b[");
    }

    @Test
    void aTerminalWithoutPuzzleGetsAnAnswer() {
        Shell.Outcome outcome = new Shell().terminals("012").run("solve");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.err()).contains("there is no puzzle");
    }

    static Grid grid(String text) {
        String line = text.strip();
        ParseResult result = GridFormats.recognise(line).parse(line, null);
        assertThat(result).isInstanceOf(ParseResult.Ok.class);
        return ((ParseResult.Ok) result).grid();
    }
}
