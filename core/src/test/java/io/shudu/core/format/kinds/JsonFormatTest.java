package io.shudu.core.format.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.Reads;
import io.shudu.core.format.Samples;
import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonFormatTest {
    private static final GridFormat JSON = new JsonFormat();
    private static final String PUZZLE = "{\"puzzle\":\"" + Samples.SMALL + "\"";

    @Test
    void the_puzzle_is_enough() {
        Reads.text(JSON, PUZZLE + "}").asGivens(Samples.SMALL).withoutCandidates();
        Reads.text(JSON, "\uFEFF\r\n { \"puzzle\" :\t\"" + Samples.SMALL + "\" } \n")
                .asGivens(Samples.SMALL);
        Reads.text(JSON, "{\"puzzle\":\"\\u0031...4321..3.2..4\"}").asGivens(Samples.SMALL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "true",
                "false",
                "0",
                "-1.5e+10",
                "1E-2",
                "12.25",
                "\"x\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00eF\"",
                "[]",
                "{}",
                "[1,[2,{\"a\":null}],\"x\"]",
                "{ \"a\" : { \"b\" : [ ] } , \"c\":1}"
            })
    void other_fields_are_ignored(String value) {
        Reads.text(JSON, "{\"x\":" + value + "," + PUZZLE.substring(1) + "}").asGivens(Samples.SMALL);
        Reads.text(JSON, PUZZLE + ",\"x\": " + value + " }").asGivens(Samples.SMALL);
    }

    @Test
    void box_state_and_candidates() {
        Reads.text(JSON, "{\"box\":\"3x2\",\"puzzle\":\"" + Samples.SIX + "\"}").withBoxes(3, 2);
        Reads.text(JSON, "{\"box\":\"3x2\",\"puzzle\":\"" + Samples.SIX + "\"}", Geometry.of(3, 2))
                .withBoxes(3, 2);
        Reads.text(JSON, PUZZLE + ",\"state\":\"12..43.1..3.2..4\"}").asCells("1+2..4321..3.2..4");
        Reads.text(
                        JSON,
                        PUZZLE
                                + ",\"candidates\":[\"12\",\"23\",\"\",\"\",\"\",\"\",\"\",\"\",\"4\",\"\",\"\",\"\",\"\",\"\",\"\",\"\"]}")
                .withCandidates("r1c2=23 r3c1=4");
    }

    @Test
    void a_solution_comes_along_if_it_is_one() {
        String sound = "\"puzzle\":\"1.3..........4.2\"";
        Grid puzzle = Reads.text(JSON, "{" + sound + "}").grid();
        Grid solved = puzzle.filledWith(
                Reads.text(new LineFormat(), "1234432121433412").grid().digits());
        assertThat(JSON.parse("{" + sound + ",\"solution\":\"1234432121433412\"}", null))
                .isEqualTo(new ParseResult.Ok(puzzle, solved));
        assertThat(JSON.parse("{\"solution\":\"1234432121433412\",\"state\":\"123..........4.2\"," + sound + "}", null))
                .isEqualTo(new ParseResult.Ok(puzzle.with(1, 2), solved));
        for (String other : new String[] {"null", "1", "\"\"", "\"1\"", "{\"x\":[]}", "\"2234432121433412\""}) {
            assertThat(JSON.parse("{" + sound + ",\"solution\":" + other + "}", null))
                    .isEqualTo(new ParseResult.Ok(puzzle));
        }
    }

    @Test
    void writes_no_more_than_needed() {
        Grid grid = Reads.text(JSON, PUZZLE + "}").grid();
        assertThat(JSON.write(grid)).isEqualTo(PUZZLE + ",\"board\":\"4\"}");
        assertThat(JSON.write(grid.with(1, 2))).isEqualTo(PUZZLE + ",\"values\":\"12..4321..3.2..4\",\"board\":\"4\"}");
        CandidateSet marks = new CandidateSet.Builder(grid.geometry())
                .add(0, 1)
                .add(1, 2)
                .add(1, 3)
                .add(8, 4)
                .build();
        assertThat(JSON.write(grid.withCandidates(marks)))
                .isEqualTo(
                        PUZZLE
                                + ",\"candidates\":[\"\",\"23\",\"\",\"\",\"\",\"\",\"\",\"\",\"4\",\"\",\"\",\"\",\"\",\"\",\"\",\"\"],\"board\":\"4\"}");
        assertThat(JSON.write(Grid.empty(Geometry.of(3, 2)))).endsWith("\",\"board\":\"3x2\"}");
        assertThat(JSON.id()).isEqualTo("json");
        assertThat(JSON.extent()).isEqualTo(GridFormat.Extent.LINE);
    }

    @Test
    void bad_values_have_their_place() {
        Reads.text(JSON, "{}").asBad(1, 1, ParseReason.MISSING_FIELD, "puzzle");
        Reads.text(JSON, "\n {\"x\":1}").asBad(2, 2, ParseReason.MISSING_FIELD, "puzzle");
        Reads.text(JSON, "{\"puzzle\":\"1..?\"}").asBad(1, 15, ParseReason.BAD_CHARACTER, "?", "4");
        Reads.text(JSON, "{\"puzzle\":\n\"\\u0031..?\"}").asBad(2, 10, ParseReason.BAD_CHARACTER, "?", "4");
        Reads.text(JSON, "{\"puzzle\":\"1...5321..3.2..4\"}").asBad(1, 16, ParseReason.BAD_CHARACTER, "5", "4");
        Reads.text(JSON, "{\"puzzle\":\"1..\"}").asBad(1, 12, ParseReason.WRONG_LENGTH, 3);
        Reads.text(JSON, "{\"puzzle\":\"\"}").asBad(1, 12, ParseReason.EMPTY);
        Reads.text(JSON, PUZZLE + "}", Geometry.CLASSIC).asBad(1, 12, ParseReason.WRONG_SIZE, 16, 81);
        Reads.text(JSON, PUZZLE + ",\"state\":\"1.\"}").asBad(1, 39, ParseReason.WRONG_SIZE, 2, 16);
        Reads.text(JSON, PUZZLE + ",\"state\":\"13..2321..3.2..4\"}")
                .asBad(1, 43, ParseReason.CONTRADICTS_GIVEN, "2", "4");
        Reads.text(JSON, PUZZLE + ",\"state\":\"13..5321..3.2..4\"}").asBad(1, 43, ParseReason.BAD_CHARACTER, "5", "4");
        Reads.text(JSON, PUZZLE + ",\"candidates\":[]}").asBad(1, 43, ParseReason.WRONG_SIZE, 0, 16);
        Reads.text(JSON, PUZZLE + ",\"candidates\": [\"\"]}").asBad(1, 44, ParseReason.WRONG_SIZE, 1, 16);
        String fourteen = ",\"\"".repeat(14);
        Reads.text(JSON, PUZZLE + ",\"candidates\":[\"\",\"25\"" + fourteen + "]}")
                .asBad(1, 49, ParseReason.BAD_CANDIDATE, "25");
        Reads.text(JSON, PUZZLE + ",\"candidates\":[\"\",\"0\"" + fourteen + "]}")
                .asBad(1, 48, ParseReason.BAD_CANDIDATE, "0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3x3", "2x3", "x", "", "2", "2x", "2xx2", "1x4", "002x2", "-2x2", "2x2 ", "/x2", ":x2"})
    void a_box_must_fit(String box) {
        Reads.text(JSON, PUZZLE + ",\"box\":\"" + box + "\"}").asBad(1, 37, ParseReason.BAD_BOX, box);
    }

    @Test
    void a_box_must_be_the_expected_one() {
        Reads.text(JSON, "{\"box\":\"3x2\",\"puzzle\":\"" + Samples.SIX + "\"}", Geometry.of(2, 3))
                .asBad(1, 9, ParseReason.BAD_BOX, "3x2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{;2;string",
                "{\"a\"};5;:",
                "{\"a\":};6;value",
                "{\"a\":1;7;}",
                "{\"a\":1,};8;string",
                "{\"a\":01};8;value",
                "{\"a\":1.};8;figure",
                "{\"a\":1e};8;figure",
                "{\"a\":1e+};9;figure",
                "{\"a\":-};7;value",
                "{\"a\":[1};8;]",
                "{\"a\":[1,]};9;value",
                "{\"a\":tru};6;value",
                "{\"a\":\"x;8;\"\"",
                "{\"a\":\"\\x\"};7;escape",
                "{\"a\":\"\\u00g0\"};11;four hexadecimal figures",
                "{\"a\":\"\\u00\uFF11\"};11;four hexadecimal figures",
                "{\"a\":\"\t\"};7;\"\"",
                "{} x;4;end",
                "1;1;{",
                "[{}];1;{",
                "{\"puzzle\":1};11;string",
                "{\"candidates\":1};15;[",
                "{\"candidates\":[1]};16;string",
            })
    void broken_json_is_refused(String text, int column, String expected) {
        Reads.text(JSON, text)
                .asBad(1, column, ParseReason.BAD_SYNTAX, "json", expected.equals("\"\"") ? "\"" : expected);
    }

    @Test
    void nothing_and_too_much() {
        Reads.text(JSON, " \n").asBad(1, 0, ParseReason.EMPTY);
        Reads.text(JSON, "[".repeat(63) + "]".repeat(63)).asBad(1, 1, ParseReason.BAD_SYNTAX, "json", "{");
        Reads.text(JSON, "[".repeat(100_000)).asBad(1, 65, ParseReason.BAD_SYNTAX, "json", "at most 64 levels");
        Reads.text(JSON, "{\"" + "a".repeat(1_000_001) + "\":1}").asBad(1, 1_000_003, ParseReason.TOO_LONG, 1_000_000);
    }
}
