package io.shudu.logic;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.logic.step.SingleStep;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import org.jspecify.annotations.Nullable;

/**
 * A digit that can be placed at once, and why: the easiest of all steps.
 *
 * @param technique what shows it
 * @param cell where
 * @param digit what
 * @param house the house that shows it; null for a naked single, which needs none in particular
 */
public record Single(
        TechniqueId technique,
        int cell,
        int digit,
        @Nullable House house) {

    /** The step that places the digit in a grid. */
    public Step step(Grid grid) {
        Geometry geometry = grid.geometry();
        int shown = house == null ? -1 : geometry.houses().indexOf(house);
        return SingleStep.of(technique, geometry, grid::digit, cell, digit, shown);
    }
}
