package io.shudu.logic.technique;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A position that is drawn for a test. Either a picture shows where one digit can go: {@code x} stays, {@code -} is to
 * be removed; or the candidates of some cells are written down. All other candidates of the board are there.
 */
final class Drawn {
    final Layout layout;
    final Position position;
    private Setup setup;
    private final Set<String> wanted = new TreeSet<>();

    private Drawn(Geometry geometry) {
        layout = new Layout(geometry);
        position = new Position(layout);
        setup = Setup.of(layout);
    }

    /** The places of digit 1. */
    static Drawn digit(Geometry geometry, String... rows) {
        return new Drawn(geometry).and(1, rows);
    }

    /** The places of digit 1 on the classic board. */
    static Drawn digit(String... rows) {
        return digit(Geometry.CLASSIC, rows);
    }

    /** The places of another digit too. */
    Drawn and(int digit, String... rows) {
        String picture = String.join("", rows);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            if (picture.charAt(cell) == '.') {
                position.remove(cell, digit);
            } else if (picture.charAt(cell) == '-') {
                wanted.add(layout.geometry().cellName(cell) + "<>" + digit);
            }
        }
        return this;
    }

    /** Cells with their candidates, such as {@code r1c2=37}, and removals such as {@code r4c5<>3}. */
    static Drawn cells(Geometry geometry, String... names) {
        Drawn drawn = new Drawn(geometry);
        for (String name : names) {
            int sign = name.indexOf("<>");
            if (sign > 0) {
                drawn.wanted.add(name);
                continue;
            }
            sign = name.indexOf('=');
            int cell = geometry.cellOf(name.substring(0, sign));
            for (int digit = 1; digit <= geometry.side(); digit++) {
                if (name.indexOf('0' + digit, sign + 1) < 0) {
                    drawn.position.remove(cell, digit);
                }
            }
        }
        return drawn;
    }

    /** A picture with rows and columns exchanged. */
    static String[] turned(String... rows) {
        String[] turned = new String[rows.length];
        for (int column = 0; column < rows.length; column++) {
            StringBuilder row = new StringBuilder();
            for (String old : rows) {
                row.append(old.charAt(column));
            }
            turned[column] = row.toString();
        }
        return turned;
    }

    /** With duals, and with small empty rectangles. */
    Drawn withDuals() {
        setup = new Setup(layout, true, true, false, true, false, false, false);
        return this;
    }

    /** With almost locked sets as nodes of chains. */
    Drawn withSetsInChains() {
        setup = new Setup(layout, false, false, false, true, true, false, false);
        return this;
    }

    /** What the picture says that a step removes. */
    Set<String> wanted() {
        return wanted;
    }

    /** What the first step of a technique removes; nothing if there is none. */
    Set<String> removed(TechniqueId id) {
        List<Step> steps = steps(Steps.firstExplained(layout), id);
        return steps.isEmpty() ? Set.of() : effects(steps.getFirst());
    }

    /** What the steps of a technique remove, the best first. */
    List<Set<String>> allRemoved(TechniqueId id) {
        List<Set<String>> all = new ArrayList<>();
        steps(Steps.all(layout), id).forEach(step -> all.add(effects(step)));
        return all;
    }

    /** The first step of a technique. */
    Step step(TechniqueId id) {
        return steps(Steps.firstExplained(layout), id).getFirst();
    }

    private List<Step> steps(Steps steps, TechniqueId id) {
        return steps.search(Techniques.search(id, setup), position, EnumSet.of(id))
                .steps();
    }

    private Set<String> effects(Step step) {
        Set<String> effects = new TreeSet<>();
        for (Candidate candidate : step.eliminations()) {
            effects.add(layout.geometry().cellName(candidate.cell()) + "<>" + candidate.digit());
        }
        return effects;
    }
}
