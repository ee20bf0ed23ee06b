package io.shudu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Puzzles by the thinking that they need, {@code shudu learn} and {@code shudu drill}. */
class WishCommandsTest {
    private static Shell.Outcome run(String... args) {
        return new Shell().run(args);
    }

    @Test
    void puzzlesAreOfTheLevelThatWasAskedFor() {
        Shell.Outcome made = run("generate", "--level", "medium", "--seed", "3", "-n", "3", "--symmetry", "mirror");
        assertThat(made.status()).isZero();
        assertThat(made.out().lines())
                .hasSize(3)
                .allSatisfy(
                        puzzle -> assertThat(run("rate", "-f", "json", puzzle).out())
                                .contains("\"level\":\"medium\"", "\"symmetry\":\"mirror\""));
        assertThat(run(
                                "generate",
                                "--level",
                                "medium",
                                "--seed",
                                "3",
                                "-n",
                                "3",
                                "--symmetry",
                                "mirror",
                                "--threads",
                                "1")
                        .out())
                .isEqualTo(made.out());
    }

    /** The same columns and fields, whether a puzzle is made or rated; a symmetric image has the same form. */
    @Test
    void aPassportTellsAllThatIsKnown() {
        String[] wish = {"generate", "--level", "hard", "--symmetry", "rot180", "--seed", "1", "--passport", "-f"};
        String[] made = row(run(with(wish, "csv")).out(), "puzzle,solution,clues,level,score,er,seed,index");
        String[] rated = row(run("rate", "--passport", "-f", "csv", made[0]).out(), "puzzle,level,score,er,ep,ed");
        int count = 6;
        List<String> known = List.of(made).subList(made.length - count, made.length);
        assertThat(List.of(rated).subList(rated.length - count, rated.length)).isEqualTo(known);
        assertThat(known.get(1))
                .isEqualTo(known.get(1).toLowerCase(Locale.ROOT))
                .isNotEmpty();
        assertThat(known.get(2)).matches("([a-z0-9-]+=\\d+ ?)+").contains(known.get(1) + "=", "hidden-single=");
        assertThat(known.get(3)).isEqualTo("rot180");
        assertThat(known.get(4)).isIn("true", "false");
        assertThat(known.get(5)).isEqualTo(run("canon", made[0]).out().strip());
        String image =
                run("transform", "--shuffle", "--seed", "7", made[0]).out().strip();
        assertThat(run("rate", "--passport", "-f", "json", image).out())
                .contains("\"canonical\":\"" + known.get(5) + "\"", "\"level\":\"hard\"");
        assertThat(run(with(wish, "json")).out()).contains("\"canonical\":\"" + known.get(5) + "\"");
        assertThat(run("rate", "-f", "json", image).out()).doesNotContain("canonical");
        assertThat(row(run("generate", "--size", "6", "--passport", "-f", "csv").out(), "puzzle"))
                .as("no canonical form on other boards")
                .endsWith("");
    }

