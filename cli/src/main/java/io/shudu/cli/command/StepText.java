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
        StringBuilder rows = new StringBuilder();
        int number = 0;
        for (Step step : steps) {
            number++;
            String placed = String.join(" ", StepJson.placements(step, grid.geometry()));
            String removed = String.join(" ", StepJson.eliminations(step, grid.geometry()));
            rows.append(
                    numbered
                            ? Csv.row(grid, number, step.technique(), placed, removed)
                            : Csv.row(grid, step.technique(), placed, removed));
        }
        return rows.isEmpty() ? Csv.padded(numbered ? 5 : 4, grid) : rows.toString();
    }

    /** All that is known of each step. */
    public static List<JsonFields> json(List<Step> steps, Geometry geometry) {
        return steps.stream().map(step -> StepJson.of(step, geometry)).toList();
    }
}
