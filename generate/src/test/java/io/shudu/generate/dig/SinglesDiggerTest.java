package io.shudu.generate.dig;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.holes.RandomCells;
import io.shudu.testkit.ReferenceSolver;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SinglesDiggerTest {
    private static final List<Geometry> BOARDS = List.of(
            Geometry.of(2, 2),
            Geometry.of(2, 3),
            Geometry.CLASSIC,
            Geometry.CLASSIC.with(new House(House.Kind.EXTRA, 0, 0, 10, 20, 30, 40, 50, 60, 70, 80)),
            Geometry.of(5, 2));

    @Property(tries = 50)
    void exactlyTheCluesGoThatSinglesBringBack(@ForAll long seed, @ForAll @IntRange(max = 4) int board) {
        Geometry geometry = BOARDS.get(board);
        Rng rng = new SeedSequence(seed).at(0);
        Grid puzzle = GridMethods.usual(geometry).make(geometry, rng);
        SinglesDigger digger = new SinglesDigger(geometry);
        digger.start(puzzle);
        for (int cell : rng.permutation(0, geometry.cellCount())) {
            boolean back = singlesSolve(puzzle.without(cell));
            assertThat(digger.tryEmpty(List.of(cell))).isEqualTo(back);
            puzzle = back ? puzzle.without(cell) : puzzle;
            assertThat(digger.puzzle()).isEqualTo(puzzle);
        }
    }

    @Property(tries = 50)
    void groupsGoTogetherOrNotAtAll(@ForAll long seed, @ForAll @IntRange(min = 2, max = 5) int size) {
        Geometry geometry = Geometry.of(3, 4);
        Rng rng = new SeedSequence(seed).at(0);
        Grid puzzle = GridMethods.usual(geometry).make(geometry, rng);
        SinglesDigger digger = new SinglesDigger(geometry);
        digger.start(puzzle);
        int[] cells = rng.permutation(0, geometry.cellCount());
        for (int from = 0; from + size <= cells.length; from += size) {
            List<Integer> group = new ArrayList<>();
            Grid without = puzzle;
            for (int i = from; i < from + size; i++) {
                group.add(cells[i]);
                without = without.without(cells[i]);
            }
            boolean back = singlesSolve(without);
            assertThat(digger.tryEmpty(group)).isEqualTo(back);
            puzzle = back ? without : puzzle;
            assertThat(digger.puzzle()).isEqualTo(puzzle);
        }
    }

    @Property(tries = 60)
    void tryingHarderLeavesMinimalPuzzlesOnSmallBoards(@ForAll long seed, @ForAll @IntRange(max = 1) int board) {
        Geometry geometry = BOARDS.get(board);
        Rng rng = new SeedSequence(seed).at(0);
        SinglesDigger digger = new SinglesDigger(geometry);
        Grid solution = GridMethods.usual(geometry).make(geometry, rng);
        digger.start(solution);
        int[] cells = rng.permutation(0, geometry.cellCount());
        List<Integer> refused = new ArrayList<>();
        for (int cell : cells) {
            if (!digger.tryEmpty(List.of(cell))) {
                refused.add(cell);
            }
        }
        for (int cell : refused) {
            Grid before = digger.puzzle();
            boolean redundant = ReferenceSolver.solve(before.without(cell), 2).size() == 1;
            assertThat(digger.tryHarder(List.of(cell))).isEqualTo(redundant);
            assertThat(digger.puzzle()).isEqualTo(redundant ? before.without(cell) : before);
        }
    }

    @Test
    void setsOfMoreThanThirtyTwoMembersWork() {
        Geometry geometry = Geometry.of(6, 6);
        Rng rng = new SeedSequence(6).at(0);
        SinglesDigger digger = new SinglesDigger(geometry);
        digger.start(GridMethods.usual(geometry).make(geometry, rng));
        int[] cells = rng.permutation(0, geometry.cellCount());
        List<Integer> refused = new ArrayList<>();
        for (int cell : cells) {
            if (!digger.tryEmpty(List.of(cell))) {
                refused.add(cell);
            }
        }
        Grid puzzle = digger.puzzle();
        assertThat(puzzle.givenCount()).isEqualTo(refused.size()).isBetween(580, 640);
        assertThat(singlesSolve(puzzle)).isTrue();
        for (int cell : refused.subList(0, 10)) {
            assertThat(singlesSolve(puzzle.without(cell))).isFalse();
        }
    }

    /** Searches would take out some more clues, and on large boards minutes; they are not worth it here. */
    @Test
    void whatIsFarOutOfReachIsNotSearchedFor() {
        Geometry geometry = Geometry.of(4, 4);
        GenerationSpec spec =
                new GenerationSpec(geometry, GridMethods.usual(geometry), new RandomCells(256 - 60), true, 5);
        Puzzle puzzle = new Generator(spec, 1).make(0);
        assertThat(puzzle.tries()).isEqualTo(5);
        assertThat(puzzle.missing()).isGreaterThan(20);
        assertThat(singlesSolve(puzzle.grid())).isTrue();
    }

    /** The nearest tries get more effort, until one comes to what was wished for. */
    @Test
    void whatIsJustOutOfReachIsSearchedFor() {
        Geometry geometry = Geometry.of(4, 4);
        GenerationSpec spec =
                new GenerationSpec(geometry, GridMethods.usual(geometry), new RandomCells(256 - 88), true, 20);
        int searched = 0;
        for (int index = 0; index < 3; index++) {
            Puzzle puzzle = new Generator(spec, 77).make(index);
            assertThat(puzzle.missing()).isZero();
            assertThat(puzzle.grid().givenCount()).isEqualTo(88);
            searched += singlesSolve(puzzle.grid()) ? 0 : 1;
        }
        assertThat(searched).isPositive();
    }

    @Property(tries = 10)
    void aDiggerStartsAfresh(@ForAll long seed) {
        Geometry geometry = Geometry.of(2, 6);
        Rng rng = new SeedSequence(seed).at(0);
        SinglesDigger digger = new SinglesDigger(geometry);
        Grid first = dug(digger, seed);
        Grid grid = GridMethods.usual(geometry).make(geometry, rng);
        digger.start(grid);
        assertThat(digger.puzzle()).isEqualTo(grid);
        digger.empty(List.of(0, 1, 2, 13, 14, 15, 143));
        assertThat(digger.puzzle().givenCount()).isEqualTo(137);
        assertThat(dug(digger, seed)).isEqualTo(first);
    }

    private static Grid dug(SinglesDigger digger, long seed) {
        Geometry geometry = Geometry.of(2, 6);
        Rng rng = new SeedSequence(seed).at(1);
        digger.start(GridMethods.usual(geometry).make(geometry, rng));
        for (int cell : rng.permutation(0, geometry.cellCount())) {
            digger.tryEmpty(List.of(cell));
        }
        return digger.puzzle();
    }

    /** Whether singles alone solve a puzzle, in the simplest way: every candidate looked at again and again. */
    private static boolean singlesSolve(Grid puzzle) {
        Geometry geometry = puzzle.geometry();
        int[] digits = puzzle.digits();
        boolean progress = true;
        while (progress) {
            progress = false;
            for (int cell = 0; cell < digits.length; cell++) {
                for (int digit = 1; digit <= geometry.side() && digits[cell] == 0; digit++) {
                    if (isSingle(geometry, digits, cell, digit)) {
                        digits[cell] = digit;
                        progress = true;
                    }
                }
            }
        }
        for (int digit : digits) {
            if (digit == 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSingle(Geometry geometry, int[] digits, int cell, int digit) {
        if (!fits(geometry, digits, cell, digit)) {
            return false;
        }
        boolean naked = true;
        for (int other = 1; other <= geometry.side() && naked; other++) {
            naked = other == digit || !fits(geometry, digits, cell, other);
        }
        boolean single = naked;
        for (int i = 0; i < geometry.houseCount(cell) && !single; i++) {
            House house = geometry.houses().get(geometry.houseOf(cell, i));
            single = true;
            for (int position = 0; position < house.size() && single; position++) {
                int other = house.cell(position);
                single = other == cell || digits[other] != 0 || !fits(geometry, digits, other, digit);
            }
        }
        return single;
    }

    private static boolean fits(Geometry geometry, int[] digits, int cell, int digit) {
        for (int i = 0; i < geometry.houseCount(cell); i++) {
            House house = geometry.houses().get(geometry.houseOf(cell, i));
            for (int position = 0; position < house.size(); position++) {
                if (digits[house.cell(position)] == digit) {
                    return false;
                }
            }
        }
        return true;
    }
}
