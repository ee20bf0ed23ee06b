package io.shudu.api;

import io.shudu.render.words.Failure;
import io.shudu.render.words.RequestReason;
import java.util.List;

/**
 * The engine as a function: a JSON object in, as text, a JSON object out.
 *
 * <p>Whatever the request is, there is an answer; nothing a caller can send makes this class throw.
 */
public final class Api {
    /** The version of the engine. */
    public static final String VERSION = "0.1.0";

    private Api() {}

    /** The answer to a request of the operation of a name, as text. */
    public static String answer(String operation, String request, Limits limits) {
        Operation known = Operation.byId(operation);
        Answer answer = known == null
                ? new Answer.Refusal(
                        new Failure.BadRequest("operation", RequestReason.ONE_OF, List.of(Operation.ids())))
                : answer(known, request, limits);
        return answer.text();
    }

    /** The answer to a request. */
    public static Answer answer(Operation operation, String request, Limits limits) {
        try {
            String text = operation.answer(Request.read(request, limits)).toString();
            if (text.length() > limits.answer()) {
                throw BadRequest.in("", RequestReason.ANSWER, limits.answer());
            }
            return new Answer.Result(text);
        } catch (BadRequest bad) {
            return new Answer.Refusal(bad.failure());
        }
    }
}
