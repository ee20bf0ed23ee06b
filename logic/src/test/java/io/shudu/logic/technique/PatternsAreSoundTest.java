package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What patterns, wings and simple chains remove is never a digit of the solution, on boards of all kinds. */
class PatternsAreSoundTest {
    private static final Set<TechniqueId> BASICS = EnumSet.of(
            TechniqueId.FULL_HOUSE,
            TechniqueId.NAKED_SINGLE,
            TechniqueId.HIDDEN_SINGLE,
            TechniqueId.POINTING,
            TechniqueId.CLAIMING,
            TechniqueId.NAKED_PAIR);

    private static final Set<TechniqueId> PATTERNS = EnumSet.of(
            TechniqueId.SKYSCRAPER,
            TechniqueId.TWO_STRING_KITE,
            TechniqueId.DUAL_TWO_STRING_KITE,
            TechniqueId.TURBOT_FISH,
            TechniqueId.EMPTY_RECTANGLE,
            TechniqueId.DUAL_EMPTY_RECTANGLE,
            TechniqueId.SIMPLE_COLORS_TRAP,
            TechniqueId.SIMPLE_COLORS_WRAP,
            TechniqueId.MULTI_COLORS_1,
            TechniqueId.MULTI_COLORS_2,
            TechniqueId.REMOTE_PAIR,
            TechniqueId.XY_WING,
            TechniqueId.XYZ_WING,
            TechniqueId.W_WING,
            TechniqueId.X_CHAIN,
            TechniqueId.XY_CHAIN);

    private final Map<TechniqueId, Integer> found = new EnumMap<>(TechniqueId.class);

    @Test
    void onTheClassicBoard() {
        for (int seed = 0; seed < 40; seed++) {
            walk(Geometry.CLASSIC, seed, 81);
        }
        Set<TechniqueId> frequent = EnumSet.copyOf(PATTERNS);
        frequent.remove(TechniqueId.DUAL_TWO_STRING_KITE);
        frequent.remove(TechniqueId.SIMPLE_COLORS_WRAP);
        assertThat(found.keySet()).containsAll(frequent);
    }

    @Test
    void onSmallBoards() {
        for (int seed = 0; seed < 20; seed++) {
            walk(Geometry.of(2, 2), seed, 16);
            walk(Geometry.of(2, 3), seed, 36);
        }
        assertThat(found).isNotEmpty();
    }

    @Test
    void withDiagonals() {
        House down = new House(
                House.Kind.EXTRA, 0, IntStream.range(0, 9).map(i -> 10 * i).toArray());
        House up = new House(
                House.Kind.EXTRA, 1, IntStream.range(1, 10).map(i -> 8 * i).toArray());
        for (int seed = 0; seed < 6; seed++) {
            walk(Geometry.CLASSIC.with(down, up), seed, 70);
        }
        assertThat(found).isNotEmpty();
    }

    @Test
    void onALargeBoard() {
        for (int seed = 0; seed < 2; seed++) {
            walk(Geometry.of(4, 4), seed, 150);
        }
        assertThat(found).isNotEmpty();
    }

    /** Makes a puzzle, from which so many cells were tried to be emptied, and follows it. */
    private void walk(Geometry geometry, int seed, int holes) {
        Solver solver = Solver.of(geometry);
        Rng rng = new SeedSequence(seed).at(0);
        int[] solution = solver.solve(Grid.empty(geometry), SolveLimit.first(), rng)
                .solution()
                .digits();
        int[] puzzle = solution.clone();
        int[] order = rng.permutation(0, puzzle.length);
        for (int i = 0; i < holes; i++) {
            puzzle[order[i]] = 0;
            if (solver.solve(Grid.ofGivens(geometry, puzzle)).verdict() != Verdict.ONE) {
                puzzle[order[i]] = solution[order[i]];
            }
        }
        Layout layout = new Layout(geometry);
        Position position = Position.of(layout, Grid.ofGivens(geometry, puzzle));
        Map<TechniqueId, Technique> searches = new EnumMap<>(TechniqueId.class);
        for (TechniqueId id : TechniqueId.values()) {
            if (BASICS.contains(id) || PATTERNS.contains(id)) {
                searches.put(id, Techniques.search(id, Setup.of(layout)));
            }
        }
        while (step(position, searches, solution)) {
            assertThat(position.isBroken()).isFalse();
        }
    }

    private boolean step(Position position, Map<TechniqueId, Technique> searches, int[] solution) {
        Steps first = Steps.first(position.layout());
        for (TechniqueId id : BASICS) {
            if (first.search(search(searches, id), position, EnumSet.of(id)).isFound()) {
                first.apply();
                return true;
            }
        }
        TechniqueId next = null;
        Steps explained = Steps.firstExplained(position.layout());
        Steps every = Steps.all(position.layout());
        for (TechniqueId id : PATTERNS) {
            List<Step> all =
                    every.search(search(searches, id), position, EnumSet.of(id)).steps();
            for (Step step : all) {
                check(step, position, solution);
            }
            List<Step> one = explained
                    .search(search(searches, id), position, EnumSet.of(id))
                    .steps();
            assertThat(one.stream().map(Step::eliminations).toList())
                    .isEqualTo(all.stream().limit(1).map(Step::eliminations).toList());
            found.merge(id, all.size(), Integer::sum);
            next = all.isEmpty() ? next : id;
        }
        found.values().removeIf(count -> count == 0);
        if (next == null) {
            return false;
        }
        first.search(search(searches, next), position, EnumSet.of(next)).apply();
        return true;
    }

    private static Technique search(Map<TechniqueId, Technique> searches, TechniqueId id) {
        return Objects.requireNonNull(searches.get(id));
    }

    private static void check(Step step, Position position, int[] solution) {
        assertThat(step.placements()).isEmpty();
        assertThat(step.eliminations()).isNotEmpty();
        assertThat(step.args()).isNotEmpty();
        assertThat(step.marks()).isNotEmpty();
        for (Candidate candidate : step.eliminations()) {
            assertThat(position.has(candidate.cell(), candidate.digit())).isTrue();
            assertThat(candidate.digit()).isNotEqualTo(solution[candidate.cell()]);
        }
    }
}
