package io.shudu.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.grids.BoxesMethod;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.Clues;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.PerColumn;
import io.shudu.generate.holes.PerRow;
import io.shudu.generate.holes.RandomCells;
import io.shudu.generate.holes.Symmetry;
import io.shudu.testkit.ReferenceSolver;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeneratorTest {
    private static final Geometry CLASSIC = Geometry.CLASSIC;

    private static Generator generator(Geometry geometry, HoleStrategy holes, boolean unique, int tries, long seed) {
        return new Generator(new GenerationSpec(geometry, new SearchMethod(), holes, unique, tries), seed);
    }

    private static boolean isUnique(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        List<Grid> solutions = grid.geometry().side() <= 6
                ? ReferenceSolver.solve(grid, 2)
                : Solver.of(grid.geometry()).solve(grid).solutions();
        return solutions.size() == 1 && solutions.getFirst().allGiven().equals(puzzle.solution());
    }

    private static int[] holesByRow(Grid grid) {
        int side = grid.geometry().side();
        int[] holes = new int[side];
        for (int cell = 0; cell < side * side; cell++) {
            holes[cell / side] += grid.isEmpty(cell) ? 1 : 0;
        }
        return holes;
    }

    private static int[] holesByColumn(Grid grid) {
        int side = grid.geometry().side();
        int[] holes = new int[side];
        for (int cell = 0; cell < side * side; cell++) {
            holes[cell % side] += grid.isEmpty(cell) ? 1 : 0;
        }
        return holes;
    }

    @Property(tries = 200)
    void uniquePuzzlesKeepTheWish(
            @ForAll long seed,
            @ForAll @IntRange(max = 7) int board,
            @ForAll @IntRange(max = 4) int method,
            @ForAll @IntRange(max = 60) int percent) {
        Geometry geometry = Boards.ALL.get(board);
        int holes = geometry.cellCount() * percent / 100;
        GridMethod gridMethod = GridMethods.all().get(method);
        GenerationSpec spec = new GenerationSpec(geometry, gridMethod, new RandomCells(holes), true, 3);
        Puzzle puzzle = new Generator(spec, seed).make(7);

        assertThat(Boards.isSolved(puzzle.solution())).isTrue();
        assertThat(Boards.isPart(puzzle.grid(), puzzle.solution())).isTrue();
        assertThat(isUnique(puzzle)).isTrue();
        assertThat(Boards.holes(puzzle.grid()) + puzzle.missing()).isEqualTo(holes);
        assertThat(puzzle.tries()).isBetween(1, 3);
        assertThat(puzzle.missing() == 0 || puzzle.tries() == 3).isTrue();
        assertThat(puzzle.provenance()).isEqualTo(new Provenance.Run(spec, seed, 7));
        assertThat(puzzle.grid().candidates()).isNull();
    }

    @Property(tries = 60)
    void rowsHaveAllTheirHoles(@ForAll long seed, @ForAll @IntRange(max = 4) int board, @ForAll boolean unique) {
        Geometry geometry = Boards.ALL.get(board);
        int each = geometry.side() / 2;
        Puzzle puzzle = generator(geometry, new PerRow(each), unique, 50, seed).make(0);
        assertThat(puzzle.missing()).isZero();
        assertThat(holesByRow(puzzle.grid())).containsOnly(each);
        assertThat(Boards.isPart(puzzle.grid(), puzzle.solution())).isTrue();
        assertThat(!unique || isUnique(puzzle)).isTrue();
        assertThat(puzzle.provenance().acceptance().unique()).isEqualTo(unique);
    }

    @Property(tries = 60)
    void columnsHaveAtMostTheirHoles(@ForAll long seed, @ForAll @IntRange(max = 4) int board, @ForAll boolean unique) {
        Geometry geometry = Boards.ALL.get(board);
        int draws = geometry.side() - 2;
        Puzzle puzzle =
                generator(geometry, new PerColumn(draws), unique, 50, seed).make(0);
        assertThat(puzzle.missing()).isZero();
        assertThat(puzzle.tries()).isEqualTo(1);
        for (int holes : holesByColumn(puzzle.grid())) {
            assertThat(holes).isBetween(unique ? 0 : 1, draws);
        }
        assertThat(!unique || isUnique(puzzle)).isTrue();
    }

    @Property(tries = 40)
    void withoutTheWishForOneSolutionTheNumberIsExact(@ForAll long seed, @ForAll @IntRange(max = 81) int holes) {
        Puzzle puzzle =
                generator(CLASSIC, new RandomCells(holes), false, 1, seed).make(0);
        assertThat(Boards.holes(puzzle.grid())).isEqualTo(holes);
        assertThat(puzzle.missing()).isZero();
        assertThat(puzzle.tries()).isEqualTo(1);
        assertThat(Boards.isPart(puzzle.grid(), puzzle.solution())).isTrue();
    }

    @Test
    void aRangeTakesAsMuchAsItCanGet() {
        // 64 holes are the most that any classic puzzle has, so the upper end is never reached.
        Generator generator = generator(CLASSIC, new RandomCells(50, 70), true, 20, 3);
        for (int index = 0; index < 20; index++) {
            Puzzle puzzle = generator.make(index);
            assertThat(puzzle.missing()).isZero();
            assertThat(Boards.holes(puzzle.grid())).isBetween(50, 64);
            assertThat(isUnique(puzzle)).isTrue();
            assertThat(isMinimal(puzzle.grid())).isTrue();
        }
        assertThat(generator(CLASSIC, new RandomCells(50, 70), true, 20, 3)
                        .make(0)
                        .provenance()
                        .holes())
                .isEqualTo("50..70");
        Puzzle within = generator(CLASSIC, new RandomCells(30, 40), true, 20, 3).make(0);
        assertThat(Boards.holes(within.grid())).isEqualTo(40);
    }

    private static boolean isMinimal(Grid grid) {
        Solver solver = Solver.of(grid.geometry());
        for (int cell = 0; cell < 81; cell++) {
            if (!grid.isEmpty(cell) && solver.solve(grid.without(cell)).verdict() != Verdict.MANY) {
                return false;
            }
        }
        return true;
    }

    @Test
    void anImpossibleWishEndsAndSaysHowFarItGot() {
        Puzzle puzzle = generator(CLASSIC, new RandomCells(70), true, 10, 1).make(0);
        assertThat(puzzle.tries()).isEqualTo(10);
        assertThat(puzzle.missing()).isEqualTo(70 - Boards.holes(puzzle.grid())).isBetween(6, 20);
        assertThat(isUnique(puzzle)).isTrue();

        int[] missingByTries = new int[10];
        for (int tries = 1; tries <= 10; tries++) {
            Puzzle best =
                    generator(CLASSIC, new RandomCells(70), true, tries, 1).make(0);
            assertThat(best.tries()).isEqualTo(tries);
            missingByTries[tries - 1] = best.missing();
        }
        for (int i = 1; i < 10; i++) {
            assertThat(missingByTries[i]).isLessThanOrEqualTo(missingByTries[i - 1]);
        }
        assertThat(missingByTries[9]).isLessThan(missingByTries[0]);
    }

    @Test
    void missingHolesOfAllRowsAddUp() {
        Puzzle puzzle = generator(CLASSIC, new PerRow(8), true, 2, 1).make(0);
        int missing = 0;
        for (int holes : holesByRow(puzzle.grid())) {
            missing += 8 - holes;
        }
        assertThat(puzzle.missing()).isEqualTo(missing).isPositive();
    }

    @Test
    void twoThreadsMakeTheSamePuzzlesAsOne() throws Exception {
        GenerationSpec spec = new GenerationSpec(CLASSIC, new BoxesMethod(), new PerRow(5), true, 10);
        Generator one = new Generator(spec, 99);
        List<Puzzle> expected = new ArrayList<>();
        for (int index = 0; index < 20; index++) {
            expected.add(one.make(index));
        }
        List<Future<List<Puzzle>>> halves = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            for (int thread = 0; thread < 2; thread++) {
                int first = thread;
                halves.add(threads.submit(() -> {
                    Generator own = new Generator(spec, 99);
                    List<Puzzle> puzzles = new ArrayList<>();
                    for (int index = 18 + first; index >= 0; index -= 2) {
                        puzzles.add(own.make(index));
                    }
                    return puzzles;
                }));
            }
        }
        for (int index = 0; index < 20; index++) {
            assertThat(halves.get(index % 2).get().get(9 - index / 2)).isEqualTo(expected.get(index));
        }
        Set<Grid> grids = new HashSet<>();
        expected.forEach(puzzle -> grids.add(puzzle.grid()));
        assertThat(grids).hasSize(20);
    }

    @Test
    void anotherSeedMakesOtherPuzzles() {
        Puzzle first = generator(CLASSIC, new RandomCells(40), true, 1, 1).make(0);
        Puzzle second = generator(CLASSIC, new RandomCells(40), true, 1, 2).make(0);
        assertThat(first.grid()).isNotEqualTo(second.grid());
        assertThat(first.provenance().seed()).isEqualTo(1);
        assertThat(second.provenance().seed()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"4,4", "2,8", "5,5", "6,6"})
    void largeBoardsGetUniquePuzzlesWithTheDefaultClues(int boxRows, int boxColumns) {
        Geometry geometry = Geometry.of(boxRows, boxColumns);
        int clues = Clues.usual(geometry);
        Puzzle puzzle = generator(geometry, new RandomCells(geometry.cellCount() - clues), true, 5, 1)
                .make(0);
        assertThat(puzzle.missing()).isZero();
        assertThat(puzzle.grid().givenCount()).isEqualTo(clues);
        assertThat(Boards.isPart(puzzle.grid(), puzzle.solution())).isTrue();
        assertThat(isUnique(puzzle)).isTrue();
    }

    @Test
    void anExtraHouseIsUsed() {
        House diagonal = new House(House.Kind.EXTRA, 0, 0, 10, 20, 30, 40, 50, 60, 70, 80);
        Geometry geometry = CLASSIC.with(diagonal);
        Puzzle puzzle = generator(geometry, new RandomCells(50), true, 20, 1).make(0);
        assertThat(puzzle.missing()).isZero();
        assertThat(puzzle.solution().isSolved()).isTrue();
        assertThat(isUnique(puzzle)).isTrue();
    }

    /** The methods that do not depend on the order in which a solver searches. */
    @ParameterizedTest
    @CsvSource({
        "restart,......764764..985..1......9...5.4....5...63....19.....1.5.93.2..3..6..872.6..5.1.",
        "boxes,..8.4.12.4.2.....6.3.1.5.48..76.....8.3..14..1...7936..2..9...7......6..374.6....",
        "shift,8....31.2.63.5...4..2..496.7.8.....1...52.7..52..48......39..15..621....2......9.",
        "shuffle,7.6..3.8.83427...9.12..6.7.........7...9523........9..4...17..8.8.6..71..9.4..6.."
    })
    void puzzlesOfARunStayTheSameFromVersionToVersion(String method, String expected) {
        GridMethod gridMethod = Objects.requireNonNull(GridMethods.byId(method));
        GenerationSpec spec = new GenerationSpec(CLASSIC, gridMethod, new RandomCells(50), true, 50);
        assertThat(new Generator(spec, 1).make(2).grid()).hasToString(expected);
    }

    @Test
    void whatIsNotAcceptedIsTriedAgain() {
        Acceptance.Stage corner = new Acceptance.Stage() {
            @Override
            public String id() {
                return "corner";
            }

            @Override
            public Acceptance.Judge judge(Geometry geometry) {
                return (puzzle, solution) -> puzzle.isEmpty(0) && solution.digit(0) == 7 ? 0 : -1;
            }
        };
        Acceptance acceptance = new Acceptance(true, List.of(corner));
        assertThat(acceptance.id()).isEqualTo("unique+corner");
        GenerationSpec spec = new GenerationSpec(
                Geometry.CLASSIC, new UniformMethod(), new RandomCells(40), Symmetry.NONE, acceptance, 1000);
        Puzzle puzzle = new Generator(spec, 5).make(0);
        assertThat(puzzle.accepted()).isTrue();
        assertThat(puzzle.missing()).isZero();
        assertThat(puzzle.solution().digit(0)).isEqualTo(7);
        assertThat(puzzle.tries()).isGreaterThan(1);
        assertThat(PuzzleId.of(puzzle.provenance())).isEqualTo("1:9:uniform:40:none:unique+corner:5:0:1000");
        assertThat(new Generator(spec.withTries(1), 5).make(0).accepted()).isFalse();
    }
}
