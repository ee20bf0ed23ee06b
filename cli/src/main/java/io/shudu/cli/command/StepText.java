package io.shudu.cli.command;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.Step;
import io.shudu.render.json.StepJson;
import java.util.ArrayList;
import java.util.List;

/** Steps in short. */
public final class StepText {
    private StepText() {}

    /** The technique and what it does: {@code hidden-pair r1c2<>3 r1c3<>3}. */
    public static String effect(Step step, Geometry geometry) {
        List<String> words = new ArrayList<>(List.of(step.technique()));
        words.addAll(StepJson.placements(step, geometry));
        words.addAll(StepJson.eliminations(step, geometry));
        return String.join(" ", words);
    }
}
