package io.shudu.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.rate.HodokuScale;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;
import io.shudu.logic.technique.Technique;
import io.shudu.testkit.RandomPuzzles;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Whole paths: every step on the way is right, the ways of both scales lead to the end, and no technique is unused. */
class LogicSolverTest {
    private static final Layout LAYOUT = new Layout(Geometry.CLASSIC);

    private static final Set<TechniqueId> SLOW = EnumSet.of(
            TechniqueId.KRAKEN_FISH_1,
            TechniqueId.KRAKEN_FISH_2,
            TechniqueId.FORCING_NET_CONTRADICTION,
            TechniqueId.FORCING_NET_VERITY);

    @Test
    void noStepOfAnyTechniqueIsWrong() {
        LogicSolver solver = new LogicSolver(Setup.of(LAYOUT), HodokuScale.SCALE);
        Steps all = Steps.all(LAYOUT);
        Map<TechniqueId, Technique> searches = new EnumMap<>(TechniqueId.class);
        Techniques.all().forEach(id -> searches.put(id, Techniques.search(id, Setup.of(LAYOUT))));
        // All steps of these take longer than those of all others together.
        searches.keySet().removeAll(SLOW);
        RandomPuzzles puzzles = new RandomPuzzles(new SeedSequence(2).at(0));
        Set<String> seen = new TreeSet<>();
        int checked = 0;
        while (checked < 4) {
            Grid puzzle = Grid.ofGivens(Geometry.CLASSIC, puzzles.next());
            SolveResult result = Solver.of(Geometry.CLASSIC).solve(puzzle);
            // Puzzles with few clues need more than singles.
            if (result.verdict() != Verdict.ONE || puzzle.givenCount() > 26) {
                continue;
            }
            checked++;
            Grid solution = result.solution();
            Position position = Position.of(LAYOUT, puzzle);
            solver.walk(position, Steps.first(LAYOUT), (entry, steps) -> {
                if (entry.level() < 2) {
                    return;
                }
                searches.forEach((id, search) -> {
                    for (Step step :
                            all.search(search, position, EnumSet.of(id)).steps()) {
                        seen.add(step.technique());
                        assertRight(step, position, solution);
                    }
                });
            });
        }
        assertThat(seen)
                .contains("aic", "discontinuous-nice-loop", "grouped-discontinuous-nice-loop")
                .contains("als-xz", "finned-x-wing", "w-wing", "pointing", "hidden-pair");
    }

    private static void assertRight(Step step, Position position, Grid solution) {
        assertThat(step.placements().size() + step.eliminations().size()).isPositive();
        for (Candidate placed : step.placements()) {
            assertThat(solution.digit(placed.cell())).as(step.toString()).isEqualTo(placed.digit());
        }
        for (Candidate removed : step.eliminations()) {
            assertThat(position.has(removed.cell(), removed.digit())).isTrue();
            assertThat(solution.digit(removed.cell())).as(step.toString()).isNotEqualTo(removed.digit());
        }
    }

    @Test
    void everyPuzzleIsRatedOnBothScales() {
        ScaleRater ours = new ScaleRater(LAYOUT, ShuduScale.SCALE, false);
        ScaleRater hodoku = new ScaleRater(LAYOUT, HodokuScale.SCALE, true);
        RandomPuzzles puzzles = new RandomPuzzles(new SeedSequence(3).at(0));
        Set<Level> levels = EnumSet.noneOf(Level.class);
        for (int rated = 0; rated < 300; ) {
            Grid puzzle = Grid.ofGivens(Geometry.CLASSIC, puzzles.next());
            SolveResult result = Solver.of(Geometry.CLASSIC).solve(puzzle);
            if (result.verdict() == Verdict.ONE) {
                rated++;
                Rating own = ours.rate(puzzle, result.solution());
                Rating other = hodoku.rate(puzzle, result.solution());
                assertThat(own).isEqualTo(ours.rate(puzzle, result.solution()));
                assertThat(other.solved()).isTrue();
                assertThat(HodokuScale.level(other.hardest(), other.score())).isBetween(1, 5);
                levels.add(ShuduScale.level(own));
            }
        }
        assertThat(levels).contains(Level.BEGINNER, Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT);
    }

    @Test
    void hintsComeWithTheirReasons() {
        LogicSolver solver = new LogicSolver(Setup.of(LAYOUT), ShuduScale.SCALE);
        Position empty = new Position(LAYOUT);
        assertThat(solver.easiest(empty, false)).isEmpty();
        Position position = new Position(LAYOUT);
        for (int cell = 0; cell < 8; cell++) {
            position.place(cell, cell + 1);
        }
        Step step = solver.easiest(position, false).getFirst();
        assertThat(step.technique()).isEqualTo("full-house");
        assertThat(step.placements()).containsExactly(new Candidate(8, 9));
        assertThat(step.marks()).isNotEmpty();
        assertThat(solver.all(position, Integer.MAX_VALUE)).hasSizeGreaterThan(1);
    }

    @Test
    void aHighScoreRaisesHodokusLevel() {
        assertThat(HodokuScale.level(1, 800)).isEqualTo(1);
        assertThat(HodokuScale.level(1, 801)).isEqualTo(2);
        assertThat(HodokuScale.level(2, 1700)).isEqualTo(4);
    }
}
