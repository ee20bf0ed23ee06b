package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonValue;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.Solver;
import io.shudu.core.transform.Transform;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Minimal;
import io.shudu.generate.holes.RandomCells;
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
import io.shudu.render.json.StepJson;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What every technique of the catalogue promises, in positions of puzzles of several boards: its steps change
 * something, never contradict the solution, and can be told in both languages; and in a transformed position it finds
 * the transformed effects.
 *
 * <p>The positions lie on the way through minimal puzzles, where besides some wrong candidates were taken away, as
 * players do. Both engines must find the same solution. How many positions there are says {@code shudu.positions};
 * {@code -Dshudu.techniques=exotic} leaves all but the exotic patterns out.
 */
class TechniqueContractTest {
    private static final String PROPERTY = "shudu.positions";

    /** The techniques to check. */
    private static final Set<TechniqueId> CHECKED =
            System.getProperty("shudu.techniques", "").equals("exotic") ? ExoticScale.techniques() : Techniques.all();

    /** All their steps take longer than those of all others together: only the first, and only now and then. */
    private static final Set<TechniqueId> SLOW =
            EnumSet.range(TechniqueId.FRANKEN_JELLYFISH, TechniqueId.KRAKEN_FISH_2);

    static {
        SLOW.addAll(Set.of(
                TechniqueId.FORCING_NET_CONTRADICTION,
                TechniqueId.FORCING_NET_VERITY,
                TechniqueId.DYNAMIC_FORCING_CHAIN,
                TechniqueId.NESTED_FORCING_CHAIN));
    }

    /** No random puzzle has them: {@link ExoticPatternsTest} looks for them in lists of hard ones. */
    private static final Set<TechniqueId> NOT_AT_RANDOM = EnumSet.of(TechniqueId.TRIDAGON, TechniqueId.DOUBLE_EXOCET);

    /** They look where HoDoKu looks and stop where it stops, which hangs on the order of cells and digits. */
    private static final Set<TechniqueId> IN_ORDER = EnumSet.of(
            TechniqueId.TWO_STRING_KITE,
            TechniqueId.DUAL_TWO_STRING_KITE,
            TechniqueId.W_WING,
            TechniqueId.ALS_CHAIN,
            TechniqueId.CONTINUOUS_NICE_LOOP,
            TechniqueId.DISCONTINUOUS_NICE_LOOP,
            TechniqueId.AIC,
            TechniqueId.GROUPED_CONTINUOUS_NICE_LOOP,
            TechniqueId.GROUPED_DISCONTINUOUS_NICE_LOOP,
            TechniqueId.GROUPED_AIC);

    private static final Geometry DIAGONALS = Geometry.CLASSIC.with(
            new House(
                    House.Kind.EXTRA, 0, IntStream.range(0, 9).map(i -> 10 * i).toArray()),
            new House(
                    House.Kind.EXTRA, 1, IntStream.range(1, 10).map(i -> 8 * i).toArray()));

    private static final long SEED = Long.getLong("shudu.positions.seed", 1);
    /** In so many positions all steps are checked once, in the others the first of each technique. */
    private static final int ALL_STRIDE = 4;
    /** Likewise for all forms of the techniques. */
    private static final int EVERY_STRIDE = 64;

    /** Likewise for the law of transforms. */
    private static final int TRANSFORM_STRIDE = 16;

    private final Map<TechniqueId, Integer> fired = new EnumMap<>(TechniqueId.class);
    private int positions;

    @Test
    void stepsAreTrueAndCanBeTold() {
        int count = Integer.getInteger(PROPERTY, 60);
        check(Geometry.CLASSIC, Minimal.ANY, count * 6 / 10);
        check(DIAGONALS, Minimal.ANY, count / 10);
        check(Geometry.of(2, 2), Minimal.ANY, count / 10);
        check(Geometry.of(2, 3), Minimal.ANY, count / 10);
        check(Geometry.of(4, 4), new RandomCells(155), count / 10);
        Set<TechniqueId> silent = EnumSet.copyOf(CHECKED);
        silent.removeAll(fired.keySet());
        silent.removeAll(NOT_AT_RANDOM);
        System.out.println("positions: " + positions + ", steps of techniques: " + fired + ", none of: " + silent);
        if (count >= 20_000) {
            assertThat(silent).isEmpty();
        }
    }

    private void check(Geometry geometry, HoleStrategy holes, int count) {
        Layout layout = new Layout(geometry);
        Map<TechniqueId, Technique> usual = new EnumMap<>(TechniqueId.class);
        Map<TechniqueId, Technique> every = new EnumMap<>(TechniqueId.class);
        for (TechniqueId id : CHECKED) {
            usual.put(id, Techniques.search(id, Setup.of(layout)));
            every.put(id, Techniques.search(id, Setup.every(layout, id)));
        }
        LogicSolver solver = new LogicSolver(Setup.of(layout), ShuduScale.SCALE);
        Generator generator = new Generator(new GenerationSpec(geometry, new SearchMethod(), holes, true, 1), SEED);
        Rng rng = new SeedSequence(SEED).at(0);
        int end = positions + count;
        for (int i = 0; positions < end; i++) {
            Grid puzzle = generator.make(i).grid();
            Grid solution = Solver.of(geometry).solve(puzzle).solution();
            assertThat(Solver.of(geometry, Solver.GENERAL).solve(puzzle).solution())
                    .isEqualTo(solution);
            Position position = Position.of(layout, puzzle);
            solver.walk(position, Steps.first(layout), (entry, found) -> {
                // Between singles little changes.
                if (positions < end && (entry.level() > 2 || rng.nextInt(4) == 0)) {
                    positions++;
                    takeAway(position, solution, rng);
                    checkAll(positions % EVERY_STRIDE == 0 ? every : usual, position, solution);
                    // On large boards nobody takes all steps, and those that come first are others in another order.
                    if (positions % TRANSFORM_STRIDE == 0 && geometry.side() <= Geometry.CLASSIC.side()) {
                        checkTransformed(position, transform(geometry, rng));
                    }
                }
            });
        }
    }