    /** The one row of a table whose columns begin like this and end like a passport. */
    private static String[] row(String table, String columns) {
        List<String> lines = table.lines().toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst())
                .startsWith(columns)
                .endsWith(",effort,hardest,techniques,symmetry,minimal,canonical");
        return lines.getLast().split(",", -1);
    }

    private static String[] with(String[] words, String... more) {
        return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void anIdMakesThePuzzleAgain() {
        String json = run("generate", "--technique", "XY-Wing", "--seed", "3", "-f", "json")
                .out();
        String id = "1:9:uniform:0..81:none:unique+technique=xy-wing:3:0";
        assertThat(json).contains("\"hardest\":\"xy-wing\"", "\"id\":\"" + id + "\"", "\"asWished\":true");
        assertThat(run("generate", "--id", id, "-f", "json").out()).isEqualTo(json);
    }

    /** Sudoku Explainer's number is kept, and the id makes the puzzle again. */
    @Test
    void anErCanBeWishedFor() {
        String table =
                run("generate", "--er", "6.5..7", "--seed", "1", "-f", "csv").out();
        String[] made = table.lines().toList().getLast().split(",", -1);
        String er = run("rate", "--scale", "se", "-f", "%r", made[0]).out().strip();
        assertThat(Double.parseDouble(er)).isBetween(6.5, 7.0);
        assertThat(made[5]).isEqualTo(er);
        String id = "1:9:uniform:0..81:none:unique+er=6.5..7.0:1:0";
        assertThat(run("generate", "--id", id).out()).isEqualTo(made[0] + "\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--level normal| --level normal: use one of beginner, easy, medium, hard, expert, extreme",
                "--level hard --allow-multiple| cannot be used with --allow-multiple",
                "--level hard --size 25| up to a side of 16",
                "--score 5| use a range A..B",
                "--score 5..9 --size 6| HoDoKu knows the 9x9 board alone",
                "--er 7.5..7| --er 7.5..7: use a range A..B",
                "--er 7..7.55| use a range A..B",
                "--er 7..8 --size 6| Sudoku Explainer knows the 9x9 board alone",
                "--technique leviathan| no puzzle needs it",
                "--technique xwin| did you mean",
                "--technique x-wing --level easy| is of the level hard; leave out --level",
                "--only pointing| add hidden-single or naked-single",
                "--id 1:heart:5 --level hard| --level"
            })
    void wrongWishesAreExplained(String options, String words) {
        Shell.Outcome wrong = run(("generate " + options).split(" ", -1));
        assertThat(wrong.status()).isEqualTo(2);
        assertThat(wrong.err()).contains(words);
        assertThat(wrong.out()).isEmpty();
    }

    @Test
    void theNearestIsPrintedIfNothingIsFound() {
        Shell.Outcome none = run("generate", "--level", "expert", "--clues", "75", "--tries", "5", "--seed", "1");
        assertThat(none.status()).isEqualTo(1);
        assertThat(none.out().lines()).hasSize(1);
        assertThat(none.err()).contains("puzzle 1: nothing as wished in 5 tries");
    }

    /** Whoever asks gets the same puzzles, and each can be made again by its id. */
    @Test
    void aDayHasItsPuzzles() {
        List<String> lines = run("daily", "2026-11-17").out().lines().toList();
        assertThat(lines).hasSize(4);
        List<String> rows =
                run("daily", "2026-11-17", "-f", "csv").out().lines().toList();
        assertThat(rows.getFirst()).isEqualTo("rung,puzzle,solution,clues,level,id");
        for (int i = 0; i < lines.size(); i++) {
            String[] fields = rows.get(i + 1).split(",", -1);
            assertThat(fields[1]).isEqualTo(lines.get(i));
            assertThat(run("generate", "--id", fields[5]).out()).isEqualTo(fields[1] + "\n");
            assertThat(run("daily", "2026-11-17", "--rung", fields[0], "--answers")
                            .out())
                    .isEqualTo(fields[1] + "\n" + fields[2] + "\n");
        }
        assertThat(run("daily", "2026-11-18").out().lines()).doesNotContainAnyElementsOf(lines);
        assertThat(run("daily").out().lines()).hasSize(4);
        assertThat(run("--lang", "zh", "daily", "2026-11-17", "-f", "grid").out())
                .contains("6x6，简单", "困难");
        assertThat(run("daily", "2026-11-17", "-f", "json").out()).startsWith("{\"date\":\"2026-11-17\",");
        assertThat(run("daily", "yesterday").err()).contains("yesterday: use a day from 1970 on, such as 2026-11-17");
        assertThat(run("daily", "--rung", "expert").err()).contains("use one of mini, easy, medium, hard");
    }

    @Test
    void drillsHaveTheTechniqueAsTheirNextStep() {
        Shell.Outcome drills = run("drill", "naked pair", "-n", "3", "--seed", "1");
        assertThat(drills.status()).isZero();
        List<String> lines = drills.out().lines().toList();
        assertThat(lines).hasSize(3).doesNotHaveDuplicates();
        for (String line : lines) {
            assertThat(run("hint", "-f", "line", line).out()).startsWith("naked-pair ");
        }
        assertThat(run("drill", "naked-pair", "-n", "3", "--seed", "1", "--answers", "-f", "csv")
                        .out()
                        .lines())
                .hasSize(4)
                .first()
                .isEqualTo("position,technique,placements,eliminations,id");
        assertThat(run("drill", "naked-pair", "-f", "json", "--seed", "1").out())
                .startsWith("{\"technique\":\"naked-pair\",\"puzzle\":\"")
                .contains("\"id\":\"1:9:uniform:0..81:none:unique+technique=naked-pair:1:0\",\"steps\":[{");
        assertThat(run("drill", "naked-pair", "-f", "hodoku", "--seed", "1").out())
                .isEqualTo(lines.getFirst() + "\n");
        assertThat(run("drill", "whale").err()).contains("no puzzle needs it");
        assertThat(run("drill").status()).isEqualTo(2);
    }

    @Test
    void aLessonHasExamplesDrillsAndAPuzzle(@TempDir Path folder) throws Exception {
        Shell.Outcome lesson =
                run("--lang", "zh", "learn", "naked-pair", "--seed", "1", "-f", "grid", "--svg", folder.toString());
        assertThat(lesson.status()).isZero();
        assertThat(lesson.out()).contains("（中等）", "例 1", "例 3", "练习", "必须用到它的题目");
        for (int i = 1; i <= 3; i++) {
            assertThat(Files.readString(folder.resolve("naked-pair-" + i + ".svg")))
                    .startsWith("<svg");
        }
        assertThat(run("learn", "naked-pair", "--seed", "1", "-f", "json").out())
                .startsWith("{\"technique\":\"naked-pair\",")
                .contains("\"when\":{\"en\":", "\"examples\":[{", "\"drills\":[{", "\"puzzle\":\"1:9:uniform:");
        assertThat(run("learn", "whale", "--seed", "1", "-f", "grid").out())
                .contains("Example 1")
                .doesNotContain("Example 2", "Drills");
        assertThat(run("learn", "naked-pair", "--svg", folder.resolve("missing").toString())
                        .status())
                .isEqualTo(3);
    }

    @Test
    void aReportTellsWhatThePuzzlesAreLike(@TempDir Path folder) throws Exception {
        String[] wish = {"generate", "--level", "easy", "--seed", "1", "-n", "5", "--report"};
        Shell.Outcome made = run(wish);
        assertThat(made.out().lines()).hasSize(5);
        assertThat(made.err())
                .contains("5 puzzles in ", "As wished: 5.", "but for symmetry: 0.", "Clues\n", "        5 #")
                .contains(" easy\n", "HoDoKu's scores\n", " naked single\n");
        assertThat(run("--lang", "zh", "generate", "--level", "beginner", "-n", "2", "--report")
                        .err())
                .contains("道题：每秒", "提示数\n", " 入门\n");
        Path csv = folder.resolve("report.csv");
        assertThat(run("generate", "--id", "1:heart:5", "--report", csv.toString())
                        .status())
                .isZero();
        assertThat(Files.readString(csv))
                .startsWith("what,kind,count\ntotal,puzzles,1\ntotal,as-wished,1\n")
                .contains("clues,22,1\n", "level,", "score,", "technique,hidden-single,1\n");
        Path svg = folder.resolve("report.svg");
        run("generate", "-n", "4", "--seed", "1", "--report", svg.toString());
        assertThat(Files.readString(svg)).startsWith("<svg").contains(">4 puzzles</");
        Path text = folder.resolve("report.txt");
        run("generate", "-n", "4", "--size", "16", "--seed", "1", "--report=" + text);
        assertThat(Files.readString(text)).contains("4 puzzles in").doesNotContain("Levels");
        assertThat(run("generate", "--report", folder.toString()).status()).isEqualTo(3);
    }
}
