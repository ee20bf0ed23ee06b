package io.shudu.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import io.shudu.core.json.JsonValue;

/**
 * Throws arbitrary texts at every operation: each must be answered, with a JSON object, and soon. In a normal build
 * only the seeds and former findings are tried.
 */
class RequestFuzzTest {
    /** Small, so that the fuzzer spends its time on reading. */
    private static final Limits LIMITS = new Limits(10_000, 1000, 5000, 9, 9, 20, 20, 200, 100_000, 1);

    @FuzzTest(maxDuration = "10m")
    void request(@NotNull String text) {
        for (Operation operation : Operation.values()) {
            String answer = Api.answer(operation.id(), text, LIMITS);
            assertThat(answer).startsWith("{").endsWith("}").hasSizeLessThanOrEqualTo(LIMITS.answer());
            assertThatCode(() -> JsonValue.parse(answer)).doesNotThrowAnyException();
        }
    }
}
