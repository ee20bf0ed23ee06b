package io.shudu.api;

import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.transform.Transform;
import io.shudu.core.transform.TransformStep;
import io.shudu.render.json.ImageJson;
import io.shudu.render.words.RequestReason;
import io.shudu.render.words.Words;
import java.util.ArrayList;
import java.util.List;

/** Changes a puzzle by symmetries that keep the rules: the steps named, then perhaps a random one. */
final class TransformOperation {
    private TransformOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle();
        Grid image = puzzle;
        for (String step : request.texts("steps")) {
            image = switch (TransformStep.of(step).on(image.geometry())) {
                case TransformStep.Result.Ok ok -> ok.transform().apply(image);
                case TransformStep.Result.Bad bad -> throw refusal(step, bad);
            };
        }
        if (request.has("shuffle")) {
            long seed = request.number("shuffle", 0, SeedSequence.MAX_SEED);
            image = Transform.random(image.geometry(), new SeedSequence(seed).at(0))
                    .apply(image);
        }
        return ImageJson.transformed(puzzle, image);
    }

    private static BadRequest refusal(String step, TransformStep.Result.Bad bad) {
        List<Object> args = new ArrayList<>(List.of(
                bad.reason().id(),
                Words.shortened(step),
                Words.shortened(bad.args().getFirst())));
        args.addAll(bad.args().subList(1, bad.args().size()));
        return BadRequest.in("steps", RequestReason.STEP, args.toArray());
    }
}
