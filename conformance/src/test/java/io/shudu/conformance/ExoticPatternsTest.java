package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.core.solve.Solver;
import io.shudu.logic.LogicSolver;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.rate.ExoticScale;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;
import io.shudu.logic.technique.Technique;
import java.io.IOException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Exotic patterns never remove what is right, where hard puzzles get stuck without suppositions. */
class ExoticPatternsTest {
    private static final Layout LAYOUT = new Layout(Geometry.CLASSIC);
    /** What the hardest puzzles are known for. The tridagon was found later than the puzzles of the lists. */
    private static final Set<TechniqueId> USUAL = EnumSet.of(
            TechniqueId.SK_LOOP,
            TechniqueId.MULTI_SECTOR_LOCKED_SETS,
            TechniqueId.JUNIOR_EXOCET,
            TechniqueId.DOUBLE_EXOCET,
            TechniqueId.SENIOR_EXOCET);

    private final Map<TechniqueId, Technique> searches = new EnumMap<>(TechniqueId.class);
    private final Map<TechniqueId, Integer> found = new EnumMap<>(TechniqueId.class);
    private final Steps all = Steps.upTo(LogicSolver.MOST_STEPS, LAYOUT);

    @Test
    void theyAreTrueInTheHardLists() throws IOException {
        for (TechniqueId id : ExoticScale.techniques()) {
            searches.put(id, Techniques.search(id, Setup.of(LAYOUT)));
        }
        check("hardest-1106.txt", 15);
        check("top1465.txt", 15);
        System.out.println("exotic patterns in hard puzzles: " + found);
        assertThat(found.keySet()).containsAll(USUAL);
    }

    private void check(String file, int stride) throws IOException {
        List<String> lines = DataFolder.lines(file, "exotic patterns in " + file);
        LogicSolver solver = new LogicSolver(Setup.of(LAYOUT), ShuduScale.SCALE);
        for (int i = 0; i < lines.size(); i += stride) {
            int[] digits = new int[81];
            for (int cell = 0; cell < digits.length; cell++) {
                digits[cell] = Math.max(0, Symbols.digit(lines.get(i).charAt(cell)));
            }
            Grid puzzle = Grid.ofGivens(Geometry.CLASSIC, digits);
            Grid solution = Solver.of(Geometry.CLASSIC).solve(puzzle).solution();
            Position position = Position.of(LAYOUT, puzzle);
            solver.walk(position, Steps.first(LAYOUT), (entry, steps) -> {
                if (entry.level() > 4) {
                    check(position, solution);
                }
            });
        }
    }

    private void check(Position position, Grid solution) {
        searches.forEach((id, search) -> {
            for (Step step : all.search(search, position, EnumSet.of(id)).steps()) {
                found.merge(id, 1, Integer::sum);
                for (Candidate removed : step.eliminations()) {
                    assertThat(solution.digit(removed.cell()))
                            .as(step.toString())
                            .isNotEqualTo(removed.digit());
                }
            }
        });
    }
}
