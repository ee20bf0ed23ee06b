package io.shudu.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.api.Operation;
import java.util.Collections;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The most costly requests that were found, an operation each or several. {@link Operations#LIMITS} has what they cost;
 * here is what bounds it: each is as large as is allowed, one more of what makes it costly is refused, and no answer is
 * longer than the limit.
 */
class WorstRequestsTest {
    private static final String EMPTY = ".".repeat(625);
    private static final int VALUES = Operations.LIMITS.values();

    static Stream<Arguments> refused() {
        return Stream.of(
                // 75,000 steps took 2.9 s. The object, the puzzle and the array are values, too.
                Arguments.of(Operation.TRANSFORM, steps(VALUES - 3), steps(VALUES - 2)),
                Arguments.of(Operation.JUDGE, entries(VALUES - 4), entries(VALUES - 3)),
                Arguments.of(Operation.SOLVE, solve(5000, 1000), solve(5001, 1000)),
                Arguments.of(Operation.SOLVE, solve(5000, 1000), solve(5000, 1001)),
                Arguments.of(Operation.CHECK, solve(5000, 1000), solve(5001, 1000)),
                Arguments.of(Operation.PARSE, comments(1 << 18), comments((1 << 18) + 1)));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void oneMoreIsTooMuch(Operation operation, String most, String more) {
        assertThat(answer(operation, most)).doesNotContain("\"error\"");
        assertThat(answer(operation, more)).startsWith("{\"error\":{\"code\":\"bad-request\"");
    }

    /** Lists that grew with the square of the board, or with every line of a text. */
    @Test
    void longListsEnd() {
        assertThat(answer(Operation.SOLVE, solve(5000, 1000))).hasSizeLessThanOrEqualTo(Operations.LIMITS.answer());
        assertThat(answer(Operation.CHECK, "{\"puzzle\":\"" + "1".repeat(625) + "\"}"))
                .hasSizeLessThanOrEqualTo(Operations.LIMITS.answer());
        // Each line of 1,314 characters is answered with 50,000.
        String line = ":0000:x:" + ".".repeat(1296) + ":111:::\\n";
        assertThat(answer(Operation.PARSE, "{\"text\":\"" + line.repeat((1 << 18) / line.length() - 1) + "\"}"))
                .hasSizeBetween(Operations.LIMITS.answer() - 60_000, Operations.LIMITS.answer())
                .endsWith("\"more\":true}");
    }

    /** Wishes that never come true are given up, on small boards and large ones, whatever the id allows. */
    @Test
    void tryingEnds() {
        String small = "{\"seed\":1,\"box\":\"2x4\",\"holes\":\"64\",\"method\":\"shift\"}";
        assertThat(answer(Operation.GENERATE, small)).contains("\"id\":\"1:2x4:shift:64:none:unique:1:0:200\"");
        assertThat(answer(Operation.GENERATE, "{\"id\":\"1:4x4:shuffle:256:none:unique:1:0:20\"}"))
                .contains("\"field\":\"id\",\"reason\":\"tries\",\"args\":[\"4\"],");
    }

    private static String answer(Operation operation, String request) {
        return Operations.ENGINE
                .answer(operation, request, Operations.LIMITS.answer())
                .text();
    }

    private static String steps(int number) {
        return "{\"puzzle\":\"" + EMPTY + "\",\"steps\":[" + strings("rotate 90", number) + "]}";
    }

    private static String entries(int number) {
        return "{\"puzzle\":\"1" + EMPTY.substring(1) + "\",\"budget\":5000,\"entries\":[" + strings("r1c2=1", number)
                + "]}";
    }

    private static String strings(String text, int number) {
        return String.join(",", Collections.nCopies(number, "\"" + text + "\""));
    }

    private static String solve(int budget, int limit) {
        return "{\"puzzle\":\"" + EMPTY + "\",\"all\":true,\"budget\":" + budget + ",\"limit\":" + limit + "}";
    }

    private static String comments(int length) {
        String start = "{\"text\":\"";
        return start + "#".repeat(length - start.length() - 2) + "\"}";
    }
}
