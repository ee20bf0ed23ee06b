package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.EMPTY;
import static io.shudu.testkit.Puzzles.HARD;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.logic.Techniques;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.step.TechniqueId;
import io.shudu.render.words.Language;
import io.shudu.render.words.TechniqueWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code shudu hint}, {@code explain}, {@code rate} and {@code techniques}. */
class TeachCommandsTest {
    private static final String FOUR = "1.3..........4.2";
    private static final String FOUR_SOLVED = "1234432121433412";
    /** An entry that is wrong, in the format that tells entries from givens. */
    private static final String WRONG = ":0000:x:1+43..........4.2::::";
    /** All is well, but r2c1 has lost its 4. */
    private static final String MISSING = ":0000:x:1.3..........4.2:421:::";

    private static Shell.Outcome run(String... args) {
        return new Shell().run(args);
    }

    @Test
    void aHintIsAStepInShort() {
        assertThat(run("hint", FOUR)).isEqualTo(new Shell.Outcome(0, "hidden-single r1c4=4\n", ""));
        assertThat(run("hint", "-f", "csv", FOUR, SOLVED).out())
                .isEqualTo("puzzle,technique,placements,eliminations\n" + FOUR + ",hidden-single,r1c4=4,\n" + SOLVED
                        + ",,,\n");
        assertThat(run("hint", "-f", "json", FOUR).out())
                .startsWith("{\"line\":1,\"puzzle\":\"" + FOUR + "\",\"board\":\"4\",\"health\":{\"state\":\"sound\"")
                .contains("\"steps\":[{\"technique\":\"hidden-single\"")
                .endsWith("]}\n");
    }

    @Test
    void aHintTellsAsMuchAsIsWanted() {
        assertThat(run("hint", "--detail", "1", FOUR).out()).isEqualTo("A digit can be placed in box 2.\n");
        assertThat(run("hint", "--detail", "2", FOUR).out()).isEqualTo("Look for this: hidden single.\n");
        assertThat(run("--lang", "zh", "hint", "--detail", "5", FOUR).out())
                .isEqualTo("第 1 行里，4 只能填在 r1c4，因为 r4c2 已经是 4。\n");
        assertThat(run("hint", "--detail", "6", FOUR).out()).isEqualTo("Place 4 in r1c4.\n");
        assertThat(run("hint", "--detail", "7", FOUR).err()).contains("--detail 7: use a number from 1 to 6");
        assertThat(run("hint", "-f", "grid", FOUR).out()).isEqualTo("""
                1 . | 3 .
                . . | . .
                ----+----
                . . | . .
                . 4 | . 2
                Hidden single: In row 1, 4 can only go to r1c4, since r4c2 is 4.
                """);
    }

    @Test
    void aTechniqueIsNamedAsOneLikes() {
        String id = run("hint", "--technique", "naked-pair", EASY).out();
        assertThat(id).startsWith("naked-pair ").doesNotContain(";");
        assertThat(run("hint", "--technique", "Naked Pair", EASY).out()).isEqualTo(id);
        assertThat(run("hint", "--technique", "显性数对", EASY).out()).isEqualTo(id);
        assertThat(run("hint", "--technique", "naked-pair", "--all", EASY).out())
                .startsWith(id.strip() + "; naked-pair");
        Shell.Outcome unknown = run("hint", "--technique", "nakd pair", EASY);
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains("did you mean naked-pair");
        assertThat(run("hint", "--technique", "bug-1", EASY))
                .isEqualTo(new Shell.Outcome(1, "\n", "<argument 1>:1: There is no step of this technique here.\n"));
    }

    @Test
    void allStepsAreListedEasiestFirst() {
        String all = run("hint", "--all", EASY).out();
        assertThat(all).startsWith("hidden-single ").contains("; naked-single ").contains("; naked-pair ");
        assertThat(run("hint", "--all", "-f", "csv", EASY).out().lines()).hasSize(all.split(";", -1).length + 1);
    }

