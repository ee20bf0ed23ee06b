package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.json.JsonFields;
import io.shudu.core.random.Rng;
import io.shudu.generate.trace.TraceStep;
import io.shudu.generate.trace.Traces;
import io.shudu.render.words.RequestReason;
import java.util.List;

/** Tells what a generator does, step by step. The same request gives the same run. */
final class TraceOperation {
    private TraceOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Traces trace = request.oneOf("method", List.of(Traces.values()));
        Geometry named = request.board();
        Geometry geometry = named == null ? Geometry.CLASSIC : named;
        if (geometry.side() > Traces.MOST_SIDE) {
            throw BadRequest.in(request.boardField(), RequestReason.SIDE, Traces.MOST_SIDE);
        }
        Rng rng = request.rng();
        JsonFields json = new JsonFields().string("method", trace.id()).string("board", geometry.id());
        Listing steps = new Listing(request.roomBeside(json.toString().length()));
        for (TraceStep step : trace.of(geometry, rng)) {
            steps.add(of(step, geometry).value());
        }
        return steps.addTo(json, "steps");
    }

    private static JsonFields of(TraceStep step, Geometry geometry) {
        JsonFields json = new JsonFields().string("kind", step.kind().id());
        if (step.first() > 0) {
            json.number("first", step.first());
        }
        if (step.second() > 0) {
            json.number("second", step.second());
        }
        return json.strings(
                        "cells", step.cells().stream().map(geometry::cellName).toList())
                .string("grid", step.grid().toString());
    }
}
