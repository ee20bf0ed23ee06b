package io.shudu.core.format.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.Reads;
import io.shudu.core.format.Samples;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KaggleCsvFormatTest {
    private static final GridFormat KAGGLE = new KaggleCsvFormat();
    private static final String PUZZLE = "1000432100302004";
    private static final String SOLUTION = "1234432141323214";

    @ParameterizedTest
    @ValueSource(
            strings = {
                PUZZLE,
                PUZZLE + ",",
                PUZZLE + "," + SOLUTION,
                "\"" + PUZZLE + "\",\"" + SOLUTION + "\"",
                " " + PUZZLE + " , " + SOLUTION + " ",
                "quizzes,solutions\n" + PUZZLE + "," + SOLUTION,
                "puzzle,solution\r\n" + PUZZLE + "," + SOLUTION + "\r\n",
                "\uFEFFquiz,solution\n" + PUZZLE + "," + SOLUTION,
                "solution,id,\"Quiz\"\n" + SOLUTION + ",7," + PUZZLE,
                "id,\"a,b\",puzzle\n7,\"x,y\"," + PUZZLE,
                "# a remark\npuzzles\n\n" + PUZZLE
            })
    void reads_the_puzzle_column(String text) {
        Reads.text(KAGGLE, text).asGivens(Samples.SMALL);
    }

    @Test
    void writes_a_row() {
        assertThat(KAGGLE.write(Reads.text(KAGGLE, PUZZLE).grid())).isEqualTo(PUZZLE + ",");
        assertThat(KaggleCsvFormat.HEADER).isEqualTo("quizzes,solutions");
        assertThat(KAGGLE.id()).isEqualTo("kaggle");
        assertThat(KAGGLE.extent()).isEqualTo(GridFormat.Extent.LINE);
    }

    @Test
    void the_solution_comes_along_if_it_is_one() {
        String sound = "1030000000000402";
        String answer = "1234432121433412";
        Grid puzzle = Reads.text(KAGGLE, sound).grid();
        Grid solved = puzzle.filledWith(Reads.text(KAGGLE, answer).grid().digits());
        for (String text : new String[] {
            sound + "," + answer,
            "solution,id,puzzle\n" + answer + ",7," + sound,
            // As results have it, where another column counts the solutions.
            "puzzle,solutions,solution\n" + sound + ",1," + answer
        }) {
            assertThat(KAGGLE.parse(text, null)).as(text).isEqualTo(new ParseResult.Ok(puzzle, solved));
        }
        for (String other :
                new String[] {"", "123443212143341.", "2234432121433412", "123443212143341x", "1934432121433412"}) {
            assertThat(KAGGLE.parse(sound + "," + other, null)).as(other).isEqualTo(new ParseResult.Ok(puzzle));
        }
        assertThat(KAGGLE.write(solved)).isEqualTo(sound + "," + answer);
        assertThat(KAGGLE.write(solved.allGiven())).isEqualTo(answer + "," + answer);
        assertThat(KAGGLE.hasSolution()).isTrue();
        assertThat(new LineFormat().hasSolution()).isFalse();
    }

    @Test
    void problems_have_their_place() {
        Reads.text(KAGGLE, PUZZLE + "," + SOLUTION + "1").asBad(1, 18, ParseReason.WRONG_SIZE, 17, 16);
        Reads.text(KAGGLE, "solution,puzzle\n \"1\"," + PUZZLE).asBad(2, 3, ParseReason.WRONG_SIZE, 1, 16);
        Reads.text(KAGGLE, "id,puzzle\n7").asBad(2, 0, ParseReason.MISSING_FIELD, "quizzes");
        Reads.text(KAGGLE, "id,puzzle\n7,10?0").asBad(2, 5, ParseReason.BAD_CHARACTER, "?", "4");
        Reads.text(KAGGLE, "id,puzzle\n7,").asBad(2, 3, ParseReason.EMPTY);
        Reads.text(KAGGLE, "\"" + PUZZLE).asBad(1, 1, ParseReason.BAD_SYNTAX, "kaggle", "\"");
        Reads.text(KAGGLE, PUZZLE + ",\"\"\"").asBad(1, 20, ParseReason.BAD_SYNTAX, "kaggle", "\"");
        Reads.text(KAGGLE, PUZZLE + "\n" + PUZZLE).asBad(2, 0, ParseReason.BAD_SYNTAX, "kaggle", "one row");
        Reads.text(KAGGLE, "quizzes,solutions\n").asBad(1, 0, ParseReason.EMPTY);
        Reads.text(KAGGLE, PUZZLE, Geometry.CLASSIC).asBad(1, 1, ParseReason.WRONG_SIZE, 16, 81);
        Reads.that(KaggleCsvFormat.parseRow("", new KaggleCsvFormat.Columns(0, -1), null))
                .asBad(1, 1, ParseReason.EMPTY);
        Reads.that(KaggleCsvFormat.parseRow("x," + PUZZLE, new KaggleCsvFormat.Columns(1, 0), null))
                .asBad(1, 1, ParseReason.WRONG_SIZE, 1, 16);
    }

    @Test
    void a_row_is_recognised_by_its_solution() {
        assertThat(KAGGLE.recognises(PUZZLE + ",")).isTrue();
        assertThat(KAGGLE.recognises(PUZZLE + "," + SOLUTION)).isTrue();
        assertThat(KAGGLE.recognises(PUZZLE)).isFalse();
        assertThat(KAGGLE.recognises(PUZZLE + ",7.2")).isFalse();
        assertThat(KAGGLE.recognises(PUZZLE + "," + SOLUTION + ",x")).isFalse();
        assertThat(KAGGLE.recognises(PUZZLE + ",9234432141323214")).isFalse();
        assertThat(KAGGLE.recognises("123,")).isFalse();
    }
}
