package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
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

    /** A row of CSV for each step, numbered or not; one without a step if there is none. */
    public static String rows(Grid grid, List<Step> steps, boolean numbered) {
        List<String> rows = new ArrayList<>();
        for (Step step : steps) {
            List<String> fields = new ArrayList<>(List.of(grid.toString()));
            if (numbered) {
                fields.add(String.valueOf(rows.size() + 1));
            }
            fields.add(step.technique());
            fields.add(String.join(" ", StepJson.placements(step, grid.geometry())));
            fields.add(String.join(" ", StepJson.eliminations(step, grid.geometry())));
            rows.add(Csv.row(fields));
        }
        if (rows.isEmpty()) {
            rows.add(Csv.row(grid.toString(), "", "", "") + (numbered ? "," : ""));
        }
        return String.join("\n", rows) + "\n";
    }

    /** All that is known of each step. */
    public static List<JsonFields> json(List<Step> steps, Geometry geometry) {
        return steps.stream().map(step -> StepJson.of(step, geometry)).toList();
    }
}
