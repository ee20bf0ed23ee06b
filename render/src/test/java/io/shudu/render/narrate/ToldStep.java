package io.shudu.render.narrate;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Mark;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.render.words.Explanation;
import io.shudu.render.words.Language;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What must be true of every step that is told, in whatever language. */
final class ToldStep {
    private static final Pattern CELL = Pattern.compile("r\\d+c\\d+");
    private static final Pattern SIGNS = Pattern.compile("[\\[\\]{}|#]|  | [.,，。]|[，。、] |\\. [a-z](?!\\d)");

    private final Step step;
    private final Geometry geometry;

    private ToldStep(Step step, Geometry geometry) {
        this.step = step;
        this.geometry = geometry;
    }

    /** Tells a step in both languages and looks at each word. */
    static void check(Step step, Geometry geometry) {
        new ToldStep(step, geometry).check();
    }

    private void check() {
        for (Language language : Language.values()) {
            List<Segment> segments = new Narrator(language, geometry).why(step);
            String text = Narrator.text(segments);
            boolean english = language == Language.ENGLISH;
            assertThat(text).endsWith(english ? "." : "。").doesNotContainPattern(SIGNS);
            assertThat(english && text.codePoints().anyMatch(c -> c >= 0x2E80))
                    .as(text)
                    .isFalse();
            for (Segment segment : segments) {
                assertThat(segment.text()).as(text).isNotEmpty();
                checkNames(language, segment);
            }
            assertThat(cells(segments)).as(text).containsAll(cellsOf(step.eliminations()));
            assertThat(cells(segments)).as(text).containsAll(cellsOf(step.placements()));
            assertThat(shownCells()).as(text).containsAll(cells(segments));
        }
    }

    /** A segment names the cells and houses that it points at, and no others. */
    private void checkNames(Language language, Segment segment) {
        Set<String> named = new TreeSet<>();
        Matcher matcher = CELL.matcher(segment.text());
        while (matcher.find()) {
            named.add(matcher.group());
        }
        assertThat(named).as(segment.text()).isEqualTo(cells(List.of(segment)));
        Subject subject = segment.subject();
        List<Integer> houses = subject instanceof Subject.OfHouse house
                ? List.of(house.house())
                : subject instanceof Subject.OfHouses many ? many.houses() : List.of();
        for (int house : houses) {
            assertThat(segment.text())
                    .contains(Explanation.house(language, geometry.houses().get(house)));
        }
    }

    /** The names of all cells that segments point at. */
    private Set<String> cells(List<Segment> segments) {
        Set<String> names = new TreeSet<>();
        segments.forEach(segment -> names.addAll(cells(segment.subject())));
        return names;
    }

    private Set<String> cells(@Nullable Subject subject) {
        if (subject == null) {
            return Set.of();
        }
        List<Integer> cells = switch (subject) {
            case Subject.OfCell one -> List.of(one.cell());
            case Subject.OfCells many -> many.cells();
            case Subject.OfCandidate one -> List.of(one.candidate().cell());
            case Subject.OfCandidates many ->
                many.candidates().stream().map(Candidate::cell).toList();
            case Subject.OfChain chain -> cells(chain);
            case Subject.OfChains many ->
                many.chains().stream().flatMap(chain -> cells(chain).stream()).toList();
            default -> List.of();
        };
        return names(cells);
    }

    private static List<Integer> cells(Subject.OfChain chain) {
        return chain.nodes().stream().flatMap(node -> node.cells().stream()).toList();
    }

    private Set<String> names(Collection<Integer> cells) {
        Set<String> names = new TreeSet<>();
        cells.forEach(cell -> names.add(geometry.cellName(cell)));
        return names;
    }

    private Set<String> cellsOf(List<Candidate> candidates) {
        return names(candidates.stream().map(Candidate::cell).toList());
    }

    /** The cells that a picture of the step shows: those with marks, and those where something happens. */
    private Set<String> shownCells() {
        List<Candidate> changed = new ArrayList<>(step.eliminations());
        changed.addAll(step.placements());
        Set<String> shown = cellsOf(changed);
        for (Mark mark : step.marks()) {
            switch (mark) {
                case Mark.On on -> shown.addAll(cells(on.subject()));
                case Mark.Link link -> shown.addAll(cellsOf(List.of(link.from(), link.to())));
            }
        }
        return shown;
    }
}
