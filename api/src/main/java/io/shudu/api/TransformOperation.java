package io.shudu.api;

import io.shudu.core.grid.Grid;
import io.shudu.core.grid.SeedSequence;
import io.shudu.core.json.JsonFields;
import io.shudu.core.transform.Transform;
import io.shudu.core.transform.TransformStep;

/** Changes a puzzle by symmetries that keep the rules: the steps named, then perhaps a random one. */
final class TransformOperation {
    private TransformOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle();
        for (String step : request.texts("steps")) {
            puzzle = switch (TransformStep.of(step).on(puzzle.geometry())) {
                case TransformStep.Result.Ok ok -> ok.transform().apply(puzzle);
                case TransformStep.Result.Bad bad ->
                    throw BadRequest.in("steps", accepted(bad) + "; not " + BadRequest.quoted(step));
            };
        }
        if (request.has("shuffle")) {
            long seed = request.number("shuffle", 0, SeedSequence.MAX_SEED);
            puzzle = Transform.random(puzzle.geometry(), new SeedSequence(seed).at(0))
                    .apply(puzzle);
        }
        return new JsonFields()
                .string("puzzle", puzzle.toString())
                .string("box", puzzle.geometry().boxName());
    }

    private static String accepted(TransformStep.Result.Bad bad) {
        return switch (bad.reason()) {
            case NAME ->
                "a name, then perhaps a blank and an argument; names are " + String.join(", ", TransformStep.NAMES);
            case NO_ARGUMENT -> "nothing behind transpose";
            case PAIR -> "two numbers from 1 on with a comma between them, such as swap-rows 1,2";
            case ROTATE -> "rotate 90, rotate 180, rotate 270";
            case MIRROR -> "mirror left-right, mirror top-bottom";
            case RELABEL -> bad.args().get(1) + " digits, 1 to " + bad.args().get(2) + ", each once";
            case RANGE -> "numbers from 1 to " + bad.args().get(1);
            case APART -> "lines that go through the same boxes";
        };
    }
}
