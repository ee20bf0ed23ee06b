package io.shudu.logic;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Mark;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

    /** The step that places the digit on a board. */
    public Step step(Geometry geometry) {
        List<Mark> marks = new ArrayList<>();
        Map<String, Subject> args = new HashMap<>();
        args.put("cell", new Subject.OfCell(cell));
        args.put("digit", new Subject.OfDigit(digit));
        if (house != null) {
            Subject shown = new Subject.OfHouse(geometry.houses().indexOf(house));
            args.put("house", shown);
            marks.add(new Mark.On(Role.BASE, shown));
        }
        marks.add(new Mark.On(Role.TARGET, new Subject.OfCell(cell)));
        return new Step(technique.id(), List.of(new Candidate(cell, digit)), List.of(), marks, args);
    }
}
