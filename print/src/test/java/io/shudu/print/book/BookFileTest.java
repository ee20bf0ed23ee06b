package io.shudu.print.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.holes.Symmetry;
import io.shudu.logic.rate.Level;
import io.shudu.print.sheet.Look;
import io.shudu.render.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BookFileTest {
    private static final String CHAPTERS = "\"chapters\": [{\"level\": \"easy\", \"count\": 2}]";

    @ParameterizedTest
    @EnumSource(Language.class)
    void theFirstFileIsGood(Language language) throws BookProblem {
        BookPlan plan = BookFile.read(BookFile.first(language, 7));
        assertThat(plan.language()).isEqualTo(language);
        assertThat(plan.seed()).isEqualTo(7);
        assertThat(plan.chapters()).hasSize(3);
        assertThat(plan.chapters().get(1).symmetry()).isEqualTo(Symmetry.ROT180);
        assertThat(plan.techniques()).hasSize(5);
    }

    @Test
    void littleIsEnough() throws BookProblem {
        BookPlan plan = BookFile.read(
                "{\"title\": \"T\", \"chapters\": [{\"board\": \"2x3\", \"count\": 1}, {\"file\": \"a.txt\"}]}");
        assertThat(plan.trim()).isEqualTo("6x9");
        assertThat(plan.look()).isEqualTo(Look.BLACK);
        assertThat(plan.answers()).isEqualTo(BookPlan.AnswerKind.FULL);
        assertThat(plan.chapters().getFirst().level()).isNull();
        assertThat(plan.chapters().getFirst().board()).isEqualTo(Geometry.byId("2x3"));
        assertThat(plan.chapters().getLast().file()).isEqualTo("a.txt");
        assertThat(Level.byId("easy")).isEqualTo(Level.EASY);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{ | line 1, column 2: not JSON",
                "[1] | a book is a JSON object",
                "{C} | title: missing",
                "{\"title\": 3, C} | title: must be a text in quotes",
                "{\"title\": \"T\"} | chapters: must be a list with at least one chapter",
                "{\"title\": \"T\", \"chapters\": []} | chapters: must be a list with at least one chapter",
                "{\"title\": \"T\", \"chapters\": [3]} | chapters[0]: must be an object",
                "{\"title\": \"T\", \"titel\": \"T\", C} | titel: unknown; known are answers, author",
                "{\"title\": \"T\", \"trim\": \"7x7\", C} | trim: 7x7 is none of 6x9, 8.5x8.5, 8.5x11, a5",
                "{\"title\": \"T\", \"bleed\": \"yes\", C} | bleed: must be true or false",
                "{\"title\": \"T\", \"bleed\": null, C} | bleed: must be true or false",
                "{\"title\": \"T\", \"seed\": -1, C} | seed: must be a whole number from 0 to",
                "{\"title\": \"T\", \"perPage\": 3, C} | perPage: 3 is none of 1, 2, 4, 6",
                "{\"title\": \"T\", \"look\": \"red\", C} | look: red is none of normal, contrast, black",
                "{\"title\": \"T\", \"answers\": \"some\", C} | answers: some is none of full, hints, none",
                "{\"title\": \"T\", \"language\": \"fr\", C} | language: fr is none of en, zh",
                "{\"title\": \"T\", \"link\": \"game\", C} | link: game is no address",
                "{\"title\": \"T\", \"techniques\": \"x-wing\", C} | techniques: must be a list",
                "{\"title\": \"T\", \"techniques\": [\"magic\"], C} | techniques: \"magic\" is none",
                "{\"title\": \"T\", \"chapters\": [{\"count\": 0}]} | chapters[0].count: must be a whole number from 1 to 10000",
                "{\"title\": \"T\", \"chapters\": [{\"level\": \"easy\"}]} | chapters[0]: give either",
                "{\"title\": \"T\", \"chapters\": [{\"file\": \"a\", \"level\": \"easy\"}]} | give either",
                "{\"title\": \"T\", \"chapters\": [{\"count\": 1, \"board\": \"7\"}]} | chapters[0].board: 7 is no board",
                "{\"title\": \"T\", \"chapters\": [{\"count\": 1, \"level\": \"nice\"}]} | chapters[0].level: nice is none of",
                "{\"title\": \"T\", \"chapters\": [{\"count\": 1, \"symmetry\": \"odd\"}]} | chapters[0].symmetry: odd is none of",
                "{\"title\": \"T\", \"chapters\": [{\"count\": 1, \"size\": 9}]} | chapters[0].size: unknown",
                "{\"title\": \"T\", \"chapters\": [{\"count\": 1, \"board\": \"36\", \"level\": \"easy\"}]} | chapters[0].level: puzzles are rated up to",
                "{\"title\": \"T\", \"chapters\": [{\"count\": 9999}, {\"count\": 9999}]} | at most 10000 puzzles"
            })
    void whatIsWrongIsSaidWithItsPlace(String text, String problem) {
        BookProblem found =
                catchThrowableOfType(BookProblem.class, () -> BookFile.read(text.replace("C}", CHAPTERS + "}")));
        assertThat(found).isNotNull();
        assertThat(found.text(Language.ENGLISH)).contains(problem);
        assertThat(found.text(Language.CHINESE)).isNotBlank();
    }
}
