package io.shudu.render.narrate;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Mark;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.render.words.Language;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** How much a hint tells. Each of these is a view of the same step, and tells more than the one before it. */
public enum Detail {
    /** That there is something, and where about. */
    NUDGE,
    /** What to look for. */
    TECHNIQUE,
    /** In which houses, and for which digits. */
    AREA,
    /** The cells of the pattern. */
    PATTERN,
    /** Why it can be done. */
    WHY,
    /** What to do. */
    APPLY;

    /** What a hint tells of a step. */
    public String tell(Step step, Language language, Geometry geometry) {
        Narrator narrator = new Narrator(language, geometry);
        return switch (this) {
            case NUDGE -> {
                Set<Integer> boxes = new TreeSet<>();
                targets(step).forEach(target -> boxes.add(house(target.cell(), geometry)));
                yield narrator.taught(
                        step.placements().isEmpty() ? "detail.nudge-remove" : "detail.nudge-place",
                        narrator.words(new Subject.OfHouses(List.copyOf(boxes))));
            }
            case TECHNIQUE -> narrator.taught("detail.technique", narrator.name(step.technique()));
            case AREA -> area(step, narrator, geometry);
            case PATTERN ->
                narrator.taught(
                        "detail.pattern",
                        narrator.name(step.technique()),
                        narrator.words(new Subject.OfCells(List.copyOf(cells(step)))));
            case WHY -> Narrator.text(narrator.why(step));
            case APPLY ->
                narrator.taught(step.placements().isEmpty() ? "detail.remove" : "detail.place", narrator.changes(step));
        };
    }

    private static List<Candidate> targets(Step step) {
        return step.placements().isEmpty() ? step.eliminations() : step.placements();
    }

    /** The box of a cell, or its row where there are no boxes. */
    private static int house(int cell, Geometry geometry) {
        for (int i = 0; i < geometry.houseCount(cell); i++) {
            int house = geometry.houseOf(cell, i);
            if (geometry.houses().get(house).kind() == House.Kind.BOX) {
                return house;
            }
        }
        return geometry.houseOf(cell, 0);
    }

    /** Houses and digits of the pattern; the houses of its cells if it speaks of none. */
    private static String area(Step step, Narrator narrator, Geometry geometry) {
        Set<Integer> houses = bases(step);
        Set<Integer> digits = new TreeSet<>();
        for (Subject arg : step.args().values()) {
            if (arg instanceof Subject.OfDigit digit) {
                digits.add(digit.digit());
            } else if (arg instanceof Subject.OfDigits several) {
                digits.addAll(several.digits());
            }
        }
        if (houses.isEmpty()) {
            cells(step).forEach(cell -> houses.add(house(cell, geometry)));
        }
        if (digits.isEmpty()) {
            targets(step).forEach(target -> digits.add(target.digit()));
        }
        return narrator.taught(
                "detail.area",
                narrator.name(step.technique()),
                narrator.words(new Subject.OfHouses(List.copyOf(houses))),
                narrator.words(new Subject.OfDigits(List.copyOf(digits))));
    }

    /** The houses in which a step is seen; none if it speaks of cells alone. */
    public static Set<Integer> bases(Step step) {
        Set<Integer> houses = new TreeSet<>();
        for (Mark mark : step.marks()) {
            if (mark instanceof Mark.On on && on.subject() instanceof Subject.OfHouse house && on.role() == Role.BASE) {
                houses.add(house.house());
            }
        }
        return houses;
    }

    /** The cells that show a step; where there are none, those in which it does something. */
    public static Set<Integer> cells(Step step) {
        Set<Integer> cells = new TreeSet<>();
        for (Mark mark : step.marks()) {
            if (mark instanceof Mark.On on && on.role() != Role.TARGET) {
                if (on.subject() instanceof Subject.OfCell cell) {
                    cells.add(cell.cell());
                } else if (on.subject() instanceof Subject.OfCandidate candidate) {
                    cells.add(candidate.candidate().cell());
                }
            }
        }
        if (cells.isEmpty()) {
            targets(step).forEach(target -> cells.add(target.cell()));
        }
        return cells;
    }

    /** What all of them tell, in their order. */
    public static List<String> all(Step step, Language language, Geometry geometry) {
        return Stream.of(values())
                .map(detail -> detail.tell(step, language, geometry))
                .toList();
    }
}
