package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** On puzzles with one solution, no step says anything against it, whatever the board. */
class UniquenessTest {
    private static final EnumSet<TechniqueId> FAMILY =
            EnumSet.of(TechniqueId.SUE_DE_COQ, TechniqueId.TEMPLATE_SET, TechniqueId.TEMPLATE_DELETE);

    static {
        FAMILY.addAll(EnumSet.range(TechniqueId.DIRECT_POINTING, TechniqueId.DIRECT_HIDDEN_TRIPLE));
        FAMILY.addAll(EnumSet.range(TechniqueId.UNIQUE_RECTANGLE_1, TechniqueId.BUG_4));
    }

    static List<Geometry> boards() {
        int[] diagonal = {0, 10, 20, 30, 40, 50, 60, 70, 80};
        List<House> bent = new ArrayList<>(Geometry.of(2, 3).houses().subList(0, 12));
        String regions = "aaabbbaacbbdacccbdeccdddeefffdeeefff";
        for (char region = 'a'; region <= 'f'; region++) {
            char name = region;
            bent.add(new House(
                    House.Kind.BOX,
                    region - 'a',
                    IntStream.range(0, 36)
                            .filter(cell -> regions.charAt(cell) == name)
                            .toArray()));
        }
        return List.of(
                Geometry.of(2, 2),
                Geometry.of(2, 3),
                Geometry.of(4, 2),
                Geometry.CLASSIC,
                Geometry.CLASSIC.with(new House(House.Kind.EXTRA, 0, diagonal)),
                Geometry.ofHouses(6, bent),
                Geometry.ofHouses(6, Geometry.of(2, 3).houses().subList(0, 12)));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void stepsAgreeWithTheSolution(Geometry geometry) {
        Layout layout = new Layout(geometry);
        Setup setup = Setup.of(layout);
        Map<TechniqueId, Technique> searches = new EnumMap<>(TechniqueId.class);
        FAMILY.forEach(id -> searches.put(id, Techniques.search(id, setup)));
        List<Technique> easy = List.of(
                Techniques.search(TechniqueId.NAKED_SINGLE, setup),
                Techniques.search(TechniqueId.HIDDEN_SINGLE, setup),
                Techniques.search(TechniqueId.POINTING, setup));
        Steps all = Steps.all(layout);
        Steps first = Steps.first(layout);
        int found = 0;
        for (int i = 0; i < 3; i++) {
            Rng rng = new SeedSequence(2026).at(i);
            Grid solution = Solver.of(geometry)
                    .solve(Grid.empty(geometry), SolveLimit.first(), rng)
                    .solution();
            Position position = Position.of(layout, puzzle(solution, rng));
            while (!position.isComplete()) {
                for (Map.Entry<TechniqueId, Technique> entry : searches.entrySet()) {
                    EnumSet<TechniqueId> wanted = EnumSet.of(entry.getKey());
                    Technique search = entry.getValue();
                    List<Step> steps = all.search(search, position, wanted).steps();
                    found += steps.size();
                    steps.forEach(step -> assertAgrees(step, solution));
                    boolean one = first.search(search, position, wanted).isFound();
                    if (one && steps.isEmpty()) {
                        fail("%s: the first step is not among all", wanted);
                    }
                }
                advance(position, solution, first, easy, rng);
            }
        }
        assertThat(found).isPositive();
    }

    private static void assertAgrees(Step step, Grid solution) {
        boolean right = step.placements().size() + step.eliminations().size() > 0;
        for (Candidate one : step.placements()) {
            right &= solution.digit(one.cell()) == one.digit();
        }
        for (Candidate one : step.eliminations()) {
            right &= solution.digit(one.cell()) != one.digit();
        }
        if (!right) {
            fail("%s: the solution is %s", step, solution);
        }
    }

    private static Grid puzzle(Grid solution, Rng rng) {
        Geometry geometry = solution.geometry();
        Solver solver = Solver.of(geometry);
        int[] digits = solution.digits();
        for (int cell : rng.permutation(0, geometry.cellCount())) {
            int digit = digits[cell];
            digits[cell] = 0;
            if (solver.solve(Grid.ofGivens(geometry, digits)).verdict() != Verdict.ONE) {
                digits[cell] = digit;
            }
        }
        return Grid.ofGivens(geometry, digits);
    }

    /** An easy step, or if there is none, a candidate is settled by chance. */
    private static void advance(Position position, Grid solution, Steps first, List<Technique> easy, Rng rng) {
        for (Technique search : easy) {
            if (first.search(search, position, EnumSet.allOf(TechniqueId.class)).isFound()) {
                first.apply();
                return;
            }
        }
        int cell = position.empty().first();
        for (int skip = rng.nextInt(position.empty().size()); skip > 0; skip--) {
            cell = position.empty().next(cell);
        }
        int digit = Integer.numberOfTrailingZeros(position.candidates(cell)) + 1;
        if (solution.digit(cell) == digit) {
            position.place(cell, digit);
        } else {
            position.remove(cell, digit);
        }
    }

    @Test
    void allOfTheFamilyHaveASearch() {
        assertThat(Techniques.all()).containsAll(FAMILY);
    }
}
