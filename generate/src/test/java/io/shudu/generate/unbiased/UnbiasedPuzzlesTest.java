package io.shudu.generate.unbiased;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.Minimality;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnbiasedPuzzlesTest {
    private static final int FEW = 40;

    private final UnbiasedPuzzles puzzles = new UnbiasedPuzzles();

    /** The means are Berthier's over millions of puzzles, the bounds five standard errors of so few. */
    @Test
    void puzzlesAreMinimalAndHaveTheKnownNumbersOfClues() {
        Solver general = Solver.of(Geometry.CLASSIC, Solver.GENERAL);
        double clues = 0;
        double grids = 0;
        for (int index = 0; index < FEW; index++) {
            UnbiasedPuzzle puzzle = puzzles.next(new SeedSequence(21).at(index));
            SolveResult result = general.solve(puzzle.grid());
            assertThat(result.verdict()).isEqualTo(Verdict.ONE);
            assertThat(result.solutions())
                    .containsExactly(puzzle.grid().filledWith(puzzle.solution().digits()));
            assertThat(Minimality.of(puzzle.grid(), puzzle.solution(), general, Long.MAX_VALUE))
                    .isEqualTo(Minimality.MINIMAL);
            assertThat(puzzle.finds()).isPositive();
            clues += puzzle.grid().givenCount();
            grids += puzzle.grids();
        }
        assertThat(clues / FEW).isCloseTo(25.667, within(5 * 1.15 / Math.sqrt(FEW)));
        assertThat(grids / FEW * UnbiasedPuzzles.TRIES).isCloseTo(257_342 * 1.03, within(5 * 265_000 / Math.sqrt(FEW)));
    }

    @Test
    void workingMemoryLeavesNoTrace() {
        UnbiasedPuzzle alone = new UnbiasedPuzzles().next(new SeedSequence(22).at(5));
        puzzles.next(new SeedSequence(22).at(4));
        assertThat(puzzles.next(new SeedSequence(22).at(5))).isEqualTo(alone);
    }

    /** Ids of puzzles stand on these. */
    @ParameterizedTest
    @CsvSource({
        "1,0,.317....8.5......4....9.......2..691.2.........6.1.4....2.48.6......3...867..5...",
        "1,1,8.1..5.....2.6.8.1.3........9378.5...4....2.....6...375.94.61......1..45...8....."
    })
    void puzzlesStayTheSameFromVersionToVersion(long seed, long index, String line) {
        assertThat(puzzles.next(new SeedSequence(seed).at(index)).grid()).hasToString(line);
    }

    @ParameterizedTest
    @CsvSource({
        "17,1,128447994798305325,0.000113452566",
        "26,1,1132173546955454128608,1",
        "27,1,2306279447501851002720,2.037037",
        "27,3,6918838342505553008160,6.111111"
    })
    void weights(int clues, int finds, String exact, double relative) {
        int[] digits = new int[81];
        for (int cell = 0; cell < clues; cell++) {
            digits[cell] = "123456789456789123789123456".charAt(cell) - '0';
        }
        Grid grid = Grid.ofGivens(Geometry.CLASSIC, digits);
        UnbiasedPuzzle puzzle = new UnbiasedPuzzle(grid, grid, finds, 1);
        assertThat(puzzle.weight()).isEqualTo(new BigInteger(exact));
        assertThat(puzzle.relativeWeight()).isCloseTo(relative, within(relative * 1e-4));
    }
}
