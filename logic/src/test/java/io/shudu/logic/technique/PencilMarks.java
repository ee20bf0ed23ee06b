package io.shudu.logic.technique;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A position to write down by hand, and what techniques find in it. */
final class PencilMarks {
    private final Position position;

    private PencilMarks(Position position) {
        this.position = position;
    }

    /** An empty board. */
    static PencilMarks on(Geometry geometry) {
        return new PencilMarks(new Position(new Layout(geometry)));
    }

    /** The digits of a board row by row, {@code .} for an empty cell; those after a {@code +} were not given. */
    static PencilMarks of(Geometry geometry, String digits) {
        PencilMarks marks = on(geometry);
        int cell = 0;
        boolean given = true;
        for (int i = 0; i < digits.length(); i++) {
            char symbol = digits.charAt(i);
            if (symbol == '+') {
                given = false;
                continue;
            }
            if (symbol != '.') {
                marks.position.place(cell, Character.digit(symbol, 36));
                if (given) {
                    marks.position.markGiven(cell);
                }
            }
            given = true;
            cell++;
        }
        return marks;
    }

    /** Leaves nothing but some candidates in a cell: {@code r1c4=127}. */
    PencilMarks leave(String... entries) {
        for (String entry : entries) {
            int equals = entry.indexOf('=');
            int cell = cell(entry.substring(0, equals));
            for (int digit = 1; digit <= position.layout().side(); digit++) {
                if (entry.indexOf(Character.forDigit(digit, 36), equals) < 0) {
                    position.remove(cell, digit);
                }
            }
        }
        return this;
    }

    /** Removes candidates: {@code r1c4-1}. */
    PencilMarks remove(String entries) {
        for (String entry : entries.split(" ", -1)) {
            int minus = entry.indexOf('-');
            position.remove(cell(entry.substring(0, minus)), Character.digit(entry.charAt(minus + 1), 36));
        }
        return this;
    }

    /** Removes a digit from a house, but for some cells. */
    PencilMarks removeFrom(String house, int digit, String... except) {
        List<Integer> kept = Stream.of(except).map(this::cell).toList();
        Geometry geometry = position.layout().geometry();
        geometry.houses().stream()
                .filter(one -> one.toString().equals(house))
                .flatMapToInt(one -> Arrays.stream(one.cells()))
                .filter(cell -> !kept.contains(cell))
                .forEach(cell -> position.remove(cell, digit));
        return this;
    }

    private int cell(String name) {
        return position.layout().geometry().cellOf(name);
    }

    Position position() {
        return position;
    }

    /** What the first step of a technique does: {@code r1c4=7} or {@code r1c4-1 r1c5-1}; empty if there is none. */
    String first(TechniqueId id) {
        return first(Setup.of(position.layout()), id);
    }

    String first(Setup setup, TechniqueId id) {
        List<Step> steps = Steps.firstExplained(position.layout())
                .search(Techniques.search(id, setup), position, EnumSet.of(id))
                .steps();
        return steps.isEmpty() ? "" : effects(steps.getFirst());
    }

    /** What all steps of a technique do. */
    List<String> all(TechniqueId id) {
        return steps(id, EnumSet.of(id)).stream().map(this::effects).toList();
    }

    /** All steps of some kinds that one search finds. */
    List<Step> steps(TechniqueId search, EnumSet<TechniqueId> wanted) {
        Setup setup = Setup.of(position.layout());
        return Steps.all(position.layout())
                .search(Techniques.search(search, setup), position, wanted)
                .steps();
    }

    String effects(Step step) {
        return Stream.concat(
                        step.placements().stream().map(one -> text(one, "=")),
                        step.eliminations().stream().map(one -> text(one, "-")))
                .collect(Collectors.joining(" "));
    }

    private String text(Candidate candidate, String sign) {
        return position.layout().geometry().cellName(candidate.cell()) + sign + candidate.digit();
    }
}