    @Test
    void whatIsWrongComesBeforeAnyHint() {
        Shell.Outcome wrong = run("hint", WRONG);
        assertThat(wrong.status()).isOne();
        assertThat(wrong.out()).isEqualTo("\n");
        assertThat(wrong.err()).contains("These entries cannot be right: r1c2=4.");
        assertThat(run("hint", "-f", "grid", WRONG).out()).endsWith("These entries cannot be right: r1c2=4.\n");
        Shell.Outcome missing = run("hint", MISSING);
        assertThat(missing.out()).isEqualTo("hidden-single r1c4=4\n");
        assertThat(missing.err()).contains("they are right: r2c1=4");
        assertThat(run("hint", "-f", "grid", EMPTY).out()).endsWith("""
                The puzzle has several solutions. Everything is right so far. No technique goes on from here.
                """);
        assertThat(run("hint", "11..............").err()).contains("given twice");
        assertThat(run("explain", "-f", "grid", WRONG).out()).endsWith("These entries cannot be right: r1c2=4.\n");
    }

    @Test
    void anExplanationLeadsToTheSolution() {
        String steps = run("explain", FOUR).out();
        assertThat(steps.split(";", -1)).hasSize(12);
        assertThat(run("explain", "-f", "csv", FOUR).out().lines()).hasSize(13);
        assertThat(run("explain", "-f", "json", FOUR).out()).contains("\"solved\":true");
        assertThat(run("explain", "-f", "grid", FOUR).out())
                .contains("\n12. Full house: ")
                .endsWith("1 2 | 3 4\n4 3 | 2 1\n----+----\n2 1 | 4 3\n3 4 | 1 2\n");
        assertThat(run("explain", "-f", "grid", "--pictures", FOUR).out()).contains("| <1> 2   | <3> 4   |");
        assertThat(run("explain", "-f", "grid", FOUR_SOLVED).out()).endsWith("The puzzle is solved.\n");
        Shell.Outcome several = run("explain", "................");
        assertThat(several.status()).isOne();
        assertThat(several.err()).contains("several solutions");
    }

