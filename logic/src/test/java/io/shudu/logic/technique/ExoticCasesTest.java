package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Solver;
import io.shudu.logic.position.Position;
import io.shudu.logic.rate.ExoticScale;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Positions of puzzles, and what an exotic pattern removes there. That it is right says the only solution. */
class ExoticCasesTest {
    /** The fewest cases of a technique. */
    private static final int ENOUGH = 20;

    @Test
    void stepsRemoveWhatTheCasesSay() throws IOException {
        Map<TechniqueId, Integer> counts = new EnumMap<>(TechniqueId.class);
        for (String line : cases()) {
            String[] fields = line.split(":", -1);
            TechniqueId id = Objects.requireNonNull(TechniqueId.byId(fields[0]));
            PencilMarks marks = PencilMarks.of(Geometry.CLASSIC, fields[2]);
            for (String gone : fields[3].isEmpty() ? new String[0] : fields[3].split(" ", -1)) {
                marks.position().remove(cell(gone), digit(gone));
            }
            List<Step> steps = marks.steps(id, EnumSet.of(id));
            assertThat(steps).extracting(ExoticCasesTest::effects).as(line).contains(Set.of(fields[4].split(" ", -1)));
            Grid solution = solution(marks.position());
            for (Step step : steps) {
                for (Candidate removed : step.eliminations()) {
                    assertThat(solution.digit(removed.cell())).as(line).isNotEqualTo(removed.digit());
                }
            }
            counts.merge(id, 1, Integer::sum);
        }
        assertThat(counts.keySet()).isEqualTo(ExoticScale.techniques());
        assertThat(counts.values()).allMatch(count -> count >= ENOUGH);
    }

    private static List<String> cases() throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(ExoticCasesTest.class.getResourceAsStream("exotic-cases.txt")),
                StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.startsWith("#")).toList();
        }
    }

    private static int digit(String text) {
        return text.charAt(0) - '0';
    }

    private static int cell(String text) {
        return 9 * (text.charAt(1) - '1') + text.charAt(2) - '1';
    }

    private static Set<String> effects(Step step) {
        return step.eliminations().stream()
                .map(one -> "" + one.digit() + (one.cell() / 9 + 1) + (one.cell() % 9 + 1))
                .collect(Collectors.toSet());
    }

    private static Grid solution(Position position) {
        Grid givens = Grid.empty(Geometry.CLASSIC);
        for (int cell = 0; cell < 81; cell++) {
            givens = position.isGiven(cell) ? givens.with(cell, position.digit(cell)) : givens;
        }
        return Solver.of(Geometry.CLASSIC).solve(givens).solution();
    }
}
