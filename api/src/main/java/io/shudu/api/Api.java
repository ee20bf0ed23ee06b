package io.shudu.api;

import io.shudu.core.json.JsonValue;

/**
 * The engine as a function: a JSON object in, as text, a JSON object out.
 *
 * <p>Whatever the request is, there is an answer. A request that makes no sense is answered by an object with the field
 * {@code error}; nothing a caller can send makes this class throw.
 */
public final class Api {
    /** The version of the engine. */
    public static final String VERSION = "0.1.0";

    private Api() {}

    /** The answer to a request, as text. */
    public static String answer(Operation operation, String request, Limits limits) {
        return value(operation, request, limits).toString();
    }

    /** Likewise of an operation by its name. */
    public static String answer(String operation, String request, Limits limits) {
        Operation known = Operation.byId(operation);
        return known == null
                ? BadRequest.in("operation", Operation.ids()).answer().toString()
                : answer(known, request, limits);
    }

    /** The answer to a request. */
    public static JsonValue.Fields value(Operation operation, String request, Limits limits) {
        try {
            Request read = Request.read(request, limits);
            JsonValue.Fields answer = (switch (operation) {
                case PARSE -> ParseOperation.answer(read);
                case WRITE -> WriteOperation.answer(read);
                case SOLVE -> SolveOperation.answer(read);
                case CHECK -> CheckOperation.answer(read);
                case JUDGE -> JudgeOperation.answer(read);
                case HINT -> HintOperation.answer(read);
                case GENERATE -> GenerateOperation.answer(read);
                case TRANSFORM -> TransformOperation.answer(read);
            }).value();
            if (answer.toString().length() > limits.answer()) {
                throw BadRequest.in("", "a request whose answer has at most " + limits.answer() + " characters");
            }
            return answer;
        } catch (BadRequest bad) {
            return bad.answer().value();
        }
    }
}
