package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.json.JsonFields;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.census.Census;
import io.shudu.generate.census.Findings;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;

/** Counts what kinds of grids a method makes, and how far that is from equal chances for all grids. */
final class CensusOperation {
    private static final int FEWEST = 100;
    private static final int MOST = 400;
    /** Shares are told in millionths. */
    private static final double MILLION = 1_000_000;

    private CensusOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        GridMethod method = request.oneOf("method", GridMethods.all());
        int count = (int) request.number("count", FEWEST, MOST);
        SeedSequence seeds = new SeedSequence(request.seed());
        Census census = new Census();
        for (int i = 0; i < count; i++) {
            census.add(method.make(Geometry.CLASSIC, seeds.at(i)));
        }
        Findings findings = census.findings();
        return new JsonFields()
                .string("method", method.id())
                .number("count", count)
                .number("distinct", findings.distinct())
                .number(
                        "distance",
                        millionths(findings.chutes().get(findings.worst()).distance()))
                .number("noise", millionths(findings.usualDistance()))
                .number("rectangles", millionths(findings.rectangles()))
                .bool("biased", findings.isBiased());
    }

    private static long millionths(double share) {
        return Math.round(share * MILLION);
    }
}