    /** Takes some wrong candidates away, at times. */
    private static void takeAway(Position position, Grid solution, Rng rng) {
        int several = rng.nextInt(4) == 0 ? rng.nextInt(6) : 0;
        for (int i = 0; i < several; i++) {
            int cell = rng.nextInt(position.layout().cellCount());
            int digit = 1 + rng.nextInt(position.layout().side());
            if (digit != solution.digit(cell) && position.digit(cell) == 0) {
                position.remove(cell, digit);
            }
        }
    }

    private void checkAll(Map<TechniqueId, Technique> searches, Position position, Grid solution) {
        Steps all = Steps.upTo(LogicSolver.MOST_STEPS, position.layout());
        Steps first = Steps.firstExplained(position.layout());
        searches.forEach((id, search) -> {
            boolean slow = SLOW.contains(id);
            if (slow && positions % ALL_STRIDE != 0) {
                return;
            }
            for (Step step : (slow || positions % ALL_STRIDE != 0 ? first : all)
                    .search(search, position, EnumSet.of(id))
                    .steps()) {
                boolean fresh = fired.merge(id, 1, Integer::sum) % 16 == 1;
                checkEffects(step, position, solution);
                if (fresh) {
                    checkJson(StepJson.of(step, solution.geometry()).value());
                }
            }
        });
    }

    /** On a board with houses of its own only some transforms keep them. */
    private static Transform transform(Geometry geometry, Rng rng) {
        return geometry.equals(DIAGONALS)
                ? Transform.rotate(geometry, rng.nextInt(4)).then(Transform.swapDigits(geometry, 1, 1 + rng.nextInt(9)))
                : Transform.random(geometry, rng);
    }

    private static void checkTransformed(Position position, Transform transform) {
        Position image = transformed(position, transform);
        for (TechniqueId id : CHECKED) {
            if (!SLOW.contains(id) && !IN_ORDER.contains(id)) {
                assertThat(effects(id, image, Transform.identity(transform.target())))
                        .as(id.id())
                        .isEqualTo(effects(id, position, transform));
            }
        }
    }

    private static Position transformed(Position position, Transform transform) {
        int cells = position.layout().cellCount();
        int[] digits = new int[cells];
        boolean[] givens = new boolean[cells];
        for (int cell = 0; cell < cells; cell++) {
            int digit = position.digit(cell);
            digits[transform.cell(cell)] = digit == 0 ? 0 : transform.digit(digit);
            givens[transform.cell(cell)] = position.isGiven(cell);
        }
        Layout layout = new Layout(transform.target());
        Position image = Position.of(layout, Grid.of(transform.target(), digits, givens));
        for (int cell = 0; cell < cells; cell++) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                int place = transform.cell(cell);
                if (!position.has(cell, digit) && image.has(place, transform.digit(digit))) {
                    image.remove(place, transform.digit(digit));
                }
            }
        }
        return image;
    }

    /** All that the steps of a technique do, transformed. */
    private static Set<String> effects(TechniqueId id, Position position, Transform transform) {
        Set<String> effects = new TreeSet<>();
        Technique search = Techniques.search(id, Setup.of(position.layout()));
        for (Step step : Steps.all(position.layout())
                .search(search, position, EnumSet.of(id))
                .steps()) {
            for (Candidate placed : step.placements()) {
                effects.add(transform.cell(placed.cell()) + "=" + transform.digit(placed.digit()));
            }
            for (Candidate removed : step.eliminations()) {
                effects.add(transform.cell(removed.cell()) + "<>" + transform.digit(removed.digit()));
            }
        }
        return effects;
    }

    private static void checkJson(JsonValue json) {
        try {
            assertThat(JsonValue.parse(json.toString())).isEqualTo(json);
        } catch (JsonProblem e) {
            throw new AssertionError(json.toString(), e);
        }
    }

    private static void checkEffects(Step step, Position position, Grid solution) {
        if (step.placements().isEmpty() && step.eliminations().isEmpty()) {
            throw new AssertionError("no effect: " + step);
        }
        for (Candidate placed : step.placements()) {
            if (solution.digit(placed.cell()) != placed.digit() || !position.has(placed.cell(), placed.digit())) {
                throw wrong(step, position, solution);
            }
        }
        for (Candidate removed : step.eliminations()) {
            if (solution.digit(removed.cell()) == removed.digit() || !position.has(removed.cell(), removed.digit())) {
                throw wrong(step, position, solution);
            }
        }
    }

    private static AssertionError wrong(Step step, Position position, Grid solution) {
        CandidateSet.Builder candidates = new CandidateSet.Builder(solution.geometry());
        StringBuilder digits = new StringBuilder();
        for (int cell = 0; cell < solution.geometry().cellCount(); cell++) {
            digits.append(position.digit(cell)).append(' ');
            for (int digit = 1; digit <= solution.geometry().side(); digit++) {
                if (position.has(cell, digit)) {
                    candidates.add(cell, digit);
                }
            }
        }
        return new AssertionError("wrong: " + step + "\nsolution " + solution + "\ndigits " + digits + "\ncandidates "
                + candidates.build());
    }
}