    @Test
    void evenTheHardestPuzzleIsExplained() {
        Shell.Outcome outcome = run("explain", "-f", "grid", HARD);
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out()).contains("forcing").doesNotContain("{").doesNotContain("[");
        assertThat(run("--lang", "zh", "explain", "-f", "grid", HARD).out()).contains("所以删去");
    }

    @Test
    void aRatingHasALevelAndAScore() {
        assertThat(run("rate", EASY)).isEqualTo(new Shell.Outcome(0, "beginner 204\n", ""));
        assertThat(run("rate", "--scale", "shudu", EASY).out()).isEqualTo("beginner\n");
        assertThat(run("rate", "--scale", "hodoku", EASY).out()).isEqualTo("Easy 204\n");
        assertThat(run("rate", "--scale", "se", EASY).out()).isEqualTo("1.2 1.2 1.2\n");
        assertThat(run("rate", "--scale", "se", "-f", "csv", EASY, FOUR).out())
                .isEqualTo("puzzle,level,score,er,ep,ed\n" + EASY + ",,,1.2,1.2,1.2\n" + FOUR + ",error,,,,\n");
        assertThat(run("rate", "--scale", "se", "-f", "json", EASY).out())
                .endsWith("\"er\":1.2,\"ep\":1.2,\"ed\":1.2,\"se\":{\"er\":1.2,\"ep\":1.2,\"ed\":1.2}}\n");
        assertThat(run("rate", "--scale", "se", "-f", "grid", EASY).out())
                .contains("Sudoku Explainer: ER 1.2, EP 1.2, ED 1.2");
        assertThat(run("rate", "--scale", "sudo", EASY).err())
                .contains("--scale sudo: use shudu, exotic, hodoku or se");
        assertThat(run("rate", "-f", "csv", EASY, FOUR).out())
                .isEqualTo("puzzle,level,score,er,ep,ed\n" + EASY + ",beginner,204,,,\n" + FOUR + ",beginner,,,,\n");
        assertThat(run("rate", "-f", "json", FOUR).out())
                .isEqualTo(
                        "{\"line\":1,\"puzzle\":\"" + FOUR + "\",\"board\":\"4\",\"clues\":4,\"symmetry\":\"rot180\","
                                + "\"minimal\":true,\"level\":\"beginner\",\"effort\":72,\"solved\":true,"
                                + "\"hardest\":\"hidden-single\",\"techniques\":{\"full-house\":8,\"hidden-single\":4}}\n");
        assertThat(run("rate", "-f", "grid", EASY).out())
                .endsWith("Level: beginner (effort 384)\nHoDoKu: Easy (204)\n21 × full house\n30 × hidden single\n");
        assertThat(run("--lang", "zh", "rate", "-f", "grid", "--scale", "shudu", EASY)
                        .out())
                .contains("难度：入门（难度分 384）\n21 × 最后一格\n");
    }

    @Test
    void whatIsNoProperPuzzleHasNoRating() {
        Shell.Outcome outcome = run("rate", EMPTY, EASY, "123....4........", ".".repeat(625));
        assertThat(outcome.status()).isOne();
        assertThat(outcome.out()).isEqualTo("\nbeginner 204\n\n\n");
        assertThat(outcome.err())
                .contains("<argument 1>:1: 2 or more solutions")
                .contains("<argument 3>:1: no solution")
                .contains("<argument 4>:1: a board of 25x25 (box 5x5): puzzles are rated up to a side of 16");
    }

    @Test
    void techniquesAreListedInEachShape() {
        assertThat(run("techniques", "-f", "line").out().lines())
                .containsExactlyElementsOf(
                        Techniques.all().stream().map(TechniqueId::id).collect(Collectors.toList()));
        assertThat(run("techniques", "-f", "csv").out())
                .startsWith(
                        "technique,level,effort,hodoku,score,name,meaning,example\nfull-house,beginner,4,0000,4,full house,")
                .contains("\nsquirmbag,,,0303,,Squirmbag,");
        assertThat(run("techniques", "-f", "json").out()).startsWith("{\"technique\":\"full-house\",");
        assertThat(run("--lang", "zh", "techniques", "-f", "grid").out())
                .startsWith("full-house（最后一格）：入门，HoDoKu 0000：4\n    一个区域只剩一个空格");
        assertThat(run("techniques", "-f", "grid").out())
                .contains("squirmbag (Squirmbag) - on request, HoDoKu 0303: -\n");
    }

    @Test
    void aTechniqueIsShownByAnExample() {
        assertThat(run("techniques", "-f", "grid", "X-Wing", "bug 1").out().lines())
                .hasSize(8)
                .anyMatch(line -> line.startsWith("    Example: :0300::"))
                .anyMatch(line -> line.startsWith("    In row 1 and row 7, the digit 4 can only stand in"));
        assertThat(run("--lang", "zh", "techniques", "-f", "grid", "X 翼").out())
                .contains("\n    例：:0300::", "\n    第 1 行和第 7 行的 4 都落在");
        assertThat(run("techniques", "-f", "line", "bug-1").out()).isEqualTo("bug-1\n");
        assertThat(run("techniques", "y-wing").err()).contains("did you mean");
    }

    @Test
    void aStepIsDrawn(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("step.svg");
        assertThat(run("hint", "--svg", file.toString(), "--technique", "naked-pair", EASY)
                        .status())
                .isZero();
        assertThat(Files.readString(file))
                .startsWith("<svg")
                .contains("<title>")
                .contains("#bfe8d8");
        Path none = folder.resolve("none.svg");
        assertThat(run("hint", "--svg", none.toString(), SOLVED).status()).isZero();
        assertThat(none).doesNotExist();
        Shell.Outcome lost = run("hint", "--svg", folder.resolve("no/step.svg").toString(), EASY);
        assertThat(lost.status()).isEqualTo(3);
        assertThat(lost.out()).isEqualTo("hidden-single r1c6=8\n");
        assertThat(lost.err()).contains("step.svg").doesNotContain("internal error");
    }

    /** The pages about levels have the numbers of the scales; those of Sudoku Explainer stand between. */
    @ParameterizedTest
    @EnumSource
    void thePageAboutLevelsIsUpToDate(Language language) throws IOException {
        boolean english = language == Language.ENGLISH;
        List<String> page =
                Files.readAllLines(GuideTest.ROOT.resolve(english ? "docs/levels.md" : "docs/levels.zh-CN.md"));
        for (TechniqueId technique : Techniques.all()) {
            String id = technique.id();
            String name = english ? "" : TechniqueWords.WORDS.text(language, id) + " | ";
            String start = "| `" + id + "` | " + name + cost(ScaleId.SHUDU, technique) + " | "
                    + cost(ScaleId.HODOKU, technique) + " | ";
            String end = " | " + TechniqueWords.WORDS.text(language, id + ".is") + " |";
            assertThat(page).anyMatch(line -> line.startsWith(start) && line.endsWith(end));
        }
    }

    private static String cost(ScaleId scale, TechniqueId technique) {
        Scale.Entry entry = scale.scale().entry(technique);
        return entry == null ? "-" : String.valueOf(entry.score());
    }
}
