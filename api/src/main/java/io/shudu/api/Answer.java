package io.shudu.api;

import io.shudu.core.json.JsonFields;
import io.shudu.render.json.FailureJson;
import io.shudu.render.words.Failure;

/** What comes back for a request. */
public sealed interface Answer {
    /** The answer as a JSON object. */
    String text();

    /**
     * What was asked for.
     *
     * @param text the answer as a JSON object
     */
    record Result(String text) implements Answer {}

    /**
     * The request makes no sense; as JSON it is an object with the field {@code error}.
     *
     * @param failure why
     */
    record Refusal(Failure failure) implements Answer {
        @Override
        public String text() {
            return new JsonFields().put("error", FailureJson.of(failure)).toString();
        }
    }
}
