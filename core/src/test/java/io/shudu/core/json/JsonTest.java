package io.shudu.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @Test
    void valuesAreData() throws JsonProblem {
        assertThat(JsonValue.parse(" {\"a\" : [1, -2.5e+3 ,true,null] , \"b\":{}, \"a\":\"\\u0041\\n\"} "))
                .isEqualTo(new JsonValue.Fields(
                        Map.of("a", new JsonValue.Text("A\n"), "b", new JsonValue.Fields(Map.of()))));
        assertThat(JsonValue.parse("[1,-2.5e+3,true,null,[]]"))
                .isEqualTo(new JsonValue.Items(List.of(
                        new JsonValue.Numeral("1"),
                        new JsonValue.Numeral("-2.5e+3"),
                        new JsonValue.Word("true"),
                        new JsonValue.Word("null"),
                        new JsonValue.Items(List.of()))));
        assertThat(((JsonValue.Fields) JsonValue.parse("{\"x\":false}")).get("y"))
                .isNull();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {"``;0;value", "{;1;string", "[1;2;]", "1 2;2;end", "tru;0;value", "\"a;2;\"", "01;2;value"})
    void problemsHaveTheirPlace(String text, int offset, String expected) {
        assertThatThrownBy(() -> JsonValue.parse(text)).isInstanceOfSatisfying(JsonProblem.class, problem -> {
            assertThat(problem.offset()).isEqualTo(offset);
            assertThat(problem.expected()).isEqualTo(expected);
            assertThat(problem.isTooLong()).isFalse();
        });
    }

    @Test
    void valuesAreCounted() throws JsonProblem {
        String five = "{\"a\":[1,\"x\",{}]}";
        assertThat(JsonValue.parse(five, 5)).isEqualTo(JsonValue.parse(five));
        assertThatThrownBy(() -> JsonValue.parse(five, 4)).isInstanceOfSatisfying(JsonProblem.class, problem -> {
            assertThat(problem.offset()).isEqualTo(12);
            assertThat(problem.expected()).isEqualTo("at most 4 values");
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\" : [1, -2.5e+3 ,true,null] , \"b\":{}, \"a\":\"\\u0041\\n\"}",
                "[]",
                "\"\\\"\"",
                "0",
                "null",
                "",
                "{",
                "{1}",
                "{\"a\"}",
                "[1",
                "[1,]",
                "{\"a\":1,}",
                "tru",
                "\"a",
                "\"\\x\"",
                "01",
                "1.",
                "-",
                "[1 2]",
                "{\"a\":1 2}"
            })
    void whatIsSkippedIsWhatWouldBeRead(String text) {
        assertThat(outcome(text, JsonScanner::skipValue))
                .isEqualTo(outcome(text, scanner -> new JsonReading(scanner, 100).value()));
    }

    @Test
    void depthEndsForBoth() {
        for (int depth = 62; depth < 66; depth++) {
            String text = "[{\"\":".repeat(depth / 2) + "0" + "}]".repeat(depth / 2);
            whatIsSkippedIsWhatWouldBeRead(text);
            whatIsSkippedIsWhatWouldBeRead("[".repeat(depth) + "]".repeat(depth));
        }
    }

    private interface Walk {
        void through(JsonScanner scanner) throws JsonProblem;
    }

    /** Where a walk ends, and why if that is not behind a value. */
    private static String outcome(String text, Walk walk) {
        JsonScanner scanner = new JsonScanner(text);
        try {
            walk.through(scanner);
            return "at " + scanner.at();
        } catch (JsonProblem problem) {
            return problem.offset() + " should be " + problem.expected();
        }
    }

    @Test
    void stringsKnowWhereTheyCameFrom() throws JsonProblem {
        DecodedText string = new JsonScanner(" \"ab\\n\\u0041c\"").string();
        assertThat(string.text()).isEqualTo("ab\nAc");
        assertThat(List.of(0, 1, 2, 3, 4, 5).stream().map(string::offset)).containsExactly(2, 3, 4, 6, 12, 13);
        assertThatThrownBy(() -> new JsonScanner("\"abc\"", 2).string())
                .isInstanceOfSatisfying(JsonProblem.class, problem -> {
                    assertThat(problem.isTooLong()).isTrue();
                    assertThat(problem.offset()).isEqualTo(3);
                });
    }

    @Property(tries = 200)
    void whatIsWrittenIsReadAgain(@ForAll String name, @ForAll String value, @ForAll List<String> values)
            throws JsonProblem {
        String written = new JsonFields()
                .string(name, value)
                .put("object " + name, new JsonFields().strings("values", values))
                .toString();
        JsonValue.Fields read = (JsonValue.Fields) JsonValue.parse(written);
        assertThat(read.get(name)).isEqualTo(new JsonValue.Text(value));
        JsonValue.Items items = new JsonValue.Items(
                values.stream().<JsonValue>map(JsonValue.Text::new).toList());
        assertThat(read.get("object " + name)).isEqualTo(new JsonValue.Fields(Map.of("values", items)));
    }

    @Test
    void anObjectIsOneLine() {
        assertThat(new JsonFields()
                        .string("s", "a\"\\\n\u0001\ud83d\ude00ä")
                        .number("n", 9_007_199_254_740_991L)
                        .bool("b", true)
                        .put("r", JsonValue.NULL)
                        .objects("o", List.of(new JsonFields(), new JsonFields().bool("x", false))))
                .hasToString("{\"s\":\"a\\\"\\\\\\n\\u0001\\ud83d\\ude00ä\",\"n\":9007199254740991,\"b\":true,"
                        + "\"r\":null,\"o\":[{},{\"x\":false}]}");
    }
}
